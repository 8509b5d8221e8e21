import { polylaneError } from '../../runtime/errors.ts';
import { type BlockHash, beginState, digest, finish, type HashState, squeeze, update } from './block-hash.ts';

/** One message on its way. Arguments are checked by who calls. */
export interface MessageSession {
  update(data: Uint8Array): void;
  /** The last of the message, and the output; afterwards nothing more. */
  digest(last: Uint8Array, output: Uint8Array): void;
  /** The next output of a sponge. */
  squeeze(output: Uint8Array): void;
  copy(): MessageSession;
  /** A copy of where it stands, where that is a state of one sponge or chain. */
  standing?(): Standing;
  /** Forgets the message. Always allowed. */
  end(): void;
}

/** One message on its way through a hash function. */
export interface HashSession extends MessageSession {
  copy(): HashSession;
  standing(): Standing;
}

export type Phase = 'absorbing' | 'squeezing' | 'gave its digest' | 'was destroyed';

/** Where a session stands. */
export interface Standing {
  readonly state: HashState;
  readonly phase: Phase;
  /** How much of the present block of output was given. */
  readonly position: number;
}

const nothing: Uint8Array = /* @__PURE__ */ new Uint8Array(0);

export function hashSession(
  hash: BlockHash,
  { state, ...start }: Standing = { state: beginState(hash), phase: 'absorbing', position: 0 },
): HashSession {
  let { phase, position } = start;

  const expect = (...allowed: readonly Phase[]): void => {
    if (allowed.includes(phase)) return;
    const why = phase === 'squeezing' ? 'gave output' : phase;
    throw polylaneError('HASHER_FINISHED', `this hasher ${why}: create another, or clone it before`);
  };

  const standing = (): Standing => {
    expect('absorbing', 'squeezing');
    const { bytes, length } = state;
    return { state: { bytes: bytes.slice(), length }, phase, position };
  };

  return {
    update: (data) => {
      expect('absorbing');
      update(hash, state, data);
    },
    digest: (last, output) => {
      expect('absorbing');
      digest(hash, state, last, output);
      phase = 'gave its digest';
    },
    squeeze: (output) => {
      expect('absorbing', 'squeezing');
      if (phase === 'absorbing') {
        finish(hash, state, nothing);
        phase = 'squeezing';
      }
      position = squeeze(hash, state, position, output);
    },
    copy: () => hashSession(hash, standing()),
    standing,
    end: () => {
      state.bytes.fill(0);
      phase = 'was destroyed';
    },
  };
}
