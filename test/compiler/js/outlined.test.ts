import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Expression,
  exchanged,
  literal,
  logic,
  name,
  not,
  print,
  product,
  shift,
  sum,
  termsOf,
} from '../../../compiler/targets/js/expression.ts';
import { emitJs, emitJsModule, type JsModule } from '../../../compiler/targets/js/module.ts';
import { roll, type Store } from '../../../compiler/targets/js/roll.ts';
import { type Builder, build } from '../../../language/builder.ts';
import { checkProgram } from '../../../language/check.ts';
import type { Contract } from '../../../language/contract.ts';
import type { Word64 } from '../../../language/handles.ts';
import { interpret } from '../../../language/interpret.ts';
import type { Program } from '../../../language/program.ts';
import { recognise } from './recogniser.ts';
import { type Emitted, runOn } from './run.ts';

const WORDS = 3;

const contract = (kernel: string): Contract => ({
  kernel,
  wordBytes: 8,
  regions: [{ name: 'state', role: 'in-out', secrecy: 'secret', layout: 'lane-wise', words: WORDS }],
  counts: [{ name: 'times', min: 0, max: 3 }],
  step: 'none.none',
  summary: 'Turns.',
});

/** Each word takes from the next; the last also a constant. */
const turns = (k: Builder, words: readonly Word64[], amount = 5): Word64[] => {
  const constants = k.table64('constants', [1n, 0x8000000000000000n, 3n]);
  return k.loop(
    3,
    words,
    (turn, carried) =>
      carried.map((word, i) => {
        const next = k.rotateLeft(carried[(i + 1) % WORDS] as Word64, amount);
        const sum = k.add(word, next);
        return i === WORDS - 1 ? k.xor(sum, k.splat(constants.at(turn))) : sum;
      }),
    { outlined: 'three-turns' },
  );
};

const load = (k: Builder): Word64[] => Array.from({ length: WORDS }, (_, i) => k.load64('state', i));
const store = (k: Builder, words: readonly Word64[]): void =>
  words.forEach((word, i) => {
    k.store('state', i, word);
  });

/** Over a count, one upon the other in other places, and with words that are not used. */
const TEXTS: Readonly<Record<string, (k: Builder) => void>> = {
  over: (k) =>
    store(
      k,
      k.loop(k.count('times'), load(k), (_, words) => turns(k, words)),
    ),
  twice: (k) => {
    const [a, b, c] = turns(k, load(k)) as [Word64, Word64, Word64];
    const [d, e, f] = turns(k, [c, k.xor(a, b), a]) as [Word64, Word64, Word64];
    store(k, [k.add(a, f), e, k.xor(b, d)]);
  },
  some: (k) => {
    const [a] = turns(k, [k.load64('state', 2), k.constant64(0n), k.constant64(0n)]) as [Word64];
    const [, b] = turns(k, [k.constant64(0n), a, a]) as [Word64, Word64];
    store(k, [b, k.load64('state', 1), a]);
  },
};
/** Words that stay in the array from turn to turn, or that must not. */
const CARRIED: Readonly<Record<string, (k: Builder, words: Word64[]) => readonly Word64[]>> = {
  crossed: (k, [a, b, c]) => turns(k, [b as Word64, k.add(a as Word64, c as Word64), a as Word64]),
  mixed: (k, words) =>
    turns(
      k,
      words.map((word, i) => (i === 1 ? word : k.xor(word, k.load64('state', i)))),
    ),
  kept: (k, words) => {
    const after = turns(k, words);
    k.store('state', 0, words[2] as Word64);
    return after;
  },
  early: (k, words) => {
    const sum = k.add(words[0] as Word64, words[1] as Word64);
    const after = turns(k, words);
    k.store('state', 1, sum);
    return after;
  },
  beside: (k, words) => {
    const [a, b, c] = turns(k, words) as [Word64, Word64, Word64];
    return [b, a, c];
  },
  stacked: (k, words) => turns(k, turns(k, words)),
  nested: (k, words) => {
    const inner = k.loop(k.count('times'), words, (_, within) => turns(k, within));
    return turns(k, [inner[0] as Word64, words[1] as Word64, inner[2] as Word64]);
  },
};
const LOOPS: Readonly<Record<string, (k: Builder) => void>> = Object.fromEntries(
  Object.entries(CARRIED).map(([name, turn]) => [
    name,
    (k) => {
      const [first] = turns(k, load(k)) as [Word64];
      const start = [first, k.load64('state', 1), k.load64('state', 2)];
      const [a, b, c] = k.loop(k.count('times'), start, (_, words) => turn(k, words)) as [
        Word64,
        Word64,
        Word64,
      ];
      store(k, [k.add(a, first), b, k.xor(c, a)]);
    },
  ]),
);
const ALL = { ...TEXTS, ...LOOPS };
const PROGRAMS: readonly Program[] = Object.entries(ALL).map(([name, text]) =>
  build(contract(name), '', text),
);

