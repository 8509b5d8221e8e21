import type { Command } from 'commander';
import type { Host } from '../host.ts';
import { setNames, setOf } from '../sets.ts';

export function report(program: Command, host: Host): void {
  program
    .command('report')
    .description('say which implementations run on this machine, and why')
    .option('--set <name>', 'of one set only')
    .option('--all', 'also those that are not chosen')
    .addHelpText(
      'after',
      `
Examples:
  polylane report
  polylane report --set slh-dsa-sha2-128s --all
  POLYLANE_DISABLE=simd128 polylane report --json`,
    )
    .action(async ({ set, all }: { set?: string; all?: true }) => {
      // Only here, as they are most of what there is to load.
      const { report: reportOn } = await import('polylane/runtime.js');
      const { slhDsaByName } = await import('polylane/slh-dsa.js');
      const names = set === undefined ? setNames : [set];
      const told = reportOn(...names.map((name) => slhDsaByName(setOf(name))));
      const rows = told.rows.filter(({ state }) => all === true || state === 'chosen');
      await host.print.line(`polylane ${told.version} on ${told.host}`);
      await host.print.line(`features: ${told.present.join(', ') || 'none'}`);
      if (told.disabled.length > 0) await host.print.line(`disabled: ${told.disabled.join(', ')}`);
      const width = Math.max(...rows.map(({ stem }) => stem.length));
      for (const { stem, state, reason } of rows)
        await host.print.line(`${stem.padEnd(width)}  ${state.padEnd(8)}  ${reason}`.trimEnd());
      await host.print.json(told);
    });
}
