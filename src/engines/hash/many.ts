import { withArena } from '../../runtime/arena.ts';
import { type Chosen, chooseAll } from '../../runtime/choice.ts';
import type { KernelTable } from '../../runtime/table.ts';
import { type BlockHash, copyBytes, extractAt, to16 } from './block-hash.ts';
import { type BlockMemory, compressWith } from './blocks.ts';
import type { Messages } from './messages.ts';

/** Staged for each lane. Lanes that end or begin within it do so between calls. */
const LANE_BYTES = 4096;

/** Where a digest goes. */
export interface Digests {
  /** An array that holds the digest of a message, from `to(index)` on. */
  target(index: number): Uint8Array;
  to(index: number): number;
}

/** One lane's message. */
interface Lane {
  /** -1: none. */
  index: number;
  taken: number;
  /** Blocks that lie staged from the common position on. */
  staged: number;
  /** Whether its padding is among them. */
  last: boolean;
}

interface Machine {
  readonly hash: BlockHash;
  readonly initial: BlockHash['initial'];
  readonly memory: BlockMemory;
  readonly call: ReturnType<typeof compressWith>;
  readonly lanes: number;
  readonly wordBytes: number;
  /** Of the lane-wise states, of the first lane's data, and between lanes. */
  readonly state: number;
  readonly data: number;
  readonly stride: number;
  readonly messages: Messages;
  readonly digests: Digests;
  readonly outputLen: number;
}

/** The digests, of at most a block each, of all messages. */
export function hashMany(hash: BlockHash, messages: Messages, outputLen: number, digests: Digests): void {
  const [table] = hash.blocks.tables as readonly [KernelTable];
  // Made when first asked for, and not while memory is lent.
  const { blockBytes, stateBytes, paddingBytes, initial } = hash;
  const widest = Math.max(...table.implementations.map(({ lanes }) => lanes));
  const stride = Math.ceil((LANE_BYTES + paddingBytes) / blockBytes) * blockBytes + 16;
  const { scratchBytes } = hash.blocks;
  const bytes = to16(stateBytes) * (widest + 1) + scratchBytes * widest + stride * widest;
  withArena(bytes, (arena) => {
    const kernels = chooseAll(table, arena);
    const single = kernels.at(-1) as Chosen;
    const kernel = kernels.find(({ lanes }) => lanes <= messages.count) ?? single;
    const { u8, view, from } = arena;
    const state = from + to16(stateBytes);
    const scratch = state + to16(stateBytes) * kernel.lanes;
    const data = scratch + scratchBytes * kernel.lanes;
    const call = compressWith(kernel, scratchBytes, scratch);
    const one = compressWith(single, scratchBytes, scratch);
    const compress = (at: number, from: number, blocks: number): void => one(at, from, blocks, 0);
    const memory = { u8, view, from, compress };
    const { wordBytes } = table;
    run({
      hash,
      initial,
      memory,
      call,
      lanes: kernel.lanes,
      wordBytes,
      state,
      data,
      stride,
      messages,
      digests,
      outputLen,
    });
  });
}

function run(machine: Machine): void {
  const { hash, call, messages, state, data, stride } = machine;
  const { blockBytes } = hash;
  const { count } = messages;
  const lanes = Array.from(
    { length: machine.lanes },
    (): Lane => ({ index: -1, taken: 0, staged: 0, last: false }),
  );
  let next = 0;
  let position = 0;
  for (;;) {
    let live = 0;
    let blocks = Number.POSITIVE_INFINITY;
    for (let lane = 0; lane < lanes.length; lane++) {
      const of = lanes[lane] as Lane;
      if (of.index < 0) {
        if (next === count) continue;
        of.index = next++;
        of.taken = 0;
        of.last = false;
        begin(machine, lane);
      }
      if (of.staged === 0 && !stage(machine, of, lane, position)) {
        position = moveDown(machine, lanes, position);
        stage(machine, of, lane, position);
      }
      live++;
      if (of.staged < blocks) blocks = of.staged;
    }
    // With half of the lanes empty, one lane after another takes less time.
    if (next === count && live * 2 <= lanes.length) break;
    call(state, data + position, blocks, stride);
    position += blocks * blockBytes;
    for (let lane = 0; lane < lanes.length; lane++) {
      const of = lanes[lane] as Lane;
      if (of.index < 0) continue;
      of.staged -= blocks;
      if (of.staged === 0 && of.last) {
        finish(machine, of.index, lane);
        of.index = -1;
      }
    }
  }
  lanes.forEach((of, lane) => {
    if (of.index >= 0) alone(machine, of, lane, position);
  });
}