function loaded({ text, shared }: JsModule): Readonly<Record<string, Emitted & { words?: Int32Array }>> {
  const whole = [...shared.values(), text]
    .join('\n')
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '');
  const names = [...Object.keys(ALL), 'threeTurnsWords'];
  return new Function(`'use strict';\n${whole}\nreturn { ${names.join(', ')} };`)();
}

describe('outlined loops in js', () => {
  const module = emitJsModule('turning', PROGRAMS);

  it('are in a module of their own, once, and texts are of the grammar', () => {
    expect([...module.shared.keys()]).toEqual(['three-turns.js']);
    for (const text of [module.text, ...module.shared.values()]) recognise(text);
    expect(module.text.match(/threeTurns\(\);/g)).toHaveLength(5 + 2 * 7 + 2);
    expect(module.text).not.toMatch(/const T/);
    expect(module.shared.get('three-turns.js')).toMatchInlineSnapshot(`
      "// Generated by \`npm run generate\` from the outlined loop three-turns. Do not edit.

      const T0 = [1, 0, 3];
      const T1 = [0, -2147483648, 0];

      export const threeTurnsWords = /* @__PURE__ */ new Int32Array(6);

      export function threeTurns() {
        const x0 = threeTurnsWords;
        let c0 = x0[0];
        let c1 = x0[1];
        let c2 = x0[2];
        let c3 = x0[3];
        let c4 = x0[4];
        let c5 = x0[5];
        for (let i0 = 0; i0 < 3; i0 = (i0 + 1) | 0) {
          const v0 = (c2 << 5) | (c3 >>> 27);
          const v1 = (c4 << 5) | (c5 >>> 27);
          const v2 = (c0 << 5) | (c1 >>> 27);
          const v3 = (c0 + v0) | 0;
          const v4 = (c1 + ((c3 << 5) | (c2 >>> 27)) + ((((c0 >>> 0) + (v0 >>> 0)) / 4294967296) | 0)) | 0;
          c3 = (c3 + ((c5 << 5) | (c4 >>> 27)) + ((((c2 >>> 0) + (v1 >>> 0)) / 4294967296) | 0)) | 0;
          c2 = (c2 + v1) | 0;
          c5 = ((c5 + ((c1 << 5) | (c0 >>> 27)) + ((((c4 >>> 0) + (v2 >>> 0)) / 4294967296) | 0)) | 0) ^ T1[i0];
          c4 = ((c4 + v2) | 0) ^ T0[i0];
          c0 = v3;
          c1 = v4;
        }
        x0[0] = c0;
        x0[1] = c1;
        x0[2] = c2;
        x0[3] = c3;
        x0[4] = c4;
        x0[5] = c5;
      }
      "
    `);
  });

  it('do what the interpreter does, and leave their words zero', () => {
    const { threeTurnsWords, ...kernels } = loaded(module);
    for (const program of PROGRAMS) {
      checkProgram(program);
      const words = fc.uint8Array({ minLength: 8 * WORDS, maxLength: 8 * WORDS });
      fc.assert(
        fc.property(words, fc.nat({ max: 3 }), (state, times) => {
          const wanted = state.slice();
          interpret(program, 1, wanted, [0, times]);
          const found = state.slice() as Uint8Array<ArrayBuffer>;
          runOn(kernels[program.contract.kernel] as Emitted, found, [0, times]);
          expect(found).toEqual(wanted);
          expect([...(threeTurnsWords as unknown as Int32Array)]).toEqual(new Array(2 * WORDS).fill(0));
        }),
      );
    }
  });

  it('stay in their places in a text that stands alone', () => {
    for (const program of PROGRAMS) expect(emitJs(program)).not.toMatch(/threeTurns/);
  });

  it('of one name are the same', () => {
    const other = build(contract('other'), '', (k) => store(k, turns(k, load(k), 6)));
    expect(() => emitJsModule('turning', [...PROGRAMS, other])).toThrow(
      /two outlined loops are named three-turns/,
    );
  });
});

