import { type Program, stemOf } from '../../../language/program.ts';

const RESERVED: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export ' +
    'extends false finally for function if implements import in instanceof interface let new null package ' +
    'private protected public return static super switch this throw true try typeof undefined var void ' +
    'while with yield i32 u8 Math Int32Array'
  ).split(' '),
);

/** Hands out names that are no one else's: `wanted`, else `wanted` with underscores behind it. */
export interface Namer {
  readonly take: (wanted: string) => string;
  /** The next of `prefix0`, `prefix1`, ... */
  readonly next: (prefix: string) => string;
}

export function namer(): Namer {
  const taken = new Set(RESERVED);
  const counters = new Map<string, number>();
  const take = (wanted: string): string => {
    let free = wanted.replace(/[^A-Za-z0-9_]/g, '_').replace(/^(?=\d)/, '_');
    while (taken.has(free)) free += '_';
    taken.add(free);
    return free;
  };
  const next = (prefix: string): string => {
    const number = counters.get(prefix) ?? 0;
    counters.set(prefix, number + 1);
    return take(`${prefix}${number}`);
  };
  return { take, next };
}

/** The stem without lanes and level, in camel case: `shake-chain-n16.x1.js` is `shakeChainN16`. */
export function functionName(program: Program): string {
  const stem = stemOf(program, 1, 'js').replace(/\.x1\.js$/, '');
  return camelCase(stem);
}

export function camelCase(name: string): string {
  return name.replace(/[-.]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export interface ParameterNames {
  /** By region name. */
  readonly offsets: ReadonlyMap<string, string>;
  /** By count name. */
  readonly counts: ReadonlyMap<string, string>;
}

/** The parameters behind `i32` and `u8`: region offsets, then counts, in the contract's order. */
export function parameterNames(program: Program, names: Namer): ParameterNames {
  const { regions, counts } = program.contract;
  return {
    offsets: new Map(regions.map(({ name }) => [name, names.take(name)])),
    counts: new Map(counts.map(({ name }) => [name, names.take(name)])),
  };
}
