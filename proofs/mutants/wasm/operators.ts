/** The kinds of faults in emitted wasm. */
import type { Operator } from '../target.ts';
import { byteOrderWrong } from './byte-order.ts';
import { constantOffByABit, offsetOffByABit } from './constants.ts';
import { lanesSwapped } from './lanes.ts';
import { assignmentDropped, localsExchanged } from './locals.ts';
import { guardLost, loopLong, loopShort } from './loops.ts';
import { bitForMask, maskForBit } from './masks.ts';
import { operationSwapped } from './operations.ts';
import { overrun } from './overruns.ts';
import { secretBranch, secretIndex, secretOperand, secretSelect } from './secrets.ts';
import { signedForUnsigned } from './signs.ts';
import { inputWritten, storeDropped, wipeMissing } from './stores.ts';
import { tableBitFlipped, tableRowsSwapped } from './tables.ts';

export const WASM_OPERATORS: readonly Operator[] = [
  operationSwapped,
  constantOffByABit,
  offsetOffByABit,
  localsExchanged,
  assignmentDropped,
  storeDropped,
  wipeMissing,
  inputWritten,
  lanesSwapped,
  bitForMask,
  maskForBit,
  signedForUnsigned,
  byteOrderWrong,
  tableRowsSwapped,
  tableBitFlipped,
  loopShort,
  loopLong,
  guardLost,
  overrun,
  secretIndex,
  secretBranch,
  secretSelect,
  secretOperand,
];
