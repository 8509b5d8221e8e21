import { vi } from 'vitest';

/** Another copy of the runtime over the same shared state, as when ESM and CommonJS builds meet. */
export async function anotherCopy(): Promise<Runtime> {
  vi.resetModules();
  return {
    ...(await import('../../src/runtime/arena.ts')),
    ...(await import('../../src/runtime/choice.ts')),
    ...(await import('../../src/runtime/disable.ts')),
    ...(await import('../../src/runtime/report.ts')),
    ...(await import('../../src/runtime/shared-state.ts')),
  };
}

type Arena = typeof import('../../src/runtime/arena.ts');
type Choice = typeof import('../../src/runtime/choice.ts');
type Disable = typeof import('../../src/runtime/disable.ts');
type ReportModule = typeof import('../../src/runtime/report.ts');
type SharedState = typeof import('../../src/runtime/shared-state.ts');
export type Runtime = Arena & Choice & Disable & ReportModule & SharedState;

/** A copy with a state of its own, as in a new process. */
export async function freshRuntime(): Promise<Runtime> {
  Reflect.deleteProperty(globalThis, Symbol.for('polylane.state.v1'));
  return anotherCopy();
}
