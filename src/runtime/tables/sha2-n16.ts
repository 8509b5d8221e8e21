/** The tables of the SHA-2 kernels for n = 16, for the engine that hashes with them. */
import * as data from '../../../generated/index/slh-dsa.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const sha2ChainN16: KernelTable = /* @__PURE__ */ kernelTable(data.sha2ChainN16);
export const sha2FN16: KernelTable = /* @__PURE__ */ kernelTable(data.sha2FN16);
export const sha2HN16: KernelTable = /* @__PURE__ */ kernelTable(data.sha2HN16);
export const sha2PrfN16: KernelTable = /* @__PURE__ */ kernelTable(data.sha2PrfN16);
export const sha2TlN16: KernelTable = /* @__PURE__ */ kernelTable(data.sha2TlN16);
