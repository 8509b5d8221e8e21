import { isStackOverflow } from './errors.ts';

/** The part of WebAssembly that the runtime uses, typed here so that no host's library is needed. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}
export interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}
export interface WebAssemblyHost {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => WasmInstance;
  readonly Memory: new (limits: { initial: number; maximum: number }) => WasmMemory;
  readonly Global: new (type: { value: 'i32'; mutable: false }, value: number) => object;
}

/** The host's WebAssembly, looked up anew each time; undefined where there is none, or it may not be touched. */
export function webAssembly(): WebAssemblyHost | undefined {
  try {
    const found = (globalThis as { WebAssembly?: unknown }).WebAssembly;
    return typeof found === 'object' && found !== null ? (found as WebAssemblyHost) : undefined;
  } catch (thrown) {
    if (isStackOverflow(thrown)) throw thrown;
    return undefined;
  }
}
