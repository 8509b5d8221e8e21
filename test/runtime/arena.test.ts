import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

type ArenaModule = typeof import('../../src/runtime/arena.ts');
let arenas: ArenaModule;
beforeEach(async () => {
  vi.resetModules();
  arenas = await import('../../src/runtime/arena.ts');
});

const secret = [...'secret!!'].map((letter) => letter.charCodeAt(0));

function holdsSecret(): boolean {
  return arenas.existingArenas().some(({ u8 }) => Buffer.from(u8.buffer).includes(Buffer.from(secret)));
}

describe('withArena', () => {
  test('makes memory at first use: 1 MiB that cannot grow', () => {
    expect(arenas.existingArenas()).toEqual([]);
    const arena = arenas.withArena(0, (lent) => lent);
    expect(arena.u8.length).toBe(1 << 20);
    expect(arena.from % 16).toBe(0);
    expect(() => (arena.memory as unknown as { grow(pages: number): void }).grow(1)).toThrow(RangeError);
    expect(arenas.withArena(0, (lent) => lent)).toBe(arena);
    expect(arenas.existingArenas()).toEqual([arena]);
  });

  test('wipes what was declared, however the operation ends', () => {
    const write = (bytes: number, at: number, end: () => void): void =>
      arenas.withArena(bytes, (arena) => {
        arena.u8.set(secret, arena.from + at);
        expect(holdsSecret()).toBe(true);
        end();
      });
    write(8, 0, () => {});
    expect(holdsSecret()).toBe(false);
    write(arenas.engineBytes, arenas.engineBytes - 8, () => {});
    expect(holdsSecret()).toBe(false);
    expect(() =>
      write(16, 8, () => {
        throw new Error('ended early');
      }),
    ).toThrow('ended early');
    expect(holdsSecret()).toBe(false);
    expect(arenas.withArena(0, () => 'lent again')).toBe('lent again');
  });

  test('the scan itself finds what was not declared', () => {
    arenas.withArena(7, (arena) => arena.u8.set(secret, arena.from + 7));
    expect(holdsSecret()).toBe(true);
  });

  test('an operation inside another gets clean memory, and the outer one is lost', () => {
    const inner = vi.fn(() => {
      expect(holdsSecret()).toBe(false);
      return 1;
    });
    const nest = (): unknown =>
      arenas.withArena(8, (arena) => {
        arena.u8.set(secret, arena.from);
        expect(arenas.withArena(0, inner)).toBe(1);
        arena.u8.set(secret, arena.from);
      });
    expect(nest).toThrow(expect.objectContaining({ code: 'INTERNAL' }));
    expect(inner).toHaveBeenCalledOnce();
    expect(holdsSecret()).toBe(false);
    expect(arenas.withArena(0, () => 1)).toBe(1);
  });

  test('that an operation was lost is told first of all', () => {
    const nest = (): unknown =>
      arenas.withArena(8, () => {
        arenas.withArena(0, () => 0);
        throw new RangeError('of the work');
      });
    expect(nest).toThrow(expect.objectContaining({ code: 'INTERNAL' }));
  });

  test('what the host ended from outside is wiped and lent again', () => {
    const endless = (): void =>
      arenas.withArena(8, (arena) => {
        arena.u8.set(secret, arena.from);
        for (;;);
      });
    arenas.withArena(8, () => {});
    expect(() => runInNewContext('endless()', { endless }, { timeout: 200 })).toThrow('timed out');
    expect(holdsSecret()).toBe(true);
    arenas.withArena(0, () => {
      expect(holdsSecret()).toBe(false);
    });
    expect(arenas.withArena(0, () => 1)).toBe(1);
  });

  test('wipes also where the stack has no room for a call', () => {
    const work = (): void =>
      arenas.withArena(8, (arena) => {
        arena.u8.set(secret, arena.from);
        fill = vi.spyOn(Uint8Array.prototype, 'fill').mockImplementation(() => {
          throw new RangeError('Maximum call stack size exceeded');
        });
        throw new Error('ended early');
      });
    let fill: { mockRestore(): void } | undefined;
    try {
      expect(work).toThrow('ended early');
    } finally {
      fill?.mockRestore();
    }
    expect(holdsSecret()).toBe(false);
    expect(arenas.withArena(0, () => 1)).toBe(1);
  });

  test.each([-1, 0.5, Number.NaN, (1 << 20) - 32768 + 1])('refuses to declare %s bytes', (bytes) => {
    expect(() => arenas.withArena(bytes, () => 0)).toThrow(expect.objectContaining({ code: 'INTERNAL' }));
    expect(arenas.withArena(arenas.engineBytes, () => 1)).toBe(1);
  });

  test('tells kernels the end of the declared area', () => {
    expect(arenas.withArena(100, (arena) => arena.limit - arena.from)).toBe(100);
    expect(arenas.withArena(0, (arena) => arena.limit - arena.from)).toBe(0);
  });
});

describe('withArenaYielding', () => {
  test('lends another arena, one operation after the other, in their order', async () => {
    const said: string[] = [];
    const operation = (name: string): Promise<void> =>
      arenas.withArenaYielding(8, async (arena) => {
        said.push(`${name} begins`);
        arena.u8.set(secret, arena.from);
        await new Promise((resolve) => setTimeout(resolve, 1));
        arenas.withArena(8, (other) => {
          expect(other).not.toBe(arena);
        });
        said.push(`${name} ends`);
        if (name === 'b') throw new Error('b fails');
      });
    const results = await Promise.allSettled(['a', 'b', 'c'].map(operation));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(holdsSecret()).toBe(false);
    expect(arenas.existingArenas()).toHaveLength(2);
  });
});

test('thousands of operations use the same memory', () => {
  for (let i = 0; i < 5000; i++) arenas.withArena(64, (arena) => arena.u8.fill(i, arena.from, arena.limit));
  expect(arenas.existingArenas()).toHaveLength(1);
});
