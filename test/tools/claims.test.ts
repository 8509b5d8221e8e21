import { describe, expect, test } from 'vitest';
import { claimFaults, type ProvedRow } from '../../tools/check/claims.ts';
import { touched } from '../../tools/check/claims-rest-on.ts';
import { proofTable } from '../../tools/docs/proof-table.ts';
import { tree } from './tree.ts';

const asWasm = 'constant-time as wasm';
const inText = 'no secret branch or index in the text';

function row(stem: string, constantTime: string, change: Partial<ProvedRow['properties']> = {}): ProvedRow {
  const proved = (says: string) => ({ method: 'normalisation', says });
  return {
    stem,
    properties: {
      equal: proved('3 words are those of fips202.absorb'),
      'constant-time': proved(constantTime),
      framed: proved('every access is inside its region'),
      wiped: { method: 'solver', says: 'no scratch' },
      ...change,
    } as ProvedRow['properties'],
  };
}

const stems = ['a.x1.js', 'a.x1.wasm', 'a.x2.simd128', 'b.x1.js', 'b-long.x1.wasm'];
const rows = [
  row('a.x1.js', inText),
  row('a.x1.wasm', asWasm),
  row('a.x2.simd128', asWasm),
  row('b.x1.js', inText),
];

const faultsIn = (text: string, path = 'README.md', proved: readonly ProvedRow[] = rows): string[] =>
  claimFaults(tree({ [path]: text }), stems, proved).faults;

describe('marked claims', () => {
  test.each([
    '<!-- claim: equal of a.x1.js -->proved<!-- /claim -->',
    '<!-- claim: equal, framed, wiped of a.*, b.x1.js -->\nproved\nover lines\n<!-- /claim -->',
    '<!-- claim: all of a.x1.wasm, a.x2.* -->proved, *constant-time* as\nwasm<!-- /claim -->',
    '| table | <!-- claim: all of b.x1.js -->no secret **branch or index** in the text<!-- /claim --> |',
    'nothing said',
  ])('pass where the rows are: %s', (text) => {
    expect(faultsIn(text)).toEqual([]);
    expect(claimFaults(tree({ 'README.md': text }), stems, rows).claims).toBe(text.includes('<!--') ? 1 : 0);
  });

  const cases: readonly [string, string, string][] = [
    [
      'a stem without a row',
      '<!-- claim: equal of b-long.x1.wasm -->x<!-- /claim -->',
      'b-long.x1.wasm has no row',
    ],
    [
      'a glob over a stem without a row',
      'y\n<!-- claim: equal of b* -->x<!-- /claim -->',
      '2: b-long.x1.wasm has no row',
    ],
    ['all, where one has none', '<!-- claim: equal of * -->x<!-- /claim -->', 'b-long.x1.wasm has no row'],
    [
      'a stem that is none',
      '<!-- claim: equal of a.x3.wasm -->x<!-- /claim -->',
      'no implementation is named a.x3.wasm',
    ],
    [
      'a dot is no wildcard',
      '<!-- claim: equal of axx1.js -->x<!-- /claim -->',
      'no implementation is named axx1.js',
    ],
    ['a glob over nothing beside one', '<!-- claim: equal of a.x1.js, c* -->x<!-- /claim -->', 'is named c*'],
    [
      'a property that is none',
      '<!-- claim: fast of a.x1.js -->x<!-- /claim -->',
      'no property is named fast',
    ],
    ['no stems', '<!-- claim: equal -->x<!-- /claim -->', 'is not "claim: PROPERTIES of STEMS"'],
    [
      'the words of another level',
      `<!-- claim: all of a.* -->${asWasm}<!-- /claim -->`,
      `does not say "${inText}"`,
    ],
    [
      'no words of the row',
      '<!-- claim: constant-time of a.x1.js -->constant-time<!-- /claim -->',
      'does not say',
    ],
    [
      'a claim that is not closed',
      'x\n<!-- claim: equal of a.x1.js -->proved',
      '2: <!-- claim: equal of a.x1.js --> is never',
    ],
    [
      'a claim within a claim',
      '<!-- claim: equal of a.* --><!-- claim: equal of a.* -->x<!-- /claim -->',
      'out of its turn',
    ],
    ['a close without a claim', 'x<!-- /claim -->', '/claim --> out of its turn'],
    ['the other close', '<!-- no claim -->x<!-- /claim -->', '/claim --> out of its turn'],
  ];
  test.each(cases)('are refused: %s', (_, text, fault) => {
    expect(faultsIn(text)).toContainEqual(expect.stringContaining(fault));
  });

  test('are refused where a property is only tested, or absent from the row', () => {
    const text = '<!-- claim: equal of a.x1.js -->proved<!-- /claim -->';
    const tested = [row('a.x1.js', inText, { equal: { method: 'tested', says: '' } })];
    expect(faultsIn(text, 'README.md', tested)).toEqual(['README.md:1: a.x1.js is not shown equal']);
    const absent = [{ stem: 'a.x1.js', properties: {} }];
    expect(faultsIn(text, 'README.md', absent)).toEqual(['README.md:1: a.x1.js is not shown equal']);
    expect(faultsIn(text, 'README.md', [])).toEqual(['README.md:1: a.x1.js has no row']);
  });
});

