/** Proves the tutorial's kernels at each level, and shows how their faults are refused: `npx tsx proofs/tutorial/main.ts`. */
import { emitted, faulty, LEVELS, type Lesson, verdictLines } from './lesson.ts';
import { LESSONS } from './lessons.ts';

/** What is said of a lesson, and of its fault. */
export async function linesOf(lesson: Lesson): Promise<string[]> {
  const lines: string[] = [];
  for (const level of LEVELS) {
    const target = emitted(lesson, lesson.text, level);
    for (const line of await verdictLines(target)) lines.push(`${target.stem} ${line}`);
  }
  for (const line of await verdictLines(faulty(lesson))) lines.push(`${lesson.fault.what}: ${line}`);
  return lines;
}

if (import.meta.url === new URL(process.argv[1] ?? '', 'file:').href) {
  for (const [i, lesson] of LESSONS.entries()) {
    console.log(`${i + 1}. ${lesson.title}`);
    for (const line of await linesOf(lesson)) console.log(`   ${line}`);
  }
}
