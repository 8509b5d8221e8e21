import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandByteOrder } from '../../../compiler/passes/expand-byte-order.ts';
import { expandCapabilities } from '../../../compiler/passes/expand-capabilities.ts';
import { lowerByteSwap } from '../../../compiler/passes/lower-byte-swap.ts';
import { maxId, rewrite } from '../../../compiler/passes/rewrite.ts';
import { checkShape } from '../../../language/check/shape.ts';
import { interpret } from '../../../language/interpret.ts';
import type { Program, Statement } from '../../../language/program.ts';
import { checked, INPUT, OUTPUT, contractOf as smallContract } from '../../language/contracts.ts';
import { callOf, programOfRecipe, recipes } from '../wasm/programs.ts';

type Let = Extract<Statement, { kind: 'let' }>;

function statements(body: readonly Statement[]): Statement[] {
  return body.flatMap((s) => (s.kind === 'loop' ? [s, ...statements(s.body)] : [s]));
}
function lets(program: Program, op: string): Let[] {
  return statements(program.body).filter((s): s is Let => s.kind === 'let' && s.operation.op === op);
}

/** Every pass leaves a program with the same meaning, well formed, whose secrets stay marked. */
function keepsMeaning(pass: (program: Program) => Program, holds: (after: Program) => void): void {
  fc.assert(
    fc.property(recipes, fc.constantFrom(1, 2, 3), (recipe, lanes) => {
      const before = programOfRecipe(recipe);
      const after = pass(before);
      checkShape(after);
      holds(after);
      const { memory, args } = callOf(recipe, lanes);
      const [expected, actual] = [memory.slice(), memory.slice()];
      interpret(before, lanes, expected, args);
      interpret(after, lanes, actual, args);
      expect(Buffer.from(actual).toString('hex')).toBe(Buffer.from(expected).toString('hex'));
      expect(secretStores(after)).toBe(secretStores(before));
    }),
    { numRuns: 25 },
  );
}

function secretStores(program: Program): string {
  return statements(program.body)
    .flatMap((s) => (s.kind === 'store' ? [`${s.region}:${s.value.secret}`] : []))
    .join(' ');
}

describe('passes keep the meaning of random programs', () => {
  it('expand-byte-order: no region has an order any more', () => {
    keepsMeaning(expandByteOrder, (after) => {
      expect(after.contract.regions.filter(({ order }) => order !== undefined)).toEqual([]);
    });
  });

  it('expand-capabilities: none within a lane is left', () => {
    keepsMeaning(expandCapabilities, (after) => {
      expect(lets(after, 'capability')).toEqual([]);
    });
  });

  it('lower-byte-swap: none is left', () => {
    keepsMeaning(
      (program) => lowerByteSwap(program, false),
      (after) => {
        expect(lets(after, 'byte-swap')).toEqual([]);
      },
    );
  });

  it('lower-byte-swap for vectors: only lane-wise ones are left', () => {
    keepsMeaning(
      (program) => lowerByteSwap(program, true),
      (after) => {
        const uniform = lets(after, 'byte-swap').filter(
          ({ result }) => result.type.kind === 'word' && result.type.uniform,
        );
        expect(uniform).toEqual([]);
      },
    );
  });
});

describe('lower-byte-swap', () => {
  it.each([32, 64] as const)('reverses the bytes of %d bits', (bits) => {
    const wordBytes = bits === 32 ? 4 : 8;
    const program = checked(smallContract([INPUT, OUTPUT], { wordBytes }), (k) => {
      for (let i = 0; i < 4; i++) {
        if (bits === 32) k.store('output', i, k.byteSwap(k.load32('input', i)));
        else k.store('output', i, k.byteSwap(k.load64('input', i)));
      }
    });
    const memory = Uint8Array.from({ length: 8 * wordBytes }, (_, i) => i * 37 + 1);
    interpret(lowerByteSwap(program, false), 1, memory, [0, 4 * wordBytes]);
    const reversed = [0, 1, 2, 3].flatMap((i) => [
      ...memory.subarray(i * wordBytes, (i + 1) * wordBytes).reverse(),
    ]);
    expect([...memory.subarray(4 * wordBytes)]).toEqual(reversed);
  });
});

