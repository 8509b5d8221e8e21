/** One function of a module as a list of instructions that can be replaced, and the module made anew. */
import { type Bytes, readBytes } from '../../checker/wasm/bytes.ts';
import { decodeModule, type ValueType } from '../../checker/wasm/decode.ts';
import { OPCODES, type Opcode, VECTOR_OPCODES } from '../../checker/wasm/opcodes.ts';
import type { Target } from '../target.ts';
import { type Operand, unsigned } from './encode.ts';

export interface Instruction {
  readonly opcode: Opcode;
  readonly name: string;
  /** Its place in the module. */
  readonly at: number;
  readonly end: number;
  readonly immediates: readonly Operand[];
  /** How many loops it is in. */
  readonly loops: number;
  /** Where the instructions that compute each operand begin and end, by their numbers in the list. */
  readonly operands: readonly (readonly [from: number, to: number])[];
}

/** Instructions `from` to `to - 1` replaced by bytes. */
export type Change = readonly [from: number, to: number, bytes: readonly number[]];

export interface Code {
  readonly target: Target;
  readonly instructions: readonly Instruction[];
  /** Types of parameters and locals; a local that a change adds is at the end. */
  readonly types: readonly ValueType[];
  /** Where the module's constants lie in it. */
  readonly data: { readonly at: number; readonly size: number };
  /** The target with the changed function, and locals more. */
  changed(changes: readonly Change[], more?: readonly ValueType[]): Target;
  /** The target with bytes of the module replaced. */
  patched(at: number, bytes: readonly number[]): Target;
}

const TYPE_BYTES: Readonly<Record<ValueType, number>> = { i32: 0x7f, i64: 0x7e, v128: 0x7b };
const CODE = 10;
const DATA = 11;

const read = new WeakMap<Target, Code>();

/** Every operator asks for the same code: it is read once. */
export function codeOf(target: Target): Code {
  const code = read.get(target) ?? readCode(target);
  read.set(target, code);
  return code;
}

function readCode(target: Target): Code {
  const { artefact, export: name } = target;
  const decoded = decodeModule(artefact).functions.get(name);
  if (decoded === undefined) throw new RangeError(`no function ${name}`);
  const sections = sectionsOf(artefact);
  const code = sections.find(({ id }) => id === CODE) as Section;
  const bodies = bodiesOf(artefact, code);
  const place = bodies[exportIndex(artefact, name)] as Place;
  const data = sections.find(({ id }) => id === DATA);
  const { groups, instructions } = functionOf(artefact, place);
  return {
    target,
    instructions,
    types: [...decoded.parameters, ...decoded.locals],
    data: data === undefined ? { at: 0, size: 0 } : dataOf(artefact, data),
    patched: (at, bytes) => {
      const patched = artefact.slice();
      patched.set(bytes, at);
      return { ...target, artefact: patched };
    },
    changed: (changes, more = []) => {
      const locals = [...groups.bytes, ...more.flatMap((type) => [1, TYPE_BYTES[type]])];
      const body = [...unsigned(groups.count + more.length), ...locals];
      let from = groups.end;
      for (const [first, last, bytes] of [...changes].sort(([a], [b]) => a - b)) {
        const at = (instructions[first] as Instruction).at;
        body.push(...artefact.subarray(from, at), ...bytes);
        from = first === last ? at : (instructions[last - 1] as Instruction).end;
      }
      body.push(...artefact.subarray(from, place.end));
      const content = [
        ...artefact.subarray(code.start, place.at),
        ...unsigned(body.length),
        ...body,
        ...artefact.subarray(place.end, code.end),
      ];
      const module = [
        ...artefact.subarray(0, code.at),
        CODE,
        ...unsigned(content.length),
        ...content,
        ...artefact.subarray(code.end),
      ];
      return { ...target, artefact: Uint8Array.from(module) };
    },
  };
}

