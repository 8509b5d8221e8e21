export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
}

export interface Measured {
  readonly name: string;
  readonly runs: number;
  /** Milliseconds. */
  readonly median: number;
  readonly minimum: number;
  /** This contender's time over the first one's, turn by turn, the median of that. */
  readonly ratio: number;
}

/** One warm-up each, then turns of one run a contender until `seconds` have passed, three turns at least. */
export function measure(contenders: readonly Contender[], seconds: number): Measured[] {
  const times = contenders.map((): number[] => []);
  for (const { run } of contenders) run();
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; turn < 3 || performance.now() < end; turn++) {
    contenders.forEach(({ run }, i) => {
      const start = performance.now();
      run();
      times[i]?.push(performance.now() - start);
    });
  }
  const first = times[0] ?? [];
  return contenders.map(({ name }, i) => {
    const own = times[i] ?? [];
    return {
      name,
      runs: own.length,
      median: median(own),
      minimum: Math.min(...own),
      ratio: median(own.map((time, turn) => time / (first[turn] ?? Number.NaN))),
    };
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
