import { describe, expect, test } from 'vitest';
import type { LoopHint } from '../../proofs/checker/js/execute.ts';
import { type Subject, subjects } from '../../proofs/subjects.ts';
import { full } from '../suite.ts';
import { editedModule, hasParser, moduleOf, proveModule, runSmall, smallModule } from './js.ts';
import { subjectOf } from './proving.ts';

/** Loops, bytes and halves; all of them in the full suite. */
const QUICK = /^(sha256-compress|shake-chain-n16)\.x1/;

describe.runIf(hasParser)('the shipped texts', () => {
  const rows = subjects().filter(({ level, stem }) => level === 'js' && (full || QUICK.test(stem)));
  test.each(rows)('$stem is proved', async (subject) => {
    expect(await proveModule(subject, moduleOf(subject))).toEqual({ refused: 'nothing', reason: '' });
  });
});

const sha256 = subjectOf('sha256-compress.x1.js');
const keccak = subjectOf('keccak-f1600.x1.js');
const chain = subjectOf('shake-chain-n16.x1.js');
const h = subjectOf('shake-h-n16.x1.js');

type Edit = (text: string) => string;
const replace =
  (from: string | RegExp, to: string): Edit =>
  (text) =>
    text.replace(from, to);
/** The last place where `from` is found. */
const replaceLast =
  (from: string, to: string): Edit =>
  (text) => {
    const at = text.lastIndexOf(from);
    return at < 0 ? text : text.slice(0, at) + to + text.slice(at + from.length);
  };
/** Two places with each other's text. */
const exchange =
  (a: string, b: string): Edit =>
  (text) =>
    text.replace(a, '\0').replace(b, a).replace('\0', b);
/** After sha256's loads of its state: c0 to c7 are secret. */
const insert = (text: string): Edit => replace(/(let c7 = .*;\n)/, `$1${text}\n`);

