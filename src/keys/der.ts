import { keyFormat } from './fault.ts';

/** Identifier octets (X.690, 8.1.2) of what keys are made of. */
export const INTEGER = 0x02;
export const BIT_STRING = 0x03;
export const OCTET_STRING = 0x04;
export const OBJECT_IDENTIFIER = 0x06;
export const SEQUENCE = 0x30;

const names: Readonly<Record<number, string>> = {
  1: 'BOOLEAN',
  2: 'INTEGER',
  3: 'BIT STRING',
  4: 'OCTET STRING',
  5: 'NULL',
  6: 'OBJECT IDENTIFIER',
  16: 'SEQUENCE',
  17: 'SET',
};

/** A tag in words. */
export function tagName(tag: number): string {
  const number = tag & 0x1f;
  if (tag >>> 6 === 2) return `[${number}]`;
  const constructed = (tag & 0x20) !== 0;
  const name = tag >>> 6 === 0 ? names[number] : undefined;
  if (name === undefined || constructed !== number >= 16) return `tag 0x${tag.toString(16).padStart(2, '0')}`;
  return name;
}

/** One element: its tag, where it begins, and where its content lies. */
export interface Element {
  readonly tag: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The element that begins at `at`, in DER's only form of its length (X.690, 10.1), and ends at `end` or before.
 *
 * @throws PolylaneError KEY_FORMAT
 */
export function elementAt(der: Uint8Array, at: number, end: number, part: string): Element {
  const ends = (): Error => keyFormat(`derOrPem: ${part} expected at byte ${at}, found the end at ${end}`);
  if (at + 2 > end) throw ends();
  const tag = der[at] as number;
  if ((tag & 0x1f) === 0x1f)
    throw keyFormat(`derOrPem: ${part} expected at byte ${at}, found a tag of several bytes`);
  const first = der[at + 1] as number;
  let from = at + 2;
  let length = first;
  if (first >= 0x80) {
    const bytes = first & 0x7f;
    if (bytes === 0)
      throw keyFormat(`derOrPem: ${part} at byte ${at} has an indefinite length, which is not DER`);
    if (bytes > 4) throw keyFormat(`derOrPem: ${part} at byte ${at} has a length of ${bytes} bytes`);
    if (from + bytes > end) throw ends();
    length = 0;
    for (let i = 0; i < bytes; i++) length = length * 256 + (der[from++] as number);
    if (length < 0x80 || length < 256 ** (bytes - 1))
      throw keyFormat(
        `derOrPem: ${part} at byte ${at} has a length in more bytes than it needs, which is not DER`,
      );
  }
  if (length > end - from) {
    const left = `${end - from} ${end - from === 1 ? 'is' : 'are'} left`;
    throw keyFormat(`derOrPem: ${part} at byte ${at} says that it has ${length} bytes, but ${left}`);
  }
  return { tag, at, from, to: from + length };
}

/** The element of one kind that begins at `at`. */
export function expectedAt(der: Uint8Array, at: number, end: number, tag: number, part: string): Element {
  const element = elementAt(der, at, end, part);
  if (element.tag !== tag) {
    throw keyFormat(
      `derOrPem: ${part}: expected ${tagName(tag)} at byte ${at}, found ${tagName(element.tag)}`,
    );
  }
  return element;
}

/** @throws PolylaneError KEY_FORMAT where something follows that does not belong there */
export function expectEnd(at: number, end: number, part: string): void {
  if (at === end) return;
  const bytes = end - at === 1 ? '1 byte' : `${end - at} bytes`;
  throw keyFormat(`derOrPem: expected the end of ${part} at byte ${at}, found ${bytes} more`);
}

/** How deep elements may lie in each other. */
const mostDepth = 8;

/** Checks elements that are read over, one after another from `from` to `to`. `depth`: of the element around them. */
export function checkElements(der: Uint8Array, from: number, to: number, depth: number, part: string): void {
  if (depth >= mostDepth && from < to)
    throw keyFormat(`derOrPem: ${part}: elements at byte ${from} lie more than ${mostDepth} deep`);
  for (let at = from; at < to; ) {
    const element = elementAt(der, at, to, part);
    if ((element.tag & 0x20) !== 0) checkElements(der, element.from, element.to, depth + 1, part);
    at = element.to;
  }
}

/** Identifier and length octets of an element of so many bytes. */
export function header(tag: number, length: number): number[] {
  if (length < 0x80) return [tag, length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [tag, 0x80 | bytes.length, ...bytes];
}

/** The arcs of an object identifier, as people write them; undefined where they do not end well or are too many. */
export function dotted(oid: Uint8Array): string | undefined {
  const arcs: number[] = [];
  let arc = 0;
  let begun = false;
  for (const byte of oid) {
    if (!begun && byte === 0x80) return undefined;
    arc = arc * 128 + (byte & 0x7f);
    if (arc > 2 ** 40) return undefined;
    begun = byte >= 0x80;
    if (begun) continue;
    if (arcs.length === 0) {
      const top = Math.min(2, Math.floor(arc / 40));
      arcs.push(top, arc - 40 * top);
    } else arcs.push(arc);
    arc = 0;
  }
  return begun || arcs.length === 0 ? undefined : arcs.join('.');
}
