/** A wrong standard against right bytes. */
import type { Words } from '../../../spec/words.ts';
import { literal, plus } from '../../checker/polynomial.ts';
import type { Mutant, Operator, Target } from '../target.ts';
import { type Arguments, type Call, callsOf, type Instead, type Opaque, withInstead } from './machine.ts';

interface Fault<C extends Call> {
  readonly what: string;
  readonly instead: Instead<C>;
}

/** A kind of fault at each call of a kind; what it is at a call is decided by the call's arguments. */
function operator<C extends Call>(
  name: string,
  call: C,
  faultsOf: (args: Arguments<C>, target: Target) => readonly Fault<C>[],
): Operator {
  return {
    name: `spec: ${name}`,
    mutants: (target) =>
      callsOf(target, call).flatMap(({ at, args }) =>
        faultsOf(args, target).map(
          ({ what, instead }): Omit<Mutant, 'operator'> => ({
            what: `${call} ${at} of ${target.contract.step}: ${what}`,
            breaks: 'equal',
            target: () => ({ ...target, step: withInstead(target.step, call, at, instead) }),
          }),
        ),
      ),
  };
}

const wrongRotation = operator('wrong rotation', 'rotateLeft', ([, distance]) => [
  {
    what: `by one more than ${distance}`,
    instead: ({ words }, word, n) => words.rotateLeft(word, (n + 1) % words.bits),
  },
]);

const wrongShift = operator('wrong shift', 'shiftRight', ([, distance]) => [
  {
    what: `by one less than ${distance}`,
    instead: ({ words }, word, n) => words.shiftRight(word, n - 1),
  },
]);

/** A mask loses a bit; a word of zeros, as padding has, gains its last. */
const wrongConstant = operator('wrong constant or padding bit', 'constant', ([value], { contract }) => {
  const bits = 8 * contract.wordBytes;
  const word = BigInt.asUintN(bits, value);
  const other = word === 0n ? 1n << BigInt(bits - 1) : word & (word - 1n);
  return [
    {
      what: `0x${other.toString(16)} for 0x${word.toString(16)}`,
      instead: ({ words }) => words.constant(other),
    },
  ];
});

const wrongOperation = [
  operator('and for xor', 'xor', () => [{ what: 'and', instead: ({ words }, a, b) => words.and(a, b) }]),
  operator('xor for and', 'and', () => [{ what: 'xor', instead: ({ words }, a, b) => words.xor(a, b) }]),
  operator('xor for add', 'add', () => [{ what: 'xor', instead: ({ words }, a, b) => words.xor(a, b) }]),
  operator('no complement', 'not', () => [{ what: 'left out', instead: (_, a) => a }]),
];

const otherWord = operator('another word read', 'load', ([region, word], { contract }) => {
  const { words } = contract.regions.find(({ name }) => name === region) as Target['contract']['regions'][0];
  if (words === 1) return [];
  const isFirst = word === 0;
  return [
    {
      what: `of ${region}, the word ${isFirst ? 'after' : 'before'} it`,
      instead: (machine, name, index, element) => {
        const beside = isFirst ? 1 : -1;
        const other = typeof index === 'number' ? index + beside : plus(index, literal(beside));
        return machine.load(name, other, element);
      },
    },
  ];
});

const wrongByteOrder = operator('wrong byte order', 'load', ([region]) => [
  {
    what: `of ${region}, its bytes in the other order`,
    instead: (machine, ...args) => swapped(machine.words, machine.load(...args)),
  },
]);

function swapped(words: Words<Opaque>, word: Opaque): Opaque {
  const { and, bits, constant, rotateLeft, xor } = words;
  let result = constant(0n);
  for (let at = 0; at < bits; at += 8) {
    const byte = and(rotateLeft(word, (bits - at) % bits), constant(0xffn));
    result = xor(result, rotateLeft(byte, bits - 8 - at));
  }
  return result;
}

const storeLeftOut = operator('store left out', 'store', ([region, word]) => [
  { what: `${region} ${word} stays as it is`, instead: () => undefined },
]);

const wrongStore = operator('complement stored', 'store', ([region, word]) => [
  {
    what: `${region} ${word}`,
    instead: (machine, name, index, value, element) =>
      machine.store(name, index, machine.words.not(value), element),
  },
]);

const wrongCount = operator('wrong address step', 'count', () => [
  { what: 'nothing', instead: ({ words }) => words.constant(0n) },
]);

const wrongLoop = operator('wrong loop', 'loop', ([bound, initial]) => [
  {
    what: `to one more than ${bound.key}`,
    instead: (machine, count, first, turn) => machine.loop(plus(count, literal(1)), first, turn),
  },
  ...(initial.length < 2
    ? []
    : [
        {
          what: 'its words in another order',
          instead: (...[machine, count, first, turn]: Parameters<Instead<'loop'>>) =>
            machine.loop(count, [...first].reverse(), turn),
        },
      ]),
]);

/** What one turn comes to never reaches the next. */
const wordsNotCarried = operator('words not carried', 'loop', ([, initial]) =>
  initial.length === 0
    ? []
    : [
        {
          what: 'each turn leaves what it got',
          instead: (machine, count, first, turn) =>
            machine.loop(count, first, (index, carried) => {
              turn(index, carried);
              return carried;
            }),
        },
      ],
);

export const STEP_OPERATORS: readonly Operator[] = [
  wrongRotation,
  wrongShift,
  wrongConstant,
  ...wrongOperation,
  otherWord,
  wrongByteOrder,
  storeLeftOut,
  wrongStore,
  wrongCount,
  wrongLoop,
  wordsNotCarried,
];
