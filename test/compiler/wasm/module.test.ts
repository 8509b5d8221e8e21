import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { emitWasmModule, type WasmLevel } from '../../../compiler/targets/wasm/module.ts';
import { build } from '../../../language/builder.ts';
import type { CountParameter, Region } from '../../../language/contract.ts';
import type { Word32, Word64 } from '../../../language/handles.ts';
import { interpret } from '../../../language/interpret.ts';
import { type Program, stemOf } from '../../../language/program.ts';
import type { Builder } from '../../../language/vocabulary.ts';
import { contractOf, INPUT, OPEN_INPUT, OUTPUT } from '../../language/contracts.ts';
import { faultsOfModule, instructionsOf, textOf } from './read.ts';
import { runWasm } from './run.ts';

const LEVELS: readonly WasmLevel[] = ['wasm', 'simd128'];
const GENERATED = fileURLToPath(new URL('../../../generated/', import.meta.url));

function program(
  text: (k: Builder) => void,
  {
    kernel = 'small',
    wordBytes = 4,
    counts = [],
    regions = [INPUT, OUTPUT],
  }: {
    kernel?: string;
    wordBytes?: 4 | 8;
    counts?: readonly CountParameter[];
    regions?: readonly Region[];
  } = {},
): Program {
  return build(contractOf(regions, { kernel, wordBytes, counts }), '', text);
}

/** The output region's words after a call at each level, as the interpreter and as wasm leave them. */
function agrees(p: Program, counts: readonly number[] = []): void {
  for (const level of LEVELS) {
    const lanes = level === 'wasm' ? 1 : 16 / p.contract.wordBytes;
    const memory = Uint8Array.from({ length: 512 }, (_, i) => Math.imul(i + 3, 0x9d) ^ (i >> 2));
    const args = [...p.contract.regions.map((_, i) => 128 * i), ...counts];
    const module = emitWasmModule([p], level);
    expect(faultsOfModule(module.bytes, level === 'simd128')).toEqual([]);
    const expected = memory.slice();
    interpret(p, lanes, expected, args);
    const actual = runWasm(module, stemOf(p, lanes, level), memory, args);
    expect(Buffer.from(actual).toString('hex'), level).toBe(Buffer.from(expected).toString('hex'));
  }
}

const TURNS: CountParameter = { name: 'turns', min: 0, max: 9 };
const store = (k: Builder, words: readonly Word32[]): void => {
  words.slice(0, 4).forEach((word, i) => {
    k.store('output', i, word);
  });
};
const inputs = (k: Builder): Word32[] => [0, 1, 2, 3].map((i) => k.load32('input', i));

