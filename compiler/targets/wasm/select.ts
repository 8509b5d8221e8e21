import type { Region } from '../../../language/contract.ts';
import type { Program, Value } from '../../../language/program.ts';
import type { ValueType } from '../../instruction-sets/wasm.ts';
import type { Offset } from '../../passes/addresses.ts';
import type { Emitted } from './emitted.ts';
import { fuse } from './fuse.ts';
import { assignLocals, type Variables, variablesOf } from './locals.ts';
import { type Lowered, type LoweredLoop, lower, readsOf, withoutDead } from './lowered.ts';
import { countConstant, emitOperation, readTwice } from './operations.ts';
import { splitLanes } from './split-lanes.ts';
import { type UnrolledLoop, unrolled } from './unroll.ts';

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
  /** The locals of the same words of the lane that runs in scalars beside the vector's lanes (`fuse.ts`). */
  readonly beside?: readonly (number | null)[];
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
  const text = lower(program, lanes);
  const live = withoutDead(
    vectors && program.fused !== undefined ? fuse(text, lower(program.fused, lanes), lanes) : text,
  );
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
    unrolled: [],
  };
  emitBlock(context, body);
  const assigned = assignLocals(code, parameters, variables.types);
  const localSetAt = (at: number): number => Number((assigned.code[at] as Emitted)[1]);
  const localsSetAt = (places: LoopHint['carried']): (number | null)[] =>
    places.map((at) => (at === null ? null : localSetAt(at)));
  const loops = context.loops.map(({ loop, index, carried, beside }) => ({
    loop,
    index: localSetAt(index),
    carried: localsSetAt(carried),
    ...(beside === undefined ? {} : { beside: localsSetAt(beside) }),
  }));
  return { parameters, locals: assigned.locals, code: unrolled(assigned.code, context.unrolled), loops };
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
  readonly unrolled: UnrolledLoop[];
}

/**
 * Values that are computed where they are read: pure ones read once, in their own block, and words of tables
 * and shared regions, which no store changes. Other loads stay in place, and so do the words that a turn of a fused
 * loop leaves: computed one after the other at its end, they would keep alive all that they are made of (Keccak: 5 %
 * more instructions from V8, all of them spills; without a scalar lane that costs nothing).
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
      if (statement.kind === 'loop')
        choose(statement.body, statement.beside === undefined ? statement.next : []);
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
  const step: Emitted[] = [['local.get', index], ['i32.const', 1], ['i32.add']];
  if (literal) {
    // Tested at the head: where words that a turn gives are used after the loop, V8's TurboFan (Node 20 and 22)
    // spills all of them otherwise, 1.6 times slower (Keccak, the last round apart).
    const from = code.length;
    code.push(['block'], ['loop'], ['local.get', index], countConstant(loop.bound.constant));
    code.push(['i32.lt_u'], ['i32.eqz'], ['br_if', 1]);
    emitBlock(context, loop.body);
    assign(loop.next);
    code.push(...step, ['local.set', index], ['br', 0], ['end'], ['end']);
    if (loop.unrolling !== undefined && !(context.vectors && loop.unrolling.scalars === true))
      context.unrolled.push({ from, to: code.length, bound: loop.bound.constant, ...loop.unrolling });
    return;
  }
  let set = lastSet;
  const kept = loop.kept.map((stays) => (stays ? set-- : null));
  const own = kept.length - (loop.beside ?? 0);
  context.loops.push({
    loop: code.filter(([name]) => name === 'loop').length,
    index: code.length - 1,
    carried: kept.slice(0, own),
    ...(loop.beside === undefined ? {} : { beside: kept.slice(own) }),
  });
  code.push(['block']);
  emitCount(context, loop.bound);
  code.push(['i32.eqz'], ['br_if', 0], ['loop']);
  emitBlock(context, loop.body);
  assign(loop.next);
  code.push(...step, ['local.tee', index]);
  emitCount(context, loop.bound);
  code.push(['i32.lt_u'], ['br_if', 0], ['end'], ['end']);
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

/** The alignment that the contract demands, as a power of two. */
function alignmentOf({ program }: Context, { layout }: Region): number {
  return layout === 'bytes' ? 0 : Math.log2(program.contract.wordBytes);
}

function emitStore(context: Context, region: Region, offset: Offset, value: Value): void {
  const { code, vectors, lanes } = context;
  const bits = value.type.kind === 'count' ? 32 : value.type.bits;
  const align = alignmentOf(context, region);
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
  code.push([vectors && !isScalar(value) ? 'v128.store' : `i${bits}.store`, align, offset.constant]);
}

/** A word of one lane, which a program in vectors has where it is fused. */
function isScalar({ type }: Value): boolean {
  return type.kind === 'word' && type.uniform;
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
  } else if (!(statement.operation.op === 'splat' && emitSplatLoad(context, statement))) {
    emitOperation(context.code, (value) => emitValue(context, value), statement, context.vectors);
  }
}

function emitLoad(context: Context, result: Value, region: Region, offset: Offset): void {
  const { code, vectors, lanes } = context;
  const bits = result.type.kind === 'count' ? 32 : result.type.bits;
  const align = alignmentOf(context, region);
  if (region.layout === 'shared' || !vectors || isScalar(result)) {
    emitAddress(context, region, offset);
    code.push([`i${bits}.load`, align, offset.constant]);
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

/** A splat of a table or shared word, computed here, is one instruction. */
function emitSplatLoad(
  context: Context,
  { operands: [uniform] }: Extract<Lowered, { kind: 'let' }>,
): boolean {
  if (!context.vectors || uniform === undefined || uniform.type.kind === 'count') return false;
  const { bits } = uniform.type;
  const statement = context.inlined.get(uniform.id);
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
