/**
 * How many hashes does one set's work need? Started by main.ts without vectors: with one lane no lane is without
 * work, so what the kernels do is what is needed.
 */
import { here, setOf } from './builds.ts';
import { callsOf, type Work, workByKernel } from './kernel-calls.ts';
import { type Operation, operations, worksOf } from './slh-dsa.ts';

export type Needed = Readonly<Record<Operation, Readonly<Record<string, Work>>>>;

const set = await setOf(here, process.argv[2] as string);
const works = worksOf(set);
const needed = operations.map((operation) => [
  operation,
  Object.fromEntries(workByKernel(callsOf(set, works[operation]))),
]);
console.log(JSON.stringify(Object.fromEntries(needed)));
