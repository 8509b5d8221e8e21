import type { Region } from '../../../language/contract.ts';
import type { Program, Value } from '../../../language/program.ts';
import type { ValueType } from '../../instruction-sets/wasm.ts';
import type { Offset } from '../../passes/addresses.ts';
import type { Emitted } from './emitted.ts';
import { assignLocals, type Variables, variablesOf } from './locals.ts';
import { type Lowered, type LoweredLoop, lower, type Operation, readsOf, withoutDead } from './lowered.ts';
import { splitLanes } from './split-lanes.ts';

export interface SelectedFunction {
  readonly parameters: number;
  readonly locals: readonly ValueType[];
  readonly code: readonly Emitted[];
  readonly loops: readonly LoopHint[];
}

/** Where a loop over a public count keeps what: a hint for the prover, which checks it. */
export interface LoopHint {
  /** Which `loop` of the function, in the order of its code. */
  readonly loop: number;
  /** The local that counts the turns. */
  readonly index: number;
  /** The local of each carried word; null for one that nothing needs. */
  readonly carried: readonly (number | null)[];
}

/** Where the module keeps a table, in bytes from the imported base. */
export type TablePlaces = ReadonlyMap<string, number>;

const TABLES_GLOBAL = 0;

/** Chooses instructions for one lane (`vectors` false) or for the lanes of a 128-bit vector. */
export function selectInstructions(
  program: Program,
  lanes: number,
  vectors: boolean,
  tables: TablePlaces,
): SelectedFunction {
  const live = withoutDead(lower(program, lanes));
  const body = vectors && lanes === 4 ? splitLanes(live) : live;
  const parameters = program.contract.regions.length + program.counts.length;
  const variables = variablesOf(program, vectors);
  const code: Emitted[] = [];
  const context: Context = {
    program,
    lanes,
    vectors,
    tables,
    variables,
    inlines: inlinable(body, vectors),
    inlined: new Map(),
    code,
    loops: [],
  };
  emitBlock(context, body);
  const assigned = assignLocals(code, parameters, variables.types);
  const localSetAt = (at: number): number => Number((assigned.code[at] as Emitted)[1]);
  const loops = context.loops.map(({ loop, index, carried }) => ({
    loop,
    index: localSetAt(index),
    carried: carried.map((at) => (at === null ? null : localSetAt(at))),
  }));
  return { parameters, ...assigned, loops };
}

interface Context {
  readonly program: Program;
  readonly lanes: number;
  readonly vectors: boolean;
  readonly tables: TablePlaces;
  readonly variables: Variables;
  readonly inlines: ReadonlySet<number>;
  /** Statements held back until their one reader. */
  readonly inlined: Map<number, Lowered>;
  readonly code: Emitted[];
  /** Hints whose locals are still places in the code, of the `local.set` before the loop. */
  readonly loops: LoopHint[];
}

/**
 * Values that are computed where they are read: pure ones read once, in their own block, and words of tables
 * and shared regions, which no store changes. Other loads stay in place.
 */
function inlinable(body: readonly Lowered[], vectors: boolean): Set<number> {
  const readings = new Map<number, number>();
  const count = (statements: readonly Lowered[]): void => {
    for (const statement of statements) {
      const twice =
        statement.kind === 'let' ? readTwice(statement.operation, statement.operands, vectors) : [];
      for (const { id } of [...readsOf(statement), ...twice]) readings.set(id, (readings.get(id) ?? 0) + 1);
      if (statement.kind === 'loop') count(statement.body);
    }
  };
  count(body);
  const result = new Set<number>();
  const choose = (statements: readonly Lowered[], leaving: readonly Value[]): void => {
    const readHere = new Set(leaving.map(({ id }) => id));
    for (const statement of statements) {
      for (const { id } of statement.kind === 'loop' ? statement.initial : readsOf(statement))
        readHere.add(id);
    }
    for (const statement of statements) {
      if (statement.kind === 'loop') choose(statement.body, statement.next);
      else if (statement.kind !== 'store' && movable(statement)) {
        const { id } = statement.result;
        if (readings.get(id) === 1 && readHere.has(id)) result.add(id);
      }
    }
  };
  choose(body, []);
  return result;
}

function movable(statement: Exclude<Lowered, { kind: 'store' | 'loop' }>): boolean {
  return statement.kind !== 'load' || statement.region.layout === 'shared';
}

/** Operands that the chosen instructions read a second time. */
function readTwice(operation: Operation, operands: readonly Value[], vectors: boolean): Value[] {
  const [first, , third] = operands;
  const scalar = !vectors || (first?.type.kind !== 'count' && first?.type.uniform === true);
  if (operation.op === 'rotate-left' && !scalar) return [first as Value];
  if (operation.op === 'byte-swap') return [first as Value];
  if (operation.op === 'select' && scalar) return [third as Value];
  return [];
}

