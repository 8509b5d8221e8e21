import { affine8 } from './capabilities/affine8.ts';
import { byteLookup16 } from './capabilities/byte-lookup16.ts';
import { byteShuffle } from './capabilities/byte-shuffle.ts';
import type { Capability, LaneCrossing, LaneLocal, WordType } from './capabilities/capability.ts';
import { carrylessMultiply } from './capabilities/carryless-multiply.ts';
import { lanePermute } from './capabilities/lane-permute.ts';
import { sha256Rounds2 } from './capabilities/sha256-rounds2.ts';

export type { Capability, LaneCrossing, LaneLocal, WordType };

export const CAPABILITIES: readonly Capability[] = [
  sha256Rounds2,
  affine8,
  carrylessMultiply,
  byteShuffle,
  lanePermute,
  byteLookup16,
];

export function capabilityOf(name: string): Capability | undefined {
  return CAPABILITIES.find((c) => c.name === name);
}
