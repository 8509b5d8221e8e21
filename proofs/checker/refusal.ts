/** The four properties of an implementation. */
export type Property = 'equal' | 'constant-time' | 'framed' | 'wiped';

export const PROPERTIES: readonly Property[] = ['equal', 'constant-time', 'framed', 'wiped'];

/** Why an implementation is not proved. */
export interface Refusal extends Error {
  readonly refused: Property;
}

export function refuse(refused: Property, reason: string): never {
  throw Object.assign(new Error(reason), { refused });
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'refused' in error;
}
