import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAMILIES } from '../../kernels/index.ts';
import { type Artefacts, artefactsOf, WASM_LEVELS } from '../../tools/generate/artefacts.ts';
import { differences, replace } from '../../tools/generate/folder.ts';
import { full } from '../suite.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const families = FAMILIES.filter(({ name }) => ['sha256', 'keccak'].includes(name));
const files: Artefacts = await artefactsOf(families);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polylane-generated-'));
  replace(folder, files);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function changeByte(path: string, at: number): void {
  const bytes = readFileSync(join(folder, path));
  const place = at < 0 ? bytes.length + at : at;
  bytes[place] = (bytes[place] as number) ^ 1;
  writeFileSync(join(folder, path), bytes);
}

function add(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), 'left over');
}

describe('what is generated', () => {
  it('is the same bytes in two runs', async () => {
    const again = await artefactsOf(families);
    expect([...again.keys()]).toEqual([...files.keys()]);
    for (const [path, content] of again) {
      expect(Buffer.from(content).equals(Buffer.from(files.get(path) as string)), path).toBe(true);
    }
  });

  it('has an artefact, a text, contracts and a manifest for everything', () => {
    const paths = [...files.keys()];
    for (const { name, kernels } of families) {
      for (const end of ['js', 'd.ts', 'wasm.wasm', 'simd128.wat']) {
        expect(paths).toContain(`${name}.${end}`);
      }
      for (const { contract } of kernels) {
        expect(paths).toContain(`contracts/${contract.kernel}.json`);
        expect(paths.filter((path) => path.startsWith(`manifests/${contract.kernel}.`))).toHaveLength(
          1 + WASM_LEVELS.length,
        );
      }
    }
  });
});

describe('a comparison with what is committed', () => {
  it('finds nothing in what was just written, whatever the index and the README are', () => {
    add('README.md');
    add('index/wasm/sha256.wasm.ts');
    expect(differences(folder, files)).toEqual([]);
  });

  it('finds a changed byte in any file, first or last', () => {
    for (const path of files.keys()) {
      for (const at of [0, -1]) {
        changeByte(path, at);
        expect(differences(folder, files)).toEqual([`differs: generated/${path}`]);
        changeByte(path, at);
      }
    }
  });

  it('finds a missing file', () => {
    for (const path of ['sha256.simd128.wat', 'manifests/keccak-f1600.x2.simd128.json']) {
      rmSync(join(folder, path));
      expect(differences(folder, files)).toContain(`missing: generated/${path}`);
    }
  });

  it.each(['sha256.avx2.S', 'manifests/sha256-compress.x8.avx2.json', 'indexed.js', 'old/index/a.js'])(
    'finds %s, which nobody generates, and writing anew removes it',
    (path) => {
      add(path);
      expect(differences(folder, files)).toEqual([`not generated any more: generated/${path}`]);
      replace(folder, files);
      expect(differences(folder, files)).toEqual([]);
    },
  );
});

describe.runIf(full)('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/generate/main.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    });

  it('fails on a changed byte and says where, and passes on the committed folder', {
    timeout: 120_000,
  }, () => {
    rmSync(folder, { recursive: true });
    cpSync(join(root, 'generated'), folder, { recursive: true });
    expect(run('--check', folder)).toMatchObject({ status: 0, stderr: '' });
    changeByte('keccak.wasm.wasm', 500);
    const { status, stderr } = run('--check', folder);
    expect(status).toBe(1);
    expect(stderr).toContain('differs: generated/keccak.wasm.wasm\n');
  });

  it('refuses arguments that it does not know', () => {
    expect(run('--chekc')).toMatchObject({ status: 2 });
  });
});