describe('loops', () => {
  const loops: Readonly<Record<string, (k: Builder) => void>> = {
    'assign all carried words at once': (k) => {
      store(
        k,
        k.loop(k.count('turns'), inputs(k), (_, [a, b, c, d]) => [b, a, d, c] as Word32[]),
      );
    },
    'turn carried words round': (k) => {
      store(
        k,
        k.loop(k.count('turns'), inputs(k), (_, [a, b, c, d]) => [d, a, b, c] as Word32[]),
      );
    },
    'carry one word to several places': (k) => {
      store(
        k,
        k.loop(k.count('turns'), inputs(k), (_, [a, , c]) => [c, a, a, c] as Word32[]),
      );
    },
    'add as Fibonacci did': (k) => {
      store(
        k,
        k.loop(k.count('turns'), inputs(k), (_, words) => {
          const [a, b, c, d] = words as [Word32, Word32, Word32, Word32];
          return [b, k.add(a, b), k.xor(c, a), d];
        }),
      );
    },
    'leave values that are used behind them, with those from before': (k) => {
      const before = inputs(k);
      const first = k.loop(k.count('turns'), before, (_, [a, b, c, d]) => [b, c, d, a] as Word32[]);
      const second = k.loop(k.count('turns'), first, (_, [a, b, c, d]) => [c, a, d, b] as Word32[]);
      store(
        k,
        before.map((word, i) => k.add(k.add(word, first[i] as Word32), second[i] as Word32)),
      );
    },
    'stand in each other, with carried words of the outer in the inner': (k) => {
      store(
        k,
        k.loop(k.count('turns'), inputs(k), (_, outer) => {
          const [a, b] = outer as [Word32, Word32, Word32, Word32];
          const inner = k.loop(k.count('turns'), outer, (_i, [p, q, r, s]) => {
            const mixed = k.xor(p as Word32, k.rotateLeft(a, 7));
            return [q, r, s, k.add(mixed, b)] as Word32[];
          });
          return [inner[3], inner[0], a, inner[1]] as Word32[];
        }),
      );
    },
    'of literally no and one turn': (k) => {
      const none = k.loop(0, inputs(k), (_, [a]) => [a, a, a, a] as Word32[]);
      store(
        k,
        k.loop(1, none, (_, [a, b, c, d]) => [d, c, b, a] as Word32[]),
      );
    },
    'with a bound that wraps around to nothing': (k) => {
      const bound = k.countMultiply(65536, 65536);
      store(
        k,
        k.loop(bound, inputs(k), (_, [a]) => [a, a, a, a] as Word32[]),
      );
    },
    'with a bound computed from words and counts': (k) => {
      const bound = k.countAdd(
        k.countFromWord(k.uniform32(2)),
        k.countMultiply(k.count('turns'), k.count('turns')),
      );
      store(
        k,
        k.loop(bound, inputs(k), (i, [a, b, c, d]) => {
          const index = k.splat(k.wordFromCount32(k.countMultiply(i, i)));
          return [b, c, d, k.add(a as Word32, index)] as Word32[];
        }),
      );
    },
  };

  it.each(Object.keys(loops))('%s', (name) => {
    const p = program(loops[name] as (k: Builder) => void, { counts: [TURNS] });
    for (const turns of [0, 1, 2, 3, 4, 7]) agrees(p, [turns]);
  });

  it('drop carried words that nobody reads, and whole loops', () => {
    const code = (text: (k: Builder) => void): string[][] =>
      instructionsOf(textOf(emitWasmModule([program(text, { counts: [TURNS] })], 'wasm').bytes));
    const used = code((k) => {
      const [a, b] = inputs(k) as [Word32, Word32];
      const [left] = k.loop(k.count('turns'), [a, b], (_, [x, y]) => [
        k.add(x as Word32, x as Word32),
        k.xor(y as Word32, x as Word32),
      ]);
      store(k, new Array<Word32>(4).fill(left as Word32));
    });
    expect(used.filter(([name]) => name === 'i32.xor')).toEqual([]);
    expect(used.filter(([name]) => name === 'i32.load')).toHaveLength(1);
    const unused = code((k) => {
      const words = inputs(k);
      k.loop(k.count('turns'), words, (_, [a, b, c, d]) => [b, c, d, k.not(a as Word32)] as Word32[]);
      store(k, words);
    });
    expect(unused.filter(([name]) => name === 'loop')).toEqual([]);
  });

  it('keep carried words that others are computed from', () => {
    agrees(
      program(
        (k) => {
          const [a, b, c] = inputs(k) as [Word32, Word32, Word32];
          const [left] = k.loop(
            k.count('turns'),
            [a, b, c],
            (_, [x, y, z]) => [y, z, k.not(x as Word32)] as Word32[],
          );
          store(k, new Array<Word32>(4).fill(left as Word32));
        },
        { counts: [TURNS] },
      ),
      [5],
    );
  });
});