interface Section {
  readonly id: number;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

function sectionsOf(module: Uint8Array): Section[] {
  const bytes = readBytes(module);
  bytes.bytes(8);
  const sections: Section[] = [];
  while (!bytes.done()) {
    const at = bytes.at();
    const id = bytes.byte();
    const size = bytes.unsigned();
    const start = bytes.at();
    bytes.bytes(size);
    sections.push({ id, at, start, end: bytes.at() });
  }
  return sections;
}

/** A function's body: its size at `at`, its locals from `start` on. */
interface Place {
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

function bodiesOf(module: Uint8Array, { start, end }: Section): Place[] {
  const bytes = readBytes(module, start, end);
  return Array.from({ length: bytes.unsigned() }, () => {
    const at = bytes.at();
    const size = bytes.unsigned();
    const from = bytes.at();
    bytes.bytes(size);
    return { at, start: from, end: bytes.at() };
  });
}

function exportIndex(module: Uint8Array, wanted: string): number {
  const { start, end } = sectionsOf(module).find(({ id }) => id === 7) as Section;
  const bytes = readBytes(module, start, end);
  for (let left = bytes.unsigned(); left > 0; left--) {
    const name = bytes.name();
    bytes.byte();
    const index = bytes.unsigned();
    if (name === wanted) return index;
  }
  throw new RangeError(`no export ${wanted}`);
}

/** Behind its place, which is `global.get 0`. */
function dataOf(module: Uint8Array, { start, end }: Section): { at: number; size: number } {
  const bytes = readBytes(module, start, end);
  bytes.bytes(5);
  const size = bytes.unsigned();
  return { at: bytes.at(), size };
}

function functionOf(
  module: Uint8Array,
  { start, end }: Place,
): { groups: { count: number; bytes: Uint8Array; end: number }; instructions: Instruction[] } {
  const bytes = readBytes(module, start, end);
  const count = bytes.unsigned();
  const from = bytes.at();
  for (let left = count; left > 0; left--) {
    bytes.unsigned();
    bytes.byte();
  }
  const groups = { count, bytes: module.subarray(from, bytes.at()), end: bytes.at() };
  return { groups, instructions: instructionsOf(bytes) };
}

const GIVES_NOTHING = /^(block|loop|end|br_if|local\.set)$|store/;

function instructionsOf(bytes: Bytes): Instruction[] {
  const instructions: Instruction[] = [];
  /** Of each value on the stack: where the instructions that compute it begin. */
  const stack: number[] = [];
  const open: string[] = [];
  while (!bytes.done()) {
    const at = bytes.at();
    const first = bytes.byte();
    const opcode = (first === 0xfd ? VECTOR_OPCODES : OPCODES).get(first === 0xfd ? bytes.unsigned() : first);
    if (opcode === undefined) throw new RangeError(`an opcode of no name at byte ${at}`);
    const immediates = opcode.immediates.flatMap((kind) => immediateOf(kind, bytes));
    const { name, takes } = opcode;
    if (name === 'end') open.pop();
    const starts = takes === 0 ? [] : stack.splice(-takes);
    const operands = starts.map((from, i): [number, number] => [from, starts[i + 1] ?? instructions.length]);
    if (!GIVES_NOTHING.test(name)) stack.push(starts[0] ?? instructions.length);
    const loops = open.filter((kind) => kind === 'loop').length;
    instructions.push({ opcode, name, at, end: bytes.at(), immediates, loops, operands });
    if (name === 'block' || name === 'loop') open.push(name);
  }
  return instructions;
}

function immediateOf(kind: string, bytes: Bytes): Operand[] {
  switch (kind) {
    case 'memarg':
      return [bytes.unsigned(), bytes.unsigned()];
    case 'i32':
      return [Number(bytes.signed(32))];
    case 'i64':
      return [bytes.signed(64)];
    case 'bytes16':
      return [bytes.bytes(16)];
    case 'block':
      bytes.byte();
      return [];
    default:
      return [bytes.unsigned()];
  }
}
