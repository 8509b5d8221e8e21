import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitWasmModule, lanesAt, type WasmLevel } from '../../../compiler/targets/wasm/module.ts';
import { interpret } from '../../../language/interpret.ts';
import { stemOf } from '../../../language/program.ts';
import { full } from '../../suite.ts';
import { callOf, programOfRecipe, recipes } from './programs.ts';
import { faultsOfModule } from './read.ts';
import { runWasm } from './run.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe.each<WasmLevel>(['wasm', 'simd128'])('random programs at level %s', (level) => {
  it('leave all memory as the interpreter does', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const program = programOfRecipe(recipe);
        const lanes = lanesAt(program, level);
        const { memory, args } = callOf(recipe, lanes);
        const module = emitWasmModule([program], level);
        expect(faultsOfModule(module.bytes, level === 'simd128')).toEqual([]);
        const actual = runWasm(module, stemOf(program, lanes, level), memory, args);
        const expected = memory.slice();
        interpret(program, lanes, expected, args);
        expect(hex(actual)).toBe(hex(expected));
      }),
      { numRuns: full ? 3000 : 90 },
    );
  });

  it('are the same bytes each time', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const [one, two] = [programOfRecipe(recipe), programOfRecipe(recipe)];
        expect(hex(emitWasmModule([two], level).bytes)).toBe(hex(emitWasmModule([one], level).bytes));
      }),
      { numRuns: 30 },
    );
  });
});
