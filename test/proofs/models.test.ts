/** Each instruction's model against the engine, on random and edge operands. */
import { describe, expect, test } from 'vitest';
import type { Contract } from '../../proofs/checker/contract.ts';
import { evaluate } from '../../proofs/checker/evaluate.ts';
import { createRun } from '../../proofs/checker/loops.ts';
import { polynomialOfKey, valueOfPolynomial } from '../../proofs/checker/polynomial.ts';
import { createTerms, type Term } from '../../proofs/checker/terms.ts';
import { decodeModule, type Instruction } from '../../proofs/checker/wasm/decode.ts';
import { execute } from '../../proofs/checker/wasm/execute.ts';
import { OPCODES, VECTOR_OPCODES } from '../../proofs/checker/wasm/opcodes.ts';
import { full } from '../suite.ts';
import { assemble, instantiate, moduleText } from './modules.ts';

const INPUT = 1024;
const OUTPUT = 2048;
const INPUT_BYTES = 64;
const OUTPUT_BYTES = 32;
const TRIALS = full ? 3000 : 150;

function contractOf(wordBytes: 4 | 8): Contract {
  return {
    kernel: 'model',
    wordBytes,
    regions: [
      { name: 'input', role: 'in', secrecy: 'public', layout: 'shared', words: INPUT_BYTES / wordBytes },
      { name: 'output', role: 'out', secrecy: 'public', layout: 'bytes', words: OUTPUT_BYTES / wordBytes },
    ],
    counts: [
      { name: 'n', min: 0, max: 2 ** 31 - 1 },
      { name: 'm', min: 0, max: 2 ** 31 - 1 },
    ],
    step: 'none',
  };
}

const LOADS: Readonly<Record<string, (offset: number) => string>> = {
  i: (offset) => `local.get 0 i32.load offset=${offset}`,
  l: (offset) => `local.get 0 i64.load offset=${offset}`,
  v: (offset) => `local.get 0 v128.load offset=${offset}`,
  n: () => 'local.get 2',
  m: () => 'local.get 3',
};
const STORES: Readonly<Record<string, string>> = { i: 'i32.store', l: 'i64.store', v: 'v128.store' };

/** A function that loads operands of types `takes`, does `operation` and stores what it gives. */
const applied = (operation: string, takes: string, gives: string): string =>
  `local.get 1 ${[...takes].map((type, i) => LOADS[type]?.(16 * i)).join(' ')} ${operation} ${STORES[gives]}`;

const shifts = (type: string, takes: string, gives: string, names: readonly string[]): [string, string][] =>
  names.flatMap((name) =>
    [0, 1, 7, 31, 32, 33, 63, 64, 200].map((amount): [string, string] => [
      `${type}.${name} by ${amount}`,
      applied(`${takes === 'l' ? 'i64' : 'i32'}.const ${amount} ${type}.${name}`, takes, gives),
    ]),
  );

const LANES: [string, string][] = [0, 1, 2, 3].flatMap((lane): [string, string][] => [
  ...(lane < 2
    ? ([
        [
          `v128.load64_lane ${lane}`,
          `local.get 1 local.get 0 ${LOADS['v']?.(16)} v128.load64_lane offset=3 ${lane} v128.store`,
        ],
        [`v128.store64_lane ${lane}`, `local.get 1 ${LOADS['v']?.(0)} v128.store64_lane offset=0 ${lane}`],
      ] as [string, string][])
    : []),
  [
    `v128.load32_lane ${lane}`,
    `local.get 1 local.get 0 ${LOADS['v']?.(16)} v128.load32_lane offset=5 ${lane} v128.store`,
  ],
  [`v128.store32_lane ${lane}`, `local.get 1 ${LOADS['v']?.(0)} v128.store32_lane offset=4 ${lane}`],
]);

