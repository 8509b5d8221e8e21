import { bytesOf, kindOf } from '../../runtime/bytes.ts';
import { readOptions } from '../../runtime/options.ts';
import type { BlockHash } from './block-hash.ts';
import type { Blocks } from './blocks.ts';
import { ascii, padded } from './encodings.ts';
import { lengthOf } from './hashers.ts';
import type { XofFunction, XofOptions } from './shapes.ts';
import { CSHAKE_SUFFIX, SHAKE_SUFFIX, spongeHash } from './sponge.ts';
import { type Variant, variantXof } from './variants.ts';

/** Options of the functions of SP 800-185. */
export interface CustomOptions extends XofOptions {
  /** What sets this use apart from others: SP 800-185's S. */
  personalization?: Uint8Array | undefined;
}

/** Options of cSHAKE. */
export interface CshakeOptions extends CustomOptions {
  /** The name of a function that NIST defines on cSHAKE: SP 800-185's N. Leave it to NIST. */
  NISTfn?: string | Uint8Array | undefined;
}

const nothing: Uint8Array = /* @__PURE__ */ new Uint8Array(0);

/** An option that is bytes; none are no bytes. */
export function bytesOption(name: string, value: unknown): Uint8Array {
  return value === undefined ? nothing : bytesOf(name, value).slice();
}

export function dkLenOption(value: unknown, outputLen: number): number {
  return value === undefined ? outputLen : lengthOf('dkLen', value);
}

/** RFC 9861, 2.2 and 3.2: L is positive. */
export function positiveDkLen(value: unknown, outputLen: number): number {
  const length = dkLenOption(value, outputLen);
  if (length < 1) throw new RangeError(`dkLen: expected an integer of at least 1, got ${length}`);
  return length;
}

/** SP 800-185, 3.3: the sponges of one rate. */
export interface Cshake {
  readonly rate: number;
  /** Without a name and a customization. */
  readonly shake: BlockHash;
  readonly custom: BlockHash;
}

export function cshakeOf(rate: number, blocks: Blocks): Cshake {
  return {
    rate,
    shake: spongeHash(rate, SHAKE_SUFFIX, blocks),
    custom: spongeHash(rate, CSHAKE_SUFFIX, blocks),
  };
}

/** The beginning of a function that has a name. */
export function namedPrefix({ rate }: Cshake, name: string, customization: Uint8Array): Uint8Array {
  return padded(rate, ascii(name), customization);
}

/** A name: ASCII in all that NIST has named. */
function nameOf(value: unknown): Uint8Array {
  if (typeof value !== 'string') return bytesOption('NISTfn', value);
  if (!/^[\0-\x7f]*$/.test(value)) throw new TypeError('NISTfn: expected ASCII or a Uint8Array');
  return ascii(value);
}

export function cshakeFunction(cshake: Cshake, outputLen: number, code: number): XofFunction<CshakeOptions> {
  const { shake, custom, rate } = cshake;
  return variantXof<CshakeOptions>({
    code,
    choose: (options): Variant => {
      const read = readOptions('options', options, ['dkLen', 'personalization', 'NISTfn']);
      const personalization = bytesOption('personalization', read.personalization);
      const name = nameOf(read.NISTfn);
      const length = dkLenOption(read.dkLen, outputLen);
      if (name.length === 0 && personalization.length === 0)
        return { hash: shake, variant: SHAKE_SUFFIX, outputLen: length };
      const prefix = padded(rate, name, personalization);
      return { hash: custom, variant: CSHAKE_SUFFIX, outputLen: length, prefix };
    },
    byVariant: (variant) =>
      variant === SHAKE_SUFFIX ? shake : variant === CSHAKE_SUFFIX ? custom : undefined,
  });
}

/** What a kind is called in messages. */
export function messageList(value: unknown): readonly Uint8Array[] {
  if (kindOf(value) !== 'array') throw new TypeError(`messages: expected an array, got ${kindOf(value)}`);
  const list = value as readonly Uint8Array[];
  return Array.from({ length: list.length }, (_, i) => bytesOf(`messages[${i}]`, list[i]));
}
