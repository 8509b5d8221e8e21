import { digestOf, type Stream } from './streaming.ts';

/** FIPS 198-1, 4: HMAC with a key of at most one block, cut to the output's length. `block` is where its pads go. */
export function hmac(
  stream: Stream,
  block: number,
  key: Uint8Array,
  text: readonly Uint8Array[],
  output: Uint8Array,
): void {
  const padded = stream.memory.subarray(block, block + stream.digest.blockBytes);
  const pad = (byte: number): Uint8Array => {
    padded.fill(byte);
    key.forEach((value, i) => {
      padded[i] = value ^ byte;
    });
    return padded;
  };
  const inner = digestOf(stream, [pad(0x36), ...text]);
  const outer = digestOf(stream, [pad(0x5c), inner]);
  output.set(outer.subarray(0, output.length));
}

/** RFC 8017, B.2.1: MGF1 of the parts' concatenation, as many bytes as `output` has. */
export function mgf1(stream: Stream, seed: readonly Uint8Array[], output: Uint8Array): void {
  const counter = new Uint8Array(4);
  for (let made = 0; made < output.length; ) {
    const mask = digestOf(stream, [...seed, counter]);
    output.set(mask.subarray(0, output.length - made), made);
    made += mask.length;
    counter[3] = (counter[3] as number) + 1;
  }
}
