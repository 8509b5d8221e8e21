import { describe, expect, test } from 'vitest';
import type { LoopHint } from '../../proofs/checker/js/execute.ts';
import { importsOf, type Subject, subjects } from '../../proofs/subjects.ts';
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
  [
    'a dropped addend',
    sha256,
    replace(/(c\d+) \+ [^+]*(\+ \d+\) >>> 2\] )?\+ T0/, '$1 + T0'),
    'equal',
    /loop 0/,
  ],
  ['a constant off by one bit', sha256, replace(/T0\[(i\d+)\]/, '(T0[$1] ^ 1)'), 'equal', /loop 0/],
  ['the next constant', sha256, replace(/T0\[(i\d+)\]/, 'T0[($1 + 1) | 0]'), 'equal', /loop 0/],
  ['a wrong byte order', sha256, exchange('(v1 + 3)', '(v1 + 1)'), 'equal', /loop 0/],
  ['half a word twice', sha256, replace('u8[(v1 + 3) >>> 0]', 'u8[(v1 + 2) >>> 0]'), 'equal', /loop 0/],
  ['halves swapped at the store', h, exchange('= x0[0];', '= x0[1];'), 'equal', /output/],
  ['halves swapped at the load', h, exchange('[(seed) >>> 2]', '[(seed + 4) >>> 2]'), 'equal', /output/],
  ['a store dropped', h, replace(/ *i32\[\(v\d+\) >>> 2\] = .*\n/, ''), 'equal', /stored in part/],
  ['a word not stored', h, replace(/( *i32\[\(v\d+( \+ 4)?\) >>> 2\] = .*\n){2}/, ''), 'equal', /not stored/],
  ['a carry dropped', h, replace(/ \+ \(\(\(\(.* \/ 4294967296\) \| 0\)/, ''), 'equal', /output/],
  ['a carry of other words', h, replace(/\(v\d+ >>> 0\)\) \//, '(v0 >>> 0)) /'), 'equal', /output/],
  ['a carry of more', h, replace(' >>> 0)) / 4294967296', ' >>> 0) + 1) / 4294967296'), 'equal', /output/],
  ['a carry of signed words', h, replace(/\((v\d+) >>> 0\)\) \//, '$1) /'), 'equal', /x >>> 0 was wanted/],
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
  ['a carried word kept', chain, replace('c0 = x0[0];', ''), 'equal', /loop 0.0/],
  ['carried words swapped', chain, exchange('      c0 = x0[0];', '      c1 = x0[0];'), 'equal', /loop 0.0/],
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
  [
    'a store to an input',
    h,
    replace('(output + Math.imul(i0, outputStride))', '(input + Math.imul(i0, inputStride))'),
    'framed',
    /input/,
  ],
  ['a store past the last word', h, replaceLast('wordStride', '(wordStride << 1)'), 'framed', /output/],
  [
    'a store twice, the wrong one last',
    h,
    replaceLast('= x0[3];', '= x0[3]; i32[(output + Math.imul(i0, outputStride)) >>> 2] = x0[3];'),
    'equal',
    /output/,
  ],
  ['a store to the table', h, replaceLast('i32[(v', 'T0[0] = v0; i32[(v'), 'equal', /a variable was wanted/],
  ['arguments swapped', sha256, replace('state, data', 'data, state'), 'framed', /multiple of four|data/],
  ['like arguments swapped', chain, replace('seed, address', 'address, seed'), 'framed', /seed/],
  ['counts swapped', chain, replace('chainStep, indexStep', 'indexStep, chainStep'), 'equal', /loop 0.0/],
  ['an argument more', chain, replace('seed, address', 'seed, more, address'), 'framed', /value/],
  ['an argument less', chain, replace(/, valueWordStride.*\)/, ')'), 'equal', /valueWordStride in its scope/],
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
  ['the rounds left out', h, replace('keccakRounds();', ''), 'equal', /output/],
  ['the rounds twice', h, replace('keccakRounds();', 'keccakRounds(); keccakRounds();'), 'equal', /output/],
  ['an argument', h, replace('keccakRounds();', 'keccakRounds(x0);'), 'equal', /a procedure was wanted/],
  [
    'the rounds of nothing',
    h,
    replace('keccakRounds();', 'keccakSteps();'),
    'equal',
    /a procedure was wanted/,
  ],
  ['a word not exchanged', h, replace(/ *x0\[3\] = .*\n/, ''), 'equal', /output/],
  ['a word exchanged in another place', h, replace('x0[3] =', 'x0[2] ='), 'equal', /output/],
  ['a word of another turn', chain, replace(/ *x0\[i2\] = 0;\n/, ''), 'equal', /is read where it is not set/],
  ['a zero too few', h, replace('i1 < 50', 'i1 < 49'), 'equal', /word 49 of .* is read where it is not set/],
  ['a zero too many', h, replace('i1 < 50', 'i1 < 51'), 'framed', /outside keccakRoundsWords/],
  ['a word past the last', h, replace('x0[3] =', 'x0[50] ='), 'framed', /outside keccakRoundsWords/],
  ['a word before the first', h, replace('x0[3] =', 'x0[-1] ='), 'framed', /outside keccakRoundsWords/],
  ['a word at a count', h, replace('x0[3] =', 'x0[groups] ='), 'framed', /outside keccakRoundsWords/],
  [
    'a word at a secret',
    h,
    replace('keccakRounds();', 'const s = x0[13] & 1; x0[s] = 0; keccakRounds();'),
    'constant-time',
    /exchange has a secret/,
  ],
  [
    'a load of a word at a secret',
    h,
    replace('keccakRounds();', 'keccakRounds(); const s = x0[x0[0] & 1];'),
    'constant-time',
    /exchanged has a secret/,
  ],
  ['no wipe', h, replace(/ *x0\[i3\] = 0;\n/, ''), 'wiped', /word 0 of keccakRoundsWords is not zero/],
  ['a wipe of all but the last', h, replace('i3 < 50', 'i3 < 49'), 'wiped', /word 49 of keccakRoundsWords/],
  ['a wipe with ones', h, replace('x0[i3] = 0', 'x0[i3] = -1'), 'wiped', /word 0 of keccakRoundsWords/],
  [
    'a wipe in the groups only',
    h,
    (text) => {
      const wipe = / {2}for \(let i3 [\s\S]*?\n {2}}\n/.exec(text)?.[0] ?? '';
      return text.replace(wipe, '').replace(/ {2}}\n}/, `${wipe}  }\n}`);
    },
    'wiped',
    /word 0 of keccakRoundsWords/,
  ],
  ['the array itself', h, replace('x0[3] =', 'keccakRoundsWords[3] ='), 'equal', /a variable was wanted/],
  ['the array for a word', h, replace('x0[3] = ', 'x0[3] = x0 ^ '), 'equal', /x0 in its scope/],
];

