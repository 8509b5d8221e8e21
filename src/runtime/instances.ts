import { type Arena, tableAreaBytes } from './arena.ts';
import { describeFailure, isStackOverflow, polylaneError } from './errors.ts';
import { decodeModule } from './module-text.ts';
import type { WasmModule } from './table.ts';
import { type WasmInstance, webAssembly } from './webassembly.ts';

interface Instances {
  /** The instance, or in words why there is none. */
  readonly byText: Map<string, WasmInstance | string>;
  tablesEnd: number;
}

/** Compiled modules by their text: another version of this package has other bytes under the same name. */
const modules = new Map<string, object>();
const arenas = new WeakMap<Arena, Instances>();

function instantiate({ text, tableBytes }: WasmModule, arena: Arena, tables: number): WasmInstance {
  const host = webAssembly();
  if (host === undefined) throw polylaneError('INTERNAL', 'there is no WebAssembly');
  if (tables + tableBytes > tableAreaBytes)
    throw polylaneError('INTERNAL', `no room for ${tableBytes} bytes of constants at ${tables}`);
  let module = modules.get(text);
  if (module === undefined) {
    module = new host.Module(decodeModule(text));
    modules.set(text, module);
  }
  const instance = new host.Instance(module, { polylane: { memory: arena.memory, tables } });
  if (!instance.exports) throw new TypeError('it has no exports');
  return instance;
}

/** The instance of a module on an arena, made when first asked for, or in words why there is none. */
export function instanceOf(module: WasmModule, arena: Arena): WasmInstance | string {
  let instances = arenas.get(arena);
  if (instances === undefined) {
    instances = { byText: new Map(), tablesEnd: 0 };
    arenas.set(arena, instances);
  }
  let instance = instances.byText.get(module.text);
  if (instance === undefined) {
    try {
      instance = instantiate(module, arena, instances.tablesEnd);
      instances.tablesEnd += Math.ceil(module.tableBytes / 16) * 16;
    } catch (thrown) {
      if (isStackOverflow(thrown)) throw thrown;
      instance = `${module.name} did not load (${describeFailure(thrown)})`;
    }
    instances.byText.set(module.text, instance);
  }
  return instance;
}