it('what is committed is of the grammar', () => {
  const files = readdirSync('generated').filter((file) => /^[a-z0-9-]+\.js$/.test(file));
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) recognise(readFileSync(`generated/${file}`, 'utf8'));
});

describe('stores that are alike', () => {
  const word = (...bytes: Expression[]): Expression => ({
    kind: 'memory',
    region: 'at',
    view: 'i32',
    bytes: termsOf(sum(bytes)),
  });
  const [at, stride] = [name('at'), name('stride')];
  const written = (stores: readonly Store[]): string[] =>
    roll(stores).map((part) => {
      const text = ({ target, value }: Store): string => `${print(target)} = ${print(value)}`;
      return part.kind === 'store'
        ? text(part.store)
        : `${part.turns}: ${part.turn('k').map(text).join('; ')}`;
    });
  const range = (count: number, make: (i: number) => Store): Store[] =>
    Array.from({ length: count }, (_, i) => make(i));

  it('are a loop', () => {
    const copied = range(6, (i) => ({ target: exchanged('x', i), value: word(at, literal(4 * i)) }));
    expect(written(copied)).toEqual(['6: x[k] = i32[(at + (k << 2)) >>> 2]']);
    const spread = range(8, (i) => ({
      target: exchanged('x', i + 3),
      value: word(at, product(stride, literal(5 + (i >> 1))), literal(4 * (i % 2))),
    }));
    expect(written(spread)).toEqual([
      '4: x[((k << 1) + 3) | 0] = i32[(at + Math.imul(stride, (k + 5) | 0)) >>> 2]; ' +
        'x[((k << 1) + 4) | 0] = i32[(at + Math.imul(stride, (k + 5) | 0) + 4) >>> 2]',
    ]);
    const mixed = range(7, (i) => ({
      target: word(at, literal(8 * i)),
      value: logic('^', exchanged('x', i), shift('<<', not(word(stride, literal(4 * i))), 3)),
    }));
    expect(written(mixed)).toEqual([
      '7: i32[(at + (k << 3)) >>> 2] = x[k] ^ (~i32[(stride + (k << 2)) >>> 2] << 3)',
    ]);
  });

  it('stay where they are few, go down, or differ', () => {
    const few = range(5, (i) => ({ target: exchanged('x', i), value: at }));
    expect(written(few)).toHaveLength(5);
    const down = range(8, (i) => ({ target: exchanged('x', 8 - i), value: at }));
    expect(written(down)).toHaveLength(8);
    const literals = range(8, (i) => ({ target: exchanged('x', i), value: literal(i) }));
    expect(written(literals)).toHaveLength(8);
    const names = range(8, (i) => ({ target: exchanged('x', i), value: name(`a${i}`) }));
    expect(written(names)).toHaveLength(8);
    const square = range(8, (i) => ({ target: exchanged('x', i * i), value: at }));
    expect(written(square)).toHaveLength(8);
  });

  it('are a loop as far as they are', () => {
    const stores = [
      { target: exchanged('x', 40), value: at },
      ...range(6, (i) => ({ target: exchanged('x', i), value: word(at, literal(4 * i)) })),
      { target: exchanged('x', 6), value: word(stride) },
    ];
    expect(written(stores)).toEqual([
      'x[40] = at',
      '6: x[k] = i32[(at + (k << 2)) >>> 2]',
      'x[6] = i32[(stride) >>> 2]',
    ]);
  });
});