/** In the module of the rounds, which every kernel of Keccak imports. */
const FAULTS_IN_ROUNDS: readonly [what: string, edit: Edit, property: string, reason: RegExp][] = [
  ['a dropped complement', replace('& ~v', '& v'), 'equal', /state/],
  ['a round too few', replace('i0 < 24', 'i0 < 23'), 'equal', /state/],
  ['a round too many', replace('i0 < 24', 'i0 < 25'), 'framed', /outside the table/],
  ['the constant of the next round', replace('T0[i0]', 'T0[(i0 + 1) | 0]'), 'framed', /outside the table/],
  [
    'the constant of a secret place',
    replace('T0[i0]', 'T0[c12 & 15]'),
    'constant-time',
    /table has a secret/,
  ],
  ['a word not handed back', replace('  x0[49] = c49;\n', ''), 'equal', /state/],
  ['a word of another place', replace('= x0[48]', '= x0[49]'), 'equal', /state/],
  ['too few words', replace('Int32Array(50)', 'Int32Array(49)'), 'framed', /outside keccakRoundsWords/],
  ['no words', replace('Int32Array(50)', 'Int32Array()'), 'equal', /an exchange array was wanted/],
  [
    'words of eight bits',
    replace('Int32Array(50)', 'Uint8Array(50)'),
    'equal',
    /an exchange array was wanted/,
  ],
  [
    'a word left in a variable',
    replace('/* @__PURE__ */ new Int32Array(50)', '[0]'),
    'equal',
    /exchange array/,
  ],
  ['memory', replace('  let c0 = x0[0]', '  let c0 = i32[(0) >>> 2]'), 'equal', /no memory was wanted/],
  [
    'a call of itself',
    replace('  x0[49] =', '  keccakRounds();\n  x0[49] ='),
    'equal',
    /a procedure was wanted/,
  ],
  ['a branch on a secret', replace('  x0[49] =', '  if (c0) x0[49] ='), 'constant-time', /IfStatement/],
  [
    'another import',
    replace('\nconst T0', "\nimport './rounds.js';\nconst T0"),
    'equal',
    /a module of outlined/,
  ],
];

/** Those that take a whole comparison and are like others: in the full suite only. */
const SLOW: ReadonlySet<string> = new Set([
  'half a rotation',
  'xor for and',
  'a dropped addend',
  'the next constant',
  'half a word twice',
  'halves swapped at the load',
  'a word not stored',
  'a carry of other words',
  'a carry of more',
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

  test.each(FAULTS_IN_ROUNDS)('in the rounds: %s', async (_, edit, property, reason) => {
    const [[file, bytes]] = [...importsOf(keccak)] as [[string, Uint8Array]];
    const right = new TextDecoder().decode(bytes);
    const text = edit(right);
    expect(text).not.toBe(right);
    const spoilt = new Map([[file, new TextEncoder().encode(text)]]);
    const outcome = await proveModule(keccak, moduleOf(keccak), spoilt);
    expect(outcome).toEqual({ refused: property, reason: expect.stringMatching(reason) });
  });

  test('an import that is not given', async () => {
    const outcome = await proveModule(keccak, moduleOf(keccak), new Map());
    expect(outcome).toEqual({
      refused: 'equal',
      reason: expect.stringMatching(/a module of outlined loops/),
    });
  });

  test.runIf(full)('a word of a table flipped', async () => {
    const [[file, bytes]] = [...importsOf(keccak)] as [[string, Uint8Array]];
    const text = new TextDecoder().decode(bytes).replace('[1, 32898,', '[1, 32899,');
    const spoilt = new Map([[file, new TextEncoder().encode(text)]]);
    expect((await proveModule(keccak, moduleOf(keccak), spoilt)).reason).toMatch(/state\[1\*#0\]\[\d+\]/);
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
