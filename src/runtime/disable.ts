import { kindOf } from './bytes.ts';
import { featureNames, requirementsOf } from './levels.ts';
import { sharedState } from './shared-state.ts';
import type { Feature, Level } from './table.ts';

/**
 * Removes features for the rest of this process: implementations that need one are no longer chosen, from the
 * next operation on. There is no way back. Where there is an environment, the variable POLYLANE_DISABLE does
 * the same from the start (`POLYLANE_DISABLE=simd128,native`).
 *
 * Without `wasm` there is no `simd128` or `relaxed` either, and without `native` none of the processor's own.
 *
 * @throws TypeError for a name that is no feature; nothing is removed then.
 *
 * @example
 * ```ts
 * import { disable, features } from 'polylane/runtime.js';
 *
 * disable('simd128');
 * console.log(features().disabled); // [ 'simd128' ]
 * ```
 */
export function disable(...features: Feature[]): void {
  for (const name of features as unknown[]) {
    if (typeof name === 'string' && (featureNames as readonly string[]).includes(name)) continue;
    const got = typeof name === 'string' ? JSON.stringify(name.slice(0, 40)) : kindOf(name);
    throw new TypeError(`disable: expected any of ${featureNames.join(', ')}, got ${got}`);
  }
  const state = sharedState();
  for (const name of features) if (!state.disabled.has(name)) state.disabled.set(name, 'disable()');
  state.epoch++;
}

/** What removed a level, in words; undefined when nothing did. */
export function removalOf(level: Level | Feature): string | undefined {
  const { disabled } = sharedState();
  const feature = requirementsOf(level).find((name) => disabled.has(name));
  return feature === undefined ? undefined : `${disabled.get(feature)} removed ${feature}`;
}
