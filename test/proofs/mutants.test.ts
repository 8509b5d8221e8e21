/** Seeded faults: a sample of them is judged here, all of them in the long run; and the catalogue is about them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { statementsOf } from '../../proofs/checker/js/acorn.ts';
import { PROPERTIES } from '../../proofs/checker/refusal.ts';
import { createTerms, type Term } from '../../proofs/checker/terms.ts';
import { type Catalogue, spread } from '../../proofs/mutants/catalogue.ts';
import { CONTRACT_OPERATORS } from '../../proofs/mutants/contracts/operators.ts';
import { DEFECTS, mutantOf } from '../../proofs/mutants/defects.ts';
import { JS_OPERATORS } from '../../proofs/mutants/js/operators.ts';
import { differ, judge } from '../../proofs/mutants/judge.ts';
import { mutantsOf, operatorsOf, targets } from '../../proofs/mutants/plan.ts';
import { sample } from '../../proofs/mutants/sample.ts';
import { STEP_OPERATORS } from '../../proofs/mutants/steps/operators.ts';
import type { Mutant, Target } from '../../proofs/mutants/target.ts';
import { codeOf } from '../../proofs/mutants/wasm/code.ts';
import { signed, unsigned } from '../../proofs/mutants/wasm/encode.ts';
import { WASM_OPERATORS } from '../../proofs/mutants/wasm/operators.ts';
import { long } from '../suite.ts';
import { hasParser } from './js.ts';

const all = targets();
/** Texts are read by the parser that proofs/package.json brings. */
const readable = all.filter(({ level }) => hasParser || level !== 'js');
const tutorial = readable.filter(({ kernel }) => kernel.startsWith('tutorial-'));

const entriesOf = (chosen: readonly Target[]): { target: Target; mutant: Mutant }[] =>
  chosen.flatMap((target) => mutantsOf(target, all).map((mutant) => ({ target, mutant })));

/** The tutorial's kernels are judged in a millisecond; of those that ship, the kinds that the tutorial has not, and more. */
const small = spread(entriesOf(tutorial), 60);
const SHIPPED = /^(keccak-f1600|sha256-compress|shake-prf-n16)\./;
const large = entriesOf(readable.filter(({ stem }) => SHIPPED.test(stem)));
const kindsOf = (entries: readonly { mutant: Mutant }[]): Set<string> =>
  new Set(entries.map(({ mutant }) => mutant.operator));
const others = large.filter(({ mutant }) => !kindsOf(small).has(mutant.operator));
const chosen = [...small, ...spread(others, kindsOf(others).size), ...sample(large, 8, 'large')];

/** Nothing is taken for equal that is not the same term. */
const never = (): Promise<boolean> => Promise.reject(new Error('a mutant that may mean the same'));

describe('mutants are refused by the property that they break', () => {
  test.each(chosen.map(({ target, mutant }) => ({ stem: target.stem, ...mutant })))(
    '$stem: $operator: $what',
    async ({ breaks, target }) => {
      const { refused } = await judge(target(), never);
      expect(PROPERTIES).toContain(refused);
      if (breaks !== undefined) expect(refused).toBe(breaks);
    },
  );

  test.runIf(hasParser)('every kind of fault is among them', () => {
    const kinds = kindsOf(chosen);
    const operators = [...WASM_OPERATORS, ...JS_OPERATORS, ...STEP_OPERATORS, ...CONTRACT_OPERATORS];
    expect([...new Set(operators.map(({ name }) => name))].filter((name) => !kinds.has(name))).toEqual([]);
  });
});