type Fault = [what: string, subject: Subject, edit: Edit, property: string, reason: RegExp];
const FAULTS: readonly Fault[] = [
  [
    'a rotation by one more',
    sha256,
    replace(/\((c\d+) << 26\) \| \(\1 >>> 6\)/, '($1 << 27) | ($1 >>> 5)'),
    'equal',
    /loop 0/,
  ],
  ['half a rotation', sha256, replace(/(c\d+) >>> 6\)/, '$1 >>> 5)'), 'equal', /loop 0/],
  ['>> for >>>', sha256, replace(/(c\d+) >>> 6\)/, '$1 >> 6)'), 'equal', /loop 0/],
  ['xor for and', sha256, replace(/\((v\d+) & (c\d+)\)/, '($1 ^ $2)'), 'equal', /loop 0/],
  ['a dropped complement', h, replace('& ~v', '& v'), 'equal', /output/],
  ['a dropped addend', sha256, replace(/(c\d+) \+ v\d+ \+ T0/, '$1 + T0'), 'equal', /loop 0/],
  ['a constant off by one bit', sha256, replace(/T0\[(i\d+)\]/, '(T0[$1] ^ 1)'), 'equal', /loop 0/],
  ['the next constant', sha256, replace(/T0\[(i\d+)\]/, 'T0[($1 + 1) | 0]'), 'equal', /loop 0/],
  ['a wrong byte order', sha256, exchange('(v1 + 3)', '(v1 + 1)'), 'equal', /loop 0/],
  ['half a word twice', sha256, replace('u8[(v1 + 3) >>> 0]', 'u8[(v1 + 2) >>> 0]'), 'equal', /loop 0/],
  ['halves swapped at the store', h, exchange('= c0;', '= c1;'), 'equal', /output/],
  ['halves swapped at the load', h, exchange('[(seed) >>> 2]', '[(seed + 4) >>> 2]'), 'equal', /output/],
  ['a store dropped', h, replace(/ *i32\[\(output .*\n/, ''), 'equal', /stored in part/],
  ['a word not stored', h, replace(/( *i32\[\(output .*\n){2}/, ''), 'equal', /not stored/],
  [
    'a carry dropped',
    h,
    replace(/ \+ \(\(\(\(v\d+ >>> 0\) .* \/ 4294967296\) \| 0\)/, ''),
    'equal',
    /output/,
  ],
  ['a carry of other words', h, replace(/\(\(v\d+ >>> 0\) \+/, '((v0 >>> 0) +'), 'equal', /output/],
  ['a carry of more', h, replace(' >>> 0)) / 4294967296', ' >>> 0) + 1) / 4294967296'), 'equal', /output/],
  ['a carry of signed words', h, replace(/\((v\d+) >>> 0\)\) \//, '$1) /'), 'equal', /x >>> 0 was wanted/],
  ['a round too few', h, replace('i1 < 24', 'i1 < 23'), 'equal', /output/],
  ['a round too many', h, replace('i1 < 24', 'i1 < 25'), 'framed', /outside the table/],
  ['the constant of the next round', h, replace('T0[i1]', 'T0[(i1 + 1) | 0]'), 'framed', /outside the table/],
  [
    'the constant of a secret place',
    h,
    replace('T0[i1]', 'T0[c12 & 15]'),
    'constant-time',
    /table has a secret/,
  ],
  ['groups one short', h, replace('i0 < groups', 'i0 < ((groups + -1) | 0)'), 'equal', /as bound was wanted/],
  [
    'groups one short by a name',
    h,
    replace(/for .*groups/, 'const n = (groups + -1) | 0; for (let i0 = 0; i0 < n'),
    'equal',
    /may be no count/,
  ],
  [
    'groups one more',
    h,
    replace(/for .*groups/, 'const n = (groups + 1) | 0; for (let i0 = 0; i0 < n'),
    'framed',
    /elements/,
  ],
  ['groups from one', h, replace('i0 = 0', 'i0 = 1'), 'equal', /a loop from 0/],
  ['groups by two', h, replace('i0 + 1', 'i0 + 2'), 'equal', /i0 = \(i0 \+ 1\)/],
  [
    'the count of another loop',
    chain,
    replace('i1 < steps', 'i1 < firstHash'),
    'equal',
    /in the standard to/,
  ],
  ['a bound in a literal', chain, replace('i1 < steps', 'i1 < 15'), 'equal', /missing|grow without end/],
  ['an index for another', chain, replace('(firstHash + i1)', '(firstHash + i0)'), 'equal', /loop 0.0/],
  ['a step too far', chain, replace('(firstHash + i1)', '(firstHash + i1 + 1)'), 'equal', /loop 0.0/],
  ['a carried word kept', chain, replace('c0 = c4;', ''), 'equal', /loop 0.0/],
  ['carried words swapped', chain, exchange('      c0 = c4;', '      c1 = c4;'), 'equal', /loop 0.0/],
  ['a load of the neighbour', sha256, replace('(state + 4)', '(state + 8)'), 'equal', /loop 0/],
  ['a load off its word', sha256, replace('(state + 4)', '(state + 5)'), 'framed', /multiple of four/],
  [
    'a load past the last word',
    sha256,
    replace('(state + 28)', '(state + 32)'),
    'framed',
    /one of the words/,
  ],
  ['a load before the first', sha256, replace('(state)', '(state + -4)'), 'framed', /one of the words/],
  ['a load past the last block', sha256, replace('i1 < 16', 'i1 < 17'), 'framed', /one of the words/],
  [
    'a load of the next element',
    h,
    replace('Math.imul(i0, inputStride)', 'Math.imul((i0 + 1) | 0, inputStride)'),
    'framed',
    /elements/,
  ],
  ['a stride for another', h, replace('inputStride)', 'outputStride)'), 'framed', /input/],
  ['a load in no region', sha256, replace('(state)', '(blocks << 2)'), 'framed', /no region/],
  ['a load in words of bytes', sha256, insert('const s = i32[(data) >>> 2];'), 'framed', /multiple of four/],
  ['a store to an input', h, replaceLast('i32[(output +', 'i32[(input +'), 'framed', /input/],
  ['a store past the last word', h, replaceLast('wordStride', '(wordStride << 1)'), 'framed', /output/],
  [
    'a store twice, the wrong one last',
    h,
    replaceLast('= c3;', '= c3; i32[(output + Math.imul(i0, outputStride)) >>> 2] = c3;'),
    'equal',
    /output/,
  ],
  [
    'a store to the table',
    h,
    replaceLast('i32[(output', 'T0[0] = c0; i32[(output'),
    'equal',
    /a variable was wanted/,
  ],
  ['arguments swapped', sha256, replace('state, data', 'data, state'), 'framed', /multiple of four|data/],
  ['like arguments swapped', chain, replace('seed, address', 'address, seed'), 'framed', /seed/],
  ['counts swapped', chain, replace('chainStep, indexStep', 'indexStep, chainStep'), 'equal', /loop 0.0/],
  ['an argument more', chain, replace('seed, address', 'seed, more, address'), 'equal', /parameters/],
  [
    'a load at a secret',
    sha256,
    insert('const s = i32[(state + (c0 << 2)) >>> 2];'),
    'constant-time',
    /load has a secret/,
  ],
  [
    'a byte at a secret',
    sha256,
    insert('const s = u8[(data + c0) >>> 0];'),
    'constant-time',
    /load has a secret/,
  ],
  [
    'a store at a secret',
    sha256,
    insert('i32[(state + (c0 & 4)) >>> 2] = c1;'),
    'constant-time',
    /store has a secret/,
  ],
  [
    'a product of secrets',
    sha256,
    insert('const s = Math.imul(c0, c1);'),
    'constant-time',
    /product has a secret/,
  ],
  [
    'a product with a secret',
    sha256,
    insert('const s = Math.imul(blocks, c1);'),
    'constant-time',
    /product has a secret/,
  ],
  [
    'turns by a secret',
    sha256,
    insert('const s = ~c0; for (let j = 0; j < s; j = (j + 1) | 0) { }'),
    'constant-time',
    /loop has a secret/,
  ],
  ['a branch on a secret', sha256, insert('if (c0) { c1 = 0; }'), 'constant-time', /IfStatement/],
  ['a conditional of a secret', sha256, insert('const s = c0 ? c1 : c2;'), 'constant-time', /Conditional/],
  ['a comparison of secrets', sha256, insert('const s = (c0 < c1) | 0;'), 'constant-time', /</],
  ['a short cut on a secret', sha256, insert('const s = c0 && c1;'), 'constant-time', /&&/],
  ['a division of a secret', sha256, insert('const s = (c0 / 3) | 0;'), 'constant-time', /\//],
  ['a call', sha256, insert('const s = console(c0);'), 'equal', /Math.imul of two values/],
];

/** Those that take a whole comparison and are like others: in the full suite only. */
const SLOW: ReadonlySet<string> = new Set([
  'half a rotation',
  'xor for and',
  'a dropped complement',
  'a dropped addend',
  'the next constant',
  'half a word twice',
  'halves swapped at the load',
  'a word not stored',
  'a carry of other words',
  'a carry of more',
  'a round too few',
  'a round too many',
  'the constant of the next round',
  'a bound in a literal',
  'an index for another',
  'a step too far',
  'a store twice, the wrong one last',
  'a store to an input',
]);

describe.runIf(hasParser)('seeded faults are refused by the property that they break', () => {
  const judge = async (...[, subject, edit, property, reason]: Fault): Promise<void> => {
    const outcome = await proveModule(subject, editedModule(subject, edit));
    expect(outcome).toEqual({ refused: property, reason: expect.stringMatching(reason) });
  };
  test.each(FAULTS.filter(([what]) => !SLOW.has(what)))('%s', judge);
  test.runIf(full).each(FAULTS.filter(([what]) => SLOW.has(what)))('%s', judge);

  test.runIf(full)('a word of a table flipped', async () => {
    const text = moduleOf(keccak).replace('[1, 32898,', '[1, 32899,');
    expect((await proveModule(keccak, text)).reason).toMatch(/state\[1\*#0\]\[\d+\]/);
  });

  test.each<[string, (hint: LoopHint) => LoopHint[], RegExp]>([
    ['none', () => [], /no hint/],
    ['of another loop', (hint) => [{ ...hint, index: 'i9' }], /no hint/],
    [
      'with words swapped',
      ({ index, carried: [a, b, ...more] }) => [{ index, carried: [b as string, a as string, ...more] }],
      /entering loop 0/,
    ],
    [
      'with a word less',
      ({ index, carried }) => [{ index, carried: carried.slice(1) }],
      /7 words carried|not set/,
    ],
    [
      'with a name of nothing',
      ({ index, carried }) => [{ index, carried: [...carried.slice(1), 'v99'] }],
      /not set/,
    ],
  ])('a hint: %s', async (_, change, reason) => {
    const [hint] = sha256.loops as readonly unknown[] as readonly [LoopHint];
    const hints = change(hint) as readonly unknown[] as Subject['loops'];
    const outcome = await proveModule({ ...sha256, loops: hints }, moduleOf(sha256));
    expect(outcome).toEqual({ refused: 'equal', reason: expect.stringMatching(reason) });
  });

  test('a loop of too many turns is not run out', () => {
    const body = 'for (let i = 0; i < 4294967295; i = (i + 1) | 0) { }';
    expect(() => runSmall(smallModule(body))).toThrow(/4294967295 turns/);
    expect(() => runSmall(smallModule('const n = -1; for (let i = 0; i < n; i = (i + 1) | 0) { }'))).toThrow(
      /-1 turns/,
    );
  });
});