function emitBlock(context: Context, body: readonly Lowered[]): void {
  for (const statement of body) {
    if (statement.kind === 'loop') emitLoop(context, statement);
    else if (statement.kind === 'store')
      emitStore(context, statement.region, statement.offset, statement.value);
    else if (context.inlines.has(statement.result.id)) context.inlined.set(statement.result.id, statement);
    else {
      emitComputation(context, statement);
      context.code.push(['local.set', context.variables.of(statement.result)]);
    }
  }
}

function emitValue(context: Context, value: Value): void {
  const statement = context.inlined.get(value.id);
  if (statement === undefined || statement.kind === 'loop' || statement.kind === 'store') {
    context.code.push(['local.get', context.variables.of(value)]);
  } else emitComputation(context, statement);
}

function emitLoop(context: Context, loop: LoweredLoop): void {
  const { code, variables } = context;
  loop.results.forEach((result, i) => {
    variables.alias(result, loop.parameters[i] as Value);
  });
  const assign = (from: readonly Value[]): void => {
    for (const value of from) emitValue(context, value);
    for (const parameter of [...loop.parameters].reverse()) code.push(['local.set', variables.of(parameter)]);
  };
  const index = variables.of(loop.index);
  const literal = loop.bound.terms.length === 0;
  assign(loop.initial);
  const lastSet = code.length - 1;
  if (literal && loop.bound.constant === 0) return;
  code.push(['i32.const', 0], ['local.set', index]);
  if (!literal) {
    let set = lastSet;
    context.loops.push({
      loop: code.filter(([name]) => name === 'loop').length,
      index: code.length - 1,
      carried: loop.kept.map((kept) => (kept ? set-- : null)),
    });
    code.push(['block']);
    emitCount(context, loop.bound);
    code.push(['i32.eqz'], ['br_if', 0]);
  }
  code.push(['loop']);
  emitBlock(context, loop.body);
  assign(loop.next);
  code.push(['local.get', index], ['i32.const', 1], ['i32.add'], ['local.tee', index]);
  emitCount(context, loop.bound);
  code.push(['i32.lt_u'], ['br_if', 0], ['end']);
  if (!literal) code.push(['end']);
}

/** Pushes an i32: all terms, and the constant with them. */
function emitCount(context: Context, offset: Offset): void {
  emitTerms(context, offset, false);
  if (offset.terms.length === 0) context.code.push(countConstant(offset.constant));
  else if (offset.constant !== 0) context.code.push(countConstant(offset.constant), ['i32.add']);
}

/** Adds the terms to what is on the stack (`onto`), or pushes their sum. */
function emitTerms(context: Context, offset: Offset, onto: boolean): void {
  let started = onto;
  for (const { factor, counts } of offset.terms) {
    counts.forEach((count, i) => {
      emitValue(context, count);
      if (i > 0) context.code.push(['i32.mul']);
    });
    if (factor !== 1) context.code.push(countConstant(factor), ['i32.mul']);
    if (started) context.code.push(['i32.add']);
    started = true;
  }
}

/** Pushes the address of a region access without its constant, which the instruction carries. */
function emitAddress(context: Context, region: Region, offset: Offset): void {
  context.code.push(['local.get', context.program.contract.regions.indexOf(region)]);
  emitTerms(context, offset, true);
}

function emitTableAddress(context: Context, offset: Offset): void {
  context.code.push(['global.get', TABLES_GLOBAL]);
  emitTerms(context, offset, true);
}

function emitStore(context: Context, region: Region, offset: Offset, value: Value): void {
  const { code, vectors, lanes } = context;
  const bits = value.type.kind === 'count' ? 32 : value.type.bits;
  const align = region.layout === 'bytes' ? 0 : bits === 32 ? 2 : 3;
  if (vectors && region.layout === 'bytes') {
    for (let lane = 0; lane < lanes; lane++) {
      emitLaneAddress(context, region, offset, lane);
      emitValue(context, value);
      code.push([`v128.store${bits}_lane`, align, offset.constant, lane]);
    }
    return;
  }
  emitAddress(context, region, offset);
  emitValue(context, value);
  code.push([vectors ? 'v128.store' : `i${bits}.store`, align, offset.constant]);
}

/** The address in a byte region of a lane's own string. */
function emitLaneAddress(context: Context, region: Region, offset: Offset, lane: number): void {
  const { code, program } = context;
  emitAddress(context, region, offset);
  const stride = program.counts[program.contract.counts.findIndex(({ name }) => name === region.laneStride)];
  if (lane === 0 || stride === undefined) return;
  emitValue(context, stride);
  if (lane > 1) code.push(['i32.const', lane], ['i32.mul']);
  code.push(['i32.add']);
}

