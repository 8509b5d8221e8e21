/** The lessons in order. */
import { xor } from './1-xor.ts';
import { mix } from './2-mix.ts';
import { choose } from './3-choose.ts';
import { rounds } from './4-rounds.ts';
import { sum } from './5-sum.ts';
import type { Lesson } from './lesson.ts';

export const LESSONS: readonly Lesson[] = [xor, mix, choose, rounds, sum];
