/** What bundles weigh, and that they hold nothing of the other family. */
import { describe, expect, test } from 'vitest';
import { bundle, sizeCases } from '../../tools/packaging/sizes.ts';
import { installed } from './installed.ts';

const consumer = installed();

/** Where a bundle is over its aim: what it may not exceed until it is not. In KB; docs/decisions/packaging.md. */
const over: Readonly<Record<string, number>> = {
  slh_dsa_shake_128s: 31,
  slh_dsa_shake_192s: 31,
  slh_dsa_shake_256s: 31,
  slh_dsa_sha2_192s: 39,
  slh_dsa_sha2_256s: 39,
  'all twelve sets': 64,
};

/** Stems of one family that no bundle of the other may name. */
const foreign = {
  shake: /\bsha2-\w+-n\d+|sha(256|512)-compress/g,
  sha2: /shake-\w+-n\d+|keccak-\w+/g,
} as const;

describe('bundles', { timeout: 60_000 }, () => {
  test.each(sizeCases)('$name', async ({ name, program, budget }) => {
    const { text, gzipped } = await bundle(program, consumer.folder);
    const limit = (over[name] ?? budget / 1024) * 1024;
    expect(gzipped, `${name}: ${gzipped} bytes gzipped, ${limit} allowed`).toBeLessThanOrEqual(limit);
    const family = /_(shake|sha2)_/.exec(name)?.[1] as keyof typeof foreign | undefined;
    if (family === undefined) return;
    const n = { 128: 16, 192: 24, 256: 32 }[/_(128|192|256)/.exec(name)?.[1] as '128'];
    expect(text.includes(`${family}-chain-n${n}`)).toBe(true);
    expect(text.match(foreign[family])).toBe(null);
    expect([...new Set(text.match(/-n(16|24|32)\b/g))]).toEqual([`-n${n}`]);
  });

  test('an aim that is met is the limit', async () => {
    for (const [name, kb] of Object.entries(over)) {
      const size = sizeCases.find((each) => each.name === name);
      expect(kb * 1024, name).toBeGreaterThan(size?.budget ?? Number.POSITIVE_INFINITY);
    }
  });

  test('importing a bundle runs nothing', async () => {
    const { text } = await bundle(sizeCases.at(-1)?.program as string, consumer.folder);
    const program = `const touched = [];
      for (const name of ['WebAssembly', 'crypto', 'process', 'setTimeout', 'navigator']) {
        const original = globalThis[name];
        Object.defineProperty(globalThis, name, { get() { touched.push(name); return original; }, configurable: true });
      }
      await import('data:text/javascript;base64,' + Buffer.from(${JSON.stringify(text)}).toString('base64'));
      const list = [...touched];
      console.log(JSON.stringify(list));`;
    expect(consumer.run('quiet-bundle.mjs', program)).toEqual([]);
  });
});
