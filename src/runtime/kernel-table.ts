import { requirementsOf } from './levels.ts';
import { type PreconditionsText, preconditions } from './preconditions.ts';
import type { Implementation, JsKernel, KernelTable, Level, WasmModule } from './table.ts';

/** A kernel's implementations in few bytes, as `generated/index` holds them. */
export interface KernelData {
  readonly kernel: string;
  readonly contract: PreconditionsText;
  readonly js: JsKernel;
  /** The family's modules by their levels. */
  readonly modules: Readonly<Partial<Record<Level, WasmModule>>>;
  /**
   * A line a lane count: lanes, the levels that have it, and their known answer: bytes of memory, the call's
   * arguments, two words. Lines are parted by `;`, their fields by a space. What a row needs is what its level does.
   */
  readonly rows: string;
}

export function kernelTable({ kernel, contract, js, modules, rows }: KernelData): KernelTable {
  const implementations = rows.split(';').flatMap((line): Implementation[] => {
    const fields = line.split(' ');
    const levels = fields.filter((field) => Number.isNaN(Number(field))) as Level[];
    const [lanes = 0, memoryBytes = 0, ...numbers] = fields
      .map(Number)
      .filter((field) => !Number.isNaN(field));
    const answer = numbers.splice(-2) as [number, number];
    return levels.map((level) => ({
      stem: `${kernel}.x${lanes}.${level}`,
      lanes,
      level,
      needs: requirementsOf(level),
      ...(level === 'js' ? { js } : { wasm: modules[level] as WasmModule }),
      knownAnswer: { memoryBytes, args: numbers, answer },
    }));
  });
  return { kernel, implementations, ...preconditions(kernel, contract) };
}
