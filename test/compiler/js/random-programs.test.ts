import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitJs } from '../../../compiler/targets/js/module.ts';
import { interpret } from '../../../language/interpret.ts';
import { full } from '../../suite.ts';
import { argumentsOf, memoryOf, programOfRecipe, recipes } from './programs.ts';
import { recognise } from './recogniser.ts';
import { evaluated, runOn } from './run.ts';

describe('emitted js', () => {
  it('does what the interpreter does, for random programs', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const program = programOfRecipe(recipe);
        const args = argumentsOf(recipe);
        const expected = memoryOf(recipe);
        interpret(program, 1, expected, args);
        const text = emitJs(program);
        recognise(text);
        const actual = memoryOf(recipe);
        runOn(evaluated(text), actual, args);
        expect(Buffer.from(actual).toString('hex')).toBe(Buffer.from(expected).toString('hex'));
      }),
      { numRuns: full ? 1000 : 150 },
    );
  });

  it('is the same text each time', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        expect(emitJs(programOfRecipe(recipe))).toBe(emitJs(programOfRecipe(recipe)));
      }),
      { numRuns: 30 },
    );
  });
});
