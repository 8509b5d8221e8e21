import type { KernelTable } from '../../runtime/table.ts';
import type {
  HashBlocks,
  HashShape,
  MessageHashing,
  TreeHash,
  TreeHashEngine,
  TreeHashKey,
} from '../tree-hash.ts';
import { viewOf } from '../word-order.ts';
import { chainRoom, signChains, wotsKeys } from './chains.ts';
import { mirrored } from './mirrored.ts';
import { climb, compress, forsRoots } from './nodes.ts';
import type { TreeSession } from './session.ts';
import { foldTrees, growTrees } from './trees.ts';

/** What an engine adds to trees and chains. */
export interface LongInputs extends TreeSession {
  readonly prfMsg: TreeHash['prfMsg'];
  readonly hMsg: TreeHash['hMsg'];
}

/** An engine whose sessions `inSession` opens and wipes. */
export function treeHashEngine(
  tables: readonly KernelTable[],
  messages: MessageHashing,
  blocks: HashBlocks,
  inSession: <T>(shape: HashShape, key: TreeHashKey, work: (session: LongInputs) => T) => T,
): TreeHashEngine {
  return {
    tables,
    messages,
    blocks,
    open: (shape, key, work, placement = 'plain') =>
      inSession(shape, key, (inOrder) => {
        const session = placement === 'plain' ? inOrder : mirrored(inOrder);
        const room = chainRoom();
        return work({
          prfMsg: session.prfMsg,
          hMsg: session.hMsg,
          xmssTrees: (batch) => growTrees(session, batch),
          foldTrees: (batch) => foldTrees(session, batch),
          forsTrees: (batch) => growTrees(session, batch),
          signChains: (batch) => signChains(session, room, batch),
          wotsKeys: (batch) => wotsKeys(session, room, batch),
          forsRoots: (batch) => forsRoots(session, batch),
          climb: (batch) => climb(session, batch),
          compress: (addresses, inputs, outputs) =>
            compress(session, addresses, viewOf(inputs), viewOf(outputs)),
        });
      }),
  };
}