describe('a value', () => {
  /** How often an instruction stands in a program, and whether it does so in a loop. */
  const places = (p: Program, level: WasmLevel, wanted: string): string[] => {
    let depth = 0;
    const found: string[] = [];
    for (const [name] of instructionsOf(textOf(emitWasmModule([p], level).bytes))) {
      if (name === 'loop') depth++;
      else if (name === 'end') depth--;
      else if (name === wanted) found.push(depth > 0 ? 'in a loop' : 'outside');
    }
    return found;
  };

  it('that an instruction sequence reads twice is computed once', () => {
    const p = program((k) => {
      const [a, b, c, d] = inputs(k) as [Word32, Word32, Word32, Word32];
      const picked = k.select(k.lessThan(a, b), c, k.subtract(b, d));
      store(k, [k.rotateLeft(k.add(a, b), 5), picked, picked, picked]);
    });
    expect(places(p, 'wasm', 'i32.sub')).toEqual(['outside']);
    expect(places(p, 'simd128', 'i32x4.sub')).toEqual(['outside']);
    expect(places(p, 'simd128', 'i32x4.add')).toEqual(['outside']);
  });

  it('that goes to a byte string of each lane is computed once', () => {
    const p = program(
      (k) => {
        const [a, b] = inputs(k) as [Word32, Word32];
        k.store('output', 0, k.add(a, b));
      },
      {
        regions: [INPUT, { ...OUTPUT, layout: 'bytes', laneStride: 'turns' }],
        counts: [{ ...TURNS, max: 64 }],
      },
    );
    expect(places(p, 'simd128', 'i32x4.add')).toEqual(['outside']);
    expect(places(p, 'simd128', 'v128.store32_lane')).toHaveLength(4);
  });

  it('that bounds a loop is computed once, before it', () => {
    const p = program(
      (k) => {
        const bound = k.countFromWord(k.and(k.loadShared32('limit', 0), k.uniform32(3)));
        store(
          k,
          k.loop(bound, inputs(k), (_, [a, b, c, d]) => [b, c, d, a] as Word32[]),
        );
      },
      { regions: [INPUT, OUTPUT, { ...OPEN_INPUT, name: 'limit', layout: 'shared', words: 1 }] },
    );
    agrees(p);
    expect(places(p, 'wasm', 'i32.and')).toEqual(['outside']);
  });

  it('from before a loop is not computed in it', () => {
    const p = program(
      (k) => {
        const [a, b] = inputs(k) as [Word32, Word32];
        const difference = k.subtract(a, b);
        const left = k.loop(k.count('turns'), inputs(k), (_, words) =>
          words.map((word, i) => (i === 0 ? k.xor(word, difference) : word)),
        );
        store(k, left);
      },
      { counts: [TURNS] },
    );
    for (const [level, name] of [
      ['wasm', 'i32.sub'],
      ['simd128', 'i32x4.sub'],
    ] as const) {
      expect(places(p, level, name)).toEqual(['outside']);
    }
  });
});

