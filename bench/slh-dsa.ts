/**
 * How long do key generation, signing and verification of one set take, beside other libraries or another build of
 * ours, and how near are they to what their kernels take? Started by main.ts: a process a set.
 */
import { createHash } from 'node:crypto';
import type { SlhDsa } from '../src/slh-dsa.ts';
import { here, setOf } from './builds.ts';
import { callsOf, type KernelTime, kernelTimes, type Work, workByKernel } from './kernel-calls.ts';
import { type Measured, measure } from './measure.ts';
import { rivalsOf, type Subject } from './rivals.ts';

export type Operation = 'keygen' | 'sign' | 'verify' | 'verifyMany';
export const operations: readonly Operation[] = ['keygen', 'sign', 'verify', 'verifyMany'];
/** Signatures that `verifyMany` takes at once. */
export const many = 64;

export interface Task {
  readonly set: string;
  /** For each contender and operation. */
  readonly seconds: number;
  /** Another build of ours, to measure against instead of other libraries. */
  readonly against?: { readonly root: string; readonly name: string };
}

export interface SetResult {
  readonly set: string;
  readonly measured: Readonly<Partial<Record<Operation, readonly Measured[]>>>;
  readonly kernels: readonly KernelTime[];
  /** What the operations' kernel calls did, by kernel, lanes without work included. */
  readonly done: Readonly<Partial<Record<Operation, Readonly<Record<string, Work>>>>>;
  readonly rows: readonly string[];
}

export const message: Uint8Array = new Uint8Array(32).fill(0x61);

/** A key that is the same in each run. */
export function keysOf(set: SlhDsa): { secretKey: Uint8Array; publicKey: Uint8Array } {
  const seed = createHash('shake256', { outputLength: set.lengths.seed }).update(set.name).digest();
  return set.keygen(new Uint8Array(seed));
}

/** The operations whose work is counted: always the same, so that counts are of the same hashes on every row. */
export function worksOf(set: SlhDsa): Readonly<Record<Operation, () => unknown>> {
  const keys = keysOf(set);
  const signature = set.sign(message, keys.secretKey, { extraEntropy: false });
  const verifier = set.verifier(keys.publicKey);
  const items = Array.from({ length: many }, () => ({ sig: signature, msg: message }));
  return {
    keygen: () => keysOf(set),
    sign: () => set.sign(message, keys.secretKey, { extraEntropy: false }),
    verify: () => set.verify(signature, message, keys.publicKey),
    verifyMany: () => verifier.verifyMany(items),
  };
}

function ours(set: SlhDsa, name: string): Subject {
  const { secretKey, publicKey } = keysOf(set);
  const signature = set.sign(message, secretKey);
  return {
    name,
    keygen: () => set.keygen(),
    sign: () => set.sign(message, secretKey),
    verify: () => set.verify(signature, message, publicKey),
  };
}

function compared(subjects: readonly Subject[], seconds: number, paired = false): SetResult['measured'] {
  const contenders = (run: (subject: Subject) => () => unknown): Measured[] =>
    measure(
      subjects.map((subject) => ({ name: subject.name, run: run(subject) })),
      seconds,
      paired,
    );
  return {
    keygen: contenders(({ keygen }) => keygen),
    sign: contenders(({ sign }) => sign),
    verify: contenders(({ name, verify }) => () => {
      if (!verify()) throw new Error(`${name} refuses a signature of its own`);
    }),
  };
}

/** One call with many signatures beside as many single calls, each with a signature of its own. */
function manyCompared(set: SlhDsa, seconds: number): Measured[] {
  const { secretKey, publicKey } = keysOf(set);
  // Making 64 takes a minute with an s set: four will do, and each is met sixteen times.
  const made = Array.from({ length: set.name.endsWith('s') ? 4 : 16 }, (_, i) => {
    const msg = Uint8Array.of(i);
    return { sig: set.sign(msg, secretKey), msg };
  });
  const items = Array.from({ length: many }, (_, i) => made[i % made.length] as (typeof made)[number]);
  const verifier = set.verifier(publicKey);
  return measure(
    [
      { name: `verifyMany(${many})`, run: () => verifier.verifyMany(items) },
      { name: `${many} x verify`, run: () => items.map(({ sig, msg }) => verifier.verify(sig, msg)) },
    ],
    seconds,
  );
}

export async function measureSet({ set: name, seconds, against }: Task): Promise<SetResult> {
  const set = await setOf(here, name);
  if (against !== undefined) {
    const other = await setOf(against.root, name);
    const measured = compared([ours(set, 'this tree'), ours(other, against.name)], seconds, true);
    return { set: name, measured, kernels: [], done: {}, rows: [] };
  }
  const keys = keysOf(set);
  const signature = set.sign(message, keys.secretKey);
  const works = worksOf(set);
  const calls = operations.map((operation) => callsOf(set, works[operation]));
  const all = calls.flat();
  const before = await kernelTimes(here, set, all);
  const measured = {
    ...compared([ours(set, 'polylane'), ...(await rivalsOf(name, message, keys, signature))], seconds),
    verifyMany: manyCompared(set, seconds),
  };
  const after = await kernelTimes(here, set, all);
  const kernels = before.map((time, i) => ({
    ...time,
    nanoseconds: Math.min(time.nanoseconds, after[i]?.nanoseconds as number),
  }));
  const done = Object.fromEntries(
    operations.map((operation, i) => [operation, Object.fromEntries(workByKernel(calls[i] ?? []))]),
  );
  const rows = [...new Set(all.map(({ kernel, lanes }) => `${kernel}.x${lanes}`))].sort();
  return { set: name, measured, kernels, done, rows };
}

if (process.argv[2] !== undefined && import.meta.filename === process.argv[1])
  console.log(JSON.stringify(await measureSet(JSON.parse(process.argv[2]) as Task)));
