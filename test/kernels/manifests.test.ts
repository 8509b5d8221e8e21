import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { interpret } from '../../language/interpret.ts';
import { stemOf } from '../../language/program.ts';
import { fillPattern, fold, knownAnswerBytes } from '../../src/runtime/known-answer.ts';
import { artefact, KERNELS, manifests } from './implementations.ts';

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

describe.each(KERNELS)('$kernel', ({ program, rows, check }) => {
  it('has manifests that say what is there', () => {
    for (const { manifest } of rows) {
      const { stem, lanes, level, file, needs, codeBytes, tableBytes } = manifest;
      expect(stem).toBe(stemOf(program, lanes, level));
      expect(manifest.sha256, stem).toBe(sha256(artefact(file)));
      const imported = [
        ...artefact(file)
          .toString()
          .matchAll(/from '\.\/(.*)';/g),
      ].map(([, path]) => path as string);
      const hashes = imported.map((path) => [path, sha256(artefact(path))]);
      expect(manifest.imports ?? {}, stem).toEqual(level === 'js' ? Object.fromEntries(hashes) : {});
      expect(manifest.contractSha256, stem).toBe(sha256(JSON.stringify(program.contract)));
      expect(needs, stem).toEqual({ js: [], wasm: ['wasm'], simd128: ['wasm', 'simd128'] }[level]);
      expect(codeBytes).toBeGreaterThan(0);
      expect(codeBytes).toBeLessThan(artefact(file).length);
      expect(tableBytes % 16).toBe(0);
    }
  });

  it('has known answers that the interpreter gives', () => {
    for (const { manifest, run } of rows) {
      const { memoryBytes, args, answer } = manifest.knownAnswer;
      expect(memoryBytes).toBeLessThanOrEqual(knownAnswerBytes);
      const memory = new Uint8Array(memoryBytes);
      fillPattern(memory);
      check(manifest.lanes, memoryBytes, args);
      const before = fold(memory);
      expect(fold(run(memory, args)), manifest.stem).toEqual(answer);
      interpret(program, manifest.lanes, memory, args);
      expect(fold(memory), manifest.stem).toEqual(answer);
      expect(answer).not.toEqual(before);
    }
  });
});

it('every artefact has one hash in all its manifests', () => {
  const hashes = new Map<string, Set<string>>();
  for (const { file, sha256: hash } of manifests) hashes.set(file, (hashes.get(file) ?? new Set()).add(hash));
  for (const [file, found] of hashes) expect(found.size, file).toBe(1);
});
