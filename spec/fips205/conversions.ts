// FIPS 205, section 4.4: Arrays, Byte Strings, and Integers.

/** FIPS 205, Algorithm 2: toInt(X, n). */
export function toInt(X: Uint8Array, n: number): bigint {
  let total = 0n;
  for (let i = 0; i < n; i++) total = 256n * total + BigInt(X[i] as number);
  return total;
}

/** FIPS 205, Algorithm 3: toByte(x, n). */
export function toByte(x: bigint | number, n: number): Uint8Array {
  let total = BigInt(x);
  const S = new Uint8Array(n);
  for (let i = 0; i < n; i++) {
    S[n - 1 - i] = Number(total % 256n);
    total = total >> 8n;
  }
  return S;
}

/** FIPS 205, Algorithm 4: base_2^b(X, b, out_len), for b up to 53. */
export function base2b(X: Uint8Array, b: number, outLength: number): number[] {
  if (!(b >= 1 && b <= 53)) throw new RangeError(`b is ${b}; wanted 1 to 53`);
  const needed = Math.ceil((outLength * b) / 8);
  if (X.length < needed)
    throw new RangeError(`X has ${X.length} bytes; Algorithm 4 wants at least ${needed}`);
  let input = 0;
  let bits = 0;
  let total = 0n;
  const baseb: number[] = [];
  for (let out = 0; out < outLength; out++) {
    while (bits < b) {
      total = (total << 8n) + BigInt(X[input] as number);
      input = input + 1;
      bits = bits + 8;
    }
    bits = bits - b;
    baseb.push(Number((total >> BigInt(bits)) % 2n ** BigInt(b)));
  }
  return baseb;
}
