/** An instruction's name and immediates, in the order of its row in the instruction table. */
export type Emitted = readonly [name: string, ...immediates: (number | bigint | Uint8Array)[]];
