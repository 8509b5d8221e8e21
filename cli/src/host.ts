import type { Computing } from './computing.ts';
import type { Printer } from './print.ts';
import { readSmall } from './read.ts';

/** What a command runs on. */
export interface Host {
  readonly print: Printer;
  readonly json: boolean;
  readonly compute: Computing;
  /** The exit code so far: the worst that happened. */
  exit(code: 0 | 1 | 2): void;
}

const keyBytes = 64 * 1024;

/** A key file's bytes, and what is to be said once they have turned out to be a private key. */
export interface KeyFile {
  readonly bytes: Uint8Array;
  /** Others' access to a private key is worth a warning. */
  warnIfOpen(): void;
}

export function readKey(host: Host, path: string): KeyFile {
  const { bytes, mode } = readSmall(path, keyBytes);
  return {
    bytes,
    warnIfOpen: () => {
      if (mode === undefined || (mode & 0o077) === 0 || process.platform === 'win32') return;
      const octal = (mode & 0o777).toString(8);
      host.print.error(`warning: ${path} may be read or changed by others (mode ${octal}); chmod 600 helps`);
    },
  };
}

/** A library's message about an argument, said of the file. */
export function ofFile(path: string, message: string): string {
  return message.replace(/^(derOrPem|text|key|secretKey|publicKey): /, `${path}: `);
}
