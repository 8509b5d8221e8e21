// What OpenSSL 3.5, in Node 26, says of our keys and signatures, and the signatures it makes with those keys.
import { spawnSync } from 'node:child_process';
import type { SlhDsa } from '../../src/slh-dsa.ts';
import { node26 } from '../node26.ts';
import { familyOf, hex } from './sets.ts';

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

export interface Answer {
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

export interface Case {
  readonly message: Uint8Array;
  readonly context: Uint8Array;
  readonly signature: Uint8Array;
}

/** One process for all cases of a key. */
export function askNode26(
  set: SlhDsa,
  { secretKey, publicKey }: { readonly secretKey: Uint8Array; readonly publicKey: Uint8Array },
  cases: readonly Case[],
): Answer {
  const input = JSON.stringify({
    pkcs8: der('30', `020100${algorithm(set)}${der('04', hex(secretKey))}`),
    spki: der('30', `${algorithm(set)}${der('03', `00${hex(publicKey)}`)}`),
    cases: cases.map(({ message, context, signature }) => ({
      message: hex(message),
      context: hex(context),
      signature: hex(signature),
    })),
  });
  const run = spawnSync(node26 as string, ['-e', script], { input, maxBuffer: 1 << 28, encoding: 'utf8' });
  if (run.status !== 0 || run.stderr !== '') throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Answer;
}
