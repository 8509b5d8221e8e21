/** The tables of the SHAKE kernels for n = 16, for the engine that hashes with them. */
import * as data from '../../../generated/index/slh-dsa.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const shakeChainN16: KernelTable = /* @__PURE__ */ kernelTable(data.shakeChainN16);
export const shakeHN16: KernelTable = /* @__PURE__ */ kernelTable(data.shakeHN16);
export const shakePrfN16: KernelTable = /* @__PURE__ */ kernelTable(data.shakePrfN16);
export const shakeTlN16: KernelTable = /* @__PURE__ */ kernelTable(data.shakeTlN16);
