/** The tutorial: its kernels run and are proved, its faults are refused, and its text says what the checker says. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { programOf } from '../../language/kernel.ts';
import { PROPERTIES } from '../../proofs/checker/refusal.ts';
import { STEPS } from '../../proofs/steps/index.ts';
import { emitted, faulty, LEVELS, verdictLines } from '../../proofs/tutorial/lesson.ts';
import { LESSONS } from '../../proofs/tutorial/lessons.ts';
import { linesOf } from '../../proofs/tutorial/main.ts';
import { blocksOf } from '../../tools/docs/blocks.ts';
import { hasParser } from './js.ts';

const blocks = blocksOf(readFileSync('proofs/tutorial/README.md', 'utf8'));

describe.each(LESSONS.map((lesson, i) => ({ i, title: lesson.title, lesson })))(
  'lesson $i: $title',
  ({ i, lesson }) => {
    const { contract, text, fault, step } = lesson;

    test.runIf(hasParser)('the README says what the checker says', async () => {
      expect(blocks[i]?.language).toBe('text');
      expect(blocks[i]?.text.split('\n')).toEqual(await linesOf(lesson));
    });

    test('the language takes the text', () => {
      const { kernel } = programOf({ contract, formulations: [{ name: '', text }] }).contract;
      expect(kernel).toBe(contract.kernel);
    });

    test.each(LEVELS.filter((level) => hasParser || level !== 'js'))('is proved at %s', async (level) => {
      const target = emitted(lesson, text, level);
      expect(await verdictLines(target)).toEqual([expect.stringMatching(/^proved: /)]);
    });

    test.runIf(hasParser || 'text' in fault)(
      'its fault is refused by the property that it is about, and by no other',
      async () => {
        const lines = await verdictLines(faulty(lesson));
        expect(lines).toEqual([expect.stringMatching(`^refused, ${fault.property}: `)]);
      },
    );

    test('its step is not among those of the kernels that ship', () => {
      expect(STEPS.has(contract.step)).toBe(false);
      expect([...STEPS.values()]).not.toContain(step);
    });
  },
);

test('a block for each lesson, a fault for each property', () => {
  expect(blocks).toHaveLength(LESSONS.length);
  expect(LESSONS).toHaveLength(5);
  expect(new Set(LESSONS.map(({ fault }) => fault.property))).toEqual(new Set(PROPERTIES));
});
