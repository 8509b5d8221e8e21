/** WebAssembly as these tests use it: Node's types do not have it, and the library's needs no more of it. */
export interface Memory {
  readonly buffer: ArrayBuffer;
}
export interface Instance {
  readonly exports: Readonly<Record<string, unknown>>;
}
interface Host {
  readonly validate: (bytes: Uint8Array) => boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => Instance;
  readonly Memory: new (limits: { initial: number; maximum?: number }) => Memory;
  readonly Global: new (type: { value: 'i32'; mutable: false }, value: number) => object;
}

export const engine: Host = (globalThis as unknown as { WebAssembly: Host }).WebAssembly;
