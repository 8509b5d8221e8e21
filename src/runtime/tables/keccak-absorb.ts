/** The tables that absorb at the rates of SHA-3 and SHAKE128, for the engines that hash with them. */
import * as data from '../../../generated/index/keccak-absorb.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const keccakAbsorbR72: KernelTable = /* @__PURE__ */ kernelTable(data.keccakAbsorbR72);
export const keccakAbsorbR104: KernelTable = /* @__PURE__ */ kernelTable(data.keccakAbsorbR104);
export const keccakAbsorbR144: KernelTable = /* @__PURE__ */ kernelTable(data.keccakAbsorbR144);
export const keccakAbsorbR168: KernelTable = /* @__PURE__ */ kernelTable(data.keccakAbsorbR168);
