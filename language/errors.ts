/** Why a kernel text is refused. The corpus in test/language/refused holds one program for each. */
export type RefusalCode =
  | 'wrong-kind'
  | 'implicit-splat'
  | 'mask-for-word'
  | 'mixed-widths'
  | 'literal-range'
  | 'rotation-range'
  | 'secret-address'
  | 'secret-branch'
  | 'secret-count'
  | 'secret-marked-public'
  | 'undeclared-region'
  | 'undeclared-count'
  | 'undeclared-table'
  | 'undeclared-write'
  | 'region-overrun'
  | 'table-overrun'
  | 'element-overrun'
  | 'public-region-secret-word'
  | 'loop-shape'
  | 'out-of-scope'
  | 'contract'
  | 'scratch-not-wiped'
  | 'declassify-reason'
  | 'capability';

/** A kernel text that has no meaning. `at` is the author's line where the engine tells it, else ''. */
export interface LanguageError extends Error {
  readonly code: RefusalCode;
  readonly at: string;
}

export function languageError(code: RefusalCode, message: string, at = ''): LanguageError {
  const error = new Error(`${code}: ${message}`);
  error.name = 'LanguageError';
  return Object.assign(error, { code, at });
}

/** The first caller outside the language folder, as `file:line:column`. */
export function authorLine(): string {
  const lines = (new Error().stack ?? '').split('\n').slice(1);
  const outside = lines.find(
    (line) => !/(?<![\\/]test)[\\/]language[\\/](?:(?:capabilities|check)[\\/])?[a-z0-9-]+\.ts/.test(line),
  );
  return outside?.match(/([^\\/\s(]+:\d+:\d+)\)?$/)?.[1] ?? '';
}
