import { type Arena, knownAnswerFrom } from './arena.ts';
import { removalOf } from './disable.ts';
import { isLittleEndian, swapWords } from './endianness.ts';
import { describeFailure, isStackOverflow, polylaneError } from './errors.ts';
import { absenceOf } from './features.ts';
import { instanceOf } from './instances.ts';
import { fillPattern, fold, knownAnswerBytes } from './known-answer.ts';
import { inOrder } from './order.ts';
import { sharedState } from './shared-state.ts';
import type { Feature, Implementation, JsKernel, KernelTable, Level } from './table.ts';

/** An implementation that may be called: byte offsets of the contract's regions, then its counts. */
export interface Chosen {
  readonly stem: string;
  readonly lanes: number;
  /** @throws RangeError where the arguments break the contract or leave the area that the operation declared. */
  call(...args: number[]): void;
}

/** What became of a row, and why. */
export interface Verdict {
  readonly row: Implementation;
  readonly state: 'chosen' | 'slower' | 'absent' | 'disabled' | 'failed';
  readonly reason: string;
}

export interface Choice {
  readonly chosen: readonly Chosen[];
  readonly verdicts: readonly Verdict[];
}

type Entry = (...args: number[]) => void;

interface Made {
  readonly choices: WeakMap<KernelTable, Choice & { readonly epoch: number }>;
  /** The entries of rows that gave the known answer on this arena. */
  readonly entries: WeakMap<Implementation, Entry>;
}
const arenas = new WeakMap<Arena, Made>();

function madeOn(arena: Arena): Made {
  let made = arenas.get(arena);
  if (made === undefined) {
    made = { choices: new WeakMap(), entries: new WeakMap() };
    arenas.set(arena, made);
  }
  return made;
}

/** Js kernels read words through the host's typed arrays; memory is little-endian on every host. */
function jsEntry(table: KernelTable, lanes: number, kernel: JsKernel, { i32, u8 }: Arena): Entry {
  if (isLittleEndian()) return (...args) => kernel(i32, u8, ...args);
  return (...args) => {
    const ranges = table.wordRanges(lanes, args);
    swapWords(u8, ranges);
    try {
      kernel(i32, u8, ...args);
    } finally {
      swapWords(u8, ranges);
    }
  };
}

/** The function to call, or in words why there is none. */
function findEntry(table: KernelTable, row: Implementation, arena: Arena): Entry | string {
  if (row.js !== undefined) return jsEntry(table, row.lanes, row.js, arena);
  if (row.wasm === undefined) return 'it is neither wasm nor js';
  const instance = instanceOf(row.wasm, arena);
  if (typeof instance === 'string') return instance;
  const entry = instance.exports[row.stem];
  return typeof entry === 'function' ? (entry as Entry) : `${row.wasm.name} does not export it`;
}

/** In words how the entry departs from the known answer; undefined when it gives it. */
function departure(table: KernelTable, row: Implementation, arena: Arena, entry: Entry): string | undefined {
  const { memoryBytes, args, answer } = row.knownAnswer;
  if (memoryBytes > knownAnswerBytes) return `its known answer spans ${memoryBytes} bytes`;
  const moved = args.map((value, i) => (i < table.offsets ? knownAnswerFrom + value : value));
  const memory = arena.u8.subarray(knownAnswerFrom, knownAnswerFrom + memoryBytes);
  try {
    fillPattern(memory);
    table.check(row.lanes, knownAnswerFrom + memoryBytes, moved);
    entry(...moved);
    const [a, b] = fold(memory);
    return a === answer[0] && b === answer[1] ? undefined : 'it gave a wrong known answer';
  } catch (thrown) {
    if (isStackOverflow(thrown)) throw thrown;
    return `its known-answer call failed (${describeFailure(thrown)})`;
  } finally {
    memory.fill(0);
  }
}

/** Loads and checks a row once an arena; a row that fails is out for every copy of this library. */
function tryRow(table: KernelTable, row: Implementation, arena: Arena): Entry | string {
  const { entries } = madeOn(arena);
  const known = entries.get(row);
  if (known !== undefined) return known;
  const entry = findEntry(table, row, arena);
  const failure = typeof entry === 'string' ? entry : departure(table, row, arena, entry);
  if (failure === undefined) {
    entries.set(row, entry as Entry);
    return entry;
  }
  const state = sharedState();
  state.failed.set(row.stem, failure);
  state.epoch++;
  return failure;
}

