import type { Program, Type, Value, WordBits } from '../../language/program.ts';
import { type Replacement, rewrite } from './rewrite.ts';

/**
 * For instruction sets without a byte reversal: swaps neighbouring bytes, then neighbouring pairs, then halves.
 * With `vectors`, lane-wise words are left alone: there a byte shuffle does it.
 */
export function lowerByteSwap(program: Program, vectors: boolean): Program {
  return rewrite(program, ({ operation, operands, result }, { emit }) => {
    const { type } = result;
    if (operation.op !== 'byte-swap' || type.kind === 'count' || (vectors && !type.uniform)) return undefined;
    const word = operands[0] as Value;
    return swapBytes(word, type, emit);
  });
}

export function swapBytes(
  word: Value,
  type: Extract<Type, { bits: WordBits }>,
  emit: Replacement['emit'],
): Value {
  const exchange = (value: Value, mask: bigint, amount: number): Value => {
    const kept = emit({ op: 'constant', literal: mask }, [], type);
    const up = emit({ op: 'shift-left', amount }, [emit({ op: 'and' }, [value, kept], type)], type);
    const down = emit({ op: 'and' }, [emit({ op: 'shift-right', amount }, [value], type), kept], type);
    return emit({ op: 'or' }, [up, down], type);
  };
  const bytes = type.bits === 32 ? 0x00ff00ffn : 0x00ff00ff00ff00ffn;
  const pairs = exchange(word, bytes, 8);
  if (type.bits === 32) return emit({ op: 'rotate-left', amount: 16 }, [pairs], type);
  const halves = exchange(pairs, 0x0000ffff0000ffffn, 16);
  return emit({ op: 'rotate-left', amount: 32 }, [halves], type);
}
