// At the js level, kernels hand words to outlined loops in arrays that live as long as the module: they are zero after
// each operation, also one that ends in an error.
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { disable, report } from '../../src/runtime.ts';
import { sha3_256 } from '../../src/sha3.ts';
import { slh_dsa_shake_128f } from '../../src/slh-dsa.ts';
import { bytes } from './sets.ts';

disable('wasm');

const files = readdirSync('generated').filter(
  (file) => file.endsWith('.js') && /new Int32Array/.test(readFileSync(`generated/${file}`, 'utf8')),
);
const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ pathToFileURL(`generated/${file}`).href)),
);
const arrays = modules.flatMap((module) =>
  Object.values(module).filter((value): value is Int32Array => value instanceof Int32Array),
);
const dirty = (): number => arrays.reduce((sum, words) => sum + words.filter((word) => word !== 0).length, 0);

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the arrays are those that the kernels use', () => {
  expect(arrays).toHaveLength(files.length);
  const words = arrays[files.indexOf('keccak-rounds.js')] as Int32Array;
  expect(words).toHaveLength(50);
  // A word that lies there shows, and is gone after the next call.
  words[7] = 1;
  expect(dirty()).toBe(1);
  slh_dsa_shake_128f.keygen(bytes(48, 'key'));
  expect(dirty()).toBe(0);
});

test('key generation, signing, verification, hashing and errors leave them zero', { timeout: 60_000 }, () => {
  const { secretKey, publicKey } = slh_dsa_shake_128f.keygen(bytes(48, 'key'));
  expect(dirty()).toBe(0);
  const message = bytes(300, 'message');
  const signature = slh_dsa_shake_128f.sign(message, secretKey);
  expect(dirty()).toBe(0);
  expect(slh_dsa_shake_128f.verify(signature, message, publicKey)).toBe(true);
  expect(dirty()).toBe(0);
  sha3_256(message);
  expect(dirty()).toBe(0);
  secretKey[63] = (secretKey[63] as number) ^ 1;
  expect(() => slh_dsa_shake_128f.sign(message, secretKey)).toThrow(/root/);
  expect(dirty()).toBe(0);
  expect(JSON.stringify(report())).toMatch(/shake-chain-n16\.x1\.js/);
});