describe('what is judged', () => {
  test.each(tutorial.map((target) => ({ stem: target.stem, target })))(
    '$stem itself is no mutant',
    async ({ target }) => {
      expect(await judge(target, never)).toEqual({ refused: undefined, reason: 'proved', undecided: false });
    },
  );

  test.each(tutorial.map((target) => ({ stem: target.stem, target })))(
    'mutants of $stem are read by others, and are other texts',
    ({ target }) => {
      const original = Buffer.from(target.artefact);
      for (const operator of operatorsOf(target)) {
        for (const mutant of operator.mutants(target)) {
          const { artefact } = mutant.target();
          if (original.equals(artefact)) expect.fail(`${operator.name}: ${mutant.what} changes nothing`);
          if (target.level === 'js') statementsOf(new TextDecoder().decode(artefact));
          else if (!WebAssembly.validate(artefact as BufferSource))
            expect.fail(`${operator.name}: ${mutant.what} is no module`);
        }
      }
    },
  );

  test('a difference is found where there is one', () => {
    const terms = createTerms();
    const [a, b] = ['a', 'b'].map((name) => terms.symbol(name, 32, true)) as [Term, Term];
    const differs = (found: Term, wanted: Term): boolean =>
      differ({ what: 'a word', found: [found], wanted: [wanted] });
    expect(differs(terms.add(a, b), terms.xor(a, b))).toBe(true);
    expect(differs(terms.add(a, b), terms.add(terms.xor(a, b), terms.shiftLeft(terms.and(a, b), 1)))).toBe(
      false,
    );
    const oneBit = terms.and(a, terms.constant(1n << 31n, 32));
    expect(differs(terms.xor(b, oneBit), b)).toBe(true);
  });

  test('what means the same and is not the same term goes to the solver, and survives', async () => {
    const target = tutorial.find(({ stem }) => stem === 'tutorial-mix.x1.wasm');
    if (target === undefined) throw new Error('no such target');
    const step: typeof target.step = (machine, contract) => {
      const { words } = machine;
      const { add, and, rotateLeft, xor } = words;
      // a + b = (a ^ b) + 2 (a & b)
      const adder: typeof add = (a, b) =>
        add(xor(a, b), rotateLeft(and(and(a, b), words.constant(0x7fffffffn)), 1));
      target.step({ ...machine, words: { ...words, add: adder } }, contract);
    };
    let asked = 0;
    const yes = (): Promise<boolean> => {
      asked++;
      return Promise.resolve(true);
    };
    expect((await judge({ ...target, step }, yes)).refused).toBeUndefined();
    expect(asked).toBeGreaterThan(0);
    const undecided = await judge({ ...target, step }, () => Promise.resolve(false));
    expect(undecided).toMatchObject({ refused: 'equal', undecided: true });
  });
});

describe('places and bytes', () => {
  test('a function changed nowhere is the function', () => {
    for (const target of all.filter(({ level, kernel }) => level !== 'js' && /prf|tutorial/.test(kernel)))
      expect(Buffer.from(codeOf(target).changed([]).artefact).equals(target.artefact)).toBe(true);
  });

  test('numbers are written as the modules have them', () => {
    expect([0, 127, 128, 624485].map(unsigned)).toEqual([[0], [127], [128, 1], [229, 142, 38]]);
    expect([0n, -1n, 63n, 64n, -64n, -65n, -123456n].map(signed)).toEqual([
      [0],
      [127],
      [63],
      [192, 0],
      [64],
      [191, 127],
      [192, 187, 120],
    ]);
  });

  test('a sample is the same each time, in order, and from everywhere', () => {
    const items = Array.from({ length: 100 }, (_, i) => i);
    const found = sample(items, 10, 'text');
    expect(found).toEqual(sample(items, 10, 'text'));
    expect(found).not.toEqual(sample(items, 10, 'another'));
    expect(found.map((item) => Math.floor(item / 10))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(sample([1, 2], 10, '')).toEqual([1, 2]);
  });
});

describe('the catalogue', () => {
  const catalogue: Catalogue = JSON.parse(readFileSync('proofs/mutants/catalogue.json', 'utf8'));

  test('has at least a thousand mutants, all refused, each by the property that it breaks', () => {
    expect(catalogue.mutants).toBeGreaterThanOrEqual(1000);
    expect(catalogue.refused).toBe(catalogue.mutants - catalogue.survivors.length);
    expect(catalogue.misnamed.length).toBeGreaterThanOrEqual(catalogue.byProperty['not read'] as number);
  });

  test('explains each survivor, and each that was refused otherwise than its kind says', () => {
    const explained = readFileSync('proofs/mutants/survivors.md', 'utf8');
    const { survivors, misnamed, undecided } = catalogue;
    expect([...survivors, ...misnamed, ...undecided].filter((each) => !explained.includes(each))).toEqual([]);
  });

  test('has every implementation and every kind of fault', () => {
    expect(Object.keys(catalogue.implementations).sort()).toEqual(all.map(({ stem }) => stem).sort());
    const operators = [...WASM_OPERATORS, ...JS_OPERATORS, ...STEP_OPERATORS, ...CONTRACT_OPERATORS];
    expect(Object.keys(catalogue.byOperator).sort()).toEqual(
      [...new Set(operators.map(({ name }) => name))].sort(),
    );
  });

  test.runIf(hasParser)('has the defects that others have shipped, where they are now', () => {
    const known = DEFECTS.map((defect) => {
      const { what, operator } = mutantOf(defect, all);
      return [defect.defect, `${defect.stem}: ${operator}: ${what}: ${defect.breaks}: `];
    });
    for (const [defect, says] of known) expect(catalogue.defects[defect as string]).toContain(says);
    expect(Object.keys(catalogue.defects)).toHaveLength(DEFECTS.length);
  });

  test.runIf(long)('is what the mutants come to', { timeout: 1_800_000 }, () => {
    const { status, stderr } = spawnSync('npx', ['tsx', 'proofs/mutants/main.ts', '--check'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
