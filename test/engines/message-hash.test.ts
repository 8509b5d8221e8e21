// H_msg and PRF_msg of messages in pieces are those of whole messages, on every row.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytes, hex } from '../schemes/sets.ts';
import { cut, streamed } from '../schemes/streamed.ts';
import { levelRows, sizes } from './rows.ts';
import { suiteOf } from './suites.ts';

describe.each(levelRows)('$name', ({ family, engine }) => {
  test.each(sizes)('n = %i', (n) => {
    const { messages } = engine(n);
    const [skPrf, optRand, r, pkSeed, pkRoot] = ['a', 'b', 'c', 'd', 'e'].map((word) => bytes(n, word)) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    const m = { 16: 30, 24: 42, 32: 49 }[n] as number;
    const suite = suiteOf({ family: family.name, n, m });
    const all = bytes(150_000, 'message');
    fc.assert(
      fc.property(streamed, ({ length, places }) => {
        const message = all.subarray(0, length);
        const prf = messages.prfMsg(skPrf, optRand);
        const h = messages.hMsg(r, pkSeed, pkRoot);
        for (const part of cut(message, places)) {
          prf.update(part);
          h.update(part);
        }
        const [random, digest] = [new Uint8Array(n), new Uint8Array(m)];
        prf.finish(random);
        h.finish(digest);
        expect(hex(random)).toBe(hex(suite.prfMsg(skPrf, optRand, message)));
        expect(hex(digest)).toBe(hex(suite.hMsg(r, pkSeed, pkRoot, message)));
      }),
      { numRuns: 30 },
    );
  });
});
