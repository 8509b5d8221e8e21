/** The table of the SHA-256 compression for messages, one or many. */
import * as data from '../../../generated/index/sha256-blocks.ts';
import { kernelTable } from '../kernel-table.ts';
import type { KernelTable } from '../table.ts';

export const sha256Blocks: KernelTable = /* @__PURE__ */ kernelTable(data.sha256Blocks);
