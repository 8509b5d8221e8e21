// What a function does when it is the first to be used: its initial value may itself be a hash.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha512_224, sha512_256 } from '../../src/sha2.ts';

const message = Uint8Array.of(1, 2, 3);

test('one message', () => {
  expect(Buffer.from(sha512_224(message)).toString('hex')).toBe(
    createHash('sha512-224').update(message).digest('hex'),
  );
});

test('many messages', () => {
  const wanted = createHash('sha512-256').update(message).digest('hex');
  const digests = sha512_256.many([message, message, message, message, message]);
  expect(digests.map((digest) => Buffer.from(digest).toString('hex'))).toEqual(new Array(5).fill(wanted));
});
