import { median } from './print.ts';

/** Warms up with one run, then measures up to `runs`, and no further once they have taken `atMost` milliseconds. */
export function timed<T>(
  runs: number,
  atMost: number,
  work: () => T,
  now: () => number = () => performance.now(),
): { result: T; ms: number } {
  const times: number[] = [];
  let result = work();
  const first = now();
  do {
    const start = now();
    result = work();
    times.push(now() - start);
  } while (times.length < runs && now() - first < atMost);
  return { result, ms: median(times) };
}
