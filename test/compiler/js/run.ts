/** What `emitJs` gives, as a function. */
export type Emitted = (i32: Int32Array, u8: Uint8Array, ...args: number[]) => void;

export function evaluated(text: string): Emitted {
  const name = /function (\w+)\(/.exec(text)?.[1];
  return new Function(`'use strict';\n${text}\nreturn ${name};`)() as Emitted;
}

export function runOn(emitted: Emitted, memory: Uint8Array<ArrayBuffer>, args: readonly number[]): void {
  emitted(new Int32Array(memory.buffer, memory.byteOffset, memory.length >>> 2), memory, ...args);
}
