/** The table of the SHA-512 compression, for the engines that hash with it. One message at a time: with one lane. */
import * as data from '../../../generated/index/sha512.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const sha512Compress: KernelTable = /* @__PURE__ */ kernelTable(data.sha512CompressOneLane);
