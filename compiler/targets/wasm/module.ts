import type { Program } from '../../../language/program.ts';
import { stemOf } from '../../../language/program.ts';
import { type ValueType, WASM_INSTRUCTIONS, type WasmFeature } from '../../instruction-sets/wasm.ts';
import { expandByteOrder } from '../../passes/expand-byte-order.ts';
import { expandCapabilities } from '../../passes/expand-capabilities.ts';
import { lowerByteSwap } from '../../passes/lower-byte-swap.ts';
import { encodeExpression, TYPE_BYTES, unsigned } from './encode.ts';
import { type LoopHint, type SelectedFunction, selectInstructions } from './select.ts';

export type WasmLevel = 'wasm' | 'simd128';

export interface EmittedFunction {
  readonly stem: string;
  readonly lanes: number;
  readonly codeBytes: number;
  /** Computed from the instructions used. */
  readonly needs: readonly WasmFeature[];
  readonly loops: readonly LoopHint[];
}

export interface EmittedModule {
  readonly bytes: Uint8Array;
  readonly tableBytes: number;
  readonly functions: readonly EmittedFunction[];
}

/** How many lanes a kernel has at a level. */
export function lanesAt(program: Program, level: WasmLevel): number {
  return level === 'wasm' ? 1 : 16 / program.contract.wordBytes;
}

/** One module with a function a program, exported under its stem. */
export function emitWasmModule(programs: readonly Program[], level: WasmLevel): EmittedModule {
  const vectors = level === 'simd128';
  const passed = ({ fused, ...program }: Program): Program => {
    const plain = lowerByteSwap(expandByteOrder(expandCapabilities(program)), vectors);
    if (fused === undefined || !vectors) return plain;
    return { ...plain, fused: { ...passed(fused), contract: plain.contract } };
  };
  const lowered = programs.map(passed);
  const { data, placesOf } = layOutTables(lowered);
  const functions = lowered.map((program) => {
    const lanes = lanesAt(program, level);
    const selected = selectInstructions(program, lanes, vectors, placesOf(program));
    return { stem: stemOf(program, lanes, level), lanes, ...selected };
  });
  const bodies = functions.map(encodeBody);
  const bytes = Uint8Array.from([...HEADER, ...sections(functions, bodies, data)]);
  return {
    bytes,
    tableBytes: Math.ceil(data.length / 16) * 16,
    functions: functions.map(({ stem, lanes, code, loops }, i) => ({
      stem,
      lanes,
      codeBytes: (bodies[i] as number[]).length,
      needs: needsOf(code.map(([name]) => name)),
      loops,
    })),
  };
}

/** Tables of the same name and words are kept once. */
function layOutTables(programs: readonly Program[]): {
  data: number[];
  placesOf: (program: Program) => ReadonlyMap<string, number>;
} {
  const data: number[] = [];
  const known = new Map<string, number>();
  const places = new Map<Program, Map<string, number>>();
  for (const program of programs) {
    const own = new Map<string, number>();
    for (const { name, bits, words } of [...program.tables, ...(program.fused?.tables ?? [])]) {
      const key = `${name}/${bits}/${words.join()}`;
      let place = known.get(key);
      if (place === undefined) {
        while (data.length % 16 !== 0) data.push(0);
        place = data.length;
        known.set(key, place);
        for (const word of words)
          for (let i = 0; i < bits; i += 8) data.push(Number((word >> BigInt(i)) & 0xffn));
      }
      if ((own.get(name) ?? place) !== place) throw new RangeError(`two tables ${name} in one kernel`);
      own.set(name, place);
    }
    places.set(program, own);
  }
  return { data, placesOf: (program) => places.get(program) ?? new Map() };
}

/** 5.5.1: magic and version. */
const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const PAGES = 16;

/** 5.5.2 to 5.5.14, in the order that the specification demands. */
function sections(
  functions: readonly (SelectedFunction & { stem: string })[],
  bodies: number[][],
  data: number[],
): number[] {
  const arities = [...new Set(functions.map(({ parameters }) => parameters))];
  const types = arities.map((arity) => [
    0x60,
    ...vector(new Array<number[]>(arity).fill([TYPE_BYTES.i32])),
    0x00,
  ]);
  const imports = [
    [...name('polylane'), ...name('memory'), 0x02, 0x01, ...unsigned(PAGES), ...unsigned(PAGES)],
    [...name('polylane'), ...name('tables'), 0x03, TYPE_BYTES.i32, 0x00],
  ];
  const exported = functions.map(({ stem }, i) => [...name(stem), 0x00, ...unsigned(i)]);
  const segments =
    data.length === 0
      ? []
      : [[0x00, ...encodeExpression([['global.get', 0]]), ...unsigned(data.length), ...data]];
  return [
    ...section(1, vector(types)),
    ...section(2, vector(imports)),
    ...section(3, vector(functions.map(({ parameters }) => unsigned(arities.indexOf(parameters))))),
    ...section(7, vector(exported)),
    ...section(10, vector(bodies.map((body) => [...unsigned(body.length), ...body]))),
    ...(segments.length === 0 ? [] : section(11, vector(segments))),
  ];
}

function encodeBody({ locals, code }: SelectedFunction): number[] {
  const runs: { type: ValueType; count: number }[] = [];
  for (const type of locals) {
    const last = runs.at(-1);
    if (last?.type === type) last.count++;
    else runs.push({ type, count: 1 });
  }
  return [
    ...vector(runs.map(({ type, count }) => [...unsigned(count), TYPE_BYTES[type]])),
    ...encodeExpression(code),
  ];
}

function needsOf(names: readonly string[]): WasmFeature[] {
  const needs = new Set<WasmFeature>(['wasm']);
  for (const used of names) needs.add(WASM_INSTRUCTIONS.get(used)?.needs ?? 'wasm');
  return [...needs].sort().reverse();
}

function section(id: number, content: number[]): number[] {
  return [id, ...unsigned(content.length), ...content];
}

function vector(items: readonly (readonly number[])[]): number[] {
  return [...unsigned(items.length), ...items.flat()];
}

function name(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  return [...unsigned(bytes.length), ...bytes];
}
