import { capabilityOf } from './capabilities.ts';
import type { Contract, Region } from './contract.ts';
import { authorPlace, languageError } from './errors.ts';
import type { Count, Lanewise, Mask, MaskOf, Uniform, Word, Word32, Word64 } from './handles.ts';
import {
  describeType,
  type Program,
  type Table,
  type Value,
  type WordBits,
  widthsOf,
  wordBits,
} from './program.ts';
import { COUNT, recorder } from './recorder.ts';
import type { Builder, LoopOptions, TableHandle } from './vocabulary.ts';

export type { Builder, TableHandle };

/** Runs a kernel's text. What is wrong in itself is refused here; what needs the whole program, by check.ts. */
export function build(contract: Contract, formulation: string, text: (k: Builder) => void): Program {
  const tables: Table[] = [];
  const recorded = recorder();
  const { value, handle, pure, record, apart, refusal } = recorded;
  const { wordOf, maskOf, lanewiseOf, countOf, alike } = recorded;

  const constant = <H>(literal: bigint, bits: WordBits, uniform: boolean): H => {
    if (typeof literal !== 'bigint' || literal < 0n || literal >> BigInt(bits) !== 0n) {
      throw refusal('literal-range', `${literal} is not an unsigned ${bits}-bit literal`);
    }
    return pure({ op: 'constant', literal }, [], { kind: 'word', bits, uniform }, false);
  };
  const integer = (literal: number): bigint => {
    if (!Number.isSafeInteger(literal))
      throw refusal('literal-range', `${literal} is not an unsigned 32-bit literal`);
    return BigInt(literal);
  };
  const binary =
    (op: 'xor' | 'and' | 'or' | 'and-not' | 'add' | 'subtract') =>
    <W extends Word>(a: W, b: W): W => {
      const left = wordOf(a, 'a');
      const right = wordOf(b, 'b');
      alike(left, right);
      return pure({ op }, [left, right], left.type);
    };
  const shift =
    (op: 'rotate-left' | 'shift-left' | 'shift-right') =>
    <W extends Word>(a: W, amount: number): W => {
      const v = wordOf(a, 'a');
      if (typeof amount !== 'number')
        throw refusal('wrong-kind', 'the amount of a rotation or shift is a literal number');
      if (!Number.isInteger(amount) || amount < 1 || amount >= v.type.bits) {
        throw refusal('rotation-range', `${amount} is not from 1 to ${v.type.bits - 1}`);
      }
      return pure({ op, amount }, [v], v.type);
    };
  const halfOf =
    (op: 'low-half' | 'high-half') =>
    (a: Word64): Word32 => {
      const v = wordOf(a, 'a');
      if (v.type.bits !== 64)
        throw refusal('mixed-widths', `a is a ${describeType(v.type)}, a 64-bit word was wanted`);
      return pure({ op }, [v], { ...v.type, bits: 32 });
    };
  const comparison =
    (op: 'equal' | 'less-than') =>
    <W extends Lanewise>(a: W, b: W): MaskOf<W> => {
      const left = lanewiseOf(a, 'a');
      const right = lanewiseOf(b, 'b');
      alike(left, right);
      return pure({ op }, [left, right], { kind: 'mask', bits: left.type.bits, uniform: false });
    };
  const maskBinary =
    (op: 'mask-and' | 'mask-or') =>
    <M extends Mask>(a: M, b: M): M => {
      const left = maskOf(a, 'a');
      const right = maskOf(b, 'b');
      alike(left, right);
      return pure({ op }, [left, right], left.type);
    };
  const regionOf = (name: string): Region => {
    const region = contract.regions.find((r) => r.name === name);
    if (region === undefined)
      throw refusal('undeclared-region', `the contract of ${contract.kernel} has no region ${name}`);
    return region;
  };
  /** Where a word is, in words of the contract. */
  const placeOf = (word: Count | number, bits: WordBits): Count | number => {
    if (bits === wordBits(contract)) return word;
    return typeof word === 'number' ? 2 * word : k.countMultiply(word, 2);
  };
  const load = <H>(
    bits: WordBits,
    shared: boolean,
    name: string,
    word: Count | number,
    element: Count | number,
  ): H => {
    const region = regionOf(name);
    if (!widthsOf(contract, region).includes(bits)) {
      throw refusal(
        'mixed-widths',
        `region ${name} holds ${wordBits(contract)}-bit words, ${bits} were asked for`,
      );
    }
    if (shared !== (region.layout === 'shared')) {
      throw refusal(
        'wrong-kind',
        `region ${name} is ${region.layout}; use load${shared ? '' : 'Shared'}${bits}`,
      );
    }
    const at = countOf(placeOf(word, bits), 'word');
    const of = countOf(element, 'element');
    const result = value({ kind: 'word', bits, uniform: shared }, region.secrecy === 'secret');
    record({ kind: 'load', result, region: name, element: of, word: at });
    return handle(result);
  };
  const table = <U extends Uniform>(
    name: string,
    bits: WordBits,
    words: readonly bigint[],
  ): TableHandle<U> => {
    const declared = tables.find((t) => t.name === name);
    const same = declared?.bits === bits && declared.words.join() === words.join();
    if (declared !== undefined && !same)
      throw refusal('contract', `table ${name} is declared twice, with other words`);
    for (const word of words) {
      if (word < 0n || word >> BigInt(bits) !== 0n)
        throw refusal('literal-range', `${word} is not an unsigned ${bits}-bit literal`);
    }
    if (declared === undefined) tables.push({ name, bits, words });
    return {
      at: (index) => {
        const i = countOf(index, 'index');
        const result = value({ kind: 'word', bits, uniform: true }, false);
        record({ kind: 'table', result, table: name, index: i });
        return handle(result);
      },
    };
  };
  const loop = <W extends Word>(
    bound: Count | number,
    initial: readonly W[],
    turn: (index: Count, carried: W[]) => readonly W[],
    { outlined, unrolling }: LoopOptions = {},
  ): W[] => {
    const place = authorPlace();
    const limit = countOf(bound, 'bound', 'secret-branch');
    if (unrolling !== undefined) {
      const { first, together, last } = unrolling;
      const turns = typeof bound === 'number' ? bound - first - last : 0;
      if (!(first >= 0 && together >= 1 && last >= 0 && turns >= together && turns % together === 0))
        throw languageError(
          'loop-shape',
          `${typeof bound === 'number' ? bound : 'a count of'} turns are not ${first}, some ${together}s and ${last}`,
          place,
        );
    }
    const start = initial.map((w, i) => wordOf(w, `initial[${i}]`));
    const index = value(COUNT, false);
    // A carried word is secret when it enters so or a turn makes it so: try public first, then secret.
    let secret = start.map((v) => v.secret);
    for (;;) {
      const mark = tables.length;
      const parameters = start.map((v, i) => value(v.type, secret[i] ?? true));
      const carried = parameters.map((p) => handle<W>(p));
      const { body, left: leaving } = apart((): unknown => turn(handle<Count>(index), carried));
      if (!Array.isArray(leaving)) throw languageError('loop-shape', 'a turn leaves a list of words', place);
      const left = leaving.map((w, i) => wordOf(w, `next[${i}]`));
      if (left.length !== start.length) {
        throw languageError(
          'loop-shape',
          `a turn takes ${start.length} words and leaves ${left.length}`,
          place,
        );
      }
      left.forEach((v, i) => {
        const want = (start[i] as Value).type;
        if (describeType(v.type) !== describeType(want)) {
          throw languageError(
            'loop-shape',
            `word ${i} enters as ${describeType(want)} and leaves as ${describeType(v.type)}`,
            place,
          );
        }
      });
      const grown = secret.map((s, i) => s || (left[i] as Value).secret);
      if (grown.some((s, i) => s !== secret[i])) {
        secret = grown;
        tables.length = mark;
        continue;
      }
      const results = parameters.map((p) => value(p.type, p.secret));
      record({
        kind: 'loop',
        bound: limit,
        index,
        initial: start,
        parameters,
        body,
        next: left,
        results,
        outlined,
        ...(unrolling === undefined ? {} : { unrolling }),
        get at() {
          return place.at;
        },
      });
      return results.map((r) => handle<W>(r));
    }
  };

  const counts = contract.counts.map(() => value(COUNT, false));
  const k: Builder = {
    constant32: (literal) => constant(integer(literal), 32, false),
    constant64: (literal) => constant(literal, 64, false),
    uniform32: (literal) => constant(integer(literal), 32, true),
    uniform64: (literal) => constant(literal, 64, true),
    xor: binary('xor'),
    and: binary('and'),
    or: binary('or'),
    andNot: binary('and-not'),
    add: binary('add'),
    subtract: binary('subtract'),
    not: (a) => {
      const v = wordOf(a, 'a');
      return pure({ op: 'not' }, [v], v.type);
    },
    rotateLeft: shift('rotate-left'),
    shiftLeft: shift('shift-left'),
    shiftRight: shift('shift-right'),
    byteSwap: (a) => {
      const v = wordOf(a, 'a');
      return pure({ op: 'byte-swap' }, [v], v.type);
    },
    splat: (a) => {
      const v = wordOf(a, 'a');
      if (!v.type.uniform)
        throw refusal('wrong-kind', `a is a ${describeType(v.type)}, a uniform word was wanted`);
      return pure({ op: 'splat' }, [v], { ...v.type, uniform: false });
    },
    join: (high, low) => {
      const [h, l] = [wordOf(high, 'high'), wordOf(low, 'low')];
      alike(h, l);
      if (h.type.bits !== 32)
        throw refusal('mixed-widths', `join takes 32-bit words, high is a ${describeType(h.type)}`);
      return pure({ op: 'join' }, [h, l], { ...h.type, bits: 64 });
    },
    lowHalf: halfOf('low-half'),
    highHalf: halfOf('high-half'),
    equal: comparison('equal'),
    lessThan: comparison('less-than'),
    maskNot: (a) => {
      const v = maskOf(a, 'a');
      return pure({ op: 'mask-not' }, [v], v.type);
    },
    maskAnd: maskBinary('mask-and'),
    maskOr: maskBinary('mask-or'),
    select: (mask, whenSet, whenClear) => {
      const m = maskOf(mask, 'mask');
      const a = lanewiseOf(whenSet, 'whenSet');
      const b = lanewiseOf(whenClear, 'whenClear');
      alike(a, b);
      alike(m, a);
      return pure({ op: 'select' }, [m, a, b], a.type);
    },
    capability: <W extends Word>(
      name: string,
      operands: readonly W[],
      literals: readonly number[] = [],
    ): W[] => {
      const capability = capabilityOf(name);
      if (capability === undefined) throw refusal('capability', `there is no capability operation ${name}`);
      const inputs = operands.map((o, i) => wordOf(o, `operands[${i}]`));
      const types = inputs.map((v) => v.type);
      const problem = capability.refuses(types, literals);
      if (problem !== undefined) throw refusal('capability', `${name}: ${problem}`);
      const first = inputs[0] as Value;
      return Array.from({ length: capability.results(types, literals) }, (_, part) =>
        pure<W>({ op: 'capability', capability: name, literals, part }, inputs, first.type),
      );
    },
    declassify: (a, reason) => {
      const v = wordOf(a, 'a');
      if (typeof reason !== 'string' || reason.trim().length < 8)
        throw refusal('declassify-reason', 'declassifying takes a reason');
      return pure({ op: 'declassify', reason }, [v], v.type, false);
    },
    count: (name) => {
      const i = contract.counts.findIndex((c) => c.name === name);
      if (i < 0) throw refusal('undeclared-count', `the contract of ${contract.kernel} has no count ${name}`);
      return handle(counts[i] as Value);
    },
    countAdd: (a, b) =>
      pure(
        { op: 'count-add' },
        [countOf(a, 'a', 'secret-count'), countOf(b, 'b', 'secret-count')],
        COUNT,
        false,
      ),
    countMultiply: (a, b) =>
      pure(
        { op: 'count-multiply' },
        [countOf(a, 'a', 'secret-count'), countOf(b, 'b', 'secret-count')],
        COUNT,
        false,
      ),
    countFromWord: (a) => {
      const v = wordOf(a, 'a');
      if (!v.type.uniform) throw refusal('wrong-kind', 'a count comes from a uniform word');
      if (v.secret) throw refusal('secret-count', 'a secret word cannot become a count');
      return pure({ op: 'count-from-word' }, [v], COUNT, false);
    },
    wordFromCount32: (a) =>
      pure(
        { op: 'word-from-count' },
        [countOf(a, 'a', 'secret-count')],
        { kind: 'word', bits: 32, uniform: true },
        false,
      ),
    wordFromCount64: (a) =>
      pure(
        { op: 'word-from-count' },
        [countOf(a, 'a', 'secret-count')],
        { kind: 'word', bits: 64, uniform: true },
        false,
      ),
    load32: (region, word, element = 0) => load(32, false, region, word, element),
    load64: (region, word, element = 0) => load(64, false, region, word, element),
    loadShared32: (region, word) => load(32, true, region, word, 0),
    loadShared64: (region, word) => load(64, true, region, word, 0),
    store: (name, word, stored, element = 0) => {
      const region = regionOf(name);
      if (region.role === 'in') throw refusal('undeclared-write', `region ${name} is declared in, not out`);
      const v = lanewiseOf(stored, 'value');
      if (!widthsOf(contract, region).includes(v.type.bits)) {
        throw refusal(
          'mixed-widths',
          `region ${name} holds ${wordBits(contract)}-bit words, a ${describeType(v.type)} was stored`,
        );
      }
      if (region.layout === 'shared')
        throw refusal('undeclared-write', `region ${name} is shared by all lanes; kernels only read it`);
      if (v.secret && region.secrecy === 'public') {
        throw refusal(
          'public-region-secret-word',
          `a secret word is stored to public region ${name}; write declassify`,
        );
      }
      const place = authorPlace();
      record({
        kind: 'store',
        region: name,
        element: countOf(element, 'element'),
        word: countOf(placeOf(word, v.type.bits), 'word'),
        value: v,
        get at() {
          return place.at;
        },
      });
    },
    table32: (name, words) => table(name, 32, words.map(integer)),
    table64: (name, words) => table(name, 64, words),
    loop,
    each: (bound, turn) => {
      loop(bound, [], (index) => {
        turn(index);
        return [];
      });
    },
  };
  const { body } = apart(() => text(k));
  return { contract, formulation, tables, counts, body };
}
