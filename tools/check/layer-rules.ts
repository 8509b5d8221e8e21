/** Who may import whom. The longest folder that holds a file is its layer; a file always may import from its own. */
export interface Layer {
  readonly folder: string;
  /** Folders it may import from; 'any' for all of them. */
  readonly may: readonly string[] | 'any';
  /** Folders from which it may import types, and nothing that runs. */
  readonly types: readonly string[];
  /**
   * Imports that are not files here. none: no package and no `node:`; deferred: `node:` inside functions only,
   * since the file must load on every host; self: this package by its published name; any: all.
   */
  readonly outside: 'none' | 'deferred' | 'self' | 'any';
  /** Whether files may import each other in a circle: never where a reader should find an order. */
  readonly acyclic: boolean;
}

const room = (
  folder: string,
  may: Layer['may'],
  outside: Layer['outside'] = 'none',
  acyclic = true,
): Layer => ({ folder, may, types: [], outside, acyclic });

export const layers: readonly Layer[] = [
  room('spec', []),
  room('language', []),
  room('kernels', ['language']),
  room('compiler', ['language']),
  // The tables are written in the runtime's words.
  { ...room('generated', []), types: ['src/runtime'] },
  room('src/runtime', ['generated'], 'deferred'),
  room('src/engines', ['src/runtime'], 'deferred'),
  room('src/schemes', ['src/engines'], 'deferred'),
  room('src', ['src/runtime', 'src/engines', 'src/schemes'], 'deferred'),
  // A package of its own: it knows the library by its published name, and may have dependencies.
  room('cli', [], 'any'),
  // It reads emitted bytes and the standards; code shared with the compiler would share its faults.
  room('proofs', ['spec'], 'any'),
  // It has kernels of its own emitted, to prove them.
  room('proofs/tutorial', ['proofs', 'spec', 'language', 'compiler'], 'any'),
  // It breaks the tutorial's kernels too. What judges may import neither of the two.
  room('proofs/mutants', ['proofs', 'proofs/tutorial', 'spec'], 'any'),
  // It writes what the runtime reads, with the runtime's own pattern for known answers.
  room('tools/generate', ['language', 'kernels', 'compiler', 'src/runtime'], 'any'),
  room('tools', 'any', 'any'),
  room('bench', 'any', 'any', false),
  room('test', 'any', 'any', false),
  room('examples', [], 'self', false),
];