describe('a module', () => {
  const copy = (kernel: string, wordBytes: 4 | 8): Program =>
    program(
      (k) => {
        for (let i = 0; i < 4; i++) {
          if (wordBytes === 4) k.store('output', i, k.load32('input', i));
          else k.store('output', i, k.load64('input', i));
        }
      },
      { kernel, wordBytes },
    );
  const tabled = (kernel: string, name: string, words: readonly number[]): Program =>
    program(
      (k) => {
        const table = k.table32(name, words);
        store(
          k,
          [0, 1, 2, 3].map((i) => k.splat(table.at(i % words.length))),
        );
      },
      { kernel },
    );

  it('names what it needs: vectors only where they are used', () => {
    const needs = (level: WasmLevel): readonly (readonly string[])[] =>
      emitWasmModule([copy('one', 4), copy('two', 8)], level).functions.map((f) => f.needs);
    expect(needs('wasm')).toEqual([['wasm'], ['wasm']]);
    expect(needs('simd128')).toEqual([
      ['wasm', 'simd128'],
      ['wasm', 'simd128'],
    ]);
    const nothing = program((k) => k.each(3, () => {}));
    expect(emitWasmModule([nothing], 'simd128').functions.map((f) => f.needs)).toEqual([['wasm']]);
  });

  it('exports each kernel under its stem and imports one memory and one base', () => {
    const module = emitWasmModule([copy('one', 4), copy('two', 8)], 'simd128');
    const text = textOf(module.bytes);
    expect(module.functions.map(({ stem, lanes }) => [stem, lanes])).toEqual([
      ['one.x4.simd128', 4],
      ['two.x2.simd128', 2],
    ]);
    expect([...text.matchAll(/\(export "([^"]+)"\)/g)].map(([, name]) => name)).toEqual([
      'one.x4.simd128',
      'two.x2.simd128',
    ]);
    expect([...text.matchAll(/\(import "(\w+)" "(\w+)" \((\w+)/g)].map((found) => found.slice(1))).toEqual([
      ['polylane', 'memory', 'memory'],
      ['polylane', 'tables', 'global'],
    ]);
    expect(text).toMatch(/\(memory \S+ 16 16\)/);
    expect(module.tableBytes).toBe(0);
    expect(text).not.toContain('(data');
  });

  it('keeps equal tables once, each at a multiple of 16, and those of one name apart when they differ', () => {
    const size = (...programs: Program[]): number => emitWasmModule(programs, 'wasm').tableBytes;
    expect(size(tabled('one', 'a', [1, 2, 3]))).toBe(16);
    expect(size(tabled('one', 'a', [1, 2, 3]), tabled('two', 'a', [1, 2, 3]))).toBe(16);
    expect(size(tabled('one', 'a', [1, 2, 3]), tabled('two', 'a', [1, 2, 4]))).toBe(32);
    expect(size(tabled('one', 'a', [1, 2, 3, 4, 5]), tabled('two', 'b', [9]))).toBe(48);
    const both = [tabled('one', 'a', [7, 8, 9]), tabled('two', 'a', [10, 11])];
    for (const [p, words] of [
      [both[0], [7, 8, 9, 7]],
      [both[1], [10, 11, 10, 11]],
    ] as [Program, number[]][]) {
      const module = emitWasmModule(both, 'wasm');
      const left = runWasm(module, stemOf(p, 1, 'wasm'), new Uint8Array(64), [0, 16]);
      expect([...new Uint32Array(left.buffer, left.byteOffset + 16, 4)]).toEqual(words);
    }
  });

  it('is refused where the target has no instruction for what crosses lanes', () => {
    const p = program((k) => {
      store(
        k,
        inputs(k).flatMap((word) => k.capability('lanePermute', [word], [1, 0, 3, 2])),
      );
    });
    expect(() => emitWasmModule([p], 'simd128')).toThrow('capability');
  });

  it('encodes counts and literals at the edges of their ranges', () => {
    agrees(
      program(
        (k) => {
          const big = k.countAdd(k.countMultiply(k.count('turns'), 0x7fffffff), 0x7ffffffe);
          const word = k.splat(k.wordFromCount32(k.countAdd(big, k.countMultiply(0x7fffffff, 2))));
          const constants = [0, 0xffffffff, 0x80000000].map((literal) => k.constant32(literal));
          store(k, [word, ...constants]);
        },
        { counts: [TURNS] },
      ),
      [3],
    );
    agrees(
      program(
        (k) => {
          const edges = [0xffff_ffff_ffff_ffffn, 1n << 63n, (1n << 63n) - 1n, 0x1234_5678_9abc_def0n];
          edges.forEach((literal, i) => {
            const word = k.load64('input', i);
            const below = k.lessThan(word, k.constant64(literal));
            const uniform = k.splat(k.uniform64(literal));
            k.store('output', i, k.select(below, k.xor(word, uniform), k.subtract(uniform, word)) as Word64);
          });
        },
        { wordBytes: 8 },
      ),
    );
  });

  it.each(readdirSync(GENERATED).filter((file) => file.endsWith('.wasm')))(
    'that is committed, %s, has only instructions of the table and the text beside it',
    (file) => {
      const bytes = readFileSync(`${GENERATED}${file}`);
      expect(faultsOfModule(bytes, file.endsWith('simd128.wasm'))).toEqual([]);
      expect(textOf(bytes)).toBe(readFileSync(`${GENERATED}${file.replace(/\.wasm$/, '.wat')}`, 'utf8'));
    },
  );
});

describe('golden texts', () => {
  const blend = program(
    (k) => {
      const limit = k.splat(k.loadShared32('limit', 0));
      k.each(k.count('turns'), (i) => {
        const word = k.load32('input', i);
        k.store('output', i, k.select(k.lessThan(word, limit), k.rotateLeft(word, 7), limit));
      });
    },
    {
      kernel: 'blend',
      counts: [{ ...TURNS, max: 4 }],
      regions: [INPUT, OUTPUT, { ...OPEN_INPUT, name: 'limit', layout: 'shared', words: 1 }],
    },
  );
  const turned = program(
    (k) => {
      const steps = k.table64('steps', [3n, 5n]);
      const words = [k.load64('input', 0), k.load64('input', 1)];
      const left = k.loop(2, words, (i, [a, b]) => [b as Word64, k.add(a as Word64, k.splat(steps.at(i)))]);
      left.forEach((word, i) => {
        k.store('output', i, word);
      });
    },
    {
      kernel: 'turned',
      wordBytes: 8,
      regions: [
        {
          name: 'input',
          role: 'in',
          secrecy: 'secret',
          layout: 'bytes',
          words: 2,
          order: 'big',
          laneStride: 'stride',
        },
        { ...OUTPUT, words: 2 },
      ],
      counts: [{ name: 'stride', min: 16, max: 64 }],
    },
  );

  for (const level of LEVELS) {
    it(`of loops, tables, masks and byte regions at level ${level}`, async () => {
      await expect(textOf(emitWasmModule([blend], level).bytes)).toMatchFileSnapshot(
        `golden/blend.${level}.wat`,
      );
      await expect(textOf(emitWasmModule([turned], level).bytes)).toMatchFileSnapshot(
        `golden/turned.${level}.wat`,
      );
    });
  }
});
