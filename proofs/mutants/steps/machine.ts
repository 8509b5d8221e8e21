/** A step run over a machine that does, at one of its calls, something else than it is asked for. */
import type { Words } from '../../../spec/words.ts';
import type { Contract } from '../../checker/contract.ts';
import { literal, type Polynomial, symbolsOf } from '../../checker/polynomial.ts';
import type { Step, StepMachine } from '../../steps/step.ts';
import type { Target } from '../target.ts';

/** A word of which only the machine knows what it is. */
export interface Opaque {
  readonly opaque: never;
}

export type Machine = StepMachine<Opaque, Opaque>;

interface Calls extends Omit<Words<Opaque>, 'bits'>, Omit<Machine, 'words' | 'pairs'> {}
export type Call = keyof Calls;
export type Arguments<C extends Call> = Parameters<Calls[C]>;
export type Instead<C extends Call> = (machine: Machine, ...args: Arguments<C>) => ReturnType<Calls[C]>;

/** What is done instead of a call, or undefined for the call itself. */
type Choose = <C extends Call>(call: C, args: Arguments<C>) => Instead<C> | undefined;

function watched(machine: Machine, choose: Choose): Machine {
  const through = <C extends Call>(call: C, own: Calls[C]): Calls[C] => {
    const plain = own as (...args: Arguments<C>) => ReturnType<Calls[C]>;
    const either = (...args: Arguments<C>): ReturnType<Calls[C]> => {
      const instead = choose(call, args);
      return instead === undefined ? plain(...args) : instead(machine, ...args);
    };
    return either as Calls[C];
  };
  const { words } = machine;
  return {
    words: {
      bits: words.bits,
      constant: through('constant', words.constant),
      xor: through('xor', words.xor),
      and: through('and', words.and),
      not: through('not', words.not),
      add: through('add', words.add),
      rotateLeft: through('rotateLeft', words.rotateLeft),
      shiftRight: through('shiftRight', words.shiftRight),
    },
    // 64-bit words are made of and taken apart to words that are watched.
    pairs: machine.pairs,
    load: through('load', machine.load),
    store: through('store', machine.store),
    count: through('count', machine.count),
    loop: through('loop', machine.loop),
  };
}

/** A word in a dry run: the words that it is made of. */
interface Made {
  readonly of: readonly Made[];
}

/** Every call that a step makes for one lane, each loop taken once, at index 1. */
interface Dry {
  readonly calls: readonly {
    readonly call: Call;
    readonly args: readonly unknown[];
    readonly gives: Made | undefined;
  }[];
  /** What is stored, or goes into a loop or a next turn. */
  readonly kept: readonly Made[];
}

function dryRun({ step, contract }: Pick<Target, 'step' | 'contract'>): Dry {
  const calls: { call: Call; args: readonly unknown[]; gives: Made | undefined }[] = [];
  const kept: Made[] = [];
  const made =
    (call: Call) =>
    (...args: readonly unknown[]): never => {
      const gives = {
        of: args.filter((arg) => typeof arg === 'object' && arg !== null && 'of' in arg) as Made[],
      };
      calls.push({ call, args, gives });
      return gives as never;
    };
  const unseen = (...args: readonly unknown[]): never =>
    ({ of: args.filter((arg) => typeof arg === 'object' && arg !== null && 'of' in arg) }) as never;
  const machine: Machine = {
    pairs: {
      words: {
        bits: 64,
        constant: unseen,
        xor: unseen,
        and: unseen,
        not: unseen,
        add: unseen,
        rotateLeft: unseen,
        shiftRight: unseen,
      },
      join: unseen,
      halves: (word) => [unseen(word), unseen(word)],
    },
    words: {
      bits: contract.wordBytes === 4 ? 32 : 64,
      constant: made('constant'),
      xor: made('xor'),
      and: made('and'),
      not: made('not'),
      add: made('add'),
      rotateLeft: made('rotateLeft'),
      shiftRight: made('shiftRight'),
    },
    load: made('load'),
    store: (...args) => {
      calls.push({ call: 'store', args, gives: undefined });
      kept.push(args[2] as never);
    },
    count: made('count'),
    loop: (bound, initial, turn) => {
      calls.push({ call: 'loop', args: [bound, initial, turn], gives: undefined });
      const next = turn(literal(1), initial);
      kept.push(...(initial as readonly never[]), ...(next as readonly never[]));
      return next;
    },
  };
  step(machine, contract);
  return { calls, kept };
}

/** The arguments of each call of one kind, with its number among them; not of one whose word nothing is made of. */
export function callsOf<C extends Call>(target: Target, wanted: C): { at: number; args: Arguments<C> }[] {
  const { calls, kept } = dryRun(target);
  const used = new Set<Made>();
  const open = [...kept];
  for (let word = open.pop(); word !== undefined; word = open.pop()) {
    if (used.has(word)) continue;
    used.add(word);
    open.push(...word.of);
  }
  return calls
    .filter(({ call }) => call === wanted)
    .flatMap(({ args, gives }, at) =>
      gives === undefined || used.has(gives) ? [{ at, args: args as Arguments<C> }] : [],
    );
}

/** The regions and counts that a step asks for; undefined where the contract lacks one that the step needs to begin. */
export function namesOf(step: Step, contract: Contract): ReadonlySet<string> | undefined {
  try {
    const { calls } = dryRun({ step, contract });
    return new Set(
      calls.flatMap(({ call, args: [first] }) => {
        if (call === 'load' || call === 'store') return [String(first)];
        return call === 'loop' || call === 'count'
          ? [...(first as Polynomial).terms.keys()].flatMap(symbolsOf)
          : [];
      }),
    );
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The step with something else in the place of call number `at`, in every lane. */
export function withInstead<C extends Call>(step: Step, wanted: C, at: number, instead: Instead<C>): Step {
  return (machine, contract) => {
    let seen = 0;
    const choose: Choose = (call) => {
      const isIt = (call as Call) === wanted && seen++ === at;
      return isIt ? (instead as unknown as ReturnType<typeof choose<typeof call>>) : undefined;
    };
    step(watched(machine as unknown as Machine, choose), contract);
  };
}
