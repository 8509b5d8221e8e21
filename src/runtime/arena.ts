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
const engineFrom = tableAreaBytes + knownAnswerBytes;
/** The most that an operation can declare. */
export const engineBytes: number = arenaBytes - engineFrom;

const pageBytes = 65536;

interface Place {
  arena: (Arena & { limit: number }) | undefined;
  held: boolean;
}
/** For operations that yield while they hold it. */
const yielding: Place = { arena: undefined, held: false };
/** For synchronous calls, which may come while the other waits. */
const synchronous: Place = { arena: undefined, held: false };

function wasmMemory(): { memory?: WasmMemory; withoutMemory: string } {
  const removal = removalOf('wasm');
  if (removal !== undefined) return { withoutMemory: removal };
  const host = webAssembly();
  if (host === undefined) return { withoutMemory: 'this host has no WebAssembly' };
  const pages = arenaBytes / pageBytes;
  try {
    return { memory: new host.Memory({ initial: pages, maximum: pages }), withoutMemory: '' };
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

function take(place: Place, bytes: number): Arena & { limit: number } {
  if (place.held) throw polylaneError('INTERNAL', 'an operation began inside another one');
  if (!(Number.isInteger(bytes) && bytes >= 0 && bytes <= engineBytes))
    throw polylaneError('INTERNAL', `an operation declared ${bytes} bytes, expected 0 to ${engineBytes}`);
  place.arena ??= createArena();
  place.held = true;
  place.arena.limit = engineFrom + bytes;
  return place.arena;
}

function giveBack(place: Place, bytes: number): void {
  const { arena } = place;
  if (arena !== undefined) {
    arena.wipe(engineFrom, bytes);
    arena.limit = engineFrom;
  }
  place.held = false;
}

/**
 * Lends the synchronous arena. `bytes` is what the operation may use from `arena.from` on: it is zero when
 * `work` begins and wiped whole when it ends, however it ends. No user code may run inside.
 */
export function withArena<T>(bytes: number, work: (arena: Arena) => T): T {
  const arena = take(synchronous, bytes);
  try {
    return work(arena);
  } finally {
    giveBack(synchronous, bytes);
  }
}

let queue: Promise<unknown> | undefined;

/** Lends the other arena to an operation that yields; operations wait for each other in the order they came. */
export function withArenaYielding<T>(bytes: number, work: (arena: Arena) => Promise<T>): Promise<T> {
  const turn = (queue ?? Promise.resolve()).then(async () => {
    const arena = take(yielding, bytes);
    try {
      return await work(arena);
    } finally {
      giveBack(yielding, bytes);
    }
  });
  queue = turn.catch(() => undefined);
  return turn;
}

/** The arenas that exist, for tests that scan all memory. */
export function existingArenas(): Arena[] {
  return [yielding, synchronous].flatMap(({ arena }) => arena ?? []);
}
