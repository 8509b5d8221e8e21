import type { LongWork } from '../../runtime/abort.ts';
import { bytesOf, lengthIfBytes, outputOf, wipeIfCopied } from '../../runtime/bytes.ts';
import type { Chunks } from '../../runtime/chunks.ts';
import { readOptions } from '../../runtime/options.ts';
import { asSubject } from '../../runtime/report.ts';
import type { BlockHash } from './block-hash.ts';
import { hasherOf, lengthOf, xofHasherOf } from './hashers.ts';
import { withImplementation } from './implementation.ts';
import { hashMany } from './many.ts';
import { isApart, type Messages, messagesOf } from './messages.ts';
import { loadStanding, type SavedOf, saveStanding } from './saved.ts';
import { type HashSession, hashSession, type Standing } from './session.ts';
import type { Bytes, HashFunction, PackedMessages, XofFunction, XofOptions } from './shapes.ts';
import { digestStream } from './stream.ts';
import { hashWhole, oncePieceBytes } from './whole.ts';

/** The digest of a whole message. */
export function digestOf(hash: BlockHash, msg: Uint8Array, outputLen: number): Bytes {
  const output = new Uint8Array(outputLen);
  const length = lengthIfBytes(msg);
  if (length > 0 && length <= oncePieceBytes) hashWhole(hash, msg, length, output);
  else {
    const message = bytesOf('msg', msg);
    hashWhole(hash, message, message.length, output);
    wipeIfCopied(message, msg);
  }
  return output;
}

/** The digests of many messages, an array each. */
export function digestsOf(hash: BlockHash, messages: Messages, outputLen: number): Bytes[] {
  const digests: Bytes[] = [];
  for (let i = 0; i < messages.count; i++) digests.push(new Uint8Array(outputLen));
  hashMany(hash, messages, outputLen, { target: (index) => digests[index] as Bytes, to: () => 0 });
  return digests;
}

/** The same, one after another into `out`. */
export function digestsInto(hash: BlockHash, messages: Messages, outputLen: number, out: Uint8Array): void {
  const target = outputOf('out', out, messages.count * outputLen);
  const apart = isApart(messages, target);
  const written = apart ? target : new Uint8Array(target.length);
  hashMany(hash, messages, outputLen, { target: () => written, to: (index) => index * outputLen });
  if (!apart) target.set(written);
}

/** Under NIST's hashAlgs, 2.16.840.1.101.3.4.2, the functions have arcs from 1 on; others have none. */
export function hashOid(arc: number): Bytes {
  return Uint8Array.of(0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, arc);
}

/** Codes from here on are of functions without an arc. */
const FIRST_OTHER = 128;

function finished<F extends object>(call: F, hash: BlockHash, code: number, properties: object): F {
  const { blockBytes: blockLen, blocks } = hash;
  const oid = code < FIRST_OTHER ? { oid: hashOid(code) } : {};
  const whole = Object.assign(call, { blockLen, ...oid, ...properties });
  return Object.freeze(
    withImplementation(
      asSubject(whole, () => blocks.tables),
      { hash, arc: code },
    ),
  );
}

/** What fixed and extendable functions have alike. */
function manyAndStream(hash: BlockHash, outputLen: number, session: () => HashSession): object {
  type Given = readonly Uint8Array[] | PackedMessages;
  return {
    many: (messages: Given) => digestsOf(hash, messagesOf(messages), outputLen),
    manyInto: (messages: Given, out: Uint8Array) => digestsInto(hash, messagesOf(messages), outputLen, out),
    stream: (source: Chunks, options?: LongWork) => digestStream(session(), outputLen, source, options),
  };
}

/** The public object of a hash function; `code` is its arc under NIST's hashAlgs, or a number from 128 on. */
export function hashFunction(hash: BlockHash, outputLen: number, code: number): HashFunction {
  const of: SavedOf = { hash, code, variant: 0, outputLen, canXOF: false };
  const save = (standing: Standing): Bytes => saveStanding(of, outputLen, standing);
  const shape = { blockLen: hash.blockBytes, outputLen, save };
  const call = (msg: Uint8Array): Bytes => digestOf(hash, msg, outputLen);
  return finished(call, hash, code, {
    outputLen,
    canXOF: false,
    create: () => hasherOf(shape, hashSession(hash)),
    load: (state: Uint8Array) => hasherOf(shape, hashSession(hash, loadStanding(of, state))),
    ...manyAndStream(hash, outputLen, () => hashSession(hash)),
  }) as HashFunction & typeof call;
}

/** The public object of an extendable-output function. */
export function xofFunction(hash: BlockHash, outputLen: number, code: number): XofFunction {
  const of: SavedOf = { hash, code, variant: 0, outputLen, canXOF: true };
  const shape = (length: number) => ({
    blockLen: hash.blockBytes,
    outputLen: length,
    save: (standing: Standing) => saveStanding(of, length, standing),
  });
  const lengthFrom = (options: unknown): number => {
    if (options === undefined) return outputLen;
    const { dkLen } = readOptions('options', options, ['dkLen']);
    return dkLen === undefined ? outputLen : lengthOf('dkLen', dkLen);
  };
  const call = (msg: Uint8Array, options?: XofOptions): Bytes => digestOf(hash, msg, lengthFrom(options));
  return finished(call, hash, code, {
    outputLen,
    canXOF: true,
    create: (options?: XofOptions) => xofHasherOf(shape(lengthFrom(options)), hashSession(hash)),
    load: (state: Uint8Array) => {
      const standing = loadStanding(of, state);
      return xofHasherOf(shape(standing.outputLen), hashSession(hash, standing));
    },
    ...manyAndStream(hash, outputLen, () => hashSession(hash)),
  }) as XofFunction & typeof call;
}
