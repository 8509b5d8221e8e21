// Files are written whole or not at all, for whom they should be, and over nothing.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { decodePkcs8, decodeSpki } from '../../src/keys.ts';
import { slh_dsa_shake_128f } from '../../src/slh-dsa.ts';
import { full } from '../suite.ts';
import { binary, folders, installed, keyPair, names, oneLine, polylane, read, write } from './binary.ts';

const folder = folders();
const keygen = ['keygen', '--set', 'slh-dsa-shake-128f', '--out', 'k'] as const;

describe.runIf(installed)('what is written', { timeout: 120_000 }, () => {
  test('private keys are for their owner alone, whatever the umask', () => {
    const cwd = folder();
    const words = [process.execPath, binary, ...keygen].join("' '");
    spawnSync('sh', ['-c', `umask 000; '${words}'`], { cwd });
    expect(statSync(join(cwd, 'k')).mode & 0o777).toBe(0o600);
    expect(statSync(join(cwd, 'k.pub')).mode & 0o777).toBe(0o666);
    expect(names(cwd)).toEqual(['k', 'k.pub']);
  });

  test('nothing is replaced without --force, and a half of a pair is not made', () => {
    const cwd = folder();
    write(cwd, 'k.pub', 'mine');
    const refused = polylane(keygen, { cwd });
    expect(refused).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'polylane: k.pub exists; --force replaces it\n',
    });
    expect(names(cwd)).toEqual(['k.pub']);
    expect(read(cwd, 'k.pub').toString()).toBe('mine');
    expect(polylane([...keygen, '--force'], { cwd }).status).toBe(0);
    expect(decodeSpki(read(cwd, 'k.pub')).algorithm).toBe('SLH-DSA-SHAKE-128f');
  });

  test('a private key that replaces an open file is closed', () => {
    const cwd = folder();
    write(cwd, 'k', 'open');
    chmodSync(join(cwd, 'k'), 0o666);
    expect(polylane([...keygen, '--force'], { cwd }).status).toBe(0);
    expect(statSync(join(cwd, 'k')).mode & 0o777).toBe(0o600);
  });

  test('symbolic links are neither followed nor replaced, and what is no file neither', () => {
    const cwd = folder();
    keyPair(cwd);
    write(cwd, 'a', 'text');
    write(cwd, 'victim', 'victim');
    symlinkSync('victim', join(cwd, 'link'));
    symlinkSync('nothing', join(cwd, 'dangling'));
    mkdirSync(join(cwd, 'directory'));
    spawnSync('mkfifo', [join(cwd, 'pipe')]);
    const before = names(cwd);
    for (const out of ['link', 'dangling', 'directory', 'pipe'])
      for (const force of [[], ['--force']]) {
        const { status, stderr } = polylane(['sign', '--key', 'k', 'a', '--out', out, ...force], { cwd });
        expect(status).toBe(2);
        expect(stderr).toMatch(oneLine);
      }
    expect(names(cwd)).toEqual(before);
    expect(read(cwd, 'victim').toString()).toBe('victim');
    expect(lstatSync(join(cwd, 'link')).isSymbolicLink()).toBe(true);
  });

  test('a file that appears meanwhile stays', () => {
    const cwd = folder();
    keyPair(cwd);
    write(cwd, 'a', 'text');
    // Between the check and the writing: when the message is read.
    const hook =
      "const fs = require('node:fs'); const { linkSync } = fs; fs.linkSync = (from, to) => { fs.writeFileSync(to, 'theirs'); linkSync(from, to); }; require('node:module').syncBuiltinESMExports();";
    write(cwd, 'hook.cjs', hook);
    const { status, stderr } = polylane(['sign', '--key', 'k', 'a'], {
      cwd,
      node: ['--require', join(cwd, 'hook.cjs')],
    });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'polylane: a.sig exists; --force replaces it\n',
    });
    expect(read(cwd, 'a.sig').toString()).toBe('theirs');
    expect(names(cwd)).toEqual(['a', 'a.sig', 'hook.cjs', 'k', 'k.pub']);
  });

  test.each(['writeSync', 'fsyncSync', 'linkSync second'])('nothing is left when %s fails', (what) => {
    const cwd = folder();
    const [name, second] = what.split(' ');
    write(
      cwd,
      'hook.cjs',
      `const fs = require('node:fs'); const { ${name} } = fs; let calls = 0;
       fs.${name} = (...all) => {
         if (${second === undefined} || ++calls === 2) throw Object.assign(new Error(), { code: 'ENOSPC' });
         return ${name}(...all);
       };
       require('node:module').syncBuiltinESMExports();`,
    );
    const { status, stderr } = polylane(keygen, { cwd, node: ['--require', join(cwd, 'hook.cjs')] });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^polylane: cannot write k(\.pub)?: no space is left on the device\n$/);
    expect(names(cwd)).toEqual(['hook.cjs']);
  });

  test('a file system without links will do', () => {
    const cwd = folder();
    write(
      cwd,
      'hook.cjs',
      `const fs = require('node:fs');
       fs.linkSync = () => { throw Object.assign(new Error(), { code: 'EPERM' }); };
       require('node:module').syncBuiltinESMExports();`,
    );
    expect(polylane(keygen, { cwd, node: ['--require', join(cwd, 'hook.cjs')] }).status).toBe(0);
    expect(names(cwd)).toEqual(['hook.cjs', 'k', 'k.pub']);
    expect(statSync(join(cwd, 'k')).mode & 0o777).toBe(0o600);
  });
});

