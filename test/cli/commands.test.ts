// What the commands say and do, and what they end with.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodePkcs8, decodeSpki } from '../../src/keys.ts';
import { sha512 } from '../../src/sha2.ts';
import { slh_dsa_sha2_128f, slh_dsa_sha2_128s, slh_dsa_shake_128f, slhDsaByName } from '../../src/slh-dsa.ts';
import { repository } from '../../tools/check/sources.ts';
import { arcOf, pem, pkcs8, spki } from '../keys/der.ts';
import { full } from '../suite.ts';
import { folders, installed, keyPair, names, oneLine, polylane, read, write } from './binary.ts';

const folder = folders();

describe.runIf(installed)('the command line', { timeout: 60_000 }, () => {
  test('has the version of the library', () => {
    const { version } = JSON.parse(readFileSync(`${repository}package.json`, 'utf8'));
    const cli = JSON.parse(readFileSync(`${repository}cli/package.json`, 'utf8'));
    expect(cli.version).toBe(version);
    expect(cli.dependencies.polylane).toBe(version);
    expect(polylane(['--version'], { cwd: folder() })).toEqual({
      status: 0,
      signal: null,
      stdout: `${version}\n`,
      stderr: '',
    });
  });

  test('every command has help with examples', () => {
    const cwd = folder();
    const all = [[], ['keys', 'convert'], ['sign'], ['verify'], ['keygen'], ['keys', 'show'], ['report']];
    for (const words of full ? all : all.slice(0, 2)) {
      const { status, stdout, stderr } = polylane([...words, '--help'], { cwd });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain(`Usage: ${['polylane', ...words].join(' ')}`);
      expect(stdout).toMatch(/\nExamples:\n {2}polylane /);
      if (words.length > 0) expect(stdout).toContain('--json');
    }
  });

  describe('wrong uses end with 2 and one line', () => {
    const cwd = folder();
    keyPair(cwd);
    write(cwd, 'a', 'text');
    const rows: readonly (readonly [readonly string[], string])[] = [
      [['sing'], "unknown command 'sing' (Did you mean sign?)"],
      [['keygen'], "required option '--set <name>'"],
      [['keygen', '--set', 'slh-dsa-sha2-128s'], "required option '--out <KEY>'"],
      [['keygen', '--set', 'sha2-128s', '--out', 'x'], 'no set is called sha2-128s'],
      [['keygen', '--set', 'slh-dsa-sha2-128s', '--out', 'x', '--frce'], "unknown option '--frce'"],
      [['keygen', '--set', 'slh-dsa-sha2-128s', '--out', 'none/x'], 'there is no directory'],
      [['keygen', '--set', 'slh-dsa-sha2-128f', '--out', ''], 'the name of an output is empty'],
      [['sign', '--key', 'k'], "missing required argument 'FILE'"],
      [['sign', 'a'], "required option '--key <KEY>'"],
      [['sign', '--key', 'none', 'a'], 'cannot read none: no such file or directory'],
      [['sign', '--key', '.', 'a'], 'cannot read .: it is a directory'],
      [
        ['sign', '--key', 'k.pub', 'a'],
        'k.pub: expected the label "PRIVATE KEY", found "PUBLIC KEY" (a public key)',
      ],
      [['sign', '--key', 'a', 'a'], 'a: expected SEQUENCE at byte 0 or PEM'],
      [['sign', '--key', 'k', 'none'], 'cannot read none: no such file or directory'],
      [['sign', '--key', 'k', '.', '--out', 's'], 'cannot read .: it is a directory'],
      [['sign', '--key', 'k', 'a', 'a'], 'a.sig would be written twice'],
      [['sign', '--key', 'k', 'a', 'k', '--out', 's'], '--out names one signature, and there are 2 files'],
      [['sign', '--key', 'k', '-', '-'], 'standard input can be signed once'],
      [['sign', '--key', '-', '-'], 'standard input cannot be both'],
      [['sign', '--key', 'k', 'a', '--context', 'x'.repeat(256)], 'at most 255 bytes, and this one 256'],
      [['sign', '--key', 'k', 'a', '--context', 'ä'.repeat(128)], 'at most 255 bytes, and this one 256'],
      [['sign', '--key', 'k', 'a', '--context-hex', 'abc'], 'pairs of hexadecimal digits'],
      [['sign', '--key', 'k', 'a', '--context', 'x', '--context-hex', '00'], 'in two ways'],
      [['sign', '--key', 'k', 'a', '--prehash', 'md5'], 'no hash function is called md5'],
      [['sign', '--key', 'k', 'a', '--out', 'k'], 'k exists; --force replaces it'],
      [['sign', '--key', 'k', 'a', '--out', 'k', '--force'], 'k is read, and would be replaced'],
      [['sign', '--key', 'k', 'a', '--out', './a', '--force'], './a is read, and would be replaced'],
      [['verify', '--key', 'k.pub', 'a'], 'cannot read a.sig: no such file or directory'],
      [['verify', '--key', 'k', 'a', 'a'], 'k: expected the label "PUBLIC KEY"'],
      [['verify', '--key', 'k.pub', 'none', 'a'], 'cannot read none: no such file or directory'],
      [['verify', '--key', 'k.pub', 'a', 'b', 'c'], '--each verifies several files'],
      [['verify', '--key', 'k.pub', '-'], 'no signature beside it'],
      [['verify', '--key', 'k.pub', '-', '-'], 'cannot be both'],
      [['verify', '--key', 'k.pub', 'a', 'none'], 'cannot read none'],
      [['keys', 'show', 'a'], 'a: expected SEQUENCE'],
      [['keys', 'show', 'k', '--set', 'slh-dsa-sha2-128s'], 'has 64 bytes, a public one 32'],
      [['keys', 'convert', 'k'], "required option '--out <OUT>'"],
      [['keys', 'convert', 'k', '--out', 'x', '--to', 'jwk'], '--to takes pem, der, raw'],
      [['report', '--set', 'x'], 'no set is called x'],
      [['report', 'x'], 'too many arguments'],
    ];
    const before = names(cwd);
    // Starting Node some forty times takes seconds: a fifth of them in every run.
    test.each(rows.filter((_, i) => full || i % 5 === 0))('%j', (words, message) => {
      const { status, stdout, stderr } = polylane(words, { cwd });
      expect(stderr).toMatch(oneLine);
      expect(stderr).toContain(message);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(names(cwd)).toEqual(before);
    });

    test('with --json, a document says it too', () => {
      for (const words of [['keygen'], ['sign', '--key', 'none', 'a'], ['keys', 'show', 'none']]) {
        const { status, stdout, stderr } = polylane([...words, '--json'], { cwd });
        expect(status).toBe(2);
        expect(stderr).toMatch(oneLine);
        expect(JSON.parse(stdout)).toEqual({
          error: { code: expect.any(String), message: expect.any(String) },
        });
      }
    });

    test('without a command, and for a group without one, there is help', () => {
      for (const words of [[], ['keys']]) {
        const { status, stdout, stderr } = polylane(words, { cwd });
        expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
        expect(stderr).toContain('Usage: polylane');
      }
    });
  });

  test('a key pair is made, shown, and its kinds told apart', () => {
    const cwd = folder();
    const made = polylane(['keygen', '--set', 'SLH-DSA-SHA2-128F', '--out', 'k'], { cwd });
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const secret = decodePkcs8(read(cwd, 'k'));
    const open = decodeSpki(read(cwd, 'k.pub'));
    expect(secret.algorithm).toBe('SLH-DSA-SHA2-128f');
    expect(slh_dsa_sha2_128f.getPublicKey(secret.secretKey)).toEqual(open.publicKey);
    const print = createHash('sha256')
      .update(Uint8Array.from(spki(arcOf(open.algorithm as never), open.publicKey)))
      .digest('hex');
    expect(made.stdout).toContain(print);
    expect(polylane(['keys', 'show', 'k'], { cwd }).stdout).toBe(
      `k: private key of SLH-DSA-SHA2-128f\npublic key SHA-256 ${print}\n`,
    );
    expect(JSON.parse(polylane(['keys', 'show', 'k.pub', '--json'], { cwd }).stdout)).toEqual({
      file: 'k.pub',
      kind: 'public',
      algorithm: 'SLH-DSA-SHA2-128f',
      fingerprint: print,
    });
    const again = polylane(['keygen', '--set', 'slh-dsa-sha2-128f', '--out', 'k', '--json', '--force'], {
      cwd,
    });
    expect(JSON.parse(again.stdout)).toMatchObject({
      algorithm: 'SLH-DSA-SHA2-128f',
      privateKey: 'k',
      publicKey: 'k.pub',
    });
    expect(decodePkcs8(read(cwd, 'k')).secretKey).not.toEqual(secret.secretKey);
  });

  test('what is signed is valid, and nothing else', () => {
    const cwd = folder();
    keyPair(cwd);
    write(cwd, 'a', 'text');
    expect(polylane(['sign', '--key', 'k', 'a'], { cwd })).toEqual({
      status: 0,
      signal: null,
      stdout: 'a: signed, a.sig has 17088 bytes\n',
      stderr: '',
    });
    const { publicKey } = decodeSpki(read(cwd, 'k.pub'));
    const signature = new Uint8Array(read(cwd, 'a.sig'));
    expect(slh_dsa_shake_128f.verify(signature, new TextEncoder().encode('text'), publicKey)).toBe(true);
    expect(polylane(['verify', '--key', 'k.pub', 'a'], { cwd })).toMatchObject({
      status: 0,
      stdout: 'a: valid\n',
      stderr: '',
    });

    signature[5000] = (signature[5000] as number) ^ 1;
    write(cwd, 'flipped', signature);
    write(cwd, 'short', signature.subarray(1));
    write(cwd, 'long', Buffer.concat([signature, new Uint8Array(100_000)]));
    for (const name of ['flipped', 'short', 'long', 'a']) {
      const { status, stdout, stderr } = polylane(['verify', '--key', 'k.pub', 'a', name], { cwd });
      expect({ status, stdout }).toEqual({ status: 1, stdout: 'a: invalid\n' });
      expect(stderr).toMatch(oneLine);
      expect(stderr).toContain(`no signature of a by k.pub (SLH-DSA-SHAKE-128f) is ${name}`);
      expect(stderr.includes('would have 17088')).toBe(name !== 'flipped');
    }
    const told = polylane(['verify', '--key', 'k.pub', 'a', 'short', '--json'], { cwd });
    expect(told.status).toBe(1);
    expect(JSON.parse(told.stdout)).toEqual({
      algorithm: 'SLH-DSA-SHAKE-128f',
      results: [{ file: 'a', signature: 'short', valid: false }],
    });
    keyPair(cwd, 'other', slh_dsa_sha2_128f);
    expect(polylane(['verify', '--key', 'other.pub', 'a'], { cwd }).status).toBe(1);
  });

  test('options mean what they say', () => {
    const cwd = folder();
    keyPair(cwd);
    write(cwd, 'a', 'text');
    const message = new TextEncoder().encode('text');
    const { secretKey } = decodePkcs8(read(cwd, 'k'));
    const signed = (...words: string[]): Uint8Array => {
      const { status, stderr } = polylane(['sign', '--key', 'k', 'a', '--out', 's', '--force', ...words], {
        cwd,
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return new Uint8Array(read(cwd, 's'));
    };
    const extraEntropy = false as const;
    const context = Uint8Array.of(0xc3, 0xa4);
    expect(signed('--deterministic')).toEqual(slh_dsa_shake_128f.sign(message, secretKey, { extraEntropy }));
    expect(signed('--deterministic', '--redundant', '--context', 'ä')).toEqual(
      slh_dsa_shake_128f.sign(message, secretKey, { extraEntropy, context }),
    );
    expect(signed('--deterministic', '--context-hex', 'C3a4', '--prehash', 'sha512')).toEqual(
      slh_dsa_shake_128f.prehash(sha512).sign(message, secretKey, { extraEntropy, context }),
    );
    const verifies = (...words: string[]): number | null =>
      polylane(['verify', '--key', 'k.pub', 'a', 's', ...words], { cwd }).status;
    expect(verifies('--context', 'ä', '--prehash', 'sha512')).toBe(0);
    expect(verifies('--context', 'ä')).toBe(1);
    expect(verifies('--prehash', 'sha512')).toBe(1);
    expect(signed()).not.toEqual(signed());
  });

  test('several files, in order, and those that fail do not stop the others', () => {
    const cwd = folder();
    keyPair(cwd);
    for (const name of ['c', 'a', 'b']) write(cwd, name, name);
    const signed = polylane(['sign', '--key', 'k', 'c', 'none', 'a', 'b', '--json'], { cwd });
    expect(signed.status).toBe(2);
    expect(signed.stderr).toMatch(oneLine);
    const results = JSON.parse(signed.stdout).results as { file: string }[];
    expect(results.map(({ file }) => file)).toEqual(['c', 'none', 'a', 'b']);
    expect(results[1]).toMatchObject({ error: { code: 'ENOENT' } });
    write(cwd, 'a', 'changed');
    const verified = polylane(['verify', '--key', 'k.pub', '--each', 'b', 'a', 'c'], { cwd });
    expect(verified).toMatchObject({ status: 1, stdout: 'b: valid\na: invalid\nc: valid\n' });
    expect(verified.stderr).toBe(
      'polylane: invalid: 1 of 3 are no signatures by k.pub (SLH-DSA-SHAKE-128f)\n',
    );
    expect(polylane(['verify', '--key', 'k.pub', '--each', 'b', 'a', 'none'], { cwd })).toMatchObject({
      status: 2,
      stdout: 'b: valid\na: invalid\n',
    });
  });

  test('keys of the HashSLH-DSA form sign in it without being told', () => {
    const cwd = folder();
    const { secretKey, publicKey } = slh_dsa_sha2_128f.keygen();
    write(cwd, 'k', pem('PRIVATE KEY', pkcs8(arcOf('SLH-DSA-SHA2-128f', true), secretKey)));
    write(cwd, 'k.pub', pem('PUBLIC KEY', spki(arcOf('SLH-DSA-SHA2-128f', true), publicKey)));
    write(cwd, 'plain.pub', pem('PUBLIC KEY', spki(arcOf('SLH-DSA-SHA2-128f'), publicKey)));
    write(cwd, 'a', 'text');
    const { status, stderr } = polylane(['sign', '--key', 'k', 'a'], { cwd });
    expect(status).toBe(0);
    expect(stderr).toMatch(/warning: k may be read or changed by others \(mode 644\)/);
    expect(polylane(['verify', '--key', 'k.pub', 'a'], { cwd }).status).toBe(0);
    expect(polylane(['verify', '--key', 'plain.pub', 'a', '--prehash', 'sha256'], { cwd }).status).toBe(0);
    expect(polylane(['verify', '--key', 'plain.pub', 'a'], { cwd }).status).toBe(1);
    const other = polylane(['sign', '--key', 'k', 'a', '--prehash', 'sha512', '--force'], { cwd });
    expect(other.status).toBe(2);
    expect(other.stderr).toContain('this key is for the pre-hash sha256 only');
    expect(polylane(['keys', 'show', 'k.pub'], { cwd }).stdout).toContain('for the pre-hash SHA-256 only');
    expect(polylane(['keys', 'convert', 'k', '--public', '--out', '-'], { cwd }).stdout).toBe(
      read(cwd, 'k.pub').toString(),
    );
  });

  test('keys change their form and come back', () => {
    const cwd = folder();
    keyPair(cwd, 'k', slh_dsa_sha2_128s);
    const convert = (...words: string[]): void =>
      expect(polylane(['keys', 'convert', ...words], { cwd })).toMatchObject({ status: 0, stderr: '' });
    convert('k', '--out', 'k.der', '--to', 'der');
    convert('k.der', '--out', 'k.raw', '--to', 'raw');
    convert('k.raw', '--set', 'slh-dsa-sha2-128s', '--out', 'k.pem');
    expect(read(cwd, 'k.pem')).toEqual(read(cwd, 'k'));
    expect(new Uint8Array(read(cwd, 'k.raw'))).toEqual(decodePkcs8(read(cwd, 'k')).secretKey);
    for (const name of ['k.der', 'k.raw', 'k.pem'])
      expect(statSync(join(cwd, name)).mode & 0o777).toBe(0o600);
    convert('k', '--public', '--out', 'p');
    expect(read(cwd, 'p')).toEqual(read(cwd, 'k.pub'));
    convert('k.pub', '--out', 'p.raw', '--to', 'raw');
    convert('p.raw', '--set', 'slh-dsa-sha2-128s', '--out', 'p2');
    expect(read(cwd, 'p2')).toEqual(read(cwd, 'k.pub'));
    expect(polylane(['keys', 'convert', '-', '--out', '-'], { cwd, input: read(cwd, 'k.der') }).stdout).toBe(
      read(cwd, 'k').toString(),
    );
  });

  test('damaged and encrypted keys are refused, with what was found', () => {
    const cwd = folder();
    keyPair(cwd);
    const text = read(cwd, 'k').toString();
    write(cwd, 'a', 'text');
    write(cwd, 'cut', text.slice(0, -40));
    write(cwd, 'encrypted', text.replaceAll('PRIVATE', 'ENCRYPTED PRIVATE'));
    const bytes = decodePkcs8(text).secretKey.slice();
    bytes[3] = (bytes[3] as number) ^ 4;
    write(cwd, 'damaged', pem('PRIVATE KEY', pkcs8(arcOf('SLH-DSA-SHAKE-128f'), bytes)));
    for (const [name, code] of [
      ['cut', 'KEY_FORMAT'],
      ['encrypted', 'KEY_ENCRYPTED'],
      ['damaged', 'KEY_MISMATCH'],
    ] as const) {
      const { status, stdout, stderr } = polylane(['sign', '--key', name, 'a', '--json'], { cwd });
      expect(status).toBe(2);
      expect(stderr).toContain(`${name}: `);
      expect(JSON.parse(stdout).error.code).toBe(code);
    }
    expect(names(cwd)).not.toContain('a.sig');
  });

  test('names that a terminal would obey are shown, not obeyed', () => {
    const cwd = folder();
    keyPair(cwd);
    const name = 'a\u001b[2J\n\u202ea';
    write(cwd, name, 'text');
    const { status, stdout } = polylane(['sign', '--key', 'k', name], { cwd });
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: 'a\\x1b[2J\\x0a\\u{202e}a: signed, a\\x1b[2J\\x0a\\u{202e}a.sig has 17088 bytes\n',
    });
    expect(polylane(['verify', '--key', 'k.pub', `${name}x`], { cwd }).stderr).toMatch(oneLine);
  });

  test('the report names what runs', () => {
    const cwd = folder();
    const { status, stdout } = polylane(['report', '--set', 'slh-dsa-shake-128f'], { cwd });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^shake-chain-n16\.\S+ +chosen/m);
    expect(stdout).not.toMatch(/sha256|slower/);
    const disabled = polylane(['report', '--set', 'slh-dsa-shake-128f', '--json'], {
      cwd,
      env: { POLYLANE_DISABLE: 'wasm,simd128' },
    });
    const told = JSON.parse(disabled.stdout);
    expect(told.disabled).toContain('wasm');
    expect(
      told.rows
        .filter((row: { state: string }) => row.state === 'chosen')
        .every((row: { level: string }) => row.level === 'js'),
    ).toBe(true);
  });
});

test.runIf(installed && full)('every set makes keys that sign', { timeout: 120_000 }, () => {
  const cwd = folder();
  write(cwd, 'a', 'text');
  for (const hash of ['sha2', 'shake'])
    for (const size of ['128s', '128f', '192s', '192f', '256s', '256f']) {
      const name = `slh-dsa-${hash}-${size}`;
      expect(polylane(['keygen', '--set', name, '--out', name], { cwd }).status).toBe(0);
      expect(polylane(['sign', '--key', name, 'a', '--out', `${name}.sig`], { cwd }).status).toBe(0);
      const key = decodeSpki(read(cwd, `${name}.pub`));
      const set = slhDsaByName(key.algorithm as never);
      expect(
        set
          .verifier(key as never)
          .verify(new Uint8Array(read(cwd, `${name}.sig`)), new TextEncoder().encode('text')),
      ).toBe(true);
    }
});
