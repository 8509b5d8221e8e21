import { type LaneCrossing, outOfRange, unlike } from './capability.ts';

/**
 * Lanes exchanged within groups of `literals.length` (2, 4, 8 or 16) lanes: lane j of a group gets the word
 * of lane `literals[j]` of the same group. The literals are a permutation.
 */
export const lanePermute: LaneCrossing = {
  name: 'lanePermute',
  reach: 'lanes',
  results: () => 1,
  refuses: (operands, literals) => {
    const lanes = literals.length;
    if (![2, 4, 8, 16].includes(lanes)) return `${lanes} literals, 2, 4, 8 or 16 are wanted`;
    const [type] = operands;
    if (type?.kind === 'word' && type.uniform) return 'a uniform word has no lanes';
    const problem = unlike(operands, 1) ?? outOfRange(literals, lanes, lanes - 1);
    if (problem !== undefined) return problem;
    return new Set(literals).size === lanes ? undefined : 'a lane is named twice';
  },
  group: (literals) => literals.length,
  source: (lane, literals) => {
    const within = lane % literals.length;
    return lane - within + (literals[within] as number);
  },
};
