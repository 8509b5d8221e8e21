import { type BlockHash, beginState, digest, type HashState, update } from './block-hash.ts';
import { hashMany } from './many.ts';
import { packed } from './messages.ts';

/** Leaves hashed at once: enough for all lanes of any implementation, and no more memory than that takes. */
const LEAVES_A_TURN = 64;

/** The leaves of a message: chunks of equal length, the last one shorter, each with a chaining value of its own. */
export interface Leaves {
  /** Takes more; each chaining value is handed over as soon as its chunk is whole. */
  update(data: Uint8Array, take: (chainingValues: Uint8Array) => void): void;
  /** The chunk that is left over; gives how many there were. */
  finish(take: (chainingValues: Uint8Array) => void): number;
  copy(): Leaves;
  /** Forgets the message. */
  end(): void;
}

const nothing: Uint8Array = /* @__PURE__ */ new Uint8Array(0);

/** Whole chunks go through `hashMany`, which fills the lanes. */
export function leavesOf(
  hash: BlockHash,
  chunk: number,
  valueBytes: number,
  before?: { readonly count: number; readonly open: HashState | undefined },
): Leaves {
  let count = before?.count ?? 0;
  let open = before?.open;

  const close = (state: HashState, last: Uint8Array, take: (values: Uint8Array) => void): void => {
    const value = new Uint8Array(valueBytes);
    digest(hash, state, last, value);
    open = undefined;
    count++;
    take(value);
  };

  return {
    update: (data, take) => {
      let rest = data;
      if (open !== undefined) {
        const missing = chunk - open.length;
        if (rest.length < missing) {
          update(hash, open, rest);
          return;
        }
        close(open, rest.subarray(0, missing), take);
        rest = rest.subarray(missing);
      }
      while (rest.length >= chunk) {
        const turn = Math.min(LEAVES_A_TURN, Math.floor(rest.length / chunk));
        const values = new Uint8Array(turn * valueBytes);
        const messages = packed(rest.subarray(0, turn * chunk), chunk);
        hashMany(hash, messages, valueBytes, { target: () => values, to: (index) => index * valueBytes });
        count += turn;
        take(values);
        rest = rest.subarray(turn * chunk);
      }
      if (rest.length > 0) {
        open = beginState(hash);
        update(hash, open, rest);
      }
    },
    finish: (take) => {
      if (open !== undefined) close(open, nothing, take);
      return count;
    },
    copy: () => {
      const copied = open && { bytes: open.bytes.slice(), length: open.length };
      return leavesOf(hash, chunk, valueBytes, { count, open: copied });
    },
    end: () => {
      open?.bytes.fill(0);
      open = undefined;
    },
  };
}
