/**
 * What an author of kernels holds: opaque handles whose TypeScript brand carries the kind, so that most
 * mistakes are red in the editor before the builder refuses them.
 */
declare const kind: unique symbol;

interface Handle<K extends string> {
  readonly [kind]: K;
}

export type Word32 = Handle<'word32'>;
export type Word64 = Handle<'word64'>;
/** One word for all lanes; `splat` makes it a word of every lane. */
export type Uniform32 = Handle<'uniform32'>;
export type Uniform64 = Handle<'uniform64'>;
/** All ones or all zeros in each lane: only comparisons make one, only `select` takes one. */
export type Mask32 = Handle<'mask32'>;
export type Mask64 = Handle<'mask64'>;
/** One public number: a loop index, a stride, a count of the contract. */
export type Count = Handle<'count'>;

export type Lanewise = Word32 | Word64;
export type Uniform = Uniform32 | Uniform64;
export type Word = Lanewise | Uniform;
export type Mask = Mask32 | Mask64;
export type MaskOf<W extends Lanewise> = W extends Word32 ? Mask32 : Mask64;
export type LanewiseOf<W extends Uniform> = W extends Uniform32 ? Word32 : Word64;
