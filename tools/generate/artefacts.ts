import { createHash } from 'node:crypto';
import wabtInit from 'wabt';
import type { LoopHint as JsLoopHint } from '../../compiler/targets/js/function.ts';
import { emitJsDeclarations, emitJsModule } from '../../compiler/targets/js/module.ts';
import { functionName } from '../../compiler/targets/js/names.ts';
import { emitWasmModule, type WasmLevel } from '../../compiler/targets/wasm/module.ts';
import type { LoopHint } from '../../compiler/targets/wasm/select.ts';
import { type Family, programOf } from '../../language/kernel.ts';
import { type Program, stemOf } from '../../language/program.ts';
import type { KnownAnswer } from '../../src/runtime/table.ts';
import { knownAnswerOf } from './known-answers.ts';

export const WASM_LEVELS: readonly WasmLevel[] = ['wasm', 'simd128'];

/** What is known of one emitted implementation; committed beside it. */
export interface Manifest {
  readonly stem: string;
  readonly kernel: string;
  readonly formulation: string;
  readonly lanes: number;
  readonly level: 'js' | WasmLevel;
  /** The artefact, and its export. */
  readonly file: string;
  readonly export: string;
  /** SHA-256 of the artefact and of the contract, in hex. */
  readonly sha256: string;
  readonly contractSha256: string;
  /** The modules that a js artefact imports, with their SHA-256. */
  readonly imports?: Readonly<Record<string, string>>;
  readonly codeBytes: number;
  /** Bytes of constants in the wasm module. */
  readonly tableBytes: number;
  readonly needs: readonly string[];
  /** Hints for the prover: of each loop over a public count, where its index and carried words are. */
  readonly loops: readonly LoopHint[] | readonly JsLoopHint[];
  readonly knownAnswer: KnownAnswer;
}

/** Path below generated/ to content. */
export type Artefacts = Map<string, string | Uint8Array>;

export async function artefactsOf(families: readonly Family[]): Promise<Artefacts> {
  const files: Artefacts = new Map();
  const wabt = await wabtInit();
  for (const family of families) {
    const programs = family.kernels.flatMap((kernel) =>
      kernel.formulations.map(({ name }) => programOf(kernel, name)),
    );
    for (const level of WASM_LEVELS) {
      const module = emitWasmModule(programs, level);
      const file = `${family.name}.${level}.wasm`;
      files.set(file, module.bytes);
      files.set(`${family.name}.${level}.wat`, textOf(wabt, module.bytes));
      module.functions.forEach(({ stem, lanes, codeBytes, needs, loops }, i) => {
        const facts = {
          stem,
          lanes,
          level,
          file,
          export: stem,
          codeBytes,
          needs,
          loops,
          tableBytes: module.tableBytes,
        };
        addManifest(files, programs[i] as Program, module.bytes, facts);
      });
    }
    const { text, shared, functions } = emitJsModule(family.name, programs);
    const file = `${family.name}.js`;
    files.set(file, text);
    files.set(`${family.name}.d.ts`, emitJsDeclarations(family.name, programs));
    addShared(files, shared);
    const hashes = [...shared].map(([path, content]) => [path, sha256(content)]);
    const imports = shared.size === 0 ? {} : { imports: Object.fromEntries(hashes) };
    for (const [i, program] of programs.entries()) {
      const { loops, text: own } = functions[i] as (typeof functions)[0];
      const facts = {
        stem: stemOf(program, 1, 'js'),
        lanes: 1,
        level: 'js' as const,
        file,
        export: functionName(program),
        codeBytes: own.length,
        needs: [],
        loops,
        tableBytes: 0,
        ...imports,
      };
      addManifest(files, program, text, facts);
    }
    for (const { contract } of family.kernels)
      files.set(`contracts/${contract.kernel}.json`, `${JSON.stringify(contract, null, 2)}\n`);
  }
  return files;
}

/** Families share the modules of outlined loops. */
function addShared(files: Artefacts, shared: ReadonlyMap<string, string>): void {
  for (const [file, text] of shared) {
    if ((files.get(file) ?? text) !== text) throw new RangeError(`two outlined loops are named ${file}`);
    files.set(file, text);
  }
}

type Facts = Omit<Manifest, 'kernel' | 'formulation' | 'sha256' | 'contractSha256' | 'knownAnswer'>;

function addManifest(files: Artefacts, program: Program, artefact: string | Uint8Array, facts: Facts): void {
  const manifest: Manifest = {
    stem: facts.stem,
    kernel: program.contract.kernel,
    formulation: program.formulation,
    lanes: facts.lanes,
    level: facts.level,
    file: facts.file,
    export: facts.export,
    sha256: sha256(artefact),
    contractSha256: sha256(JSON.stringify(program.contract)),
    ...(facts.imports === undefined ? {} : { imports: facts.imports }),
    codeBytes: facts.codeBytes,
    tableBytes: facts.tableBytes,
    needs: facts.needs,
    loops: facts.loops,
    knownAnswer: knownAnswerOf(program, facts.lanes),
  };
  files.set(`manifests/${facts.stem}.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** The module's text, through an independent reader that refuses what is not well formed. */
function textOf(wabt: Awaited<ReturnType<typeof wabtInit>>, bytes: Uint8Array): string {
  const module = wabt.readWasm(bytes, { readDebugNames: false });
  module.validate();
  module.generateNames();
  module.applyNames();
  const text = module.toText({ foldExprs: false, inlineExport: true });
  module.destroy();
  return text;
}
