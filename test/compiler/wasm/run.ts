import type { EmittedModule } from '../../../compiler/targets/wasm/module.ts';
import { engine } from '../webassembly.ts';

/** Modules import one megabyte; constants go to its end. */
const PAGES = 16;
const BYTES = PAGES * 65536;
const memory = new engine.Memory({ initial: PAGES, maximum: PAGES });
const all = new Uint8Array(memory.buffer);

/**
 * Runs one export on a copy of `bytes` at the start of memory and gives back what is there afterwards. What
 * lies behind must stay as it is.
 */
export function runWasm(
  module: EmittedModule,
  exported: string,
  bytes: Uint8Array,
  args: readonly number[],
): Uint8Array {
  const tables = BYTES - module.tableBytes;
  all.fill(0);
  all.set(bytes);
  const { exports } = new engine.Instance(new engine.Module(module.bytes), { polylane: { memory, tables } });
  const behind = Buffer.from(all.slice(bytes.length));
  (exports[exported] as (...args: number[]) => void)(...args);
  if (!behind.equals(all.subarray(bytes.length))) throw new Error(`${exported} wrote behind its memory`);
  return all.slice(0, bytes.length);
}
