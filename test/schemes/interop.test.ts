// Against node:crypto of Node 26 (OpenSSL 3.5): keys, signatures both ways, and the same bytes once R is the same.
import { spawnSync } from 'node:child_process';
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
import type { SlhDsa } from '../../src/slh-dsa.ts';
import { node26 } from '../node26.ts';
import { full } from '../suite.ts';
import { bytes, familyOf, fastSets, hex, keyOf, sets } from './sets.ts';

/** What Node 26 does with one key: both ways for each message, and a signature of its own. */
const script = `
const { createPrivateKey, createPublicKey, sign, verify } = require('node:crypto');
const { pkcs8, spki, cases } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
const from = (text) => Buffer.from(text, 'hex');
const privateKey = createPrivateKey({ key: from(pkcs8), format: 'der', type: 'pkcs8' });
const publicKey = createPublicKey({ key: from(spki), format: 'der', type: 'spki' });
const same = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('hex') === spki;
const results = cases.map(({ message, context, signature }) => {
  const options = context === '' ? {} : { context: from(context) };
  return {
    verified: verify(null, from(message), { key: publicKey, ...options }, from(signature)),
    signature: sign(null, from(message), { key: privateKey, ...options }).toString('hex'),
  };
});
process.stdout.write(JSON.stringify({ same, results }));
`;

interface Answer {
  readonly same: boolean;
  readonly results: readonly { readonly verified: boolean; readonly signature: string }[];
}

/** RFC 9909: 2.16.840.1.101.3.4.3.20 to .31 name the twelve sets; the keys stand in their encodings as they are. */
function algorithm(set: SlhDsa): string {
  const place = ['128s', '128f', '192s', '192f', '256s', '256f'].indexOf(set.name.slice(-4));
  const first = familyOf(set) === 'SHA2' ? 20 : 26;
  return `300b06096086480165030403${(first + place).toString(16)}`;
}

const lengthOf = (text: string): string => (text.length / 2).toString(16).padStart(2, '0');
/** One DER element of fewer than 256 bytes. */
function der(tag: string, content: string): string {
  return `${tag}${content.length / 2 > 127 ? '81' : ''}${lengthOf(content)}${content}`;
}

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
      const input = JSON.stringify({
        pkcs8: der('30', `020100${algorithm(set)}${der('04', hex(secretKey))}`),
        spki: der('30', `${algorithm(set)}${der('03', `00${hex(publicKey)}`)}`),
        cases: cases.map(({ message, context }, i) => ({
          message: hex(message),
          context: hex(context),
          signature: hex(signatures[i] as Uint8Array),
        })),
      });
      const run = spawnSync(node26 as string, ['-e', script], {
        input,
        maxBuffer: 1 << 26,
        encoding: 'utf8',
      });
      expect(run.stderr).toBe('');
      const { same, results } = JSON.parse(run.stdout) as Answer;
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