function emitComputation(context: Context, statement: Exclude<Lowered, { kind: 'loop' | 'store' }>): void {
  if (statement.kind === 'load') emitLoad(context, statement.result, statement.region, statement.offset);
  else if (statement.kind === 'table') {
    emitTableAddress(context, statement.offset);
    const bits = statement.result.type.kind === 'count' ? 32 : statement.result.type.bits;
    const place = (context.tables.get(statement.table) ?? 0) + statement.offset.constant;
    context.code.push([`i${bits}.load`, bits === 32 ? 2 : 3, place]);
  } else emitOperation(context, statement.result, statement.operation, statement.operands);
}

function emitLoad(context: Context, result: Value, region: Region, offset: Offset): void {
  const { code, vectors, lanes } = context;
  const bits = result.type.kind === 'count' ? 32 : result.type.bits;
  const align = bits === 32 ? 2 : 3;
  if (region.layout === 'shared' || !vectors) {
    emitAddress(context, region, offset);
    code.push([`i${bits}.load`, region.layout === 'bytes' ? 0 : align, offset.constant]);
  } else if (region.layout === 'lane-wise') {
    emitAddress(context, region, offset);
    code.push(['v128.load', align, offset.constant]);
  } else {
    // Lane by lane into the result's local: a lane load takes the address beneath the vector so far.
    const local = context.variables.of(result);
    for (let lane = 0; lane < lanes; lane++) {
      emitLaneAddress(context, region, offset, lane);
      if (lane === 0) code.push([`v128.load${bits}_zero`, 0, offset.constant]);
      else code.push(['local.get', local], [`v128.load${bits}_lane`, 0, offset.constant, lane]);
      if (lane < lanes - 1) code.push(['local.set', local]);
    }
  }
}

function emitOperation(
  context: Context,
  result: Value,
  operation: Operation,
  operands: readonly Value[],
): void {
  const { code, vectors } = context;
  const [a, b, c] = operands as [Value, Value, Value];
  const subject = result.type.kind === 'mask' && a !== undefined ? a : result;
  const bits = subject.type.kind === 'count' ? 32 : subject.type.bits;
  const vector = vectors && subject.type.kind !== 'count' && !subject.type.uniform;
  const lane = vector ? (bits === 32 ? 'i32x4' : 'i64x2') : `i${bits}`;
  const logic = vector ? 'v128' : lane;
  const get = (value: Value): void => emitValue(context, value);
  switch (operation.op) {
    case 'constant':
      if (vector) code.push(['v128.const', repeated(operation.literal, bits)]);
      else if (bits === 32) code.push(['i32.const', Number(BigInt.asIntN(32, operation.literal))]);
      else code.push(['i64.const', BigInt.asIntN(64, operation.literal)]);
      return;
    case 'xor':
    case 'and':
    case 'or':
      get(a);
      get(b);
      code.push([`${logic}.${operation.op}`]);
      return;
    case 'mask-and':
    case 'mask-or':
      get(a);
      get(b);
      code.push([`${logic}.${operation.op === 'mask-and' ? 'and' : 'or'}`]);
      return;
    case 'and-not':
      get(a);
      get(b);
      if (vector) code.push(['v128.andnot']);
      else code.push(ones(bits), [`${lane}.xor`], [`${lane}.and`]);
      return;
    case 'not':
    case 'mask-not':
      get(a);
      if (vector) code.push(['v128.not']);
      else code.push(ones(bits), [`${lane}.xor`]);
      return;
    case 'add':
    case 'subtract':
      get(a);
      get(b);
      code.push([`${lane}.${operation.op === 'add' ? 'add' : 'sub'}`]);
      return;
    case 'rotate-left':
      get(a);
      if (vector) {
        code.push(['i32.const', operation.amount], [`${lane}.shl`]);
        get(a);
        code.push(['i32.const', bits - operation.amount], [`${lane}.shr_u`], ['v128.or']);
      } else code.push(amountOf(operation.amount, bits), [`${lane}.rotl`]);
      return;
    case 'shift-left':
    case 'shift-right':
      get(a);
      code.push(vector ? ['i32.const', operation.amount] : amountOf(operation.amount, bits));
      code.push([`${lane}.${operation.op === 'shift-left' ? 'shl' : 'shr_u'}`]);
      return;
    case 'byte-swap':
      if (!vector) throw new RangeError('scalar byte-swap is lowered before selection');
      get(a);
      get(a);
      code.push(['i8x16.shuffle', Uint8Array.from({ length: 16 }, (_, i) => i ^ (bits / 8 - 1))]);
      return;
    case 'splat':
      if (!emitSplatLoad(context, a, bits)) {
        get(a);
        if (vectors) code.push([`${bits === 32 ? 'i32x4' : 'i64x2'}.splat`]);
      }
      return;
    case 'equal':
      get(a);
      get(b);
      code.push([`${lane}.eq`]);
      if (!vector) allOnes(code, bits);
      return;
    case 'less-than':
      if (vector && bits === 64) {
        // There is no unsigned 64-bit comparison of vectors: with both sign bits turned the signed one is it.
        for (const value of [a, b]) {
          get(value);
          code.push(['v128.const', repeated(1n << 63n, 64)], ['v128.xor']);
        }
        code.push(['i64x2.lt_s']);
        return;
      }
      get(a);
      get(b);
      code.push([`${lane}.lt_u`]);
      if (!vector) allOnes(code, bits);
      return;
    case 'select':
      if (vector) {
        get(b);
        get(c);
        get(a);
        code.push(['v128.bitselect']);
        return;
      }
      get(b);
      get(c);
      code.push([`${lane}.xor`]);
      get(a);
      code.push([`${lane}.and`]);
      get(c);
      code.push([`${lane}.xor`]);
      return;
    case 'declassify':
      get(a);
      return;
    case 'count-constant':
      code.push(countConstant(Number(operation.literal)));
      return;
    case 'count-add':
    case 'count-multiply':
      get(a);
      get(b);
      code.push([operation.op === 'count-add' ? 'i32.add' : 'i32.mul']);
      return;
    case 'count-from-word':
      get(a);
      if (a.type.kind !== 'count' && a.type.bits === 64) code.push(['i32.wrap_i64']);
      return;
    case 'word-from-count':
      get(a);
      if (bits === 64) code.push(['i64.extend_i32_u']);
      return;
    case 'zip':
      get(b);
      get(a);
      code.push(['i8x16.shuffle', Uint8Array.from(ZIP, (byte) => byte + 8 * operation.part)]);
      return;
    case 'unzip':
      get(a);
      get(b);
      code.push([
        'i8x16.shuffle',
        Uint8Array.from(UNZIP, (byte) => byte + (operation.half === 'high' ? 4 : 0)),
      ]);
      return;
    case 'join':
      get(a);
      code.push(['i64.extend_i32_u'], ['i64.const', 32n], ['i64.shl']);
      get(b);
      code.push(['i64.extend_i32_u'], ['i64.or']);
      return;
    case 'low-half':
      get(a);
      code.push(['i32.wrap_i64']);
      return;
    case 'high-half':
      get(a);
      code.push(['i64.const', 32n], ['i64.shr_u'], ['i32.wrap_i64']);
      return;
    case 'capability':
    case 'carry':
      throw new RangeError(`${operation.op} is expanded before selection`);
  }
}

