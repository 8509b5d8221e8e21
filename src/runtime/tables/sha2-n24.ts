/** The tables of the SHA-2 kernels for n = 24, for the engine that hashes with them. */
import * as data from '../../../generated/index/slh-dsa.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const sha2ChainN24: KernelTable = /* @__PURE__ */ kernelTable(data.sha2ChainN24);
export const sha2FN24: KernelTable = /* @__PURE__ */ kernelTable(data.sha2FN24);
export const sha2HN24: KernelTable = /* @__PURE__ */ kernelTable(data.sha2HN24);
export const sha2PrfN24: KernelTable = /* @__PURE__ */ kernelTable(data.sha2PrfN24);
export const sha2TlN24: KernelTable = /* @__PURE__ */ kernelTable(data.sha2TlN24);
