/** The table of the SHA-1 compression, for the engines that hash with it. */
import * as data from '../../../generated/index/sha1.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const sha1Compress: KernelTable = /* @__PURE__ */ kernelTable(data.sha1Compress);