describe('expand-capabilities', () => {
  const text = (twice: boolean): Program =>
    checked(smallContract([INPUT, OUTPUT]), (k) => {
      const word = k.load32('input', 0);
      const literals = [7, 6, 5, 4, 3, 2, 1, 0, 7];
      const [one] = k.capability('affine8', [word], literals);
      const [two] = twice ? k.capability('affine8', [word], literals) : [one];
      for (let i = 0; i < 4; i++) k.store('output', i, (i % 2 === 0 ? one : two) as NonNullable<typeof one>);
    });

  it('expands the same use once', () => {
    const size = (program: Program): number => expandCapabilities(program).body.length;
    expect(size(text(true))).toBe(size(text(false)));
  });

  it('keeps uses with other literals or operands apart', () => {
    const program = checked(smallContract([INPUT, OUTPUT]), (k) => {
      const words = [k.load32('input', 0), k.load32('input', 1)];
      for (let i = 0; i < 4; i++) {
        const literals = i % 2 === 0 ? [3, 2, 1, 0] : [0, 0, 0, 0];
        const [bytes] = k.capability(
          'byteShuffle',
          [words[i >> 1] as NonNullable<(typeof words)[0]>],
          literals,
        );
        k.store('output', i, bytes as NonNullable<typeof bytes>);
      }
    });
    const memory = Uint8Array.from({ length: 32 }, (_, i) => i);
    interpret(expandCapabilities(program), 1, memory, [0, 16]);
    expect([...memory.subarray(16)]).toEqual([3, 2, 1, 0, 0, 0, 0, 0, 7, 6, 5, 4, 4, 4, 4, 4]);
  });

  it('leaves what crosses lanes', () => {
    const program = checked(smallContract([INPUT, OUTPUT]), (k) => {
      for (let i = 0; i < 4; i++) {
        const [moved] = k.capability('lanePermute', [k.load32('input', i)], [1, 0]);
        k.store('output', i, moved as NonNullable<typeof moved>);
      }
    });
    expect(lets(expandCapabilities(program), 'capability')).toHaveLength(4);
  });
});

describe('rewrite', () => {
  const program = checked(smallContract([INPUT, OUTPUT]), (k) => {
    const first = k.load32('input', 0);
    const [sum] = k.loop(2, [first], (_, [x]) => {
      const word = x as typeof first;
      return [k.add(word, word)];
    });
    for (let i = 0; i < 4; i++) k.store('output', i, sum as typeof first);
  });

  it('finds the greatest id, in loops too', () => {
    const ids: number[] = [];
    JSON.stringify(program.body, (key, value: unknown) => {
      if (key === 'id') ids.push(value as number);
      return typeof value === 'bigint' ? `${value}` : value;
    });
    expect(maxId(program)).toBe(Math.max(...ids));
  });

  it('puts a replacement wherever the value was read, and hands out new ids', () => {
    const shifted = rewrite(program, ({ operation, operands, result }, { emit }) => {
      if (operation.op !== 'add') return undefined;
      return emit({ op: 'shift-left', amount: 1 }, operands.slice(0, 1), result.type);
    });
    checkShape(shifted);
    const fresh = lets(shifted, 'shift-left').map(({ result }) => result.id);
    expect(fresh.every((id) => id > maxId(program))).toBe(true);
    expect(lets(shifted, 'add')).toEqual([]);
    const memory = new Uint8Array(32).fill(5, 0, 4);
    interpret(shifted, 1, memory, [0, 16]);
    expect([...memory.subarray(16, 20)]).toEqual([20, 20, 20, 20]);
  });
});
