import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { moduleText } from '../../tools/generate/module-text.ts';
import { installed } from './installed.ts';

const consumer = installed();

/** The first bytes of every wasm module, as its text has them. */
const wasmMagic = moduleText(Buffer.from('\0asm\x01\0\0\0'));

/** The text that a bundler makes of a program for browsers. */
async function bundle(program: string, conditions: readonly string[] = []): Promise<string> {
  const entry = join(consumer.folder, 'entry.mjs');
  writeFileSync(entry, program);
  const output = await build({
    root: consumer.folder,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: [...conditions, 'module', 'browser'] },
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = (Array.isArray(output) ? output : [output]) as Rolldown.RolldownOutput[];
  return outputs.flatMap((one) => one.output.map((chunk) => ('code' in chunk ? chunk.code : ''))).join('\n');
}

describe('bundles for browsers', { timeout: 60_000 }, () => {
  test('carry the wasm of what they use, or none where asked', async () => {
    const program = "export { slh_dsa_shake_128f } from 'polylane/slh-dsa.js';";
    const whole = await bundle(program);
    expect(whole).toContain(wasmMagic);
    expect(whole).not.toMatch(/["']node:/);
    const without = await bundle(program, ['polylane-no-wasm']);
    expect(without).not.toContain(wasmMagic);
    expect(without.length).toBeLessThan(whole.length);
  });

  test('leave out what they do not use', async () => {
    const runtime = await bundle("export { report } from 'polylane/runtime.js';");
    expect(runtime).not.toContain(wasmMagic);
    expect(runtime).not.toMatch(/slh_dsa|SLH-DSA/);
    const one = await bundle("export { slh_dsa_shake_128f } from 'polylane/slh-dsa.js';");
    expect(one).toContain('shake-chain-n16');
    expect(one).not.toMatch(/shake-[a-z]+-n(24|32)|sha2-[a-z]+-n|sha256-|sha512-/);
    const other = await bundle("export { slh_dsa_sha2_192s } from 'polylane/slh-dsa.js';");
    expect(other).toContain('sha2-chain-n24');
    expect(other).not.toMatch(/sha2-[a-z]+-n(16|32)|shake-[a-z]+-n|keccak-/);
    const hash = await bundle("export { sha256 } from 'polylane/sha2.js';");
    expect(hash).toContain('sha256-blocks');
    expect(hash).not.toMatch(/sha512|keccak|shake/);
    const sponge = await bundle("export { shake256 } from 'polylane/sha3.js';");
    expect(sponge).toContain('keccak-absorb-r136');
    expect(sponge).not.toMatch(/sha256|sha512|keccak-absorb-r(72|104|144|168)|keccak-f1600/);
    const keys = await bundle("export { decodePkcs8, encodeSpki } from 'polylane/keys.js';");
    expect(keys).toContain('PRIVATE KEY');
    expect(keys).not.toContain(wasmMagic);
    expect(keys).not.toMatch(/shake-|sha2-|keccak|sha256|sha512|getRandomValues/);
    for (const scheme of [one, other]) expect(scheme).not.toMatch(/PRIVATE KEY|KEY_FORMAT/);
  });
});
