// A thousand and eight random round trips with node:crypto of Node 26 (OpenSSL 3.5), 84 a set.
import { randomBytes, randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { node26 } from '../node26.ts';
import { full, long } from '../suite.ts';
import { askNode26 } from './openssl.ts';
import { fastSets, hex, sets } from './sets.ts';

/** Blocks of SHA-256, SHA-512, SHAKE256 and SHAKE128. */
const BLOCKS = [64, 128, 136, 168];
const trips = long ? 84 : 4;
/** Keys change now and then: a key for each signature would mostly time key generation. */
const TRIPS_A_KEY = 12;

/** A length within two bytes of what fills `blocks` blocks after `before` bytes, or any up to 600. */
function messageLength(before: number): number {
  if (randomInt(4) === 0) return randomInt(600);
  const block = BLOCKS[randomInt(BLOCKS.length)] as number;
  return Math.max(0, block * randomInt(1, 5) - before + randomInt(-2, 3));
}

function contextLength(): number {
  return [0, 0, 1, 254, 255, randomInt(256)][randomInt(6)] as number;
}

describe.skipIf(node26 === undefined || !full)('with node:crypto of Node 26', () => {
  test.each(long ? sets : fastSets)(
    `$name: ${trips} random round trips`,
    (set) => {
      const n = set.lengths.signRand;
      for (let done = 0; done < trips; done += TRIPS_A_KEY) {
        const keys = set.keygen();
        const cases = Array.from({ length: Math.min(TRIPS_A_KEY, trips - done) }, () => {
          const context = new Uint8Array(randomBytes(contextLength()));
          // H_msg hashes R, PK.seed, PK.root and the message's prefix first; PRF_msg a key block or SK.prf and opt_rand.
          const before = 2 + context.length + (randomInt(2) === 0 ? 3 * n : 2 * n);
          const message = new Uint8Array(randomBytes(messageLength(before)));
          return { message, context, signature: set.sign(message, keys.secretKey, { context }) };
        });
        const { same, results } = askNode26(set, keys, cases);
        expect(same).toBe(true);
        expect(results).toHaveLength(cases.length);
        results.forEach(({ verified, signature }, i) => {
          const { message, context } = cases[i] as (typeof cases)[0];
          const told = `message ${hex(message)}, context ${hex(context)}, key ${hex(keys.secretKey)}`;
          expect(verified, told).toBe(true);
          const theirs = new Uint8Array(Buffer.from(signature, 'hex'));
          expect(set.verify(theirs, message, keys.publicKey, { context }), told).toBe(true);
          const at = randomInt(theirs.length);
          theirs[at] = (theirs[at] as number) ^ (1 << randomInt(8));
          expect(set.verify(theirs, message, keys.publicKey, { context }), told).toBe(false);
        });
      }
    },
    1_800_000,
  );
});
