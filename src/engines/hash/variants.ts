import type { LongWork } from '../../runtime/abort.ts';
import { bytesOf, wipeIfCopied } from '../../runtime/bytes.ts';
import type { Chunks } from '../../runtime/chunks.ts';
import { polylaneError } from '../../runtime/errors.ts';
import { asSubject } from '../../runtime/report.ts';
import type { BlockHash } from './block-hash.ts';
import { digestOf, digestsInto, digestsOf } from './functions.ts';
import { xofHasherOf } from './hashers.ts';
import { messagesOf } from './messages.ts';
import { loadStanding, type SavedOf, saveStanding, variantOf } from './saved.ts';
import { type HashSession, hashSession } from './session.ts';
import type { Bytes, PackedMessages, XofFunction, XofHasher, XofOptions } from './shapes.ts';
import { digestStream } from './stream.ts';

/** One of the functions that options choose from. */
export interface Variant {
  readonly hash: BlockHash;
  /** One byte that tells it from the others. */
  readonly variant: number;
  readonly outputLen: number;
  /** Whole blocks before the message. */
  readonly prefix?: Uint8Array;
}

/** Extendable-output functions that options choose from. */
export interface Variants<Options extends XofOptions> {
  /** Of 128 and more. */
  readonly code: number;
  choose(options: Options | undefined): Variant;
  /** By its byte; undefined where there is none. */
  byVariant(variant: number): BlockHash | undefined;
}

export function variantXof<Options extends XofOptions>({
  code,
  choose,
  byVariant,
}: Variants<Options>): XofFunction<Options> {
  const standard = choose(undefined);
  const { outputLen, hash } = standard;
  const begun = ({ hash: chosen, prefix }: Variant): HashSession => {
    const session = hashSession(chosen);
    if (prefix !== undefined) session.update(prefix);
    return session;
  };
  const hasher = (of: SavedOf, length: number, session: HashSession): XofHasher =>
    xofHasherOf(
      {
        blockLen: of.hash.blockBytes,
        outputLen: length,
        save: (standing) => saveStanding(of, length, standing),
      },
      session,
    );
  const savedOf = (chosen: BlockHash, variant: number): SavedOf => ({
    hash: chosen,
    code,
    variant,
    outputLen,
    canXOF: true,
  });
  const call = (msg: Uint8Array, options?: Options): Bytes => {
    const chosen = choose(options);
    if (chosen.prefix === undefined) return digestOf(chosen.hash, msg, chosen.outputLen);
    const message = bytesOf('msg', msg);
    const output = new Uint8Array(chosen.outputLen);
    begun(chosen).digest(message, output);
    wipeIfCopied(message, msg);
    return output;
  };
  type Given = readonly Uint8Array[] | PackedMessages;
  const whole = Object.assign(call, {
    blockLen: hash.blockBytes,
    outputLen,
    canXOF: true,
    create: (options?: Options) => {
      const chosen = choose(options);
      return hasher(savedOf(chosen.hash, chosen.variant), chosen.outputLen, begun(chosen));
    },
    load: (state: Uint8Array) => {
      const variant = variantOf(state);
      const known = byVariant(variant);
      if (known === undefined)
        throw polylaneError('STATE_FORMAT', `state: its variant ${variant} is none of this function's`);
      const of = savedOf(known, variant);
      const standing = loadStanding(of, state);
      return hasher(of, standing.outputLen, hashSession(known, standing));
    },
    many: (messages: Given) => digestsOf(hash, messagesOf(messages), outputLen),
    manyInto: (messages: Given, out: Uint8Array) => digestsInto(hash, messagesOf(messages), outputLen, out),
    stream: (source: Chunks, options?: LongWork) => digestStream(begun(standard), outputLen, source, options),
  });
  return Object.freeze(asSubject(whole, () => hash.blocks.tables)) as XofFunction<Options> & typeof whole;
}
