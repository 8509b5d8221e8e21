import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FAMILIES } from '../../kernels/index.ts';
import { programOf } from '../../language/kernel.ts';
import type { Program } from '../../language/program.ts';
import { type Preconditions, preconditions } from '../../src/runtime/preconditions.ts';
import type { Manifest } from '../../tools/generate/artefacts.ts';
import { preconditionsText } from '../../tools/generate/preconditions.ts';
import { engine } from '../compiler/webassembly.ts';

const GENERATED = fileURLToPath(new URL('../../generated/', import.meta.url));

/** What a call leaves of a copy of `memory`, which lies at the start of the implementation's own memory. */
export type Run = (memory: Uint8Array, args: readonly number[]) => Uint8Array;

export interface ImplementationRow {
  readonly manifest: Manifest;
  readonly run: Run;
}

/** A kernel's formulation with everything that was emitted for it: the one list that kernel tests go through. */
export interface KernelRows {
  readonly kernel: string;
  readonly program: Program;
  /** The contract's run-time half. */
  readonly check: Preconditions['check'];
  readonly wordRanges: Preconditions['wordRanges'];
  readonly rows: readonly ImplementationRow[];
  /** The lane counts of its rows. */
  readonly lanes: readonly number[];
}

export function artefact(path: string): Buffer {
  return readFileSync(`${GENERATED}${path}`);
}

export const manifests: readonly Manifest[] = readdirSync(`${GENERATED}manifests`)
  .sort()
  .map((file) => JSON.parse(artefact(`manifests/${file}`).toString()) as Manifest);

async function generatedModule(path: string): Promise<Readonly<Record<string, unknown>>> {
  const address = pathToFileURL(`${GENERATED}${path}`).href;
  return (await import(/* @vite-ignore */ address)) as Readonly<Record<string, unknown>>;
}

interface Loaded {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bytes: Uint8Array;
  /** The memory as it was after instantiation. */
  readonly fresh: Buffer;
}
const loaded = new Map<string, Loaded>();

/** A module with a megabyte of its own, full of bytes that no call may change; its constants lie at the end. */
function wasmModule({ file, tableBytes }: Manifest): Loaded {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const memory = new engine.Memory({ initial: 16, maximum: 16 });
  const bytes = new Uint8Array(memory.buffer).fill(0xa5);
  const imports = { polylane: { memory, tables: bytes.length - tableBytes } };
  const { exports } = new engine.Instance(new engine.Module(artefact(file)), imports);
  const entry = { exports, bytes, fresh: Buffer.from(bytes) };
  loaded.set(file, entry);
  return entry;
}

function wasmRun(manifest: Manifest): Run {
  const { exports, bytes, fresh } = wasmModule(manifest);
  const kernel = exports[manifest.export] as (...args: number[]) => void;
  return (memory, args) => {
    bytes.set(memory);
    kernel(...args);
    const result = bytes.slice(0, memory.length);
    bytes.set(fresh.subarray(0, memory.length));
    if (!fresh.equals(bytes)) throw new Error(`${manifest.stem} wrote behind its memory`);
    return result;
  };
}

async function jsRun({ stem, file, export: name, imports = {} }: Manifest): Promise<Run> {
  const modules = await Promise.all(Object.keys(imports).map(generatedModule));
  const arrays = modules.flatMap((module) =>
    Object.values(module).filter((value): value is Int32Array => value instanceof Int32Array),
  );
  const kernel = (await generatedModule(file))[name] as (
    i32: Int32Array,
    u8: Uint8Array,
    ...args: number[]
  ) => void;
  return (memory, args) => {
    const copy = new Uint8Array(Math.ceil(memory.length / 8) * 8);
    copy.set(memory);
    kernel(new Int32Array(copy.buffer), copy, ...args);
    if (arrays.some((words) => words.some((word) => word !== 0)))
      throw new Error(`${stem} left words in its arrays`);
    return copy.slice(0, memory.length);
  };
}

/** How a level's artefact is run. A new level joins here, under its name in the manifests. */
const LOADERS: Readonly<Record<string, (manifest: Manifest) => Run | Promise<Run>>> = {
  js: jsRun,
  wasm: wasmRun,
  simd128: wasmRun,
};

async function rowOf(manifest: Manifest): Promise<ImplementationRow> {
  const load = LOADERS[manifest.level];
  if (load === undefined) throw new RangeError(`${manifest.stem}: no loader for level ${manifest.level}`);
  return { manifest, run: await load(manifest) };
}

async function rowsOf(program: Program): Promise<KernelRows> {
  const { kernel } = program.contract;
  const { check, wordRanges } = preconditions(kernel, preconditionsText(program.contract));
  const own = manifests.filter(
    (manifest) => manifest.kernel === kernel && manifest.formulation === program.formulation,
  );
  return {
    kernel: program.formulation === '' ? kernel : `${kernel}.${program.formulation}`,
    program,
    check,
    wordRanges,
    rows: await Promise.all(own.map(rowOf)),
    lanes: [...new Set(own.map(({ lanes }) => lanes))],
  };
}

export const KERNELS: readonly KernelRows[] = await Promise.all(
  FAMILIES.flatMap((family) =>
    family.kernels.flatMap((kernel) =>
      kernel.formulations.map(({ name }) => rowsOf(programOf(kernel, name))),
    ),
  ),
);
