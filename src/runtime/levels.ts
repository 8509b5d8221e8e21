import type { Feature, Level } from './table.ts';

/** Every name that `disable` and POLYLANE_DISABLE take, in the order of reports. */
export const featureNames: readonly Feature[] = [
  'wasm',
  'simd128',
  'relaxed',
  'native',
  'bmi2',
  'avx2',
  'avx512vl',
  'avx512',
  'shani',
  'gfni',
  'pclmul',
  'neon',
  'msa',
];

/** What a level cannot do without, itself included: removing one of these removes the level. */
export function requirementsOf(level: Level | Feature): readonly Feature[] {
  switch (level) {
    case 'js':
      return [];
    case 'wasm':
    case 'native':
      return [level];
    case 'simd128':
      return ['wasm', 'simd128'];
    case 'relaxed':
      return ['wasm', 'simd128', 'relaxed'];
    default:
      return ['native', level];
  }
}
