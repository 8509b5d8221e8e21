import { kindOf } from '../../runtime/bytes.ts';
import { readOptions } from '../../runtime/options.ts';
import type { BlockHash } from './block-hash.ts';
import type { Blocks } from './blocks.ts';
import { positiveDkLen } from './cshake.ts';
import type { XofFunction, XofOptions } from './shapes.ts';
import { SHAKE_SUFFIX, spongeHash } from './sponge.ts';
import { variantXof } from './variants.ts';

/** Options of TurboSHAKE. */
export interface TurboshakeOptions extends XofOptions {
  /** What sets this use apart from others: 0x01 to 0x7f, 0x1f where absent. */
  D?: number | undefined;
}

function domainOf(value: unknown): number {
  if (value === undefined) return SHAKE_SUFFIX;
  if (typeof value !== 'number') throw new TypeError(`D: expected a number, got ${kindOf(value)}`);
  if (!Number.isInteger(value) || value < 1 || value > 0x7f)
    throw new RangeError(`D: expected an integer from 0x01 to 0x7f, got ${value}`);
  return value;
}

/** RFC 9861, 2: over blocks that are absorbed with twelve rounds. */
export function turboshakeFunction(
  rate: number,
  blocks: Blocks,
  outputLen: number,
  code: number,
): XofFunction<TurboshakeOptions> {
  const byDomain = (D: number): BlockHash => spongeHash(rate, D, blocks);
  return variantXof<TurboshakeOptions>({
    code,
    choose: (options) => {
      const read = readOptions('options', options, ['dkLen', 'D']);
      const D = domainOf(read.D);
      return { hash: byDomain(D), variant: D, outputLen: positiveDkLen(read.dkLen, outputLen) };
    },
    byVariant: (variant) => (variant >= 1 && variant <= 0x7f ? byDomain(variant) : undefined),
  });
}
