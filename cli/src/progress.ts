import type { SingleBar } from 'cli-progress';
import { printable } from './print.ts';

/** How far something is: bytes read of all, or a stage that takes as long as it takes. */
export interface Step {
  readonly stage: string;
  readonly done: number;
  /** 0 where nobody knows. */
  readonly total: number;
}

export interface Progress {
  step(step: Step): void;
  /** Takes the bar away. */
  end(): void;
}

/** What does not last longer needs no bar. */
const patience = 500;

const silent: Progress = { step: () => {}, end: () => {} };

/** A bar on standard error, if that is a terminal and the work lasts. */
export function progress(about: string, quiet: boolean): Progress {
  if (quiet || process.stderr.isTTY !== true || process.env['TERM'] === 'dumb') return silent;
  let last: Step = { stage: '', done: 0, total: 0 };
  let bar: SingleBar | undefined;
  let ended = false;
  let ticks: NodeJS.Timeout | undefined;
  const begun = Date.now();
  // A name that wraps would leave lines behind.
  const room = Math.max(8, (process.stderr.columns ?? 80) - 54);
  const name = printable(about);
  const shown = name.length > room ? `${name.slice(0, room - 3)}...` : name;

  const draw = (): void => {
    const { stage, done, total } = last;
    const seconds = `${((Date.now() - begun) / 1000).toFixed(1)} s`;
    bar?.setTotal(total === 0 ? 1 : total);
    bar?.update(total === 0 ? 0 : Math.min(done, total), { about: shown, stage: stage.padEnd(8), seconds });
  };
  const show = async (): Promise<void> => {
    const { SingleBar } = (await import('cli-progress')).default as unknown as typeof import('cli-progress');
    if (ended) return;
    bar = new SingleBar({
      stream: process.stderr,
      format: '{about}: {stage} [{bar}] {percentage}% {seconds}',
      barsize: 20,
      clearOnComplete: true,
      // Neither a hidden cursor nor switched-off wrapping may be left behind by Ctrl-C.
      hideCursor: false,
      linewrap: true,
      gracefulExit: false,
    });
    bar.start(1, 0, { about: shown, stage: last.stage.padEnd(8), seconds: '' });
    ticks = setInterval(draw, 100);
    draw();
  };
  const timer = setTimeout(() => void show(), patience);
  return {
    step: (step) => {
      last = step;
    },
    end: () => {
      ended = true;
      clearTimeout(timer);
      clearInterval(ticks);
      bar?.stop();
    },
  };
}
