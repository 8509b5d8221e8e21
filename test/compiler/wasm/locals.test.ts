import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ValueType } from '../../../compiler/instruction-sets/wasm.ts';
import type { Emitted } from '../../../compiler/targets/wasm/emitted.ts';
import { assignLocals, FIRST_LOCAL } from '../../../compiler/targets/wasm/locals.ts';
import { emitWasmModule } from '../../../compiler/targets/wasm/module.ts';
import { FAMILIES } from '../../../kernels/index.ts';
import { programOf } from '../../../language/kernel.ts';
import { full } from '../../suite.ts';
import { wrongReading } from './lives.ts';
import { programOfRecipe, recipes } from './programs.ts';

interface Assigned {
  readonly code: readonly Emitted[];
  readonly parameters: number;
  readonly types: readonly ValueType[];
  readonly result: ReturnType<typeof assignLocals>;
}
/** Every assignment that the emitter asks for. */
const seen: Assigned[] = [];

vi.mock('../../../compiler/targets/wasm/locals.ts', async (original) => {
  const real = await original<typeof import('../../../compiler/targets/wasm/locals.ts')>();
  const watched: typeof assignLocals = (code, parameters, types) => {
    const result = real.assignLocals(code, parameters, types);
    seen.push({ code: [...code], parameters, types: [...types], result });
    return result;
  };
  return { ...real, assignLocals: watched };
});

afterEach(() => {
  seen.length = 0;
});

function faults({ code, parameters, types, result }: Assigned): string[] {
  const wrong = wrongReading(code, result.code, parameters);
  const found = wrong === undefined ? [] : [wrong];
  code.forEach(([name, variable], at) => {
    if (!name.startsWith('local.') || Number(variable) < parameters) return;
    const local = Number(result.code[at]?.[1]) - parameters;
    if (result.locals[local] !== types[Number(variable) - parameters]) found.push(`${at}: another type`);
  });
  return found;
}

describe('assigned locals', () => {
  it('hold what is read from them, in every kernel', () => {
    const families = FAMILIES.filter(({ name }) => full || !/n24|n32/.test(name));
    for (const { kernels } of families) {
      const programs = kernels.map((kernel) => programOf(kernel));
      for (const level of ['wasm', 'simd128'] as const) emitWasmModule(programs, level);
    }
    expect(seen.length).toBe(2 * families.flatMap(({ kernels }) => kernels).length);
    for (const assigned of seen) {
      expect(faults(assigned)).toEqual([]);
      expect(assigned.result.locals.length).toBeLessThan(assigned.types.length);
    }
  });

  it('hold what is read from them, in random programs', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        seen.length = 0;
        for (const level of ['wasm', 'simd128'] as const) emitWasmModule([programOfRecipe(recipe)], level);
        expect(seen.map(faults)).toEqual([[], []]);
      }),
      { numRuns: 40 },
    );
  });

  it('are shared once their variable is read for the last time', () => {
    const set = (variable: number): Emitted[] => [
      ['i32.const', 0],
      ['local.set', variable],
    ];
    const get = (variable: number): Emitted[] => [
      ['local.get', variable],
      ['local.set', 0],
    ];
    const types: ValueType[] = ['i32', 'i32', 'i32'];
    /** Those behind the ones that nothing uses. */
    const used = (code: readonly Emitted[], kinds = types): ValueType[] =>
      assignLocals(code, 1, kinds).locals.slice(FIRST_LOCAL - 1);
    expect(used([...set(1), ...get(1), ...set(2), ...get(2)])).toEqual(['i32']);
    expect(used([...set(1), ...set(2), ...get(1), ...get(2)])).toHaveLength(2);
    // Read in a loop that began after it was set: alive until the loop ends.
    const looped: Emitted[] = [
      ...set(1),
      ['loop'],
      ...get(1),
      ...set(2),
      ...get(2),
      ['local.get', 0],
      ['br_if', 0],
      ['end'],
      ...set(3),
      ...get(3),
    ];
    const { code } = assignLocals(looped, 1, types);
    expect(used(looped)).toHaveLength(2);
    expect(wrongReading(looped, code, 1)).toBeUndefined();
    const apart = used([...set(1), ...get(1), ...set(2), ...get(2)], ['i32', 'i64']);
    expect([apart[0], apart.at(-1)]).toEqual(['i32', 'i64']);
  });

  it('are the same in a loop, whatever stands around it and however many parameters there are', () => {
    const set = (variable: number): Emitted[] => [
      ['i32.const', 0],
      ['local.set', variable],
    ];
    const loopOn = (carried: number, own: number): Emitted[] => [
      ...set(carried),
      ['loop'],
      ['local.get', carried],
      ['local.set', own],
      ['local.get', own],
      ['local.tee', carried],
      ['br_if', 0],
      ['end'],
      ['local.get', carried],
      ['drop'],
    ];
    const within = (code: readonly Emitted[]): readonly Emitted[] =>
      code.slice(code.findIndex(([name]) => name === 'loop'));
    const types: ValueType[] = new Array<ValueType>(6).fill('i32');
    const alone = assignLocals(loopOn(1, 2), 1, types).code;
    const others = [...set(3), ...set(4), ...set(5), ...loopOn(6, 7)];
    const read: Emitted[] = [3, 4, 5].flatMap((variable): Emitted[] => [['local.get', variable], ['drop']]);
    const among = assignLocals([...others, ...read], 3, types).code;
    expect(within(among).slice(0, within(alone).length)).toEqual(within(alone));
  });

  it('are seen to be wrong when they are', () => {
    const sha256 = programOf((FAMILIES.at(-1) as (typeof FAMILIES)[0]).kernels[0] as never);
    emitWasmModule([sha256], 'wasm');
    const { code, parameters, result } = seen[0] as Assigned;
    const written = result.code.flatMap(([name], at) => (name === 'local.set' ? [at] : []));
    let refused = 0;
    for (const at of written) {
      const local = Number(result.code[at]?.[1]);
      const mutant = result.code.map(
        (instruction, i): Emitted =>
          i === at ? ['local.set', local === parameters ? local + 1 : local - 1] : instruction,
      );
      if (wrongReading(code, mutant, parameters) !== undefined) refused++;
    }
    expect(refused).toBe(written.length);
  });
});
