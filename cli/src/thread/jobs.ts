import type { SlhDsaName } from 'polylane/slh-dsa.js';
import type { Step } from '../progress.ts';
import type { HashName } from '../sets.ts';

/** What the thread that computes is asked for, and what it answers. Keys come and go as transferred memory. */
export interface Jobs {
  readonly keygen: {
    readonly asked: { readonly set: SlhDsaName };
    readonly answer: { readonly pkcs8: Uint8Array; readonly spki: Uint8Array };
  };
  /** Holds a private key for the jobs that follow. */
  readonly signer: {
    readonly asked: {
      readonly key: Uint8Array;
      readonly prehash: HashName | undefined;
      readonly redundant: boolean;
      readonly cacheBytes: number;
    };
    readonly answer: { readonly algorithm: SlhDsaName };
  };
  readonly sign: {
    readonly asked: {
      readonly path: string;
      readonly context: Uint8Array;
      readonly deterministic: boolean;
    };
    readonly answer: { readonly signature: Uint8Array };
  };
  /** Holds a public key for the jobs that follow. */
  readonly verifier: {
    readonly asked: { readonly key: Uint8Array; readonly prehash: HashName | undefined };
    readonly answer: { readonly algorithm: SlhDsaName; readonly signatureLength: number };
  };
  readonly verify: {
    readonly asked: { readonly path: string; readonly signature: Uint8Array; readonly context: Uint8Array };
    readonly answer: { readonly valid: boolean };
  };
}

export type JobName = keyof Jobs;

export interface Request {
  readonly name: JobName;
  readonly asked: Jobs[JobName]['asked'];
}

export type Reply =
  | { readonly step: Step }
  | { readonly answer: unknown }
  | { readonly error: { readonly code: string; readonly message: string } };
