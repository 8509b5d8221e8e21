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
  | 'outlined-loop'
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

/** What knows the author's line: a value or a statement. */
export interface Placed {
  readonly at: string;
}

export function languageError(code: RefusalCode, message: string, where: Placed = { at: '' }): LanguageError {
  const error = new Error(`${code}: ${message}`);
  error.name = 'LanguageError';
  return Object.assign(error, { code, at: where.at });
}

const OWN_FRAME = /(?<![\\/]test)[\\/]language[\\/](?:(?:capabilities|check)[\\/])?[a-z0-9-]+\.ts/;
const FILE_FRAME = /[\\/][^\\/]+:\d+:\d+\)?$/;

/**
 * Tells the first caller outside the language folder, as `file:line:column`. Engines write a stack out when it
 * is first read, which costs more than all else the builder does, so it is read only when asked.
 */
export function authorPlace(): Placed {
  const here = new Error();
  let place: string | undefined;
  return {
    get at() {
      if (place === undefined) {
        const frames = (here.stack ?? '').split('\n').slice(1);
        const frame = frames.find((line) => FILE_FRAME.test(line) && !OWN_FRAME.test(line));
        place = frame?.match(/([^\\/\s(]+:\d+:\d+)\)?$/)?.[1] ?? '';
      }
      return place;
    },
  };
}
