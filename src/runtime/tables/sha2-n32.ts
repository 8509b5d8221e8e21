/** The tables of the SHA-2 kernels for n = 32, for the engine that hashes with them. */
import * as data from '../../../generated/index/slh-dsa.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const sha2ChainN32: KernelTable = /* @__PURE__ */ kernelTable(data.sha2ChainN32);
export const sha2FN32: KernelTable = /* @__PURE__ */ kernelTable(data.sha2FN32);
export const sha2HN32: KernelTable = /* @__PURE__ */ kernelTable(data.sha2HN32);
export const sha2PrfN32: KernelTable = /* @__PURE__ */ kernelTable(data.sha2PrfN32);
export const sha2TlN32: KernelTable = /* @__PURE__ */ kernelTable(data.sha2TlN32);