/** The first state, lane-wise. */
function begin({ hash, initial, memory, wordBytes, lanes, state }: Machine, lane: number): void {
  const { stateBytes } = hash;
  const { view } = memory;
  const step = lanes * wordBytes;
  let at = state + lane * wordBytes;
  // Only sponges begin with zeros, and their words have 64 bits.
  if (initial.length === 0) {
    for (let word = 0; word < stateBytes; word += 8, at += step) view.setFloat64(at, 0);
    return;
  }
  for (let i = 0; i < initial.length; i++, at += step) view.setUint32(at, initial[i] as number, true);
}

/**
 * Puts whole blocks of a lane's message, and its padding where there is room, behind what lies there; false when there
 * is room for none.
 */
function stage(
  { hash, memory, data, stride, messages }: Machine,
  of: Lane,
  lane: number,
  position: number,
): boolean {
  const { blockBytes, paddingBytes } = hash;
  const { u8 } = memory;
  const at = data + lane * stride + position;
  const room = stride - position;
  const { index, taken } = of;
  const length = messages.length(index);
  const left = length - taken;
  if (left + paddingBytes <= room) {
    const all = taken === 0 ? messages.whole(index) : undefined;
    if (all !== undefined) u8.set(all, at);
    else copyBytes(u8, at, messages.source(index), messages.from(index) + taken, left);
    of.staged = (hash.pad(memory, at + left, length) - at) / blockBytes;
    of.taken = length;
    of.last = true;
    return true;
  }
  const whole = Math.floor(Math.min(left, room) / blockBytes);
  if (whole === 0) return false;
  copyBytes(u8, at, messages.source(index), messages.from(index) + taken, whole * blockBytes);
  of.staged = whole;
  of.taken = taken + whole * blockBytes;
  return true;
}

/** Moves what is staged to the beginning; gives the new position. */
function moveDown({ hash, memory, data, stride }: Machine, lanes: readonly Lane[], position: number): number {
  lanes.forEach(({ staged }, lane) => {
    const at = data + lane * stride;
    memory.u8.copyWithin(at, at + position, at + position + staged * hash.blockBytes);
  });
  return 0;
}

/** Copies lane `lane` of the state to where the single implementation has it. */
function gather({ hash, memory, wordBytes, lanes, state }: Machine, lane: number): void {
  const { u8, from } = memory;
  const step = lanes * wordBytes;
  let at = state + lane * wordBytes;
  for (let i = 0; i < hash.stateBytes; i += wordBytes, at += step)
    for (let byte = 0; byte < wordBytes; byte++) u8[from + i + byte] = u8[at + byte] as number;
}

function finish(machine: Machine, index: number, lane: number): void {
  const { hash, memory, wordBytes, lanes, state, outputLen, digests } = machine;
  const { u8 } = memory;
  const mask = hash.bigEndian ? 3 : 0;
  const target = digests.target(index);
  const to = digests.to(index);
  const step = lanes * wordBytes;
  let at = state + lane * wordBytes;
  for (let i = 0; i < outputLen; i += wordBytes, at += step) {
    const bytes = Math.min(wordBytes, outputLen - i);
    for (let byte = 0; byte < bytes; byte++) target[to + i + byte] = u8[at + (byte ^ mask)] as number;
  }
}

/** The rest of one message, on the implementation with one lane. */
function alone(machine: Machine, of: Lane, lane: number, position: number): void {
  const { hash, memory, data, stride, outputLen, digests } = machine;
  const { u8, from } = memory;
  gather(machine, lane);
  const start = data + lane * stride;
  memory.compress(from, start + position, of.staged);
  while (!of.last) {
    stage(machine, of, lane, 0);
    memory.compress(from, start, of.staged);
  }
  const output = new Uint8Array(outputLen);
  extractAt(hash, u8, from, output);
  digests.target(of.index).set(output, digests.to(of.index));
}
