import { TREE } from '../../engines/address.ts';
import { treeAddresses } from './addresses.ts';
import { type Scheme, secretKeyParts } from './scheme.ts';

/** FIPS 205, Algorithm 18: the secret key of 4n bytes from SK.seed || SK.prf || PK.seed. */
export function generateKey(
  { parameters, shape, engine }: Scheme,
  seed: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const { n, d, hPrime } = parameters;
  const secretKey = new Uint8Array(4 * n);
  secretKey.set(seed);
  const { skSeed, pkSeed, pkRoot } = secretKeyParts(n, secretKey);
  try {
    engine.open(shape, { pkSeed, skSeed }, (hash) => {
      hash.xmssTrees({
        height: hPrime,
        addresses: treeAddresses([{ layer: d - 1, treeHigh: 0, treeLow: 0, leaf: 0 }], TREE),
        leaves: new Uint32Array(1),
        roots: pkRoot,
        paths: new Uint8Array(hPrime * n),
      });
    });
    return secretKey;
  } catch (thrown) {
    secretKey.fill(0);
    throw thrown;
  }
}