const CASES: readonly [string, string][] = [
  ...['add', 'sub', 'and', 'or', 'xor'].flatMap((name): [string, string][] => [
    [`i32.${name}`, applied(`i32.${name}`, 'ii', 'i')],
    [`i64.${name}`, applied(`i64.${name}`, 'll', 'l')],
    [`i32.${name} of counts`, applied(`i32.${name}`, 'nm', 'i')],
    [`i32.${name} of count and word`, applied(`i32.${name}`, 'ni', 'i')],
  ]),
  ['i32.mul of counts', applied('i32.mul', 'nm', 'i')],
  ['i32.div_u of a count', applied('i32.const 3 i32.div_u', 'n', 'i')],
  ['i32.rem_u of a count', applied('i32.const 3 i32.rem_u', 'n', 'i')],
  [
    'a quotient and what is left',
    applied('local.get 2 i32.const 5 i32.div_u i32.mul local.get 3 i32.const 5 i32.rem_u i32.add', 'n', 'i'),
  ],
  [
    'polynomials',
    applied('local.get 2 i32.mul local.get 3 i32.sub i32.const -77 i32.mul i32.add', 'nm', 'i'),
  ],
  [
    'a count with zeros at both ends',
    applied('i32.const 6 i32.mul local.get 3 i32.const 20 i32.shl i32.sub i32.xor', 'in', 'i'),
  ],
  ['a count of fewer bits, beside a word', applied('i32.const 3 i32.shr_u i32.add', 'in', 'i')],
  ['i32.shl of a count', applied('i32.const 33 i32.shl', 'n', 'i')],
  ['i32.shr_u of a count', applied('i32.const 5 i32.shr_u', 'n', 'i')],
  ...shifts('i32', 'i', 'i', ['shl', 'shr_s', 'shr_u', 'rotl', 'rotr']),
  ...shifts('i64', 'l', 'l', ['shl', 'shr_s', 'shr_u', 'rotl', 'rotr']),
  ...shifts('i32x4', 'v', 'v', ['shl', 'shr_s', 'shr_u']),
  ...shifts('i64x2', 'v', 'v', ['shl', 'shr_s', 'shr_u']),
  ...['add', 'sub'].flatMap((name): [string, string][] => [
    [`i32x4.${name}`, applied(`i32x4.${name}`, 'vv', 'v')],
    [`i64x2.${name}`, applied(`i64x2.${name}`, 'vv', 'v')],
  ]),
  ...['and', 'or', 'xor', 'andnot'].map((name): [string, string] => [
    `v128.${name}`,
    applied(`v128.${name}`, 'vv', 'v'),
  ]),
  ['v128.not', applied('v128.not', 'v', 'v')],
  ['v128.bitselect', applied('v128.bitselect', 'vvv', 'v')],
  ['i32.wrap_i64', applied('i32.wrap_i64', 'l', 'i')],
  ['i64.extend_i32_u', applied('i64.extend_i32_u', 'i', 'l')],
  ['i64.extend_i32_u of a count', applied('i64.extend_i32_u', 'n', 'l')],
  ['i32x4.splat', applied('i32x4.splat', 'i', 'v')],
  ['i64x2.splat', applied('i64x2.splat', 'l', 'v')],
  ['i32x4.splat of a count', applied('i32x4.splat', 'n', 'v')],
  [
    'constants',
    'local.get 1 i32.const -5 i32.store local.get 1 i64.const -6 i64.store offset=4 local.get 1 v128.const i32x4 1 -2 3 0x80000000 v128.store offset=12',
  ],
  ['i8x16.shuffle', applied('i8x16.shuffle 31 0 16 15 7 7 30 1 2 3 4 5 20 21 22 23', 'vv', 'v')],
  ['byte order by shuffle', applied('i8x16.shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12', 'vv', 'v')],
  ...['v128.load32_splat', 'v128.load64_splat', 'v128.load32_zero', 'v128.load64_zero', 'v128.load'].map(
    (name): [string, string] => [name, `local.get 1 local.get 0 ${name} offset=9 v128.store`],
  ),
  [
    'unaligned scalars',
    'local.get 1 local.get 0 i32.load offset=7 i32.store offset=1 local.get 1 local.get 0 i64.load offset=13 i64.store offset=5',
  ],
  ...LANES,
  [
    'tables',
    'local.get 1 global.get 0 i64.load offset=3 i64.store local.get 1 global.get 0 v128.load32_splat offset=4 v128.store offset=8',
  ],
  [
    'locals',
    'local.get 0 i64.load local.tee 4 local.set 5 local.get 1 local.get 5 local.get 4 i64.add i64.store',
  ],
  ['locals begin at zero', 'local.get 1 local.get 4 i64.store'],
  ...[
    [0, 0],
    [1, 0],
    [-1, 1],
    [1, -1],
    [5, 5],
  ].flatMap(([a, b]): [string, string][] => [
    [`i32.lt_u of ${a} and ${b}`, `local.get 1 i32.const ${a} i32.const ${b} i32.lt_u i32.store`],
    [`i32.eqz of ${a}, beside ${b}`, `local.get 1 i32.const ${a} i32.eqz i32.store`],
  ]),
  [
    'a loop of five turns',
    `i32.const 0 local.set 6 loop
    local.get 0 i64.load local.get 4 i64.const 3 i64.rotl i64.add local.set 4
    local.get 6 i32.const 1 i32.add local.tee 6 i32.const 5 i32.lt_u br_if 0 end
    local.get 1 local.get 4 i64.store`,
  ],
  [
    'a block that is left',
    'block i32.const 7 br_if 0 i64.const 9 local.set 4 end local.get 1 local.get 4 i64.store',
  ],
  [
    'a loop that is left at its head',
    `block loop local.get 6 i32.const 5 i32.lt_u i32.eqz br_if 1
    local.get 0 i64.load local.get 4 i64.const 3 i64.rotl i64.add local.set 4
    local.get 6 i32.const 1 i32.add local.set 6 br 0 end end
    local.get 1 local.get 4 i64.store`,
  ],
  [
    'a branch out of two',
    'block block i32.const 1 br_if 1 end i64.const 9 local.set 4 end local.get 1 local.get 4 i64.store',
  ],
];

