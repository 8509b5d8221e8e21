import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { repository } from '../../tools/check/sources.ts';
import { install, pack } from '../../tools/packaging/pack.ts';

/** A folder where a consumer has installed the packed package; there while the tests of the calling file run. */
export interface Installed {
  readonly folder: string;
  /** Runs a program there with plain Node and returns what it printed, parsed as JSON. */
  run(name: string, program: string, options?: readonly string[]): unknown;
}

/** Packs and installs before the tests of the calling file. */
export function installed(): Installed {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'polylane-consumer-'));
    install(pack(repository, folder), folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    get folder(): string {
      return folder;
    },
    run(name, program, options = []) {
      const path = join(folder, name);
      writeFileSync(path, program);
      const command = [...options, path];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${name} ended with ${status}:\n${stderr}`);
      return JSON.parse(stdout);
    },
  };
}

/** The files of the installed package whose names match, with their texts. */
export function textsOf(folder: string, ending: RegExp): { file: string; text: string }[] {
  const root = join(folder, 'node_modules/polylane');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));
  return files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
