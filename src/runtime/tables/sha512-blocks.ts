/** The table of the SHA-512 compression for messages, one or many. */
import * as data from '../../../generated/index/sha512-blocks.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const sha512Blocks: KernelTable = /* @__PURE__ */ kernelTable(data.sha512Blocks);
