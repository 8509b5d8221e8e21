/** The tables of the SHAKE kernels for n = 24, for the engine that hashes with them. */
import * as data from '../../../generated/index/slh-dsa.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const shakeChainN24: KernelTable = /* @__PURE__ */ kernelTable(data.shakeChainN24);
export const shakeHN24: KernelTable = /* @__PURE__ */ kernelTable(data.shakeHN24);
export const shakePrfN24: KernelTable = /* @__PURE__ */ kernelTable(data.shakePrfN24);
export const shakeTlN24: KernelTable = /* @__PURE__ */ kernelTable(data.shakeTlN24);
