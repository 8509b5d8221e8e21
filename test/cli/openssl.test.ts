// A newcomer's first hour: keys and signatures to and from OpenSSL 3.5, by the commands alone.
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { node26 } from '../node26.ts';
import { full } from '../suite.ts';
import { folders, installed, polylane, write } from './binary.ts';

const folder = folders();

function onNode26(program: string, cwd: string): string {
  const { status, stdout, stderr } = spawnSync(
    node26 as string,
    ['-e', `const c = require('node:crypto'), fs = require('node:fs');\n${program}`],
    { cwd, encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const sets = full
  ? ['sha2', 'shake'].flatMap((hash) =>
      ['128s', '128f', '192f', '256f'].map((size) => `slh-dsa-${hash}-${size}`),
    )
  : ['slh-dsa-sha2-128f'];

describe.runIf(installed && node26 !== undefined)('OpenSSL 3.5', { timeout: 120_000 }, () => {
  test.each(sets)('%s', (set) => {
    const cwd = folder();
    write(cwd, 'a', 'text');
    const must = (...words: string[]): void =>
      expect(polylane(words, { cwd })).toMatchObject({ status: 0, stderr: '' });
    // Their key: signed here, verified there, and the other way round.
    onNode26(
      `const { privateKey, publicKey } = c.generateKeyPairSync('${set}');
       fs.writeFileSync('k', privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
       fs.writeFileSync('k.pub', publicKey.export({ format: 'pem', type: 'spki' }));
       fs.writeFileSync('theirs', c.sign(null, fs.readFileSync('a'), privateKey));`,
      cwd,
    );
    must('sign', '--key', 'k', 'a');
    must('verify', '--key', 'k.pub', 'a', 'theirs');
    const verifies =
      "process.stdout.write(String(c.verify(null, fs.readFileSync('a'), fs.readFileSync('k.pub'), fs.readFileSync('a.sig'))));";
    expect(onNode26(verifies, cwd)).toBe('true');
    // Our key.
    must('keygen', '--set', set, '--out', 'k', '--force');
    must('sign', '--key', 'k', 'a', '--force');
    expect(onNode26(verifies, cwd)).toBe('true');
    onNode26(
      "fs.writeFileSync('theirs', c.sign(null, fs.readFileSync('a'), { key: fs.readFileSync('k'), context: Buffer.from('c') }));",
      cwd,
    );
    must('verify', '--key', 'k.pub', 'a', 'theirs', '--context', 'c');
  });
});
