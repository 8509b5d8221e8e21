// Signatures of SPHINCS+, round 3, have the sizes of SLH-DSA's and are hashed alike, but choose other FORS leaves
// (there the digest's bits are read from the least significant one of each byte) and bind no context.
import { expect, test } from 'vitest';
import { shakeN16 } from '../../src/engines/shake/n16.ts';
import type { TreeHashEngine } from '../../src/engines/tree-hash.ts';
import { SHAKE_128F } from '../../src/schemes/slh-dsa/parameters.ts';
import { schemeOf } from '../../src/schemes/slh-dsa/scheme.ts';
import { signInternal } from '../../src/schemes/slh-dsa/sign.ts';
import { verifyInternal } from '../../src/schemes/slh-dsa/verify.ts';
import { slh_dsa_shake_128f as set } from '../../src/slh-dsa.ts';
import { keyOf } from './sets.ts';

const { a, k } = SHAKE_128F;

/** The digest that leads Algorithm 4 to the leaves that round 3 chooses. */
function rearranged(digest: Uint8Array): Uint8Array {
  const bitAt = (at: number): number => ((digest[at >> 3] as number) >> (at & 7)) & 1;
  const turned = digest.slice();
  turned.fill(0, 0, Math.ceil((k * a) / 8));
  for (let at = 0; at < k * a; at++) {
    const to = at - (at % a) + (a - 1 - (at % a));
    turned[to >> 3] = (turned[to >> 3] as number) | (bitAt(at) << (7 - (to & 7)));
  }
  return turned;
}

const round3: TreeHashEngine = {
  ...shakeN16,
  open: (shape, key, work) =>
    shakeN16.open(shape, key, (hash) =>
      work({
        ...hash,
        hMsg: (r, pkRoot, message, output) => {
          hash.hMsg(r, pkRoot, message, output);
          output.set(rearranged(output));
        },
      }),
    ),
};

test('a right signature of round 3 is refused and nothing is thrown', () => {
  const { secretKey, publicKey } = keyOf(set);
  const message = Uint8Array.of(1, 2, 3);
  const scheme = schemeOf(SHAKE_128F, round3);
  const signature = signInternal(scheme, [message], secretKey, new Uint8Array(16)) as Uint8Array;
  expect(signature.length).toBe(set.lengths.signature);
  expect(verifyInternal(scheme, publicKey, [{ signature, message: [message] }])).toEqual([true]);
  expect(set.verify(signature, message, publicKey)).toBe(false);
  expect(set.internal.verify(signature, message, publicKey)).toBe(false);
});
