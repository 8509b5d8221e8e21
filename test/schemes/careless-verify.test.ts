// The check of signatures bites in each of its parts: a verify that is careless in one way fails it there.
import { describe, expect, test } from 'vitest';
import { type SlhDsa, slh_dsa_sha2_128f, slh_dsa_shake_128f } from '../../src/slh-dsa.ts';
import { bytes, keyOf, siblingOf } from './sets.ts';
import { checkSignature } from './signature-check.ts';

describe.each([slh_dsa_sha2_128f, slh_dsa_shake_128f])('$name', (set) => {
  const { secretKey, publicKey } = keyOf(set);
  const otherPublicKey = bytes(set.lengths.publicKey, siblingOf(set).name);
  const message = Uint8Array.of(1, 2, 3);
  const context = Uint8Array.of(4, 5);
  const signature = set.sign(message, secretKey, { context });
  const signed = { signature, message, context, publicKey, otherPublicKey };

  const careless: readonly [what: RegExp, verify: SlhDsa['verify']][] = [
    [/bit 0 of byte 0 flipped/, () => true],
    [/byte 17087 flipped/, (sig, ...rest) => set.verify(endedWell(sig), ...rest)],
    [/a changed message/, (sig, msg, ...rest) => set.verify(sig, byLength(msg), ...rest)],
    [/a lengthened message/, (sig, msg, ...rest) => set.verify(sig, msg.subarray(0, 3), ...rest)],
    [/its context changed/, (sig, msg, key) => set.verify(sig, msg, key, { context })],
    [/one byte long/, (sig, ...rest) => set.verify(sig.subarray(0, signature.length), ...rest)],
    [/one byte short/, (sig, ...rest) => set.verify(lengthened(sig), ...rest)],
    [/another set's key/, (sig, msg, _key, options) => set.verify(sig, msg, publicKey, options)],
    [/refuses the intact signature/, () => false],
  ];

  /** The last bytes of the signature, whatever was given. */
  function endedWell(sig: Uint8Array): Uint8Array {
    if (sig.length !== signature.length) return sig;
    return Uint8Array.of(...sig.subarray(0, sig.length - 16), ...signature.subarray(sig.length - 16));
  }

  /** Verifies the message by its length alone. */
  function byLength(msg: Uint8Array): Uint8Array {
    return msg.length === message.length ? message : msg;
  }

  /** Reads on past the end. */
  function lengthened(sig: Uint8Array): Uint8Array {
    return sig.length === signature.length - 1 ? Uint8Array.of(...sig, signature.at(-1) as number) : sig;
  }

  test('a careful one passes', () => {
    checkSignature(set, signed);
  });

  test.each(careless)('%s', (what, verify) => {
    expect(() => checkSignature({ ...set, verify }, signed)).toThrow(what);
  });
});