const bytes = assemble(
  moduleText(
    CASES.map(
      ([name, body]) => `(func (export "${name}") (param i32 i32 i32 i32) (local i64 i64 i32) ${body})`,
    ).join('\n'),
    '\\01\\02\\03\\04\\05\\06\\07\\08\\f9\\fa\\fb\\fc\\fd\\fe\\ff\\00',
  ),
);
const module = decodeModule(bytes);
const engine = instantiate(bytes);

const EDGES = [0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0xff, 0xff00, 0x01010101];

/** Random numbers that are the same in every run (Numerical Recipes' generator). */
let seed = 1;
function random(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  const kind = (seed >>> 9) % 4;
  return kind === 0 ? (EDGES[(seed >>> 20) % EDGES.length] as number) : (seed ^ (seed >>> 15)) >>> 0;
}

/** What the model says that a function stores: a term for each byte of the output, by its place. */
function modelOf(name: string, wordBytes: 4 | 8): Map<number, Term> {
  const contract = contractOf(wordBytes);
  const run = createRun({
    terms: createTerms(),
    contract,
    lanes: 1,
    partBits: wordBytes === 4 ? 32 : 64,
    tables: module.tables,
  });
  const code = module.functions.get(name);
  if (code === undefined) throw new Error(`no function ${name}`);
  execute(run, code, []);
  const stored = new Map<number, Term>();
  for (const { place, bytes: terms } of run.trace().stores.values()) {
    terms.forEach((term, i) => {
      if (term !== undefined) stored.set(Number(place.word.key) * wordBytes + i, term);
    });
  }
  return stored;
}

describe.each([4, 8] as const)('models in kernels of %i-byte words', (wordBytes) => {
  test.each(CASES.map(([name]) => name))('%s', (name) => {
    const stored = modelOf(name, wordBytes);
    expect(stored.size).toBeGreaterThan(0);
    const { memory } = engine;
    const input = (word: number): bigint =>
      wordBytes === 4
        ? BigInt(memory.getUint32(INPUT + 4 * word, true))
        : memory.getBigUint64(INPUT + 8 * word, true);
    for (let trial = 0; trial < TRIALS; trial++) {
      for (let at = 0; at < INPUT_BYTES; at += 4) memory.setUint32(INPUT + at, random(), true);
      for (let at = 0; at < OUTPUT_BYTES + 16; at++) memory.setUint8(OUTPUT + at, 0xa5);
      const counts: Record<string, number> = { n: random() >>> 1, m: random() >>> 1 };
      engine.call(name, INPUT, OUTPUT, counts['n'] as number, counts['m'] as number);
      const symbolValue = (symbol: string): bigint => {
        if (!symbol.startsWith('count ')) return input(Number(/\]\[(\d+)\]/.exec(symbol)?.[1]));
        return valueOfPolynomial(polynomialOfKey(symbol.slice(6)), (name) => {
          const [, count = name, division, by] = /^(\w+)([/%])(\d+)$/.exec(name) ?? [];
          const value = BigInt(counts[count] as number);
          if (division === undefined) return value;
          return division === '/' ? value / BigInt(by as string) : value % BigInt(by as string);
        });
      };
      for (let at = 0; at < OUTPUT_BYTES + 16; at++) {
        const term = stored.get(at);
        const wanted = term === undefined ? 0xa5 : Number(evaluate(term, symbolValue));
        if (memory.getUint8(OUTPUT + at) !== wanted)
          expect.fail(`byte ${at}: the engine stores ${memory.getUint8(OUTPUT + at)}, the model ${wanted}`);
      }
    }
  });
});

test('every modelled instruction is among them', () => {
  const used = new Set<string>();
  const note = (body: readonly Instruction[]): void => {
    for (const { opcode, body: inner } of body) {
      used.add(opcode.name);
      note(inner);
    }
  };
  for (const { body } of module.functions.values()) note(body);
  const modelled = [...OPCODES.values(), ...VECTOR_OPCODES.values()].filter(({ model }) => model);
  const missing = modelled.map(({ name }) => name).filter((name) => !used.has(name) && name !== 'end');
  expect(missing).toEqual([]);
});
