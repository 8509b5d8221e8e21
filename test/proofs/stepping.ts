/** Steps run over numbers. */
import fc from 'fast-check';
import type { Contract } from '../../proofs/checker/contract.ts';
import { literal, type Polynomial, valueOfPolynomial } from '../../proofs/checker/polynomial.ts';
import { STEPS } from '../../proofs/steps/index.ts';
import type { StepMachine } from '../../proofs/steps/step.ts';
import { toByte, toInt } from '../../spec/fips205/conversions.ts';
import { type Words, words32, words64 } from '../../spec/words.ts';

type Counts = Readonly<Record<string, number>>;

/** A call's regions for one lane: words by `element/word`. */
export type Contents = Record<string, Map<string, bigint>>;

/** A step over numbers, on one lane: the regions after it. */
export function runStep(contract: Contract, counts: Counts, contents: Contents): Contents {
  const wide = contract.wordBytes === 8;
  const words = (wide ? words64 : words32) as Words<never>;
  const indexes = new Map<string, bigint>();
  const value = (p: Polynomial | number): number =>
    typeof p === 'number'
      ? p
      : Number(valueOfPolynomial(p, (name) => indexes.get(name) ?? BigInt(counts[name] as number)));
  const before = structuredClone(contents);
  const after = structuredClone(contents);
  let depth = 0;
  const machine: StepMachine<never, never> = {
    words,
    pairs: {
      words: words64 as Words<never>,
      join: (high, low) => ((BigInt(high) << 32n) | BigInt(low)) as never,
      halves: (word) => [Number(BigInt(word) >> 32n) as never, Number(BigInt.asUintN(32, word)) as never],
    },
    load: (name, word, element = literal(0)) => {
      const found = before[name]?.get(`${value(element)}/${value(word)}`);
      if (found === undefined) throw new Error(`no ${name}[${value(element)}][${value(word)}]`);
      return words.constant(found);
    },
    store: (name, word, stored, element = literal(0)) => {
      const region = after[name] ?? new Map<string, bigint>();
      after[name] = region;
      region.set(`${value(element)}/${word}`, BigInt(stored));
    },
    count: (p) => words.constant(BigInt(value(p))),
    loop: (bound, initial, turn) => {
      const name = `turn${depth++}`;
      let carried = initial;
      for (let i = 0; i < value(bound); i++) {
        indexes.set(name, BigInt(i));
        carried = turn({ terms: new Map([[name, 1]]), key: name }, carried);
      }
      depth--;
      return carried;
    },
  };
  STEPS.get(contract.step)?.(machine, contract);
  return after;
}

export const elementsOf = (words: readonly (readonly bigint[])[]): Map<string, bigint> =>
  new Map(words.flatMap((element, e) => element.map((word, i): [string, bigint] => [`${e}/${i}`, word])));

export const bytes = (length: number): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: length, maxLength: length });

/** ADRS with a number added to a 4-byte word: the groups' stepping, modulo 2^32. */
export function stepped(adrs: Uint8Array, at: number, by: number): Uint8Array {
  const result = adrs.slice();
  const sum = BigInt.asUintN(32, toInt(adrs.slice(at, at + 4), 4) + BigInt(by));
  result.set(toByte(sum, 4), at);
  return result;
}
