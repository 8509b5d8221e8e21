import type { KernelTable } from '../runtime/table.ts';
import type { Blocks } from './hash/blocks.ts';

/** What an engine needs to know of a parameter set to lay out its memory. */
export interface HashShape {
  /** Bytes of a hash. */
  readonly n: number;
  /** The length of a WOTS+ chain, as FIPS 205's w: 2^lg_w. */
  readonly w: number;
  /** Chains of a WOTS+ key pair. */
  readonly len: number;
  /** Trees of a FORS key pair. */
  readonly k: number;
}

/**
 * Trees whose leaves come from SK.seed. Every array holds tree after tree, without gaps; `addresses` give layer
 * and tree address and, for FORS, the key pair: types and the words after them are the engine's to set.
 */
export interface TreeBatch {
  readonly height: number;
  readonly addresses: Uint32Array;
  /** The leaf whose authentication path is wanted, counted from the tree's first leaf. */
  readonly leaves: Uint32Array;
  /** Out: n bytes a tree. */
  readonly roots: Uint8Array;
  /** Out: `height` nodes of n bytes a tree, from the leaf upwards. */
  readonly paths: Uint8Array;
  /** Out, of XMSS trees and where wanted: all leaves, n bytes each. */
  readonly leafNodes?: Uint8Array | undefined;
}

/** XMSS trees whose leaves are there. */
export interface FoldBatch extends TreeBatch {
  /** In. */
  readonly leafNodes: Uint8Array;
}

export interface ForsBatch extends TreeBatch {
  /** The number of each tree's leftmost leaf, as a FORS key's trees number their leaves through. */
  readonly firstLeaves: Uint32Array;
  /** Out: the secret value of each wanted leaf, n bytes. */
  readonly secrets: Uint8Array;
}

/** `len` chains for each WOTS+ key pair; `addresses` hold one of type WOTS_HASH a key pair. */
export interface ChainBatch {
  readonly addresses: Uint32Array;
  /** One a chain, 0 to w - 1. */
  readonly digits: Uint8Array;
  /** Out: n bytes a chain. */
  readonly values: Uint8Array;
}

/** Byte strings that lie in other arrays, equally many in each: number i of one at `from + i * stride`. */
export interface Strings {
  readonly arrays: readonly DataView[];
  readonly from: number;
  readonly stride: number;
}

/** WOTS+ signatures, one a key pair; `addresses` give layer, tree address and key pair, one a key pair. */
export interface WotsKeyBatch {
  readonly addresses: Uint32Array;
  /** `len` a key pair, 0 to w - 1. */
  readonly digits: Uint8Array;
  /** Each of `len` values of n bytes. */
  readonly signatures: Strings;
  /** Out: n bytes a key pair. */
  readonly keys: Uint8Array;
}

/** Nodes with the authentication paths that lead from them to roots. */
export interface ClimbBatch {
  readonly height: number;
  /** Of type TREE or FORS_TREE, each for equally many nodes. */
  readonly addresses: Uint32Array;
  /** The number of each node at its level; FORS trees number theirs through. */
  readonly leaves: Uint32Array;
  /** `height` nodes of n bytes each, from below, one path a node. */
  readonly paths: Strings;
  /** In: the nodes. Out: the roots. n bytes each. */
  readonly nodes: Uint8Array;
}

/** The same from secret values of FORS leaves. */
export interface ForsRootBatch extends ClimbBatch {
  readonly secrets: Strings;
  /** Out only. */
  readonly nodes: Uint8Array;
}

/**
 * The hashing of FIPS 205 for one key, over batches of equal shape: what runs in which lane is decided below.
 * Batches may be of any size, none too. Nothing that it returns is a secret that the signature does not reveal.
 */
export interface TreeHash {
  /** FIPS 205, 11: PRF_msg, its message given in parts. */
  prfMsg(skPrf: Uint8Array, optRand: Uint8Array, message: readonly Uint8Array[], output: Uint8Array): void;
  /** FIPS 205, 11: H_msg, as many bytes as `output` has (m). */
  hMsg(r: Uint8Array, pkRoot: Uint8Array, message: readonly Uint8Array[], output: Uint8Array): void;
  /** FIPS 205, Algorithms 6, 9 and 10: roots of XMSS trees, and one leaf's authentication path each. */
  xmssTrees(batch: TreeBatch): void;
  /** FIPS 205, Algorithm 9, lines 6 to 11, and Algorithm 10, lines 1 to 4: the same from given leaves. */
  foldTrees(batch: FoldBatch): void;
  /** FIPS 205, Algorithms 14 to 16: the same for FORS trees, and the leaf's secret value. */
  forsTrees(batch: ForsBatch): void;
  /** FIPS 205, Algorithm 7, lines 8 to 17: each chain's secret value carried to its digit. */
  signChains(batch: ChainBatch): void;
  /** FIPS 205, Algorithm 8, lines 8 to 16: each key pair's public key from its signature. */
  wotsKeys(batch: WotsKeyBatch): void;
  /** FIPS 205, Algorithm 17, lines 3 to 18. */
  forsRoots(batch: ForsRootBatch): void;
  /** FIPS 205, Algorithm 11, lines 5 to 16. */
  climb(batch: ClimbBatch): void;
  /** FIPS 205, 11: T_l of `inputs`, equally many an address; n bytes an address come out. */
  compress(addresses: Uint32Array, inputs: Uint8Array, outputs: Uint8Array): void;
}

export interface TreeHashKey {
  readonly pkSeed: Uint8Array;
  /** Only to sign and to make keys; verification has none. */
  readonly skSeed?: Uint8Array;
}

/** A long input that comes in pieces. No memory is held between them but its own few bytes. */
export interface MessageHash {
  update(part: Uint8Array): void;
  /** Writes the output and wipes. */
  finish(output: Uint8Array): void;
  wipe(): void;
}

/** FIPS 205, 11: PRF_msg and H_msg of a message that is yet to come. */
export interface MessageHashing {
  prfMsg(skPrf: Uint8Array, optRand: Uint8Array): MessageHash;
  hMsg(r: Uint8Array, pkSeed: Uint8Array, pkRoot: Uint8Array): MessageHash;
}

/** What hashes messages beforehand: by the engine's own kernels where it has them, else by plain JavaScript. */
export interface HashBlocks {
  readonly sha256: Blocks;
  readonly sha512: Blocks;
  readonly keccak: (rateBytes: number) => Blocks;
}

/** Which unit of a batch takes which lane: two ways, so that a fault in one lane does not strike alike in both. */
export type Placement = 'plain' | 'mirrored';

export interface TreeHashEngine {
  /** Opens the key, runs `work`, and wipes all that was used, also when `work` throws. */
  open<T>(shape: HashShape, key: TreeHashKey, work: (hash: TreeHash) => T, placement?: Placement): T;
  readonly messages: MessageHashing;
  readonly blocks: HashBlocks;
  /** The kernels that it may call, for `report`. */
  readonly tables: readonly KernelTable[];
}
