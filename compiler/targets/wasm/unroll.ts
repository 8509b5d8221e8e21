import type { Unrolling } from '../../../language/program.ts';
import type { Emitted } from './emitted.ts';
import { countConstant } from './operations.ts';

/** Where a loop of a literal bound stands in the code: from its `block` to behind that one's `end`. */
export interface UnrolledLoop extends Unrolling {
  readonly from: number;
  readonly to: number;
  readonly bound: number;
}

/** `block loop index bound i32.lt_u i32.eqz br_if`, and `br end end`. */
const HEAD = 7;
const TAIL = 3;

/**
 * Writes turns one after the other. Each is the same bytes in the same locals, as the loop's body was: compressed, all
 * are little more than one.
 */
export function unrolled(code: readonly Emitted[], loops: readonly UnrolledLoop[]): Emitted[] {
  const out = [...code];
  // From the last on, so that those before it stay where they are.
  for (const { from, to, bound, first, together, last } of [...loops].reverse()) {
    const turn = code.slice(from + HEAD, to - TAIL);
    if (turn.some(([name]) => name === 'loop')) throw new RangeError('a loop in a loop that is unrolled');
    const turns = (count: number): Emitted[] => new Array<readonly Emitted[]>(count).fill(turn).flat();
    const head = code.slice(from, from + HEAD);
    head[3] = countConstant(bound - last);
    const tail = code.slice(to - TAIL, to);
    out.splice(from, to - from, ...turns(first), ...head, ...turns(together), ...tail, ...turns(last));
  }
  return out;
}
