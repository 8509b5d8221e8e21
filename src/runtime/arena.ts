import { removalOf } from './disable.ts';
import { describeFailure, isStackOverflow, polylaneError } from './errors.ts';
import { knownAnswerBytes } from './known-answer.ts';
import { type WasmMemory, webAssembly } from './webassembly.ts';

/**
 * One private memory of fixed size. From the bottom: the modules' tables of constants, room for known answers,
 * then the engines' area from `from` on. Words in it are little-endian on every host: write them through
 * `view` with `true`, or bytewise; `i32` is for js kernels.
 */
export interface Arena {
  readonly bytes: number;
  /** The first byte that engines may use, a multiple of 16. */
  readonly from: number;
  /** The end of the area that the present operation declared: kernels are refused what lies beyond. */
  readonly limit: number;
  readonly u8: Uint8Array;
  readonly i32: Int32Array;
  readonly view: DataView;
  /** Absent where the host gives none; `withoutMemory` says why. */
  readonly memory: WasmMemory | undefined;
  readonly withoutMemory: string;
  wipe(from: number, bytes: number): void;
}

export const arenaBytes: number = 1 << 20;
export const tableAreaBytes = 16384;
/** Where known answers are computed. */
export const knownAnswerFrom: number = tableAreaBytes;
/** `from` of every arena. */
export const engineFrom: number = tableAreaBytes + knownAnswerBytes;
/** The most that an operation can declare. */
export const engineBytes: number = arenaBytes - engineFrom;

const pageBytes = 65536;

interface Place {
  arena: (Arena & { limit: number }) | undefined;
  /** What the operation under way declared; undefined when there is none. */
  lent: number | undefined;
  /** How often it was lent. */
  loans: number;
}
/** For operations that yield while they hold it. */
const yielding: Place = { arena: undefined, lent: undefined, loans: 0 };
/** For synchronous calls, which may come while the other waits. */
const synchronous: Place = { arena: undefined, lent: undefined, loans: 0 };

function wasmMemory(): { memory?: WasmMemory; withoutMemory: string } {
  const removal = removalOf('wasm');
  if (removal !== undefined) return { withoutMemory: removal };
  const host = webAssembly();
  if (host === undefined) return { withoutMemory: 'this host has no WebAssembly' };
  const pages = arenaBytes / pageBytes;
  try {
    const memory = new host.Memory({ initial: pages, maximum: pages });
    const { byteLength } = memory.buffer;
    if (byteLength !== arenaBytes)
      return { withoutMemory: `this host gave no WebAssembly memory (its size is ${byteLength})` };
    return { memory, withoutMemory: '' };
  } catch (thrown) {
    if (isStackOverflow(thrown)) throw thrown;
    return { withoutMemory: `this host gave no WebAssembly memory (${describeFailure(thrown)})` };
  }
}

function createArena(): Arena & { limit: number } {
  const { memory, withoutMemory } = wasmMemory();
  const buffer = memory?.buffer ?? new ArrayBuffer(arenaBytes);
  const u8 = new Uint8Array(buffer);
  return {
    bytes: arenaBytes,
    from: engineFrom,
    limit: engineFrom,
    u8,
    i32: new Int32Array(buffer),
    view: new DataView(buffer),
    memory,
    withoutMemory,
    wipe: (from, bytes) => void u8.fill(0, from, from + bytes),
  };
}

interface Loan {
  readonly arena: Arena & { limit: number };
  readonly number: number;
}

/**
 * An operation may never have given its arena back: hosts can end running code without its `finally` (a time limit
 * of node:vm, an interrupt in a console, a page's dialog for slow scripts). So the arena is wiped and lent again;
 * should the earlier operation still run, around this one, `assertKept` ends it.
 */
function take(place: Place, bytes: number): Loan {
  if (!(Number.isInteger(bytes) && bytes >= 0 && bytes <= engineBytes))
    throw polylaneError('INTERNAL', `an operation declared ${bytes} bytes, expected 0 to ${engineBytes}`);
  place.arena ??= createArena();
  const { arena, lent } = place;
  if (lent !== undefined) arena.wipe(engineFrom, lent);
  place.lent = bytes;
  place.loans++;
  arena.limit = engineFrom + bytes;
  return { arena, number: place.loans };
}

function assertKept(place: Place, { number }: Loan): void {
  if (place.loans !== number) throw polylaneError('INTERNAL', 'an operation began inside another one');
}

function giveBack(place: Place, { arena }: Loan, bytes: number): void {
  arena.wipe(engineFrom, bytes);
  arena.limit = engineFrom;
  place.lent = undefined;
}

/**
 * Lends the synchronous arena. `bytes` is what the operation may use from `arena.from` on: it is zero when
 * `work` begins and wiped whole when it ends, however it ends. No user code may run inside.
 */
export function withArena<T>(bytes: number, work: (arena: Arena) => T): T {
  const loan = take(synchronous, bytes);
  const { arena } = loan;
  try {
    const result = work(arena);
    assertKept(synchronous, loan);
    return result;
  } catch (thrown) {
    assertKept(synchronous, loan);
    throw thrown;
  } finally {
    try {
      giveBack(synchronous, loan, bytes);
    } catch {
      // The stack has no room for a call, so here is none.
      for (let at = engineFrom; at < engineFrom + bytes; at++) arena.u8[at] = 0;
      arena.limit = engineFrom;
      synchronous.lent = undefined;
    }
  }
}

let queue: Promise<unknown> | undefined;

/** Lends the other arena to an operation that yields; operations wait for each other in the order they came. */
export function withArenaYielding<T>(bytes: number, work: (arena: Arena) => Promise<T>): Promise<T> {
  const turn = (queue ?? Promise.resolve()).then(async () => {
    const loan = take(yielding, bytes);
    try {
      const result = await work(loan.arena);
      assertKept(yielding, loan);
      return result;
    } finally {
      giveBack(yielding, loan, bytes);
    }
  });
  queue = turn.catch(() => undefined);
  return turn;
}

/** The arenas that exist, for tests that scan all memory. */
export function existingArenas(): Arena[] {
  return [yielding, synchronous].flatMap(({ arena }) => arena ?? []);
}
