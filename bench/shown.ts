import { table } from '../tools/start/print.ts';
import { type BenchFile, compressionsOf, floorOf, floorShare, type SetFigures } from './results.ts';
import type { Operation } from './slh-dsa.ts';

function timeRows({ set, measured }: SetFigures): string[][] {
  return Object.entries(measured).flatMap(([operation, contenders]) =>
    contenders.map(({ name, runs, median, minimum, ratio }) => [
      set,
      operation,
      name,
      median.toPrecision(4),
      minimum.toPrecision(4),
      String(runs),
      `${ratio.toFixed(2)} x`,
    ]),
  );
}

function workRows(figures: SetFigures): string[][] {
  return (['keygen', 'sign', 'verify'] as const satisfies readonly Operation[]).map((operation) => {
    const { needed, idle } = compressionsOf(figures, operation);
    const floor = floorOf(figures, operation);
    return [
      figures.set,
      operation,
      String(needed),
      `${((100 * idle) / needed).toFixed(2)} %`,
      floor.toPrecision(4),
      floorShare(figures, operation).toFixed(3),
    ];
  });
}

/** The figures as the terminal has them. */
export function shown({ card, level, against, sets }: BenchFile): string {
  const head = ['set', 'operation', 'who', 'median ms', 'minimum ms', 'runs', 'over the first'];
  const parts = [
    `${card.processor}, Node ${card.node}, OpenSSL ${card.openssl}, level ${level}, load ${card.load.toFixed(1)} to ${card.loadAfter?.toFixed(1)}`,
    table(head, sets.flatMap(timeRows)),
  ];
  if (against !== undefined) return parts.join('\n\n');
  const work = ['set', 'operation', 'compressions', 'idle lanes', 'floor ms', 'floor / minimum'];
  parts.push(table(work, sets.flatMap(workRows)));
  const memory = sets.flatMap(({ set, memory: use }) =>
    use === undefined
      ? []
      : [
          [
            set,
            'sign',
            `${((use?.growth ?? Number.NaN) / 2 ** 20).toFixed(1)} MB`,
            `${((use?.garbage ?? Number.NaN) / 1e3).toFixed(0)} KB`,
            String(use?.allocations),
          ],
        ],
  );
  if (memory.length > 0)
    parts.push(table(['set', 'operation', 'resident growth', 'garbage', 'allocations'], memory));
  const kernels = sets.flatMap(({ set, kernels: times }) =>
    times.map(({ kernel, lanes, nanoseconds }) => [set, `${kernel}.x${lanes}`, nanoseconds.toFixed(1)]),
  );
  parts.push(table(['set', 'kernel', 'ns a compression'], kernels));
  return parts.join('\n\n');
}