/** A splat of a table or shared word, computed here, is one instruction. */
function emitSplatLoad(context: Context, uniform: Value, bits: number): boolean {
  const statement = context.inlined.get(uniform.id);
  if (!context.vectors) return false;
  if (statement?.kind === 'load') {
    emitAddress(context, statement.region, statement.offset);
    context.code.push([`v128.load${bits}_splat`, bits === 32 ? 2 : 3, statement.offset.constant]);
    return true;
  }
  if (statement?.kind !== 'table') return false;
  emitTableAddress(context, statement.offset);
  const place = (context.tables.get(statement.table) ?? 0) + statement.offset.constant;
  context.code.push([`v128.load${bits}_splat`, bits === 32 ? 2 : 3, place]);
  return true;
}

/** Counts are unsigned, the constants of wasm signed. */
function countConstant(count: number): Emitted {
  return ['i32.const', count | 0];
}

/** The first two lanes of a low vector, each followed by the high vector's. */
const ZIP = [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23];
/** The low halves of two vectors of 64-bit words. */
const UNZIP = [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27];

function ones(bits: number): Emitted {
  return bits === 32 ? ['i32.const', -1] : ['i64.const', -1n];
}

function amountOf(amount: number, bits: number): Emitted {
  return bits === 32 ? ['i32.const', amount] : ['i64.const', BigInt(amount)];
}

/** A scalar comparison's 0 or 1 becomes all zeros or all ones. */
function allOnes(code: Emitted[], bits: number): void {
  if (bits === 64)
    code.push(['i64.extend_i32_u'], ['i64.const', 63n], ['i64.shl'], ['i64.const', 63n], ['i64.shr_s']);
  else code.push(['i32.const', 31], ['i32.shl'], ['i32.const', 31], ['i32.shr_s']);
}

function repeated(literal: bigint, bits: number): Uint8Array {
  const bytes = new Uint8Array(16);
  for (let i = 0; i < 16; i++) bytes[i] = Number((literal >> BigInt((i * 8) % bits)) & 0xffn);
  return bytes;
}
