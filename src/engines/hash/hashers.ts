import { bytesOf, kindOf, outputOf, wipeIfCopied } from '../../runtime/bytes.ts';
import type { MessageSession, Standing } from './session.ts';
import type { Hasher, KeyedHasher, KeyedXofHasher, XofHasher } from './shapes.ts';

const nothing: Uint8Array = /* @__PURE__ */ new Uint8Array(0);

/** A length that a caller gave. */
export function lengthOf(name: string, value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`${name}: expected a number, got ${kindOf(value)}`);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${name}: expected an integer of at least 0, got ${value}`);
  return value;
}

/** What a hasher says of itself. */
export interface HasherShape {
  readonly blockLen: number;
  readonly outputLen: number;
  /** The state as bytes, for functions whose state may leave. */
  readonly save?: (standing: Standing) => ReturnType<typeof Uint8Array.of>;
}

function update(session: MessageSession, data: Uint8Array): void {
  const bytes = bytesOf('data', data);
  session.update(bytes);
  wipeIfCopied(bytes, data);
}

function digest(session: MessageSession, outputLen: number): ReturnType<typeof Uint8Array.of> {
  const output = new Uint8Array(outputLen);
  session.digest(nothing, output);
  return output;
}

// Written out twice: V8 keeps objects that are made by spreading others as dictionaries, which took 1 us a hasher.

/** The public object of a message under way. */
export function hasherOf(shape: HasherShape, session: MessageSession): Hasher {
  const { blockLen, outputLen, save } = shape;
  const hasher: KeyedHasher = {
    outputLen,
    blockLen,
    update: (data) => {
      update(session, data);
      return hasher;
    },
    digest: () => digest(session, outputLen),
    digestInto: (out) => session.digest(nothing, outputOf('out', out, outputLen)),
    clone: () => hasherOf(shape, session.copy()),
    destroy: session.end,
  };
  if (save !== undefined) (hasher as Hasher).save = () => save(session.standing?.() as Standing);
  return hasher as Hasher;
}

/** The same, with output of any length. */
export function xofHasherOf(shape: HasherShape, session: MessageSession): XofHasher {
  const { blockLen, outputLen, save } = shape;
  const hasher: KeyedXofHasher = {
    outputLen,
    blockLen,
    update: (data) => {
      update(session, data);
      return hasher;
    },
    digest: () => digest(session, outputLen),
    digestInto: (out) => session.digest(nothing, outputOf('out', out, outputLen)),
    xof: (length) => {
      const given = new Uint8Array(lengthOf('length', length));
      session.squeeze(given);
      return given;
    },
    xofInto: (out) => {
      session.squeeze(outputOf('out', out));
      return out;
    },
    clone: () => xofHasherOf(shape, session.copy()),
    destroy: session.end,
  };
  if (save !== undefined) (hasher as XofHasher).save = () => save(session.standing?.() as Standing);
  return hasher as XofHasher;
}
