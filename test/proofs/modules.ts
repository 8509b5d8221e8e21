import wabtInit from 'wabt';

const wabt: Awaited<ReturnType<typeof wabtInit>> = await wabtInit();

/** A module's bytes from text; invalid modules are allowed where `check` is false. */
export function assemble(text: string, check = true): Uint8Array {
  const module = wabt.parseWat('test.wat', text, { simd: true });
  try {
    if (check) module.validate();
    return module.toBinary({}).buffer;
  } finally {
    module.destroy();
  }
}

/** The text of a module with what every kernel imports. */
export function moduleText(functions: string, tables = ''): string {
  return `(module
    (import "polylane" "memory" (memory 16 16))
    (import "polylane" "tables" (global $tables i32))
    ${functions}
    ${tables === '' ? '' : `(data (global.get $tables) "${tables}")`})`;
}

/** Runs a module on a memory of its own, tables at 0. */
export function instantiate(bytes: Uint8Array): {
  memory: DataView;
  call: (name: string, ...args: number[]) => void;
} {
  const memory = new WebAssembly.Memory({ initial: 16, maximum: 16 });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes as BufferSource), {
    polylane: { memory, tables: 0 },
  });
  return {
    memory: new DataView(memory.buffer),
    call: (name, ...args) => {
      (exports[name] as (...all: number[]) => void)(...args);
    },
  };
}
