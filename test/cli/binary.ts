// The command line as its users start it, in folders of its own.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { encodePem, encodePkcs8, encodeSpki } from '../../src/keys.ts';
import { type SlhDsa, slh_dsa_shake_128f } from '../../src/slh-dsa.ts';

const root: string = fileURLToPath(new URL('../..', import.meta.url));
export const binary: string = `${root}cli/bin/polylane.js`;

/** Whether `npm ci` has installed the workspace with its packages; CI must not do without. */
export const installed: boolean =
  existsSync(`${root}cli/node_modules/commander`) && existsSync(`${root}node_modules/polylane-cli`);

export interface Outcome {
  readonly status: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Options {
  readonly cwd: string;
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: readonly string[];
}

export function polylane(
  words: readonly string[],
  { cwd, input = '', env = {}, node = [] }: Options,
): Outcome {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [...node, binary, ...words], {
    cwd,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, ...env },
  });
  return { status, signal, stdout, stderr };
}

/** Fresh folders, removed in the end. */
export function folders(): () => string {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'polylane-cli-'));
    made.push(folder);
    return folder;
  };
}

const pairs = new Map<string, { secretKey: Uint8Array; publicKey: Uint8Array }>();

/** A key pair as `keygen` writes it, without starting the command. */
export function keyPair(folder: string, name = 'k', set: SlhDsa = slh_dsa_shake_128f): void {
  const pair = pairs.get(set.name) ?? set.keygen();
  pairs.set(set.name, pair);
  const { secretKey, publicKey } = pair;
  const algorithm = set.name;
  writeFileSync(join(folder, name), encodePem('PRIVATE KEY', encodePkcs8({ algorithm, secretKey })));
  chmodSync(join(folder, name), 0o600);
  writeFileSync(join(folder, `${name}.pub`), encodePem('PUBLIC KEY', encodeSpki({ algorithm, publicKey })));
}

export const read = (folder: string, name: string): Buffer => readFileSync(join(folder, name));
export const write = (folder: string, name: string, data: string | Uint8Array): void =>
  writeFileSync(join(folder, name), data);
/** All names in a folder, those that begin with a dot too. */
export const names = (folder: string): string[] => readdirSync(folder).sort();

/** One line, of ours. */
export const oneLine: RegExp = /^polylane: [^\n]+\n$/;
