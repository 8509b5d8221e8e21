/** Seeded faults in what is new with the SHA2 sets: addresses moved by two bytes, pairs of words, carried words. */
import { describe, expect, test } from 'vitest';
import { artefactOf, type Subject } from '../../proofs/subjects.ts';
import { full } from '../suite.ts';
import { editedModule, hasParser, moduleOf, proveModule } from './js.ts';
import { edited, proveBytes, subjectOf } from './proving.ts';

type Edit = (text: string) => string;
type Fault = readonly [what: string, subject: Subject, edit: Edit, property: string, reason: RegExp];

const replace =
  (from: string | RegExp, to: string): Edit =>
  (text) =>
    text.replace(from, to);

const f = subjectOf('sha2-f-n16.x1.wasm');
const chain = subjectOf('sha2-chain-n16.x4.simd128');
const tl = subjectOf('sha2-tl-n16.x1.wasm');
const sha512 = subjectOf('sha512-compress.x4.simd128');
const scalar512 = subjectOf('sha512-compress.x1.wasm');

const FAULTS: readonly Fault[] = [
  ['a type of two bytes', f, replace('i32.const 255', 'i32.const 65535'), 'equal', /value/],
  ['a layer of no byte', f, replace(/i32.const 24\s+i32.shl/, 'i32.const 23 i32.shl'), 'equal', /value/],
  ['a padding bit in the wrong byte', f, replace('i32.const 32768', 'i32.const 128'), 'equal', /value/],
  // Offsets of four regions, then the counts in the contract's order.
  [
    'a chain address that another count steps',
    f,
    replace('local.get $p5', 'local.get $p6'),
    'equal',
    /value/,
  ],
  [
    'a hash address one too far',
    chain,
    replace('local.get $p6', 'local.get $p6 i32.const 1 i32.add'),
    'equal',
    /loop 0\.0/,
  ],
  [
    'rounds before the loop with another address',
    chain,
    replace('local.get $p7', 'i32.const 7'),
    'equal',
    /loop 0\.0/,
  ],
  [
    'a further block that begins a word on',
    tl,
    replace(/i32.const 11\n(\s+)i32.mul/, 'i32.const 12\n$1i32.mul'),
    'framed',
    /words of input/,
  ],
  [
    'zipped the other way round',
    sha512,
    (text) =>
      text
        .replace(/i8x16.shuffle ((?:\d+ ){4})((?:\d+ ){3}\d+)( |\n)/, 'i8x16.shuffle $2 $1$3')
        .replace(/ {2,}(\d)/g, ' $1'),
    'equal',
    /not shown/,
  ],
  ['a 64-bit addition by 32-bit lanes', sha512, replace('i64x2.add', 'i32x4.add'), 'equal', /not shown/],
  ['or for xor of 64-bit words', scalar512, replace('i64.xor', 'i64.or'), 'equal', /not shown/],
  ['a half with its sign', scalar512, replace('i64.shr_u', 'i64.shr_s'), 'equal', /not shown/],
];

/** Those that take longest, and are like others. */
const SLOW = /addition by|rounds before|a half|hash address|one word less|another word|64-bit/;

describe('seeded faults are refused by the property that they break', () => {
  const judge = async (...[, subject, edit, property, reason]: Fault): Promise<void> => {
    const outcome = await proveBytes(subject, edited(subject, edit));
    expect(outcome).toEqual({ refused: property, reason: expect.stringMatching(reason) });
  };
  test.each(FAULTS.filter(([what]) => !SLOW.test(what)))('%s', judge);
  test.runIf(full).each(FAULTS.filter(([what]) => SLOW.test(what)))('%s', judge);

  test.runIf(full)('and there are none in what ships', async () => {
    for (const subject of [f, chain, tl, sha512])
      expect(await proveBytes(subject, artefactOf(subject))).toEqual({ refused: 'nothing', reason: '' });
  });
});

const h = subjectOf('sha2-h-n24.x1.js');
const jsChain = subjectOf('sha2-chain-n16.x1.js');

const JS_FAULTS: readonly Fault[] = [
  [
    'a carry dropped',
    h,
    replace(/ \+ \(\(\(\(v\d+ >>> 0\) .* \/ 4294967296\) \| 0\)/, ''),
    'equal',
    /output/,
  ],
  ['a carry of one word less', h, replace(/\(\(\(\(v\d+ >>> 0\) \+ /, '((('), 'equal', /output/],
  ['halves of another word', h, replace('midstate + 8)', 'midstate + 12)'), 'equal', /output/],
  [
    'a hash address by its high half',
    jsChain,
    replace(/i2\) \| 0\) << 16/, 'i2) | 0) << 15'),
    'equal',
    /loop 0\.0/,
  ],
];

describe.runIf(hasParser)('seeded faults in texts are refused by the property that they break', () => {
  test.each(JS_FAULTS)('%s', async (_, subject, edit, property, reason) => {
    const outcome = await proveModule(subject, editedModule(subject, edit));
    expect(outcome).toEqual({ refused: property, reason: expect.stringMatching(reason) });
  });
  test.runIf(full)('and there are none in what ships', async () => {
    for (const subject of [h, jsChain])
      expect(await proveModule(subject, moduleOf(subject))).toEqual({ refused: 'nothing', reason: '' });
  });
});
