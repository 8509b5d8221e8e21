import { withArena } from '../../runtime/arena.ts';
import { type Chosen, chooseAll } from '../../runtime/choice.ts';
import type { KernelTable } from '../../runtime/table.ts';
import { to16 } from './block-hash.ts';
import type { Bytes } from './shapes.ts';

/** A kernel that works on states, each by itself. */
export interface StateKernel {
  readonly table: KernelTable;
  readonly stateBytes: number;
  /** Whether the standard writes each 32-bit word with its highest byte first. */
  readonly bigEndian: boolean;
  /** Memory beside the states that a lane needs. */
  readonly laneBytes: number;
  /** Works on the states of as many lanes as the kernel has; `place.room` is the memory beside them, with what was left there. */
  run(kernel: Chosen, place: StatePlace): void;
}

export interface StatePlace {
  readonly u8: Uint8Array;
  readonly state: number;
  readonly room: number;
  /** The number of the first lane's state. */
  readonly first: number;
}

/** Where byte `i` of a lane's state lies in lane-wise words. */
function placeOf(i: number, lane: number, lanes: number, wordBytes: number, mask: number): number {
  const at = i ^ mask;
  return (Math.floor(at / wordBytes) * lanes + lane) * wordBytes + (at % wordBytes);
}

/** What the kernel makes of states that lie end to end, in the standard's order: the widest rows that they fill. */
export function onStates(work: StateKernel, states: Uint8Array): Bytes {
  const { table, stateBytes, bigEndian, laneBytes } = work;
  const { wordBytes } = table;
  const mask = bigEndian ? 3 : 0;
  const widest = Math.max(...table.implementations.map(({ lanes }) => lanes));
  const count = states.length / stateBytes;
  const output = new Uint8Array(states.length);
  withArena((to16(stateBytes) + laneBytes) * widest, (arena) => {
    const { u8, from: state } = arena;
    const kernels = chooseAll(table, arena);
    for (let first = 0; first < count; ) {
      const kernel = kernels.find(({ lanes }) => lanes <= count - first) as Chosen;
      const { lanes } = kernel;
      for (let lane = 0; lane < lanes; lane++)
        for (let i = 0; i < stateBytes; i++)
          u8[state + placeOf(i, lane, lanes, wordBytes, mask)] = states[
            (first + lane) * stateBytes + i
          ] as number;
      work.run(kernel, { u8, state, room: state + to16(stateBytes) * lanes, first });
      for (let lane = 0; lane < lanes; lane++)
        for (let i = 0; i < stateBytes; i++)
          output[(first + lane) * stateBytes + i] = u8[
            state + placeOf(i, lane, lanes, wordBytes, mask)
          ] as number;
      first += lanes;
    }
  });
  return output;
}
