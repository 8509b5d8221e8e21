import { type BlockHash, to16 } from './block-hash.ts';
import type { BlockMemory } from './blocks.ts';
import { endPair, type HmacHash, hmacOnce, type KeyedPair, keyedPair } from './hmac.ts';
import { implementationOf } from './implementation.ts';
import type { HashSession, Standing } from './session.ts';

/** RFC 8018, 5.2: one block T of the derived key under way. */
export interface Derivation {
  /** Does so many of the iterations after the first; U and T go on from there. */
  rounds(iterations: number): void;
  /** Writes what T is now. */
  into(output: Uint8Array): void;
  end(): void;
}

/** What all blocks of one derived key have alike. */
export interface Deriving {
  block(index: number): Derivation;
  end(): void;
}

export function deriving(hash: HmacHash, password: Uint8Array, salt: Uint8Array): Deriving {
  const pair = keyedPair(hash, password);
  const own = implementationOf(hash);
  return {
    block: (index) => {
      const u = new Uint8Array(hash.outputLen);
      const number = Uint8Array.of(index >>> 24, index >>> 16, index >>> 8, index);
      hmacOnce(pair, [salt, number], u);
      const t = u.slice();
      return {
        rounds: own === undefined ? slowly(pair, u, t) : atOnce(own.hash, pair, u, t),
        into: (output) => output.set(t.subarray(0, output.length)),
        end: () => {
          u.fill(0);
          t.fill(0);
        },
      };
    },
    end: () => endPair(pair),
  };
}

function slowly(pair: KeyedPair, u: Uint8Array, t: Uint8Array): (iterations: number) => void {
  return (iterations) => {
    for (let i = 0; i < iterations; i++) {
      hmacOnce(pair, [u], u);
      for (let at = 0; at < t.length; at++) t[at] = (t[at] as number) ^ (u[at] as number);
    }
  };
}

/**
 * The same in one loan of memory: the keyed states lie there once, U is hashed where it lies, and only the padding
 * around it is made beforehand.
 */
function atOnce(
  hash: BlockHash,
  pair: KeyedPair,
  u: Uint8Array,
  t: Uint8Array,
): (iterations: number) => void {
  const { blockBytes, stateBytes, paddingBytes, blocks } = hash;
  const room = Math.ceil((u.length + paddingBytes) / blockBytes) * blockBytes;
  const states = to16(stateBytes);
  return (iterations) => {
    const keyed = [pair.inner, pair.outer].map((session) => (session as HashSession).standing());
    blocks.withMemory(3 * states + room + u.length, (memory) => {
      const { u8, from } = memory;
      const data = from + 3 * states;
      const sum = data + room;
      keyed.forEach(({ state }, i) => {
        u8.set(state.bytes.subarray(0, stateBytes), from + (i + 1) * states);
      });
      u8.set(u, data);
      u8.set(t, sum);
      const end = hash.pad(memory, data + u.length, blockBytes + u.length);
      const count = (end - data) / blockBytes;
      for (let i = 0; i < iterations; i++) {
        for (const keyedAt of [from + states, from + 2 * states]) {
          copyWords(memory, keyedAt, from, stateBytes);
          memory.compress(from, data, count);
          takeOutput(hash, memory, from, data, u.length);
        }
        addWords(memory, data, sum, u.length);
      }
      u.set(u8.subarray(data, data + u.length));
      t.set(u8.subarray(sum, sum + t.length));
    });
    for (const { state } of keyed as Standing[]) state.bytes.fill(0);
  };
}

function copyWords({ view }: BlockMemory, source: number, target: number, bytes: number): void {
  for (let i = 0; i < bytes; i += 4) view.setUint32(target + i, view.getUint32(source + i, true), true);
}

/** Digests are whole words. */
function takeOutput(
  { bigEndian }: BlockHash,
  { view }: BlockMemory,
  state: number,
  target: number,
  bytes: number,
): void {
  for (let i = 0; i < bytes; i += 4) view.setUint32(target + i, view.getUint32(state + i, true), !bigEndian);
}

function addWords({ view }: BlockMemory, source: number, target: number, bytes: number): void {
  for (let i = 0; i < bytes; i += 4)
    view.setUint32(target + i, view.getUint32(target + i, true) ^ view.getUint32(source + i, true), true);
}
