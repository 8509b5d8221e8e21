// Standard input, pipes and large files.
import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeSpki } from '../../src/keys.ts';
import { slh_dsa_sha2_128f, slh_dsa_shake_128f } from '../../src/slh-dsa.ts';
import { full, long } from '../suite.ts';
import { binary, folders, installed, keyPair, names, polylane, read, write } from './binary.ts';

const folder = folders();

describe.runIf(installed)('standard input', { timeout: 120_000 }, () => {
  // In memory, at its edge, and beyond it in a file.
  const sizes = full ? [0, 1, (16 << 20) - 1, 16 << 20, (16 << 20) + 1, 40 << 20] : [0];
  test.each(sizes)('%i bytes are signed as a file is', (size) => {
    const cwd = folder();
    const spool = folder();
    keyPair(cwd, 'k', slh_dsa_sha2_128f);
    const input = Buffer.alloc(size, 'polylane');
    const signed = polylane(['sign', '--key', 'k', '-', '--out', 's'], {
      cwd,
      input,
      env: { TMPDIR: spool },
    });
    expect(signed).toMatchObject({
      status: 0,
      stderr: '',
      stdout: 'standard input: signed, s has 17088 bytes\n',
    });
    const { publicKey } = decodeSpki(read(cwd, 'k.pub'));
    expect(slh_dsa_sha2_128f.verify(new Uint8Array(read(cwd, 's')), new Uint8Array(input), publicKey)).toBe(
      true,
    );
    expect(names(spool)).toEqual([]);
    expect(polylane(['verify', '--key', 'k.pub', '-', 's'], { cwd, input }).status).toBe(0);
    expect(polylane(['verify', '--key', 'k.pub', '-', 's'], { cwd, input: `${input}x` }).status).toBe(1);
  });

  test('goes to standard output, and is read once for a pre-hash', () => {
    const cwd = folder();
    keyPair(cwd);
    write(cwd, 'a', 'text');
    // A spool would need a directory.
    const { status } = spawnSync(
      'sh',
      ['-c', `cat a | '${process.execPath}' '${binary}' sign --key k - --prehash shake128 > s`],
      { cwd, env: { ...process.env, TMPDIR: join(cwd, 'none') } },
    );
    expect(status).toBe(0);
    expect(polylane(['verify', '--key', 'k.pub', 'a', 's', '--prehash', 'shake128'], { cwd }).status).toBe(0);
    const { publicKey } = decodeSpki(read(cwd, 'k.pub'));
    expect(
      slh_dsa_shake_128f.verify(new Uint8Array(read(cwd, 's')), new TextEncoder().encode('text'), publicKey),
    ).toBe(false);
  });

  test('a pipe with a name is spooled as well; a key and a signature may come from one', () => {
    const cwd = folder();
    keyPair(cwd);
    write(cwd, 'a', 'text');
    const polylaneCommand = `'${process.execPath}' '${binary}'`;
    const run = spawnSync(
      'bash',
      [
        '-c',
        `${polylaneCommand} sign --key <(cat k) <(cat a) --out s && ${polylaneCommand} verify --key <(cat k.pub) <(cat a) <(cat s)`,
      ],
      { cwd, encoding: 'utf8' },
    );
    expect(run.stderr).toBe('');
    expect(run.stdout).toMatch(/: valid\n$/);
  });

  test('a file that changes between the passes is not signed', () => {
    const cwd = folder();
    keyPair(cwd);
    write(cwd, 'a', 'text');
    // It says something else each time, and is a regular file.
    const { status, stderr } = polylane(['sign', '--key', 'k', '/proc/self/schedstat', '--out', 's'], {
      cwd,
    });
    expect(status).toBe(2);
    expect(stderr).toContain('/proc/self/schedstat: the message was not the same when it was read again');
    expect(names(cwd)).not.toContain('s');
  });
});

describe.runIf(installed && full)('large files', { timeout: 600_000 }, () => {
  test.each(long ? [5 * 1024 ** 3] : [512 << 20])('%i bytes in flat memory', (bytes) => {
    const cwd = folder();
    keyPair(cwd, 'k', slh_dsa_sha2_128f);
    const fd = openSync(join(cwd, 'large'), 'w');
    ftruncateSync(fd, bytes);
    closeSync(fd);
    write(cwd, 'small', 'text');
    write(
      cwd,
      'hook.cjs',
      `if (require('node:worker_threads').isMainThread) process.on('exit', () =>
         require('node:fs').writeFileSync(${JSON.stringify(join(cwd, 'peak'))}, String(process.resourceUsage().maxRSS)));`,
    );
    const peak = (words: readonly string[]): number => {
      const { status, stderr } = polylane(words, { cwd, node: ['--require', join(cwd, 'hook.cjs')] });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return Number(read(cwd, 'peak'));
    };
    const small = peak(['sign', '--key', 'k', 'small']);
    // In KiB: chunks of 1 MiB, and what the engine's collector leaves for a while.
    expect(peak(['sign', '--key', 'k', 'large']) - small).toBeLessThan(64 * 1024);
    expect(peak(['verify', '--key', 'k.pub', 'large']) - small).toBeLessThan(64 * 1024);
  });
});
