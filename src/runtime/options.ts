import { kindOf } from './bytes.ts';

/**
 * Reads an options object: each known key once, in the order given here. An absent object has no options; an
 * option that is `undefined` counts as absent.
 *
 * @throws TypeError for anything but an object, and for an enumerable own key that is not known
 */
export function readOptions<K extends string>(
  name: string,
  options: unknown,
  keys: readonly K[],
): { readonly [key in K]?: unknown } {
  const read: { [key in K]?: unknown } = Object.create(null);
  if (options === undefined) return read;
  const kind = kindOf(options);
  if (kind !== 'object') throw new TypeError(`${name}: expected an object, got ${kind}`);
  for (const key of Object.keys(options as object)) {
    if (!(keys as readonly string[]).includes(key)) {
      const known = keys.length === 0 ? 'no options' : keys.join(', ');
      throw new TypeError(`${name}: unknown option ${JSON.stringify(key.slice(0, 40))}, expected ${known}`);
    }
  }
  // A class may give options; Object.prototype, which anything may pollute, gives none.
  const plain = Object.getPrototypeOf(options) === Object.prototype;
  for (const key of keys) {
    if (plain && !Object.hasOwn(options as object, key)) continue;
    const value = (options as Record<K, unknown>)[key];
    if (value !== undefined) read[key] = value;
  }
  return read;
}