/** A file system of 64 KiB; undefined where nobody may mount one. */
function smallDisk(): string | undefined {
  if (!installed || process.getuid?.() !== 0) return undefined;
  const place = mkdtempSync(join(tmpdir(), 'polylane-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place]);
  if (status === 0) return place;
  rmSync(place, { recursive: true });
  return undefined;
}
const disk = smallDisk();
afterAll(() => {
  if (disk === undefined) return;
  spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

test.skipIf(disk === undefined)('a disk that is full', { timeout: 120_000 }, () => {
  const cwd = disk as string;
  keyPair(cwd);
  write(cwd, 'filling', new Uint8Array(48_000));
  write(cwd, 'a', 'text');
  const { status, stderr } = polylane(['sign', '--key', 'k', 'a'], { cwd });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'polylane: cannot write a.sig: no space is left on the device\n',
  });
  expect(names(cwd)).toEqual(['a', 'filling', 'k', 'k.pub']);
  // What is spooled does not fit either.
  const input = Buffer.alloc(20 << 20, 7);
  const spooled = polylane(['sign', '--key', 'k', '-', '--out', 's'], { cwd, input, env: { TMPDIR: cwd } });
  expect({ status: spooled.status, stderr: spooled.stderr }).toEqual({
    status: 2,
    stderr: `polylane: cannot keep standard input in ${cwd}: no space is left on the device\n`,
  });
  expect(names(cwd)).toEqual(['a', 'filling', 'k', 'k.pub']);
});

/** Starts a command, ends it by a signal after a time, and says how it ended. */
function ended(
  words: readonly string[],
  cwd: string,
  signal: NodeJS.Signals,
  after: number,
): Promise<NodeJS.Signals | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [binary, ...words], { cwd, stdio: 'ignore' });
    const timer = setTimeout(() => child.kill(signal), after);
    child.on('exit', (_, by) => {
      clearTimeout(timer);
      resolve(by);
    });
  });
}

describe.runIf(installed)('commands that are ended', { timeout: 300_000 }, () => {
  const rounds = full ? 24 : 2;

  test.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)(
    'by %s at any time leave whole outputs or none',
    async (signal) => {
      const cwd = folder();
      keyPair(cwd);
      write(cwd, 'a', 'text');
      const { publicKey } = decodeSpki(read(cwd, 'k.pub'));
      let finished = 0;
      for (let round = 0; round < rounds; round++) {
        const after = 60 + ((round * 37) % 24) * 15;
        const by = await ended(['sign', '--key', 'k', 'a', '--out', `s${round}`], cwd, signal, after);
        if (by === null) finished++;
        const there = existsSync(join(cwd, `s${round}`));
        if (by === null) expect(there).toBe(true);
        if (there)
          expect(
            slh_dsa_shake_128f.verify(
              new Uint8Array(read(cwd, `s${round}`)),
              new TextEncoder().encode('text'),
              publicKey,
            ),
          ).toBe(true);
        if (signal !== 'SIGKILL') expect(names(cwd).filter((name) => name.startsWith('.'))).toEqual([]);
      }
      expect(finished).toBeLessThan(rounds);
    },
  );

  test('in the middle of the writing, by Ctrl-C: no key, and nothing beside', () => {
    const cwd = folder();
    for (const call of ['fsyncSync', 'linkSync']) {
      write(
        cwd,
        'hook.cjs',
        `const fs = require('node:fs'); const { ${call} } = fs;
         fs.${call} = (...all) => { process.kill(process.pid, 'SIGINT'); return ${call}(...all); };
         require('node:module').syncBuiltinESMExports();`,
      );
      const { status, signal } = polylane(keygen, { cwd, node: ['--require', join(cwd, 'hook.cjs')] });
      expect({ status, signal }).toEqual({ status: null, signal: 'SIGINT' });
      expect(names(cwd)).toEqual(['hook.cjs']);
    }
  });

  test('a key that is there is a whole one', async () => {
    const cwd = folder();
    for (let round = 0; round < rounds; round++) {
      const out = `k${round}`;
      await ended(
        ['keygen', '--set', 'slh-dsa-shake-128f', '--out', out],
        cwd,
        'SIGKILL',
        60 + ((round * 53) % 24) * 15,
      );
      if (existsSync(join(cwd, out)))
        expect(decodePkcs8(read(cwd, out)).algorithm).toBe('SLH-DSA-SHAKE-128f');
      if (existsSync(join(cwd, `${out}.pub`))) expect(existsSync(join(cwd, out))).toBe(true);
    }
  });
});
