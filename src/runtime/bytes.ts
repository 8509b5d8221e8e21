import { isStackOverflow } from './errors.ts';

/** The intrinsic getters of typed arrays: they see the array itself, whatever a subclass or an object pretends. */
interface Intrinsics {
  tag(value: unknown): string | undefined;
  length(view: Uint8Array): number;
  byteOffset(view: Uint8Array): number;
  buffer(view: Uint8Array): ArrayBufferLike;
  /** Throws for an array whose memory is detached or has shrunk away under it. */
  assertUsable(view: Uint8Array): void;
  /** Throws for all but an ArrayBuffer; shared memory is none. */
  assertUnshared(buffer: unknown): void;
}

let known: Intrinsics | undefined;

function intrinsics(): Intrinsics {
  if (known === undefined) {
    const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as Uint8Array;
    const getter = (holder: object, name: string | symbol) => {
      const get = Object.getOwnPropertyDescriptor(holder, name)?.get as () => unknown;
      return (value: unknown): unknown => Reflect.apply(get, value, []);
    };
    const { keys } = typedArray;
    known = {
      tag: getter(typedArray, Symbol.toStringTag),
      length: getter(typedArray, 'length'),
      byteOffset: getter(typedArray, 'byteOffset'),
      buffer: getter(typedArray, 'buffer'),
      assertUsable: (view) => void Reflect.apply(keys, view, []),
      assertUnshared: getter(ArrayBuffer.prototype, 'byteLength'),
    } as Intrinsics;
  }
  return known;
}

function isUnsharedBuffer(value: unknown): boolean {
  try {
    intrinsics().assertUnshared(value);
    return true;
  } catch (thrown) {
    if (isStackOverflow(thrown)) throw thrown;
    return false;
  }
}

/** What a value is, in a word, without running any code of its own. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value !== 'object') return typeof value;
  const tag = intrinsics().tag(value);
  if (tag !== undefined) return tag;
  if (ArrayBuffer.isView(value)) return 'DataView';
  if (isUnsharedBuffer(value)) return 'ArrayBuffer';
  try {
    return Array.isArray(value) ? 'array' : 'object';
  } catch {
    return 'object'; // A revoked proxy.
  }
}

/** A plain Uint8Array over just the argument's bytes. */
function plainView(name: string, value: unknown): Uint8Array {
  const { tag, length, byteOffset, buffer, assertUsable } = intrinsics();
  if (tag(value) !== 'Uint8Array') throw new TypeError(`${name}: expected Uint8Array, got ${kindOf(value)}`);
  const view = value as Uint8Array;
  try {
    assertUsable(view);
  } catch (thrown) {
    if (isStackOverflow(thrown)) throw thrown;
    throw new TypeError(`${name}: expected Uint8Array, got one whose buffer is detached`);
  }
  return new Uint8Array(buffer(view), byteOffset(view), length(view));
}

/**
 * The length of a Uint8Array, 0 for anything else and for one whose buffer is detached: a twelfth of what `bytesOf`
 * takes, for calls that only copy the bytes once.
 */
export function lengthIfBytes(value: unknown): number {
  const { tag, length } = intrinsics();
  return tag(value) === 'Uint8Array' ? length(value as Uint8Array) : 0;
}

/**
 * The bytes of an argument: a plain Uint8Array over just the argument's bytes, or over one copy of them when
 * they lie on shared memory. Uint8Arrays of any realm will do, Buffers and other subclasses too.
 *
 * @throws TypeError for any other kind of thing, and for an array whose buffer is detached
 * @throws RangeError for a length other than the expected one
 */
export function bytesOf(
  name: string,
  value: unknown,
  expectedLength?: number,
  wantedBy?: string,
): Uint8Array {
  const bytes = plainView(name, value);
  if (expectedLength !== undefined && bytes.length !== expectedLength) {
    const wanted = `${expectedLength} bytes${wantedBy === undefined ? '' : ` for ${wantedBy}`}`;
    throw new RangeError(`${name}: expected ${wanted}, got ${bytes.length}`);
  }
  return isUnsharedBuffer(bytes.buffer) ? bytes : new Uint8Array(bytes);
}

/**
 * The bytes of an argument that is written to: a plain Uint8Array over its first `length` bytes, on shared memory
 * too; all of them where no length is given.
 *
 * @throws TypeError for anything that `bytesOf` refuses
 * @throws RangeError for fewer bytes
 */
export function outputOf(name: string, value: unknown, length?: number): Uint8Array {
  const bytes = plainView(name, value);
  if (length === undefined) return bytes;
  if (bytes.length < length)
    throw new RangeError(`${name}: expected at least ${length} bytes, got ${bytes.length}`);
  return bytes.subarray(0, length);
}

/** Zeroes what `bytesOf` had to copy from a secret on shared memory; the caller's own array stays as it is. */
export function wipeIfCopied(bytes: Uint8Array, value: Uint8Array): void {
  if (bytes.buffer !== intrinsics().buffer(value)) bytes.fill(0);
}
