/** The closed grammar of js rows as trees: `parse.ts` makes nothing else, `execute.ts` runs nothing else. */
interface Place {
  /** Line and column. */
  readonly at: string;
}

export type Expression = Place &
  (
    | { readonly kind: 'integer'; readonly value: number }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'not'; readonly of: Expression }
    | {
        readonly kind: 'logic';
        readonly op: '^' | '&' | '|';
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly kind: 'shift';
        readonly op: '<<' | '>>' | '>>>';
        readonly of: Expression;
        /** 1 to 31. */
        readonly amount: number;
      }
    /** (a + b + ...) | 0 */
    | { readonly kind: 'sum'; readonly terms: readonly Expression[] }
    /** (((a >>> 0) + (b >>> 0) + ...) / 4294967296) | 0; an integer is one from 0 to 2^32 - 1. */
    | { readonly kind: 'carry'; readonly terms: readonly Expression[] }
    /** Math.imul(a, b) */
    | { readonly kind: 'product'; readonly left: Expression; readonly right: Expression }
    | ({ readonly kind: 'load' } & Access)
    | { readonly kind: 'table'; readonly words: readonly number[]; readonly index: Expression }
    | ({ readonly kind: 'exchanged' } & Exchanged)
  );

/** An Int32Array of a module, which nothing but a kernel and the procedure that it calls sees. */
export interface Exchange {
  readonly name: string;
  readonly words: number;
}

/** x[a], by the name that a function has for an exchange array. */
export interface Exchanged {
  readonly exchange: Exchange;
  readonly index: Expression;
}

/** i32[(a + b + ...) >>> 2] or u8[(a + b + ...) >>> 0]. */
export interface Access {
  readonly view: 'i32' | 'u8';
  readonly address: readonly Expression[];
}

export type Statement = Place &
  (
    | { readonly kind: 'set'; readonly name: string; readonly value: Expression }
    | ({ readonly kind: 'store'; readonly value: Expression } & Access)
    /** const x = words; */
    | { readonly kind: 'open'; readonly name: string; readonly exchange: Exchange }
    | ({ readonly kind: 'exchange'; readonly value: Expression } & Exchanged)
    | { readonly kind: 'call'; readonly procedure: Procedure }
    | {
        readonly kind: 'loop';
        readonly index: string;
        readonly bound: number | string;
        readonly body: readonly Statement[];
      }
  );

export interface ParsedFunction {
  /** Behind i32 and u8. */
  readonly parameters: readonly string[];
  readonly body: readonly Statement[];
}

/** A function without parameters: all that it sees is exchange arrays and tables. */
export interface Procedure {
  readonly body: readonly Statement[];
}

export interface ParsedModule {
  readonly functions: ReadonlyMap<string, ParsedFunction>;
  readonly procedures: ReadonlyMap<string, Procedure>;
  readonly exchanges: ReadonlyMap<string, Exchange>;
}

export type Operation = Expression['kind'] | Statement['kind'];

/**
 * What may not be secret:
 * - constant: nothing, as text;
 * - address: the index, which caches and pages make visible;
 * - branch: the bound, which decides what runs next;
 * - variable: any operand: multiplications, which end early on some processors.
 *
 * A carry is a division, by a power of two, of a sum below 2^35 that a double holds exactly: its operands are words.
 * Engines multiply by 2^-32 instead, which moves an exponent. Amounts of shifts are literals.
 */
export type Timing = 'constant' | 'address' | 'branch' | 'variable';

export const TIMING: Readonly<Record<Operation, Timing>> = {
  integer: 'constant',
  name: 'constant',
  not: 'constant',
  logic: 'constant',
  shift: 'constant',
  sum: 'constant',
  carry: 'constant',
  product: 'variable',
  load: 'address',
  table: 'address',
  exchanged: 'address',
  set: 'constant',
  store: 'address',
  open: 'constant',
  exchange: 'address',
  call: 'constant',
  loop: 'branch',
};
