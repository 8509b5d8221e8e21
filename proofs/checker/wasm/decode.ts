/** The module as it lies in bytes: WebAssembly core specification 2.0, chapter 5. What is not listed is refused. */
import { type Bytes, fault, readBytes } from './bytes.ts';
import { type Immediate, OPCODES, type Opcode, VECTOR_OPCODES } from './opcodes.ts';

export type ValueType = 'i32' | 'i64' | 'v128';

export interface Instruction {
  readonly opcode: Opcode;
  /** Its first byte in the module. */
  readonly at: number;
  readonly immediates: readonly (number | bigint | Uint8Array)[];
  /** Of block and loop. */
  readonly body: readonly Instruction[];
}

export interface DecodedFunction {
  readonly parameters: readonly ValueType[];
  readonly locals: readonly ValueType[];
  readonly body: readonly Instruction[];
}

export interface Module {
  /** Exported functions by name. */
  readonly functions: ReadonlyMap<string, DecodedFunction>;
  /** The constants, which instantiation writes at the imported base. */
  readonly tables: Uint8Array;
  /** Pages of the imported memory, which cannot grow. */
  readonly pages: number;
}

const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const TYPES: Readonly<Record<number, ValueType>> = { 127: 'i32', 126: 'i64', 123: 'v128' };

export function decodeModule(source: Uint8Array): Module {
  const bytes = readBytes(source);
  if (MAGIC.some((value) => bytes.byte() !== value)) fault('magic or version');
  const sections = new Map<number, Bytes>();
  let previous = 0;
  while (!bytes.done()) {
    const id = bytes.byte();
    if (![1, 2, 3, 7, 10, 11].includes(id)) fault(`section ${id}`);
    if (id <= previous) fault(`section ${id} after section ${previous}`);
    previous = id;
    sections.set(id, bytes.part(bytes.unsigned()));
  }
  const read = <T>(id: number, item: (bytes: Bytes) => T): T[] => {
    const section = sections.get(id);
    if (section === undefined) return [];
    const items = vectorOf(section, item);
    if (!section.done()) fault(`bytes after the items of section ${id}`);
    return items;
  };
  const types = read(1, functionType);
  const { pages } = imports(read(2, importOf));
  const declared = read(3, (section) => types[section.unsigned()] ?? fault('a function of unknown type'));
  const exported = read(7, exportOf);
  const bodies = read(10, (section) => functionBody(section.part(section.unsigned())));
  const segments = read(11, segmentOf);
  if (declared.length !== bodies.length) fault('functions without bodies');
  if (segments.length > 1) fault('several data segments');
  const functions = new Map<string, DecodedFunction>();
  for (const { name, index } of exported) {
    const [parameters, body] = [declared[index], bodies[index]];
    if (parameters === undefined || body === undefined || functions.has(name)) return fault(`export ${name}`);
    functions.set(name, { parameters, ...body });
  }
  return { functions, tables: segments[0] ?? new Uint8Array(), pages };
}

function vectorOf<T>(bytes: Bytes, item: (bytes: Bytes) => T): T[] {
  return Array.from({ length: bytes.unsigned() }, () => item(bytes));
}

function valueType(bytes: Bytes): ValueType {
  const byte = bytes.byte();
  return TYPES[byte] ?? fault(`value type ${byte}`);
}

/** 5.3.6; the kernels return nothing. */
function functionType(bytes: Bytes): ValueType[] {
  if (bytes.byte() !== 0x60) fault('a type that is no function');
  const parameters = vectorOf(bytes, valueType);
  if (vectorOf(bytes, valueType).length > 0) fault('a function that returns something');
  return parameters;
}

interface Import {
  readonly name: string;
  readonly pages: number | undefined;
}

/** 5.5.5: a memory of fixed size, or a constant i32. */
function importOf(bytes: Bytes): Import {
  const name = `${bytes.name()}.${bytes.name()}`;
  const kind = bytes.byte();
  if (kind === 0x02) {
    if (bytes.byte() !== 0x01) fault('a memory without a maximum, or shared');
    const [least, most] = [bytes.unsigned(), bytes.unsigned()];
    if (least !== most) fault('a memory that may grow');
    return { name, pages: least };
  }
  if (kind !== 0x03 || bytes.byte() !== 0x7f || bytes.byte() !== 0x00) fault(`import ${name}`);
  return { name, pages: undefined };
}

function imports(found: readonly Import[]): { pages: number } {
  const [memory, tables] = found;
  const fits = found.length === 2 && memory?.name === 'polylane.memory' && tables?.name === 'polylane.tables';
  if (!fits || memory.pages === undefined || tables.pages !== undefined) return fault('its imports');
  return { pages: memory.pages };
}

function exportOf(bytes: Bytes): { name: string; index: number } {
  const name = bytes.name();
  if (bytes.byte() !== 0x00) fault(`export ${name} is no function`);
  return { name, index: bytes.unsigned() };
}

/** 5.5.14: active in memory 0, at the imported base (global 0). */
function segmentOf(bytes: Bytes): Uint8Array {
  const place = [0x00, 0x23, 0x00, 0x0b];
  if (place.some((value) => bytes.byte() !== value)) fault('a data segment that is not at the tables');
  return bytes.bytes(bytes.unsigned());
}

/** 5.5.13. */
function functionBody(bytes: Bytes): Pick<DecodedFunction, 'locals' | 'body'> {
  const runs = vectorOf(bytes, (inner) => ({ count: inner.unsigned(), type: valueType(inner) }));
  if (runs.reduce((sum, { count }) => sum + count, 0) > 10_000) fault('locals without end');
  const locals = runs.flatMap(({ count, type }) => new Array<ValueType>(count).fill(type));
  const body = expression(bytes);
  if (!bytes.done()) fault('bytes after a function');
  return { locals, body };
}

/** 5.4.9: up to its `end`. */
function expression(bytes: Bytes): Instruction[] {
  const instructions: Instruction[] = [];
  for (;;) {
    const instruction = instructionOf(bytes);
    if (instruction.opcode.name === 'end') return instructions;
    instructions.push(instruction);
  }
}

function instructionOf(bytes: Bytes): Instruction {
  const at = bytes.at();
  const first = bytes.byte();
  const code = first === 0xfd ? bytes.unsigned() : first;
  const opcode = (first === 0xfd ? VECTOR_OPCODES : OPCODES).get(code);
  if (opcode === undefined) return fault(`opcode ${first === 0xfd ? '0xfd ' : ''}${code} at byte ${at}`);
  const immediates = opcode.immediates.flatMap((kind) => immediateOf(kind, bytes));
  const body = opcode.immediates.includes('block') ? expression(bytes) : [];
  return { opcode, at, immediates, body };
}

function immediateOf(kind: Immediate, bytes: Bytes): (number | bigint | Uint8Array)[] {
  switch (kind) {
    case 'memarg': {
      const [align, offset] = [bytes.unsigned(), bytes.unsigned()];
      return align > 4 ? fault(`an alignment of 2^${align}`) : [align, offset];
    }
    case 'i32':
      return [Number(bytes.signed(32))];
    case 'i64':
      return [bytes.signed(64)];
    case 'bytes16':
      return [bytes.bytes(16)];
    case 'block':
      return bytes.byte() === 0x40 ? [] : fault('a block with a type');
    case 'lane':
      return [bytes.byte()];
    case 'index':
      return [bytes.unsigned()];
  }
}
