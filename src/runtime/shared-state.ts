import { environmentVariable } from './environment.ts';
import { isStackOverflow } from './errors.ts';
import { featureNames } from './levels.ts';
import type { Feature, KernelTable } from './table.ts';

/** What the ESM and the CommonJS build, and two copies of the package, know together. Never memory or instances. */
export interface SharedState {
  /** The removed features, and what removed them. */
  readonly disabled: Map<Feature, string>;
  /** Words in POLYLANE_DISABLE that name no feature. */
  readonly unknownNames: readonly string[];
  /** Stems that were tried and failed, with the reason. */
  readonly failed: Map<string, string>;
  /** The tables that were chosen from, by kernel. */
  readonly used: Map<string, KernelTable>;
  /** Grows with every change that can alter a choice. */
  epoch: number;
}

/** The number is that of the shape above: a copy of the package with another shape keeps its own state. */
const key: unique symbol = Symbol.for('polylane.state.v1');

let known: SharedState | undefined;

function create(): SharedState {
  const disabled = new Map<Feature, string>();
  const unknownNames: string[] = [];
  for (const word of (environmentVariable('POLYLANE_DISABLE') ?? '').split(/[\s,]+/)) {
    const name = word.toLowerCase() as Feature;
    if (featureNames.includes(name)) disabled.set(name, 'POLYLANE_DISABLE');
    else if (word !== '') unknownNames.push(word);
  }
  return { disabled, unknownNames, failed: new Map(), used: new Map(), epoch: 0 };
}

/** Made by whoever asks first. */
export function sharedState(): SharedState {
  if (known !== undefined) return known;
  const holder = globalThis as { [key]?: SharedState };
  let state = holder[key];
  if (state === undefined) {
    state = create();
    try {
      Object.defineProperty(holder, key, { value: state, configurable: true });
    } catch (thrown) {
      if (isStackOverflow(thrown)) throw thrown;
      // A frozen global object: this copy keeps its state to itself.
    }
  }
  known = state;
  return state;
}
