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
  /** This contender's time over the first one's in the same turn or the one before, the median of that. */
  readonly ratio: number;
}

/** Milliseconds that one contender's warm-up may take beyond its first run. */
const warmUp = 400;
const mostRuns = 2000;

/**
 * Contenders warm up, then take turns, each for about `seconds`, and evenly: a slow moment meets all of them. What
 * takes longer than that runs three times, and once where even one run is four times too long. `paired`: as often
 * as each other.
 */
export function measure(contenders: readonly Contender[], seconds: number, paired = false): Measured[] {
  const times = contenders.map((): number[] => []);
  const ratios = contenders.map((): number[] => []);
  const timed = (run: () => unknown): number => {
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  const affordable = contenders.map(({ run }) => {
    let best = timed(run);
    for (let spent = 0, i = 0; i < 200 && spent + best < warmUp; i++) {
      const time = timed(run);
      best = Math.min(best, time);
      spent += time;
    }
    const budget = seconds * 1000;
    return Math.min(mostRuns, Math.max(best > 4 * budget ? 1 : 3, Math.floor(budget / best)));
  });
  const runs = paired ? affordable.map(() => Math.max(...affordable)) : affordable;
  const turns = Math.max(...runs);
  for (let turn = 0; turn < turns; turn++) {
    contenders.forEach(({ run }, i) => {
      const share = (runs[i] as number) / turns;
      if (turn > 0 && Math.floor(turn * share) === Math.floor((turn - 1) * share)) return;
      const time = timed(run);
      times[i]?.push(time);
      ratios[i]?.push(time / (times[0]?.at(-1) as number));
    });
  }
  return contenders.map(({ name }, i) => {
    const own = times[i] as number[];
    const ratio = median(ratios[i] as number[]);
    return { name, runs: own.length, median: median(own), minimum: Math.min(...own), ratio };
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
