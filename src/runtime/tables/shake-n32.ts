/** The tables of the SHAKE kernels for n = 32, for the engine that hashes with them. */
import * as data from '../../../generated/index/slh-dsa.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const shakeChainN32: KernelTable = /* @__PURE__ */ kernelTable(data.shakeChainN32);
export const shakeHN32: KernelTable = /* @__PURE__ */ kernelTable(data.shakeHN32);
export const shakePrfN32: KernelTable = /* @__PURE__ */ kernelTable(data.shakePrfN32);
export const shakeTlN32: KernelTable = /* @__PURE__ */ kernelTable(data.shakeTlN32);
