/** The levels a kernel can be emitted for; js is always there. */
export type Level =
  | 'js'
  | 'wasm'
  | 'simd128'
  | 'relaxed'
  | 'bmi2'
  | 'avx2'
  | 'avx512vl'
  | 'avx512'
  | 'shani'
  | 'gfni'
  | 'pclmul'
  | 'neon'
  | 'msa';

/** What a host may have and POLYLANE_DISABLE may remove: every level but js, and `native` for all assembled ones. */
export type Feature = Exclude<Level, 'js'> | 'native';

/** A function over one memory: byte offsets of the contract's regions in its order, then its counts. */
export type JsKernel = (i32: Int32Array, u8: Uint8Array, ...args: number[]) => void;

/** One emitted module; `text` is '' in a bundle that leaves WebAssembly out. */
export interface WasmModule {
  /** `family.level` */
  readonly name: string;
  /** As module-text.ts decodes it. */
  readonly text: string;
  /** Bytes of constants that instantiation writes at the imported base, a multiple of 16. */
  readonly tableBytes: number;
}

/**
 * A small call with a known result. Memory of `memoryBytes` is filled with the pattern of known-answer.ts,
 * the kernel is called with `args`, and the whole memory is folded to two unsigned 32-bit words. Offsets are
 * from the start of that memory; the runtime moves them to where it lies, a multiple of 16.
 */
export interface KnownAnswer {
  /** At most `knownAnswerBytes` of known-answer.ts. */
  readonly memoryBytes: number;
  readonly args: readonly number[];
  readonly answer: readonly [number, number];
}

export interface Implementation {
  readonly stem: string;
  readonly lanes: number;
  readonly level: Level;
  readonly needs: readonly Feature[];
  readonly wasm?: WasmModule;
  readonly js?: JsKernel;
  readonly knownAnswer: KnownAnswer;
}

/** Every implementation of one kernel. A js row with one lane is always present. */
export interface KernelTable {
  readonly kernel: string;
  readonly wordBytes: 4 | 8;
  /** How many of a call's arguments are byte offsets, one a region; the rest are counts. */
  readonly offsets: number;
  readonly implementations: readonly Implementation[];
  /**
   * The contract's preconditions for a call: throws RangeError when an offset, count, extent or overlap is
   * outside them.
   */
  readonly check: (lanes: number, memoryBytes: number, args: readonly number[]) => void;
  /** The word regions of a call as [offset, bytes] pairs: what a big-endian host swaps around a js call. */
  readonly wordRanges: (lanes: number, args: readonly number[]) => [offset: number, bytes: number][];
}
