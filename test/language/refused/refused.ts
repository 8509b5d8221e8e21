import type { Builder } from '../../../language/builder.ts';
import type { Contract } from '../../../language/contract.ts';
import type { RefusalCode } from '../../../language/errors.ts';
import { checked } from '../contracts.ts';

/** A program that has no meaning, and what it must be refused as. */
export interface Refused {
  readonly name: string;
  readonly code: RefusalCode;
  readonly make: () => void;
}

export function refused(
  code: RefusalCode,
  name: string,
  contract: Contract,
  text: (k: Builder) => void,
): Refused {
  return { name, code, make: () => void checked(contract, text) };
}
