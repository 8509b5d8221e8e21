import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sequence } from '../../../compiler/targets/js/assignments.ts';
import { type Expression, logic, name } from '../../../compiler/targets/js/expression.ts';

const NAMES = ['c0', 'c1', 'c2', 'c3', 'c4'];
const reading = fc.array(fc.constantFrom(...NAMES, 'v'), { minLength: 1, maxLength: 2 });

function worth(e: Expression, values: ReadonlyMap<string, number>): number {
  if (e.kind === 'name') return values.get(e.name) as number;
  if (e.kind !== 'logic') throw new TypeError(`${e.kind} is not made by this test`);
  return worth(e.left, values) ^ worth(e.right, values);
}

describe('assignments at once', () => {
  it('are put into an order that gives the same', () => {
    fc.assert(
      fc.property(fc.array(reading, { minLength: 1, maxLength: NAMES.length }), (reads) => {
        const parallel = reads.map((of, i) => ({
          target: NAMES[i] as string,
          value: of.map(name).reduce((a, b) => logic('^', a, b)),
        }));
        const before = new Map([...NAMES, 'v'].map((n, i) => [n, 1 << i]));
        const expected = new Map(before);
        for (const { target, value } of parallel) expected.set(target, worth(value, before));

        let saved = 0;
        const { kept, assignments } = sequence(parallel, () => `s${saved++}`);
        const values = new Map(before);
        for (const { target, value } of [...kept, ...assignments]) values.set(target, worth(value, values));
        for (const n of NAMES) expect(values.get(n)).toBe(expected.get(n));
      }),
    );
  });

  it('keep a value only to open a circle', () => {
    const fresh = (): string => 's';
    const chain = [
      { target: 'c0', value: name('c1') },
      { target: 'c1', value: name('c2') },
    ];
    expect(sequence(chain, fresh).kept).toHaveLength(0);
    const circle = [...chain, { target: 'c2', value: name('c0') }];
    expect(sequence(circle, fresh).kept).toHaveLength(1);
  });
});
