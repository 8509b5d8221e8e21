import type { BlockHash } from './block-hash.ts';

/** What stands behind a public hash function. */
export interface Implementation {
  readonly hash: BlockHash;
  /** The last arc of its object identifier. */
  readonly arc: number;
}

/** Known to this copy of the library only: nobody else can put an implementation there. */
const implementationKey: unique symbol = /* @__PURE__ */ Symbol('polylane.implementation');

export function withImplementation<T extends object>(object: T, implementation: Implementation): T {
  return Object.defineProperty(object, implementationKey, { value: implementation });
}

/** The implementation that an object of this library brings along; undefined for any other thing. */
export function implementationOf(object: object): Implementation | undefined {
  return (object as { readonly [implementationKey]?: Implementation })[implementationKey];
}
