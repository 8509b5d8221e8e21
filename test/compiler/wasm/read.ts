import wabtInit from 'wabt';
import { WASM_INSTRUCTIONS } from '../../../compiler/instruction-sets/wasm.ts';

const wabt = await wabtInit();

/** The module's text as an independent reader prints it; it throws where the module is malformed or invalid. */
export function textOf(bytes: Uint8Array): string {
  // The reader takes the whole buffer behind its argument, which for small files is Node's pool: hence a copy.
  const module = wabt.readWasm(Uint8Array.from(bytes), { readDebugNames: false });
  try {
    module.validate();
    module.generateNames();
    module.applyNames();
    return module.toText({ foldExprs: false, inlineExport: true });
  } finally {
    module.destroy();
  }
}

/** The instructions of a module's functions, one a line of its text, with their operands. */
export function instructionsOf(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^\(|^;;/.test(line))
    .map((line) => line.replace(/\)+$/, '').split(/\s+/));
}

/** What a module may not have: an instruction outside the table, or one that branches on a chosen value. */
export function faultsOfModule(bytes: Uint8Array, vectors: boolean): string[] {
  const text = textOf(bytes);
  const faults: string[] = [];
  for (const [name = ''] of instructionsOf(text)) {
    const row = WASM_INSTRUCTIONS.get(name);
    if (row === undefined || name === 'select' || name === 'if') faults.push(`${name} is in the module`);
    else if (row.needs === 'simd128' && !vectors) faults.push(`${name} is in a module without vectors`);
  }
  return faults;
}
