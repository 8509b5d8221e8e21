import { describe, expect, test } from 'vitest';
import { artefactOf, subjects } from '../../proofs/subjects.ts';
import { full } from '../suite.ts';
import { edited, proveBytes, subjectOf } from './proving.ts';

const PROVED = { refused: 'nothing', reason: '' };

/** One of each kernel; all of them in the full suite. */
const QUICK = /^(keccak-f1600\.x2|sha256-compress\.x4|sha2-chain-n16\.x4|shake-h-n16\.x2|shake-tl-n32\.x1)/;

describe('the shipped modules', () => {
  test.each(subjects().filter(({ level, stem }) => level !== 'js' && (full || QUICK.test(stem))))(
    '$stem is proved',
    async (subject) => {
      expect(await proveBytes(subject, artefactOf(subject))).toEqual(PROVED);
    },
  );
});

const keccak = subjectOf('keccak-f1600.x2.simd128');
const sha256 = subjectOf('sha256-compress.x1.wasm');
const h = subjectOf('shake-h-n16.x1.wasm');
const fused = subjectOf('shake-chain-n16.x2.simd128');

/** Text put in after the first place where `after` is found. */
const insert =
  (after: string, text: string) =>
  (source: string): string =>
    source.replace(after, `${after}\n${text}`);
const replace =
  (from: string | RegExp, to: string) =>
  (source: string): string =>
    source.replace(from, to);
/** The last place where `from` is found. */
const replaceLast =
  (from: string, to: string) =>
  (source: string): string => {
    const at = source.lastIndexOf(from);
    return source.slice(0, at) + to + source.slice(at + from.length);
  };

/** The first of sha256's locals hold the state after its loads. */
const loaded = 'i32.load offset=28\n    local.set $l23';
const [secret, other] = ['local.get $l22', 'local.get $l23'];

