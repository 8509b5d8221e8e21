/** Choices that look random and are the same on every machine. */

/** FNV-1a of a text: where its choices begin. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Numbers below their argument (Marsaglia's xorshift, 13-17-5). */
export function choices(text: string): (below: number) => number {
  let state = seedOf(text) || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** `count` of the items, each from a part of its own, so that they come from everywhere; in order. */
export function sample<T>(items: readonly T[], count: number, text: string): T[] {
  if (items.length <= count) return [...items];
  const choose = choices(text);
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * items.length) / count);
    const to = Math.floor(((i + 1) * items.length) / count);
    return items[from + choose(to - from)] as T;
  });
}
