/** The kinds of faults in emitted js; what is also done to wasm has the name that it has there. */
import type { Operator } from '../target.ts';
import { bitForMask, byteOrderWrong, maskForBit } from './bytes.ts';
import { indexOffByOne, literalOffByABit, tableWordFlipped, tableWordsSwapped } from './constants.ts';
import { loopAstray, loopLong, loopShort } from './loops.ts';
import { carryDropped, countsExchanged, namesExchanged } from './names.ts';
import { operatorSwapped, signedShift } from './operations.ts';
import { secretBranch, secretIndex, secretOperand } from './secrets.ts';
import {
  assignmentDropped,
  callDropped,
  inputWritten,
  overrun,
  storeDropped,
  wipeMissing,
} from './statements.ts';

export const JS_OPERATORS: readonly Operator[] = [
  operatorSwapped,
  literalOffByABit,
  indexOffByOne,
  namesExchanged,
  countsExchanged,
  carryDropped,
  assignmentDropped,
  storeDropped,
  callDropped,
  wipeMissing,
  inputWritten,
  bitForMask,
  maskForBit,
  signedShift,
  byteOrderWrong,
  tableWordsSwapped,
  tableWordFlipped,
  loopShort,
  loopLong,
  loopAstray,
  overrun,
  secretIndex,
  secretBranch,
  secretOperand,
];
