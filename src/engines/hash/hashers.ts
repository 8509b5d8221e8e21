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

function common(shape: HasherShape, session: MessageSession, self: () => never): KeyedHasher {
  const { blockLen, outputLen, save } = shape;
  const hasher: KeyedHasher = {
    outputLen,
    blockLen,
    update: (data) => {
      const bytes = bytesOf('data', data);
      session.update(bytes);
      wipeIfCopied(bytes, data);
      return self();
    },
    digest: () => {
      const output = new Uint8Array(outputLen);
      session.digest(nothing, output);
      return output;
    },
    digestInto: (out) => session.digest(nothing, outputOf('out', out, outputLen)),
    clone: self,
    destroy: session.end,
  };
  return save === undefined
    ? hasher
    : Object.assign(hasher, { save: () => save(session.standing?.() as Standing) });
}

/** The public object of a message under way. */
export function hasherOf(shape: HasherShape, session: MessageSession): Hasher {
  const hasher: Hasher = {
    ...(common(shape, session, () => hasher as never) as Hasher),
    clone: () => hasherOf(shape, session.copy()),
  };
  return hasher;
}

/** The same, with output of any length. */
export function xofHasherOf(shape: HasherShape, session: MessageSession): XofHasher {
  const output: Pick<KeyedXofHasher, 'xof' | 'xofInto'> = {
    xof: (length) => {
      const given = new Uint8Array(lengthOf('length', length));
      session.squeeze(given);
      return given;
    },
    xofInto: (out) => {
      session.squeeze(outputOf('out', out));
      return out;
    },
  };
  const hasher: XofHasher = {
    ...(common(shape, session, () => hasher as never) as XofHasher),
    ...output,
    clone: () => xofHasherOf(shape, session.copy()),
  };
  return hasher;
}