describe('words that claim a proof', () => {
  const words = [
    'It is proved.',
    'Proven code',
    'provably right',
    'machine-checked',
    'formally\nverified',
    'verified by proof',
    'constant-time',
    'Constant Time',
    'constant\ntime',
  ];
  test.each(words)('stand in marked claims only: %s', (text) => {
    expect(faultsIn(`one\n${text}`)).toEqual([
      expect.stringMatching(/^README\.md:2: .* outside a marked claim/),
    ]);
    expect(faultsIn(`<!-- claim: equal of a.x1.js -->x<!-- /claim --> ${text}`)).toHaveLength(1);
    expect(faultsIn(`<!-- no claim -->${text}<!-- /no claim -->`)).toEqual([]);
    expect(faultsIn(`<!-- claim: equal of a.x1.js -->${text}<!-- /claim -->`)).toEqual([]);
  });

  test.each([
    'The prover proves it.',
    'approved, improved, unproved',
    'a proof',
    'verified signatures',
    '`<!-- claim: x -->`',
  ])('are not: %s', (text) => expect(faultsIn(text)).toEqual([]));

  test('are looked for in all documents but those of proofs/, and in the comments of src/', () => {
    const text = 'proved';
    for (const path of ['SECURITY.md', 'docs/a/b.md', 'src/README.md'])
      expect(faultsIn(text, path)).toHaveLength(1);
    expect(faultsIn(text, 'proofs/SOUNDNESS.md')).toEqual([]);
    const source = [
      '/** Proved. */',
      'export const proved = "constant-time"; // constant-time',
      'export interface A {',
      '  /**',
      '   * Two lines, the second',
      '   * proven, of constant',
      '   * time.',
      '   */',
      '  readonly a: number;',
      '  /** <!-- claim: constant-time of a.x1.wasm -->Constant-time as',
      '   * wasm.<!-- /claim --> */',
      '  readonly b: number;',
      '}',
    ].join('\n');
    const lines = faultsIn(source, 'src/a.ts').map((fault) => fault.split(' outside')[0]);
    expect(lines.sort()).toEqual([
      'src/a.ts:1: "Proved"',
      'src/a.ts:2: "constant-time"',
      'src/a.ts:6: "constant time"',
      'src/a.ts:6: "proven"',
    ]);
    expect(faultsIn(source, 'tools/a.ts')).toEqual([]);
  });
});

test('what claims rest on is named when it is touched, and nothing else is', () => {
  expect(
    touched(['src/engines/lanes.ts', 'generated/keccak.js', 'proofs/rows/a.json', 'spec/README.md']),
  ).toBe(undefined);
  expect(touched(['spec/fips202.ts'])).toContain("the standards' text (spec/fips202.ts)");
  expect(touched(['generated/contracts/a.json', 'generated/contracts/b.json'])).toContain(
    'contracts (2 files)',
  );
  expect(touched(['proofs/checker/terms.ts'])).toContain('the checker (proofs/checker/terms.ts)');
  expect(touched(['proofs/steps/index.ts', 'spec/words.ts'])).toMatch(
    /text \(spec\/words\.ts\), the checker/,
  );
});

describe('the table of the proofs', () => {
  const entries = rows.map((proved) => {
    const [kernel, lanes, level] = proved.stem.split('.') as [string, string, string];
    const subject = { stem: proved.stem, kernel, level, lanes: Number(lanes.slice(1)) };
    return { subject, row: { ...proved, step: 'fips202.absorb' } as never, summary: 'What it does.' };
  });

  test('is a claim that the rows bear', () => {
    const text = proofTable(entries);
    expect(faultsIn(text, 'docs/proof-table.md')).toContainEqual(
      expect.stringContaining('b-long.x1.wasm has no row'),
    );
    expect(claimFaults(tree({ 'docs/a.md': text }), stems.slice(0, 4), rows).faults).toEqual([]);
    expect(text).toContain('| wasm | 1 | 1 normalisation | 1 normalisation | 1 normalisation | 1 solver |');
    expect(text).toContain(`| \`a.x1.js\` | normalisation: 3 words | normalisation: ${inText} |`);
  });

  test('says open where there is no row, and claims nothing of it', () => {
    const open = { ...(entries[3] as (typeof entries)[0]), row: undefined };
    const text = proofTable([...entries.slice(0, 3), open]);
    expect(text).toContain('3 of 4 implementations');
    expect(text).toContain('| js | 2 | 1 normalisation, 1 open |');
    expect(claimFaults(tree({ 'docs/a.md': text }), stems, rows.slice(0, 3)).faults).toEqual([]);
  });
});