/** What keeps a row from being tried at all. */
function hindrance(row: Implementation, arena: Arena): Verdict | undefined {
  const levels: readonly (Level | Feature)[] = [row.level, ...row.needs];
  const firstOf = (say: (level: Level | Feature) => string | undefined): string | undefined => {
    for (const level of levels) {
      const said = say(level);
      if (said !== undefined) return said;
    }
    return undefined;
  };
  const removal = firstOf(removalOf);
  if (removal !== undefined) return { row, state: 'disabled', reason: removal };
  if (row.wasm?.text === '') return { row, state: 'absent', reason: 'this bundle leaves WebAssembly out' };
  const absence = firstOf(absenceOf) ?? (row.wasm && arena.withoutMemory) ?? '';
  if (absence !== '') return { row, state: 'absent', reason: absence };
  const failure = sharedState().failed.get(row.stem);
  return failure === undefined ? undefined : { row, state: 'failed', reason: failure };
}

/** No kernel has more arguments: byte offsets and counts. */
export const MOST_ARGUMENTS = 12;

/**
 * Checks each call. A signature makes thousands: with a list of arguments for each they left up to 2 MB behind, so
 * they share one. What a kernel does not have is undefined, and read by nobody.
 */
function checked(table: KernelTable, lanes: number, arena: Arena, entry: Entry): Chosen['call'] {
  const args: number[] = new Array(MOST_ARGUMENTS).fill(0);
  type N = number;
  return (a: N, b: N, c: N, d: N, e: N, f: N, g: N, h: N, i: N, j: N, k: N, l: N): void => {
    args[0] = a;
    args[1] = b;
    args[2] = c;
    args[3] = d;
    args[4] = e;
    args[5] = f;
    args[6] = g;
    args[7] = h;
    args[8] = i;
    args[9] = j;
    args[10] = k;
    args[11] = l;
    table.check(lanes, arena.limit, args);
    entry(a, b, c, d, e, f, g, h, i, j, k, l);
  };
}

function choose(table: KernelTable, arena: Arena): Choice {
  const chosen: Chosen[] = [];
  const verdicts: Verdict[] = [];
  for (const row of inOrder(table)) {
    const hindered = hindrance(row, arena);
    if (hindered !== undefined) {
      verdicts.push(hindered);
      continue;
    }
    const ahead = chosen.find(({ lanes }) => lanes <= row.lanes);
    if (ahead !== undefined) {
      verdicts.push({ row, state: 'slower', reason: `${ahead.stem} comes before it` });
      continue;
    }
    const entry = tryRow(table, row, arena);
    if (typeof entry === 'string') {
      verdicts.push({ row, state: 'failed', reason: entry });
      continue;
    }
    const { stem, lanes } = row;
    chosen.push({ stem, lanes, call: checked(table, lanes, arena, entry) });
    verdicts.push({ row, state: 'chosen', reason: reasonOf(lanes) });
  }
  return { chosen, verdicts };
}

function reasonOf(lanes: number): string {
  const share = lanes === 1 ? 'what is done one at a time' : `what is done ${lanes} at a time`;
  return `comes first for ${share}, and gave the known answer`;
}

/** The present choice on an arena: made anew only after a feature was removed or a row failed. */
export function choiceOf(table: KernelTable, arena: Arena): Choice {
  const { choices } = madeOn(arena);
  const known = choices.get(table);
  const state = sharedState();
  if (known !== undefined && known.epoch === state.epoch) return known;
  const choice = choose(table, arena);
  choices.set(table, { ...choice, epoch: state.epoch });
  return choice;
}

/**
 * The implementations to use on an arena: lanes falling strictly, the last with one lane. Rows whose lanes do
 * not pay are left out. Ask anew in every operation: it is cheap, and the choice may have changed.
 */
export function chooseAll(table: KernelTable, arena: Arena): readonly Chosen[] {
  const { chosen, verdicts } = choiceOf(table, arena);
  if (chosen.at(-1)?.lanes !== 1) {
    const reasons = verdicts.map(({ row, reason }) => `${row.stem}: ${reason}`).join('; ');
    throw polylaneError(
      'SELF_TEST_FAILED',
      `${table.kernel} has no implementation that works here (${reasons})`,
    );
  }
  sharedState().used.set(table.kernel, table);
  return chosen;
}
