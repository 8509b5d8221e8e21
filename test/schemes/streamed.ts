// Ways in which data may come.
import fc from 'fast-check';
import type { Chunks } from '../../src/slh-dsa.ts';

/** A ReadableStream as far as we ask for one, which tells whether its lock was released. */
export function streamOf(chunks: readonly unknown[]): { stream: Chunks; released(): number } {
  let released = 0;
  const stream = {
    getReader: () => {
      let next = 0;
      return {
        read: async () => (next < chunks.length ? { done: false, value: chunks[next++] } : { done: true }),
        releaseLock: () => {
          released++;
        },
      };
    },
  };
  return { stream: stream as never, released: () => released };
}

export async function* inTime(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    await Promise.resolve();
    yield chunk;
  }
}

/** Cuts a message at the given places. */
export function cut(message: Uint8Array, places: readonly number[]): Uint8Array[] {
  const edges = [
    0,
    ...places.map((place) => place % (message.length + 1)).sort((a, b) => a - b),
    message.length,
  ];
  return edges.slice(1).map((end, i) => message.subarray(edges[i] as number, end));
}

/** Lengths around the edges of blocks and of what one call takes, and places to cut. */
export const streamed: fc.Arbitrary<{ length: number; places: number[] }> = fc.record({
  length: fc.oneof(
    fc.integer({ min: 0, max: 300 }),
    fc.constantFrom(63, 64, 65, 119, 127, 128, 136, 65_416, 65_536, 65_537, 140_001),
  ),
  places: fc.array(fc.nat(), { maxLength: 6 }),
});
