import { authorPlace, type LanguageError, languageError, type RefusalCode } from './errors.ts';
import type { Count } from './handles.ts';
import { describeType, type Pure, type Statement, type Type, type Value } from './program.ts';

export const COUNT: Type = { kind: 'count' };

/** A value that is a word or a mask. */
export type WordValue = Value & { type: Exclude<Type, { kind: 'count' }> };

/** Keeps what a kernel's text says, in order, and tells what a handle that it gives is. */
export interface Recorder {
  value(type: Type, secret: boolean): Value;
  /** What the text holds of a value. */
  handle<H>(value: Value): H;
  /** Records a computation; its result is secret where an operand is, unless `secret` says. */
  pure<H>(operation: Pure, operands: readonly Value[], type: Type, secret?: boolean): H;
  record(statement: Statement): void;
  /** Runs a part of the text and gives what it said as a body of its own, with what it left. */
  apart<T>(part: () => T): { readonly body: Statement[]; readonly left: T };
  refusal(code: RefusalCode, message: string): LanguageError;
  wordOf(handle: unknown, name: string): WordValue;
  maskOf(handle: unknown, name: string): WordValue;
  /** A word that each lane has of its own. */
  lanewiseOf(handle: unknown, name: string): WordValue;
  countOf(
    count: Count | number,
    name: string,
    whenSecret?: 'secret-address' | 'secret-branch' | 'secret-count',
  ): Value;
  /** Refuses two values of different width, or of which one is uniform. */
  alike(a: Value, b: Value): void;
}

export function recorder(): Recorder {
  let nextId = 0;
  const values = new WeakMap<object, Value>();
  let block: Statement[] = [];
  const record = (statement: Statement): void => {
    block.push(statement);
  };
  const apart = <T>(part: () => T): { readonly body: Statement[]; readonly left: T } => {
    const outer = block;
    block = [];
    const left = part();
    const body = block;
    block = outer;
    return { body, left };
  };
  const value = (type: Type, secret: boolean): Value => {
    const place = authorPlace();
    return {
      id: nextId++,
      type,
      secret,
      get at() {
        return place.at;
      },
    };
  };
  const handle = <H>(v: Value): H => {
    values.set(v, v);
    return v as unknown as H;
  };
  const recorded = (h: unknown, name: string): Value => {
    const v = typeof h === 'object' && h !== null ? values.get(h) : undefined;
    if (v === undefined) throw refusal('wrong-kind', `${name} is not a value of this kernel`);
    return v;
  };
  const refusal = (code: RefusalCode, message: string): LanguageError =>
    languageError(code, message, authorPlace());

  const pure = <H>(operation: Pure, operands: readonly Value[], type: Type, secret?: boolean): H => {
    const result = value(type, secret ?? operands.some((o) => o.secret));
    record({ kind: 'let', result, operation, operands });
    return handle(result);
  };
  const wordOf = (h: unknown, name: string): WordValue => {
    const v = recorded(h, name);
    if (v.type.kind === 'mask')
      throw refusal('mask-for-word', `${name} is a ${describeType(v.type)}, a word was wanted`);
    if (v.type.kind !== 'word')
      throw refusal('wrong-kind', `${name} is a ${describeType(v.type)}, a word was wanted`);
    return v as WordValue;
  };
  const maskOf = (h: unknown, name: string): WordValue => {
    const v = recorded(h, name);
    if (v.type.kind !== 'mask')
      throw refusal('wrong-kind', `${name} is a ${describeType(v.type)}, a mask was wanted`);
    return v as WordValue;
  };
  const lanewiseOf = (h: unknown, name: string): WordValue => {
    const v = wordOf(h, name);
    if (v.type.uniform)
      throw refusal('implicit-splat', `${name} is a ${describeType(v.type)}; write splat(${name})`);
    return v;
  };
  const alike = (a: Value, b: Value): void => {
    if (a.type.kind === 'count' || b.type.kind === 'count') return;
    if (a.type.bits !== b.type.bits) {
      throw refusal('mixed-widths', `a ${describeType(a.type)} and a ${describeType(b.type)} do not mix`);
    }
    if (a.type.uniform !== b.type.uniform) {
      throw refusal(
        'implicit-splat',
        `a ${describeType(a.type)} and a ${describeType(b.type)} do not mix; write splat`,
      );
    }
  };
  const countOf = (
    c: Count | number,
    name: string,
    whenSecret: 'secret-address' | 'secret-branch' | 'secret-count' = 'secret-address',
  ): Value => {
    if (typeof c === 'number') {
      if (!Number.isSafeInteger(c) || c < 0 || c > 0x7fffffff) {
        throw refusal('literal-range', `${name} is ${c}, an integer from 0 to 2147483647 was wanted`);
      }
      const result = value(COUNT, false);
      record({
        kind: 'let',
        result,
        operation: { op: 'count-constant', literal: BigInt(c) },
        operands: [],
      });
      return result;
    }
    const v = recorded(c, name);
    if (v.type.kind !== 'count') {
      if (v.secret)
        throw refusal(whenSecret, `${name} is a secret ${describeType(v.type)}, a count was wanted`);
      throw refusal(
        'wrong-kind',
        `${name} is a ${describeType(v.type)}, a count was wanted; write countFromWord`,
      );
    }
    return v;
  };
  return {
    ...{ value, handle, pure, record, apart, refusal },
    ...{ wordOf, maskOf, lanewiseOf, countOf, alike },
  };
}
