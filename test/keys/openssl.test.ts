// Keys and signatures to and from OpenSSL 3.5, through node:crypto of Node 26, for all twelve sets.
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { decodePkcs8, decodeSpki, encodePem, encodePkcs8, encodeSpki } from '../../src/keys.ts';
import { slhDsaByName } from '../../src/slh-dsa.ts';
import { node26 } from '../node26.ts';
import { full } from '../suite.ts';
import { arcOf, pkcs8v2, slhDsaNames } from './der.ts';

interface Theirs {
  readonly spki: string;
  readonly spkiPem: string;
  readonly pkcs8: string;
  readonly pkcs8Pem: string;
  readonly signature: string;
}

function onNode26<T>(program: string, input: unknown): T {
  const { stdout, stderr, status } = spawnSync(node26 as string, ['-e', program], {
    input: JSON.stringify(input),
    maxBuffer: 1 << 26,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as T;
}

const makes = `
const crypto = require('node:crypto');
const { name, message } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
const { publicKey, privateKey } = crypto.generateKeyPairSync(name);
process.stdout.write(JSON.stringify({
  spki: publicKey.export({ format: 'der', type: 'spki' }).toString('hex'),
  spkiPem: publicKey.export({ format: 'pem', type: 'spki' }),
  pkcs8: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('hex'),
  pkcs8Pem: privateKey.export({ format: 'pem', type: 'pkcs8' }),
  encrypted: privateKey.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'x' }),
  signature: message === '' ? '' : crypto.sign(null, Buffer.from(message, 'hex'), privateKey).toString('hex'),
}));
`;

const reads = `
const crypto = require('node:crypto');
const { spki, pkcs8, v2, signature, message } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
const from = (text) => Buffer.from(text, 'hex');
const publicKey = crypto.createPublicKey(spki);
const privateKeys = [crypto.createPrivateKey(pkcs8), crypto.createPrivateKey({ key: from(v2), format: 'der', type: 'pkcs8' })];
process.stdout.write(JSON.stringify({
  type: publicKey.asymmetricKeyType,
  spki: privateKeys.map((key) => crypto.createPublicKey(key).export({ format: 'pem', type: 'spki' })),
  pkcs8: privateKeys.map((key) => key.export({ format: 'pem', type: 'pkcs8' })),
  verified: signature === '' ? true : crypto.verify(null, from(message), publicKey, from(signature)),
}));
`;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'hex'));
const message = Uint8Array.from({ length: 300 }, (_, i) => i & 255);

describe.skipIf(node26 === undefined)('OpenSSL 3.5', { timeout: 120_000 }, () => {
  test.each(slhDsaNames)('%s', (algorithm) => {
    const set = slhDsaByName(algorithm);
    // Signing with the s sets takes seconds; their keys are exchanged in every run, their signatures in the full one.
    const signs = full || algorithm.endsWith('f');
    const theirs = onNode26<Theirs & { encrypted: string }>(makes, {
      name: algorithm.toLowerCase(),
      message: signs ? hex(message) : '',
    });
    const publicRead = decodeSpki(theirs.spkiPem);
    const privateRead = decodePkcs8(theirs.pkcs8Pem);
    expect(publicRead.algorithm).toBe(algorithm);
    expect(decodeSpki(bytes(theirs.spki))).toEqual(publicRead);
    expect(decodePkcs8(bytes(theirs.pkcs8))).toEqual(privateRead);
    expect(set.getPublicKey(privateRead.secretKey)).toEqual(publicRead.publicKey);
    expect(() => decodePkcs8(theirs.encrypted)).toThrow(expect.objectContaining({ code: 'KEY_ENCRYPTED' }));
    // The same bytes as OpenSSL writes.
    expect(encodePem('PUBLIC KEY', encodeSpki(publicRead))).toBe(theirs.spkiPem);
    expect(encodePem('PRIVATE KEY', encodePkcs8(privateRead))).toBe(theirs.pkcs8Pem);
    if (signs) expect(set.verifier(publicRead).verify(bytes(theirs.signature), message)).toBe(true);

    const { secretKey, publicKey } = signs ? set.keygen() : { ...privateRead, ...publicRead };
    const spki = encodePem('PUBLIC KEY', encodeSpki({ algorithm, publicKey }));
    const pkcs8 = encodePem('PRIVATE KEY', encodePkcs8({ algorithm, secretKey }));
    const answer = onNode26<{ type: string; spki: string[]; pkcs8: string[]; verified: boolean }>(reads, {
      spki,
      pkcs8,
      v2: hex(Uint8Array.from(pkcs8v2(arcOf(algorithm), secretKey))),
      signature: signs ? hex(set.signer(decodePkcs8(pkcs8)).sign(message)) : '',
      message: hex(message),
    });
    expect(answer.type).toBe(algorithm.toLowerCase());
    expect(answer.spki).toEqual([spki, spki]);
    expect(answer.pkcs8).toEqual([pkcs8, pkcs8]);
    expect(answer.verified).toBe(true);
  });
});
