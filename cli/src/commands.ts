import type { Command } from 'commander';
import { keygen } from './commands/keygen.ts';
import { keys } from './commands/keys.ts';
import { report } from './commands/report.ts';
import { sign } from './commands/sign.ts';
import { verify } from './commands/verify.ts';
import type { Host } from './host.ts';

/** In the order in which the help names them. A new command is a file beside these and a line here. */
export const commands: readonly ((program: Command, host: Host) => void)[] = [
  keygen,
  sign,
  verify,
  keys,
  report,
];
