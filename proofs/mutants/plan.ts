/** Which mutants there are: the same every time, from every kernel, level and kind of fault. */
import { subjects } from '../subjects.ts';
import { emitted, LEVELS } from '../tutorial/lesson.ts';
import { LESSONS } from '../tutorial/lessons.ts';
import { CONTRACT_OPERATORS } from './contracts/operators.ts';
import { JS_OPERATORS } from './js/operators.ts';
import { sample } from './sample.ts';
import { STEP_OPERATORS } from './steps/operators.ts';
import { type Mutant, type Operator, type Target, targetOf } from './target.ts';
import { WASM_OPERATORS } from './wasm/operators.ts';

/** Kinds with hundreds of places, and many meanings. */
const LARGE: ReadonlySet<string> = new Set([
  'operation swapped with its neighbour',
  'constant off by one bit',
  'neighbouring local read',
  'assignment dropped',
  'overrun by one',
]);

/** A tutorial's kernel is judged in a millisecond, and some kinds have places there only. */
const isTutorial = ({ kernel }: Pick<Target, 'kernel'>): boolean => kernel.startsWith('tutorial-');

/** The shipped implementations, and the tutorial's. */
export function targets(): Target[] {
  const lessons = LESSONS.flatMap((lesson) => LEVELS.map((level) => emitted(lesson, lesson.text, level)));
  return [...subjects().map(targetOf), ...lessons];
}

export function operatorsOf({ level }: Pick<Target, 'level'>): readonly Operator[] {
  return level === 'js' ? JS_OPERATORS : WASM_OPERATORS;
}

/** Wrong standards and contracts are about a kernel: one of its levels, each in its turn, stands for it. */
function isAboutKernel(target: Target, all: readonly Target[]): boolean {
  if (isTutorial(target)) return true;
  const kernels = [...new Set(all.map(({ kernel }) => kernel))];
  return LEVELS[kernels.indexOf(target.kernel) % LEVELS.length] === target.level;
}

/** `count` places of an operator, from all over the target. */
export function chosen(target: Target, { name, mutants }: Operator, count: number): Mutant[] {
  const { stem, faultIn } = target;
  return sample(mutants(target), count, `${stem} ${faultIn ?? ''}${name}`).map((mutant) => ({
    ...mutant,
    what: faultIn === undefined ? mutant.what : `${faultIn} ${mutant.what}`,
    operator: name,
  }));
}

/**
 * The same with faults in what it imports: of the kernels that share a module, under that which gives it words of
 * its own for each and hands all of them back.
 */
function sharedOf(target: Target): Target[] {
  if (target.kernel !== 'keccak-f1600') return [];
  return [...(target.modules ?? new Map()).keys()].map((faultIn) => ({ ...target, faultIn }));
}

/** The mutants of one target that the catalogue is made of. */
export function mutantsOf(target: Target, all: readonly Target[]): Mutant[] {
  const own = [target, ...sharedOf(target)].flatMap((into) =>
    operatorsOf(into).flatMap((operator) =>
      chosen(into, operator, (LARGE.has(operator.name) ? 2 : 1) * (isTutorial(into) ? 2 : 1)),
    ),
  );
  if (!isAboutKernel(target, all)) return own;
  const others = [...STEP_OPERATORS, ...CONTRACT_OPERATORS].flatMap((operator) =>
    chosen(target, operator, isTutorial(target) ? 2 : 1),
  );
  return [...own, ...others];
}
