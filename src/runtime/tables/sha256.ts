/** The table of the SHA-256 compression, for the engines that hash with it. One message at a time: with one lane. */
import * as data from '../../../generated/index/sha256.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const sha256Compress: KernelTable = /* @__PURE__ */ kernelTable(data.sha256CompressOneLane);
