/** The tables of the Keccak kernels, for the engines that hash with them. For one message at a time, with one lane; for many, with all. */
import * as data from '../../../generated/index/keccak.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const keccakAbsorbR136: KernelTable = /* @__PURE__ */ kernelTable(data.keccakAbsorbR136OneLane);
export const keccakF1600: KernelTable = /* @__PURE__ */ kernelTable(data.keccakF1600);
export const keccakAbsorbR136Lanes: KernelTable = /* @__PURE__ */ kernelTable(data.keccakAbsorbR136);
