// Against node:crypto of Node 26 (OpenSSL 3.5): keys, signatures both ways, and the same bytes once R is the same.
import { describe, expect, test } from 'vitest';
import { sha2N16 } from '../../src/engines/sha2/n16.ts';
import { sha2N24 } from '../../src/engines/sha2/n24.ts';
import { sha2N32 } from '../../src/engines/sha2/n32.ts';
import { shakeN16 } from '../../src/engines/shake/n16.ts';
import { shakeN24 } from '../../src/engines/shake/n24.ts';
import { shakeN32 } from '../../src/engines/shake/n32.ts';
import type { TreeHashEngine } from '../../src/engines/tree-hash.ts';
import * as rows from '../../src/schemes/slh-dsa/parameters.ts';
import { schemeOf } from '../../src/schemes/slh-dsa/scheme.ts';
import { signInternal } from '../../src/schemes/slh-dsa/sign.ts';
import { node26 } from '../node26.ts';
import { full } from '../suite.ts';
import { askNode26 } from './openssl.ts';
import { bytes, fastSets, hex, keyOf, sets } from './sets.ts';

/** An engine whose PRF_msg gives an R that was chosen elsewhere. */
function withR(engine: TreeHashEngine, r: Uint8Array): TreeHashEngine {
  return {
    ...engine,
    open: (shape, key, work) =>
      engine.open(shape, key, (hash) => work({ ...hash, prfMsg: (_k, _o, _m, output) => output.set(r) })),
  };
}

const engines: Readonly<Record<string, Readonly<Record<number, TreeHashEngine>>>> = {
  SHA2: { 16: sha2N16, 24: sha2N24, 32: sha2N32 },
  SHAKE: { 16: shakeN16, 24: shakeN24, 32: shakeN32 },
};

describe.skipIf(node26 === undefined)('node:crypto of Node 26', () => {
  test.each(full ? sets : fastSets)(
    '$name',
    (set) => {
      const { secretKey, publicKey } = keyOf(set);
      const cases = [
        { message: bytes(0, ''), context: bytes(0, '') },
        { message: bytes(1, 'm'), context: bytes(255, 'c') },
        { message: bytes(1000, 'm'), context: bytes(1, 'c') },
      ];
      const signatures = cases.map(({ message, context }) => set.sign(message, secretKey, { context }));
      const { same, results } = askNode26(
        set,
        { secretKey, publicKey },
        cases.map((each, i) => ({ ...each, signature: signatures[i] as Uint8Array })),
      );
      expect(same).toBe(true);
      const parameters = Object.values(rows).find(({ name }) => name === set.name);
      if (parameters === undefined) throw new Error(`no row for ${set.name}`);
      results.forEach(({ verified, signature }, i) => {
        const { message, context } = cases[i] as (typeof cases)[0];
        const theirs = new Uint8Array(Buffer.from(signature, 'hex'));
        expect(verified).toBe(true);
        expect(set.verify(theirs, message, publicKey, { context })).toBe(true);
        // Its signatures are always hedged; but all that follows from R is determined.
        const engine = withR(
          engines[parameters.hash]?.[parameters.n] as TreeHashEngine,
          theirs.subarray(0, parameters.n),
        );
        const prefix = Uint8Array.of(0, context.length, ...context);
        const ours = signInternal(
          schemeOf(parameters, engine),
          [prefix, message],
          secretKey,
          new Uint8Array(0),
        );
        expect(ours !== undefined && hex(ours) === signature).toBe(true);
      });
    },
    120_000,
  );
});
