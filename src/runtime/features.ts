import { describeFailure, isStackOverflow } from './errors.ts';
import { requirementsOf } from './levels.ts';
import type { Feature, Level } from './table.ts';
import { webAssembly } from './webassembly.ts';

const header: readonly number[] = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** A module with one function of no parameter that returns a v128. */
const vectorModule = (...code: number[]): readonly number[] => [
  ...[...header, 1, 5, 1, 0x60, 0, 1, 0x7b, 3, 2, 1, 0],
  ...[10, code.length + 4, 1, code.length + 2, 0, ...code, 0x0b],
];

/** The smallest modules that use each feature. */
const probes: Readonly<Partial<Record<Feature, () => readonly number[]>>> = {
  wasm: () => header,
  // i32.const 0, i8x16.splat, i8x16.popcnt: popcnt came last into the standard.
  simd128: () => vectorModule(0x41, 0, 0xfd, 15, 0xfd, 98),
  // i32.const 0, i8x16.splat, twice, i8x16.relaxed_swizzle
  relaxed: () => vectorModule(0x41, 0, 0xfd, 15, 0x41, 0, 0xfd, 15, 0xfd, 0x80, 2),
};

const absences = new Map<Feature, string | undefined>();

function probe(feature: Feature): string | undefined {
  const module = probes[feature];
  if (module === undefined) return `no ${feature}: this version loads no assembled code`;
  const host = webAssembly();
  if (host === undefined) return 'this host has no WebAssembly';
  try {
    new host.Instance(new host.Module(Uint8Array.from(module())), {});
    return undefined;
  } catch (thrown) {
    if (isStackOverflow(thrown)) throw thrown;
    const lack =
      feature === 'wasm' ? 'this host refuses WebAssembly' : `this host's WebAssembly lacks ${feature}`;
    return `${lack} (${describeFailure(thrown)})`;
  }
}

function absenceOfFeature(feature: Feature): string | undefined {
  if (!absences.has(feature)) absences.set(feature, probe(feature));
  return absences.get(feature);
}

/** Why this host cannot run a level, in words; undefined when it can. Found once, by trying, when first asked. */
export function absenceOf(level: Level | Feature): string | undefined {
  for (const feature of requirementsOf(level)) {
    const absence = absenceOfFeature(feature);
    if (absence !== undefined) return absence;
  }
  return undefined;
}
