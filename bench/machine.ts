import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

/** What figures depend on beside the code. */
export interface MachineCard {
  readonly date: string;
  readonly revision: string;
  readonly processor: string;
  readonly processors: number;
  readonly memoryGiB: number;
  /** Processes ready to run in the minute before. */
  readonly load: number;
  readonly loadAfter?: number;
  readonly node: string;
  readonly v8: string;
  readonly openssl: string;
  readonly rivals: Readonly<Record<string, string>>;
}

export function machineCard(node: string): MachineCard {
  const output = (command: string, ...args: string[]): string =>
    spawnSync(command, args, { encoding: 'utf8' }).stdout.trim();
  const { dependencies } = JSON.parse(
    readFileSync(new URL('rivals/package.json', import.meta.url), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const [version = '', v8 = '', openssl = ''] = output(
    node,
    '-p',
    '[process.version, process.versions.v8, process.versions.openssl].join()',
  ).split(',');
  return {
    date: new Date().toISOString(),
    revision: `${output('git', 'rev-parse', 'HEAD')}${output('git', 'status', '--porcelain', '--untracked-files=no', 'src', 'generated', 'kernels') === '' ? '' : ', changed'}`,
    processor: cpus()[0]?.model ?? 'unknown',
    processors: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: loadavg()[0] as number,
    ...{ node: version, v8, openssl },
    rivals: dependencies,
  };
}
