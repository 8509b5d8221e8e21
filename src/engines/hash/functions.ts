import { bytesOf, kindOf, outputOf, wipeIfCopied } from '../../runtime/bytes.ts';
import { readOptions } from '../../runtime/options.ts';
import { asSubject } from '../../runtime/report.ts';
import { type BlockHash, beginState, digest } from './block-hash.ts';
import { withImplementation } from './implementation.ts';
import { type HashSession, hashSession } from './session.ts';

/** What is returned: `Uint8Array<ArrayBuffer>` where TypeScript knows it. */
export type Bytes = ReturnType<typeof Uint8Array.of>;

/** A message under way, given in parts. It keeps a few hundred bytes and nothing else: have as many as you like. */
export interface Hasher {
  /** Bytes of the digest. */
  readonly outputLen: number;
  /** Bytes of a block; of a sponge, its rate. */
  readonly blockLen: number;
  /**
   * Takes the next part of the message.
   *
   * @throws TypeError when `data` is no Uint8Array
   * @throws PolylaneError HASHER_FINISHED after `digest`, `destroy` or output
   */
  update(data: Uint8Array): this;
  /**
   * The digest of all parts. It ends the hasher and zeroes its state.
   *
   * @throws PolylaneError HASHER_FINISHED as above, so too the second time
   */
  digest(): Bytes;
  /**
   * Writes the digest to the first `outputLen` bytes of `out`. It ends the hasher.
   *
   * @throws TypeError when `out` is no Uint8Array
   * @throws RangeError when it is shorter than `outputLen`
   * @throws PolylaneError HASHER_FINISHED as above
   */
  digestInto(out: Uint8Array): void;
  /**
   * Another hasher that goes on from here; neither changes the other.
   *
   * @throws PolylaneError HASHER_FINISHED after `digest` or `destroy`
   */
  clone(): this;
  /** Zeroes the state and ends the hasher. */
  destroy(): void;
}

/** A hasher of an extendable-output function. Output that is asked for in parts is that of one long request. */
export interface XofHasher extends Hasher {
  /**
   * The next `length` bytes of output. After the first of them the message is closed.
   *
   * @throws TypeError when `length` is no number
   * @throws RangeError when it is no integer of at least 0
   * @throws PolylaneError HASHER_FINISHED after `digest` or `destroy`
   */
  xof(length: number): Bytes;
  /** Fills `out` with the next output, and returns it. Errors as of `xof`, and TypeError when it is no Uint8Array. */
  xofInto(out: Uint8Array): Uint8Array;
}

/** A hash function: call it, or give it the message in parts. */
export interface HashFunction {
  /**
   * The digest of a message.
   *
   * @throws TypeError when `msg` is no Uint8Array
   */
  (msg: Uint8Array): Bytes;
  /** Bytes of the digest. */
  readonly outputLen: number;
  /** Bytes of a block; of a sponge, its rate. */
  readonly blockLen: number;
  /** Whether output of any length may be asked for. */
  readonly canXOF: boolean;
  /** The DER encoding of the function's object identifier. */
  readonly oid?: Bytes;
  /** A hasher for a message in parts. */
  create(): Hasher;
}

/** Options of an extendable-output function. */
export interface XofOptions {
  /** Bytes of the digest; absent, the function's `outputLen`. */
  dkLen?: number | undefined;
}

/** An extendable-output function. */
export interface XofFunction extends Omit<HashFunction, 'create'> {
  /**
   * The first `dkLen` bytes of output for a message.
   *
   * @throws TypeError when `msg` is no Uint8Array, for an unknown option, and when `dkLen` is no number
   * @throws RangeError when `dkLen` is no integer of at least 0
   */
  (msg: Uint8Array, options?: XofOptions): Bytes;
  /** A hasher for a message in parts. */
  create(options?: XofOptions): XofHasher;
}

const nothing: Uint8Array = /* @__PURE__ */ new Uint8Array(0);

/** A length that a caller gave. */
function lengthOf(name: string, value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`${name}: expected a number, got ${kindOf(value)}`);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${name}: expected an integer of at least 0, got ${value}`);
  return value;
}

function takePart(session: HashSession, data: Uint8Array): void {
  const bytes = bytesOf('data', data);
  session.update(bytes);
  wipeIfCopied(bytes, data);
}

function hasherOf(blockLen: number, outputLen: number, session: HashSession): Hasher {
  const hasher: Hasher = {
    outputLen,
    blockLen,
    update: (data) => {
      takePart(session, data);
      return hasher;
    },
    digest: () => {
      const output = new Uint8Array(outputLen);
      session.digest(nothing, output);
      return output;
    },
    digestInto: (out) => session.digest(nothing, outputOf('out', out, outputLen)),
    clone: () => hasherOf(blockLen, outputLen, session.copy()),
    destroy: session.end,
  };
  return hasher;
}

function xofHasherOf(blockLen: number, outputLen: number, session: HashSession): XofHasher {
  const { digest, digestInto, destroy } = hasherOf(blockLen, outputLen, session);
  const hasher: XofHasher = {
    outputLen,
    blockLen,
    update: (data) => {
      takePart(session, data);
      return hasher;
    },
    digest,
    digestInto,
    xof: (length) => {
      const output = new Uint8Array(lengthOf('length', length));
      session.squeeze(output);
      return output;
    },
    xofInto: (out) => {
      session.squeeze(outputOf('out', out));
      return out;
    },
    clone: () => xofHasherOf(blockLen, outputLen, session.copy()),
    destroy,
  };
  return hasher;
}

/** The digest of a whole message. */
function digestOf(hash: BlockHash, msg: Uint8Array, outputLen: number): Bytes {
  const message = bytesOf('msg', msg);
  const output = new Uint8Array(outputLen);
  digest(hash, beginState(hash), message, output);
  wipeIfCopied(message, msg);
  return output;
}

/** The arc of a function under NIST's hashAlgs, 2.16.840.1.101.3.4.2, as DER. */
export function hashOid(arc: number): Bytes {
  return Uint8Array.of(0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, arc);
}

function finished<F extends object>(call: F, hash: BlockHash, arc: number, properties: object): F {
  const { blockBytes: blockLen, blocks } = hash;
  const whole = Object.assign(call, { blockLen, oid: hashOid(arc), ...properties });
  return Object.freeze(
    withImplementation(
      asSubject(whole, () => blocks.tables),
      { hash, arc },
    ),
  );
}

/** The public object of a hash function with the given arc under NIST's hashAlgs. */
export function hashFunction(hash: BlockHash, outputLen: number, arc: number): HashFunction {
  const call = (msg: Uint8Array): Bytes => digestOf(hash, msg, outputLen);
  return finished(call, hash, arc, {
    outputLen,
    canXOF: false,
    create: () => hasherOf(hash.blockBytes, outputLen, hashSession(hash)),
  }) as HashFunction & typeof call;
}

/** The public object of an extendable-output function. */
export function xofFunction(hash: BlockHash, outputLen: number, arc: number): XofFunction {
  const lengthFrom = (options: unknown): number => {
    const { dkLen } = readOptions('options', options, ['dkLen']);
    return dkLen === undefined ? outputLen : lengthOf('dkLen', dkLen);
  };
  const call = (msg: Uint8Array, options?: XofOptions): Bytes => digestOf(hash, msg, lengthFrom(options));
  return finished(call, hash, arc, {
    outputLen,
    canXOF: true,
    create: (options?: XofOptions) => xofHasherOf(hash.blockBytes, lengthFrom(options), hashSession(hash)),
  }) as XofFunction & typeof call;
}
