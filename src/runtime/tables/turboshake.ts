/** The tables that absorb with twelve rounds, for the engines that hash with them. */
import * as data from '../../../generated/index/turboshake.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const turboshakeAbsorbR136: KernelTable = /* @__PURE__ */ kernelTable(data.turboshakeAbsorbR136);
export const turboshakeAbsorbR168: KernelTable = /* @__PURE__ */ kernelTable(data.turboshakeAbsorbR168);
