/** The tables that absorb at the rates of SHA-3 and SHAKE128, for the engines that hash with them. One message at a time: with one lane. */
import * as data from '../../../generated/index/keccak-absorb.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const keccakAbsorbR72: KernelTable = /* @__PURE__ */ kernelTable(data.keccakAbsorbR72OneLane);
export const keccakAbsorbR104: KernelTable = /* @__PURE__ */ kernelTable(data.keccakAbsorbR104OneLane);
export const keccakAbsorbR144: KernelTable = /* @__PURE__ */ kernelTable(data.keccakAbsorbR144OneLane);
export const keccakAbsorbR168: KernelTable = /* @__PURE__ */ kernelTable(data.keccakAbsorbR168OneLane);
