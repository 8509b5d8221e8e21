import { type BlockHash, beginState, extractAt, finish, update } from './hash/block-hash.ts';
import type { MessageHash } from './tree-hash.ts';

const nothing: Uint8Array = /* @__PURE__ */ new Uint8Array(0);

/** Hashes the parts, and what else comes in pieces. No arena is held between them. */
export function inPieces(hash: BlockHash, ...parts: readonly Uint8Array[]): MessageHash {
  const state = beginState(hash);
  const take = (part: Uint8Array): void => update(hash, state, part);
  const wipe = (): void => void state.bytes.fill(0);
  for (const part of parts) take(part);
  return {
    update: take,
    finish: (output) => {
      finish(hash, state, nothing);
      extractAt(hash, state.bytes, 0, output);
      wipe();
    },
    wipe,
  };
}
