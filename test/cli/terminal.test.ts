// On a terminal there is a bar for what lasts, and Ctrl-C; in a pipe there is neither bar nor colour.
import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { slh_dsa_sha2_128s } from '../../src/slh-dsa.ts';
import { full } from '../suite.ts';
import { binary, folders, installed, keyPair, names, polylane } from './binary.ts';

const python = spawnSync('python3', ['-c', 'import pty']).status === 0;
const script = fileURLToPath(new URL('terminal.py', import.meta.url));
const folder = folders();

/** What a terminal gets, and how the command ended. */
function onTerminal(words: readonly string[], cwd: string, interruptAfter?: number): string {
  const env = {
    ...process.env,
    TERM: 'xterm',
    ...(interruptAfter === undefined ? {} : { INTERRUPT_AFTER: `${interruptAfter}` }),
  };
  return spawnSync('python3', [script, process.execPath, binary, ...words], { cwd, env, encoding: 'utf8' })
    .stdout;
}

/** A file of zeros that takes no place. */
function sparse(path: string, bytes: number): void {
  const fd = openSync(path, 'w');
  ftruncateSync(fd, bytes);
  closeSync(fd);
}

describe.runIf(installed && python)('on a terminal', { timeout: 120_000 }, () => {
  test('help, and no bar for what is over at once', () => {
    const cwd = folder();
    keyPair(cwd);
    expect(onTerminal(['--help'], cwd)).toContain('Usage: polylane');
    const shown = onTerminal(['keys', 'show', 'k'], cwd);
    expect(shown).toContain('private key of');
    expect(shown).not.toContain('\u001b');
    expect(shown).toMatch(/exit 0\n$/);
  });

  test.runIf(full)('a bar for what lasts, which is gone in the end', () => {
    const cwd = folder();
    keyPair(cwd, 'k', slh_dsa_sha2_128s);
    sparse(join(cwd, 'large'), 400 << 20);
    const shown = onTerminal(['sign', '--key', 'k', 'large'], cwd);
    expect(shown).toMatch(/large: (reading|signing) +\[[=-]{20}\] +\d+% \d+\.\d s/);
    expect(shown).toMatch(/large: signed, large\.sig has 7856 bytes\r\n\nexit 0\n$/);
    // Nothing is left switched off.
    expect(shown).not.toContain('\u001b[?25l');
    expect(shown).not.toContain('\u001b[?7l');
    const quiet = polylane(['sign', '--key', 'k', 'large', '--force'], { cwd });
    expect(quiet).toMatchObject({
      status: 0,
      stdout: 'large: signed, large.sig has 7856 bytes\n',
      stderr: '',
    });
  });

  test('Ctrl-C ends it at once, and leaves no key and no partial output', () => {
    const cwd = folder();
    keyPair(cwd);
    sparse(join(cwd, 'large'), 8 * 1024 ** 3);
    const before = names(cwd);
    const shown = onTerminal(['sign', '--key', 'k', 'large'], cwd, 2);
    expect(shown).toMatch(/signal SIGINT\n$/);
    expect(names(cwd)).toEqual(before);
    const made = onTerminal(['keygen', '--set', 'slh-dsa-shake-256s', '--out', 'new'], cwd, 0.3);
    if (/signal SIGINT\n$/.test(made)) expect(names(cwd)).toEqual(before);
  });

  test('a signature is not written to it', () => {
    const cwd = folder();
    keyPair(cwd);
    expect(onTerminal(['sign', '--key', 'k', 'k.pub', '--out', '-'], cwd)).toMatch(
      /not for a terminal[^\n]*\n\nexit 2\n$/,
    );
  });
});
