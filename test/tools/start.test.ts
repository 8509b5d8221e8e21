import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInput, usage } from '../../tools/start/input.ts';
import { timed } from '../../tools/start/timed.ts';
import { tree } from './tree.ts';

describe('the file of npm start', () => {
  const files = (): string => tree({ 'a b.txt': 'text', empty: '', 'folder/file': '' });

  test('is the one that is named, from where npm was called', () => {
    const root = files();
    expect(readInput(['a b.txt'], root, 'README')).toEqual({
      path: join(root, 'a b.txt'),
      message: new Uint8Array(Buffer.from('text')),
    });
    expect(readInput([join(root, 'empty')], '/', 'README').message).toHaveLength(0);
    expect(readInput([], '/', join(root, 'empty')).path).toBe(join(root, 'empty'));
  });

  test('is asked for in words where there is none', () => {
    const root = files();
    const refusal = (...given: string[]): string => {
      try {
        readInput(given, root, 'README');
      } catch (error) {
        return (error as Error).message;
      }
      return 'none';
    };
    expect(refusal('nowhere')).toBe(`There is no file ${join(root, 'nowhere')}.`);
    expect(refusal('folder')).toBe(`${join(root, 'folder')} is a folder: name a file.`);
    expect(refusal('')).toBe(usage);
    expect(refusal('a b.txt', 'empty')).toBe(usage);
    expect(refusal('--help')).toBe(usage);
  });
});

describe('a measurement', () => {
  const count = (runs: number, atMost: number): { calls: number; ms: number } => {
    let calls = 0;
    let clock = 0;
    const work = (): void => {
      calls++;
      clock += 100;
    };
    const { ms } = timed(runs, atMost, work, () => clock);
    return { calls, ms };
  };

  test('runs once to warm up, and then as often as was asked', () => {
    expect(count(3, 10_000)).toEqual({ calls: 4, ms: 100 });
  });

  test('stops when it takes long, but measures once', () => {
    expect(count(15, 250)).toEqual({ calls: 4, ms: 100 });
    expect(count(15, 1)).toEqual({ calls: 2, ms: 100 });
  });
});