describe('seeded faults are refused by the property that they break', () => {
  test.each<[string, typeof keccak, (text: string) => string, string, RegExp]>([
    [
      'a rotation by one less',
      keccak,
      replace(/i32.const 44\n(\s+)i64x2.shl/, 'i32.const 43\n$1i64x2.shl'),
      'equal',
      /not shown/,
    ],
    [
      'xor for or in a rotation that is none',
      keccak,
      replace(/i32.const 20\n(\s+)i64x2.shr_u/, 'i32.const 21\n$1i64x2.shr_u'),
      'equal',
      /not shown/,
    ],
    ['and for andnot', keccak, replace('v128.andnot', 'v128.and'), 'equal', /not shown/],
    [
      'a round constant from the next place',
      keccak,
      replace(/v128.load64_splat\b/, 'v128.load64_splat offset=8'),
      'framed',
      /tables/,
    ],
    [
      'a load of the neighbour',
      keccak,
      replace('v128.load offset=16', 'v128.load offset=32'),
      'equal',
      /not shown/,
    ],
    [
      'lanes swapped',
      keccak,
      replace(
        /(v128.load offset=48 align=8\s+local).set (\$l\d+)/,
        '$1.tee $2 local.get $2 i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 local.set $2',
      ),
      'equal',
      /not shown/,
    ],
    [
      'a store to the neighbour',
      keccak,
      replaceLast('v128.store offset=384', 'v128.store offset=368'),
      'equal',
      /not (stored|shown)/,
    ],
    [
      'a load past the last word',
      keccak,
      replace('v128.load offset=384', 'v128.load offset=400'),
      'framed',
      /not shown to be at one of the words/,
    ],
    [
      'a load before the first word',
      keccak,
      replace('v128.load align=8', 'i32.const 16 i32.sub v128.load align=8'),
      'framed',
      /of state|may wrap/,
    ],
    [
      'a load of the next element',
      keccak,
      replace(/(local.get \$l\d+)\n\s+i32.mul/, '$1 i32.const 1 i32.add i32.mul'),
      'framed',
      /elements/,
    ],
    [
      'beside: a rotation by one less',
      fused,
      replace(/i64.const 44\n(\s+)i64.rotl/, 'i64.const 43\n$1i64.rotl'),
      'equal',
      /not shown/,
    ],
    ['beside: and for or', fused, replaceLast('i64.or\n', 'i64.and\n'), 'equal', /not shown/],
    [
      'beside: a word not complemented',
      fused,
      replaceLast('i64.const -1\n', 'i64.const 0\n'),
      'equal',
      /not shown/,
    ],
    [
      'beside: the last turn’s constant',
      fused,
      (text) => text.replace(/i64.load\n(\s+)i64.xor/, 'i64.load offset=8\n$1i64.xor'),
      'equal',
      /not shown/,
    ],
    [
      'beside: always the first lane',
      fused,
      (text) => text.replaceAll('i32.const 8\n', 'i32.const 0\n'),
      'equal',
      /./,
    ],
    ['beside: the other lane', fused, replaceLast('i64.store', 'i64.store offset=8'), 'framed', /lane/],
    ['beside: the element of the vector', fused, replace('i32.const 2\n', 'i32.const 1\n'), 'equal', /./],
    ['as many groups as are left', fused, replace('i32.div_u', 'i32.rem_u'), 'framed', /elements/],
    [
      'what is left of four',
      fused,
      replace(/i32.const 3\n(\s+)i32.rem_u/, 'i32.const 4\n$1i32.rem_u'),
      'framed',
      /elements/,
    ],
    [
      'a turn too few before those laid out',
      fused,
      replace('i32.const 23\n', 'i32.const 21\n'),
      'equal',
      /not shown/,
    ],
    ['a round too few', keccak, replace('i32.const 24', 'i32.const 23'), 'equal', /not shown/],
    ['a round too many', keccak, replace('i32.const 24', 'i32.const 25'), 'framed', /tables/],
    [
      'groups one short',
      keccak,
      replaceLast('i32.lt_u', 'i32.const 1 i32.sub i32.lt_u'),
      'equal',
      /does not take its turns/,
    ],
    [
      'groups one more',
      keccak,
      replaceLast('i32.lt_u', 'i32.const 1 i32.add i32.lt_u'),
      'equal',
      /does not take its turns/,
    ],
    ['groups from one', keccak, replace('i32.const 0', 'i32.const 1'), 'equal', /does not begin at 0/],
    [
      'groups by two',
      keccak,
      replaceLast('i32.const 1\n', 'i32.const 2\n'),
      'equal',
      /does not take its turns/,
    ],
    [
      'a turn when there are no groups',
      keccak,
      replace(/i32.eqz\s+br_if \$B0/, 'i32.const 0 i32.mul br_if $B0'),
      'framed',
      /elements/,
    ],
    [
      'the other way round at no groups',
      keccak,
      replace('i32.eqz', 'i32.eqz i32.eqz'),
      'equal',
      /comparison/,
    ],
    [
      'a secret for an address',
      sha256,
      insert(loaded, `${secret} i32.load local.set $l22`),
      'constant-time',
      /address operand/,
    ],
    [
      'a store at a secret address',
      sha256,
      insert(loaded, `${secret} ${other} i32.store`),
      'constant-time',
      /address operand/,
    ],
    [
      'opcode select on a secret',
      sha256,
      insert(loaded, `${secret} ${other} ${secret} select local.set $l22`),
      'constant-time',
      /select/,
    ],
    ['a branch on a secret', sha256, insert(loaded, `block ${secret} br_if 0 end`), 'constant-time', /br_if/],
    [
      'a division of a secret',
      sha256,
      insert(loaded, `${secret} ${other} i32.div_u local.set $l22`),
      'constant-time',
      /div_u/,
    ],
    [
      'a multiplication of a secret',
      sha256,
      insert(loaded, `${secret} ${other} i32.mul local.set $l22`),
      'constant-time',
      /mul/,
    ],
    [
      'a shift by a secret',
      sha256,
      insert(loaded, `${secret} ${other} i32.shl local.set $l22`),
      'constant-time',
      /amount/,
    ],
    ['a wrong byte order', sha256, replace('i32.const 16711935', 'i32.const 16711934'), 'equal', /not shown/],
    [
      'a store to an input',
      h,
      // The first local that is set counts the groups.
      replace(
        /(local.set (\$l\d+)[\s\S]*)i64.store/,
        '$1i64.store local.get $p2 local.get $2 local.get $p7 i32.mul i32.add i64.const 0 i64.store',
      ),
      'framed',
      /input/,
    ],
  ])('%s', async (_, subject, change, property, reason) => {
    const outcome = await proveBytes(subject, edited(subject, change));
    expect(outcome.refused).toBe(property);
    expect(outcome.reason).toMatch(reason);
  });
});

describe('hints are not trusted', () => {
  test.each<[string, (typeof keccak)['loops'], RegExp]>([
    ['none', [], /no hint/],
    ['another index', [{ loop: 0, index: 4, carried: [0, 1, 2, 3, 4, 5, 6, 7] }], /begin at 0|for a word/],
    [
      'words in another order',
      [
        {
          ...(sha256.loops[0] as (typeof sha256.loops)[0]),
          carried: [...(sha256.loops[0]?.carried ?? [])].reverse(),
        },
      ],
      /not shown/,
    ],
    [
      'a word too few',
      [
        {
          ...(sha256.loops[0] as (typeof sha256.loops)[0]),
          carried: (sha256.loops[0]?.carried ?? []).slice(1),
        },
      ],
      /words carried|has not set/,
    ],
    [
      'a word that is not kept',
      [
        {
          ...(sha256.loops[0] as (typeof sha256.loops)[0]),
          carried: [null, ...(sha256.loops[0]?.carried ?? []).slice(1)],
        },
      ],
      /has not set/,
    ],
  ])('%s', async (_, loops, reason) => {
    const outcome = await proveBytes({ ...sha256, loops }, artefactOf(sha256));
    expect(outcome.refused).toBe('equal');
    expect(outcome.reason).toMatch(reason);
  });
});
