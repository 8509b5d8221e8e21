import type { BlockHash } from './block-hash.ts';

/** What stands behind a public hash function. */
export interface Implementation {
  readonly hash: BlockHash;
  /** The last arc of its object identifier. */
  readonly arc: number;
}

/** Kept here and not on the objects, so that no other object can pretend. */
const implementations: WeakMap<object, Implementation> = /* @__PURE__ */ new WeakMap();

export function withImplementation<T extends object>(object: T, implementation: Implementation): T {
  implementations.set(object, implementation);
  return object;
}

/** The implementation that an object of this copy of the library brings along; undefined for any other thing. */
export function implementationOf(object: object): Implementation | undefined {
  return implementations.get(object);
}
