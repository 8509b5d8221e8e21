/**
 * One function, run over symbols: ECMAScript 2022, 13. A value is an exact integer from -2^31 to 2^32 - 1, held
 * modulo 2^32: operators that see its low 32 bits only need no more; for a bound or a table's index, which are seen
 * whole, it is shown which integer it is.
 */
import { countTerm } from '../compare.ts';
import type { Lanes, Run } from '../loops.ts';
import { partsOf } from '../loops.ts';
import type { Machine } from '../memory.ts';
import { baseOf } from '../places.ts';
import { literal, minus, numberOf, type Polynomial, plus, symbol, symbolsOf, times } from '../polynomial.ts';
import { refuse } from '../refusal.ts';
import type { Term } from '../terms.ts';
import {
  type Access,
  type Exchange,
  type Exchanged,
  type Expression,
  type Operation,
  type ParsedFunction,
  type Procedure,
  type Statement,
  TIMING,
} from './syntax.ts';

/** What the emitter says of a loop over data. Nothing is taken on trust: a wrong hint makes the proof fail. */
export interface LoopHint {
  readonly index: string;
  /** The variables of the carried words, low halves first, or their places in exchange arrays: `c0`, `x0[0]`. */
  readonly carried: readonly string[];
}

/** A public number, or a word of 32 bits. */
type Value = Polynomial | Term;

interface State {
  readonly run: Run;
  /** Undefined for what a turn must set before it reads it. */
  readonly variables: Map<string, Value | undefined>;
  /** What is in the exchange arrays that are in use; undefined for what a turn or call must set before it reads it. */
  readonly exchanges: Map<Exchange, (Term | undefined)[]>;
  /** By the names that functions have for them. */
  readonly aliases: Map<string, Exchange>;
  readonly hints: ReadonlyMap<string, LoopHint>;
}

/** More turns than any literal loop has. */
const MOST_TURNS = 1000;

/** Runs it, and gives the names of the exchange arrays that it leaves full of zeros. */
export function execute(
  run: Run,
  { parameters, body }: ParsedFunction,
  hints: readonly LoopHint[],
): readonly string[] {
  const { regions, counts } = run.machine.contract;
  const symbols = [...regions.map(({ name }) => baseOf(name)), ...counts.map(({ name }) => name)];
  // What is behind the arguments of a call is unset.
  if (parameters.length < symbols.length)
    refuse('equal', `${parameters.length} parameters where the contract has ${symbols.length}`);
  const variables = new Map(symbols.map((name, i) => [parameters[i] as string, symbol(name)]));
  const hintOf = new Map(hints.map((hint) => [hint.index, hint]));
  const exchanges: State['exchanges'] = new Map();
  const state: State = { run, variables, exchanges, aliases: new Map(), hints: hintOf };
  for (const statement of body) perform(state, statement);
  return [...exchanges].map(([{ name }, words]) => {
    const dirty = words.findIndex((word) => word?.kind !== 'constant' || word.value !== 0n);
    return dirty < 0 ? name : refuse('wiped', `word ${dirty} of ${name} is not zero on return`);
  });
}

function perform(state: State, statement: Statement): void {
  switch (statement.kind) {
    case 'set':
      state.variables.set(statement.name, evaluate(state, statement.value));
      return;
    case 'store': {
      const { view, at } = statement;
      const address = addressOf(state, 'store', statement, at);
      const word = termOf(state, evaluate(state, statement.value));
      state.run.memory.store(address, view === 'i32' ? word : state.run.machine.terms.slice(word, 0, 8));
      return;
    }
    case 'open': {
      const { name, exchange } = statement;
      state.aliases.set(name, exchange);
      if (!state.exchanges.has(exchange))
        state.exchanges.set(exchange, new Array(exchange.words).fill(undefined));
      return;
    }
    case 'exchange': {
      const word = termOf(state, evaluate(state, statement.value));
      const { words, index } = exchangedAt(state, statement.kind, statement, statement.at);
      words[index] = word;
      return;
    }
    case 'call':
      performCall(state, statement.procedure);
      return;
    case 'loop':
      performLoop(state, statement);
  }
}

/** A procedure runs as a part of the kernel, with variables of its own. */
function performCall(state: State, { body }: Procedure): void {
  const inside: State = { ...state, variables: new Map(), aliases: new Map(), hints: new Map() };
  for (const statement of body) perform(inside, statement);
}

/** Where a word of an exchange array is, at an index that must be known. */
function exchangedAt(
  state: State,
  operation: Operation,
  { exchange, index }: Exchanged,
  at: string,
): { words: (Term | undefined)[]; index: number } {
  const words = state.exchanges.get(exchange) ?? refuse('equal', `${at}: ${exchange.name} is not in use`);
  const known = numberOf(countOf(operation, evaluate(state, index), at)) ?? -1;
  if (known < 0 || known >= exchange.words)
    return refuse('framed', `${at}: an index outside ${exchange.name}`);
  return { words, index: known };
}

type LoopStatement = Extract<Statement, { kind: 'loop' }>;

function performLoop(state: State, loop: LoopStatement): void {
  const { bound, at } = loop;
  if (typeof bound === 'number') {
    runOut(state, loop, bound);
    return;
  }
  const count = countOf('loop', read(state, bound, at), at);
  const turns = numberOf(count);
  if (turns === undefined) cut(state, loop, count);
  else runOut(state, loop, turns);
}

/** A loop of a known number of turns. A number that is no natural one would be another modulo 2^32. */
function runOut(state: State, { index, body, at }: LoopStatement, turns: number): void {
  if (turns < 0 || turns > MOST_TURNS) refuse('equal', `${at}: a loop of ${turns} turns`);
  for (let turn = 0; turn < turns; turn++) {
    state.variables.set(index, literal(turn));
    for (const statement of body) perform(state, statement);
  }
}

/** The place in an exchange array that a hint names; undefined where it names a variable. */
function placeIn(
  { aliases, exchanges }: State,
  name: string,
): { words: (Term | undefined)[]; index: number } | undefined {
  const [, array = '', index = ''] = /^(\w+)\[(0|[1-9]\d{0,3})\]$/.exec(name) ?? [];
  const words = exchanges.get(aliases.get(array) as Exchange);
  if (words === undefined) return undefined;
  return Number(index) < words.length ? { words, index: Number(index) } : undefined;
}

/** A loop over data: one turn stands for all. `Run.enter` shows that the bound is a count below 2^31. */
function cut(state: State, { index, body, at }: LoopStatement, bound: Polynomial): void {
  const { run, variables, hints } = state;
  const { carried } = hints.get(index) ?? refuse('equal', `${at}: no hint for the loop to ${bound.key}`);
  const parts = partsOf(run.machine);
  if (carried.length % parts !== 0) refuse('equal', `${at}: half a word carried`);
  const carriedNow = (): Lanes[] => {
    const terms = carried.map((name) => {
      const place = placeIn(state, name);
      if (place === undefined) return termOf(state, read(state, name, at));
      return place.words[place.index] ?? refuse('equal', `${at}: ${name} is carried where it is not set`);
    });
    return terms.flatMap((_, i) => (i % parts === 0 ? [[terms.slice(i, i + parts)]] : []));
  };
  const assign = (words: readonly (Lanes | undefined)[]): void => {
    for (const name of assignedIn(body)) variables.set(name, undefined);
    for (const exchanged of state.exchanges.values()) exchanged.fill(undefined);
    const terms = words.flatMap((lanes) => (lanes ?? []).flat());
    carried.forEach((name, i) => {
      const place = placeIn(state, name);
      if (place === undefined) variables.set(name, terms[i]);
      else place.words[place.index] = terms[i];
    });
  };
  const entered = run.enter(bound, carriedNow());
  assign(entered.carried);
  variables.set(index, entered.index);
  for (const statement of body) perform(state, statement);
  assign(run.leave(carriedNow()));
}

function assignedIn(body: readonly Statement[]): string[] {
  return body.flatMap((statement) => {
    if (statement.kind === 'loop') return [statement.index, ...assignedIn(statement.body)];
    return statement.kind === 'set' ? [statement.name] : [];
  });
}

function read({ variables }: State, name: string, at: string): Value {
  return variables.get(name) ?? refuse('equal', `${at}: ${name} is read where a turn has not set it`);
}

const isCount = (value: Value): value is Polynomial => 'key' in value;

function termOf({ run }: State, value: Value): Term {
  return isCount(value) ? countTerm(run.machine.terms, value, run.memory.facts) : value;
}

/** A word that came out as a constant is the number. */
function normal(term: Term): Value {
  return term.kind === 'constant' ? literal(Number(term.value)) : term;
}

/** An operand that the operation exposes: no secret, and of a known form. */
function countOf(operation: Operation, value: Value, at: string): Polynomial {
  if (isCount(value)) return value;
  if (TIMING[operation] !== 'constant' && value.secret)
    return refuse('constant-time', `${at}: a ${operation} has a secret for its ${TIMING[operation]} operand`);
  return refuse(
    TIMING[operation] === 'address' ? 'framed' : 'equal',
    `${at}: a ${operation} of no known form`,
  );
}

function addressOf(state: State, operation: Operation, { view, address }: Access, at: string): Polynomial {
  const counts = address.map((term) => countOf(operation, evaluate(state, term), at));
  const sum = counts.reduce(plus);
  // i32 is indexed by words, so that the two low bits of an address are lost.
  if (view === 'i32' && !isAligned(sum, state.run.machine))
    return refuse('framed', `${at}: ${sum.key} is not shown to be a multiple of four`);
  return sum;
}

function isAligned(address: Polynomial, { contract }: Machine): boolean {
  const multiples = new Map([
    ...contract.regions.map(({ name, layout }): [string, number] => [
      baseOf(name),
      layout === 'bytes' ? 1 : contract.wordBytes,
    ]),
    ...contract.counts.map(({ name, multipleOf }): [string, number] => [name, multipleOf ?? 1]),
  ]);
  return [...address.terms].every(([product, factor]) => {
    const symbols = symbolsOf(product).map((name) => multiples.get(name) ?? 1);
    return symbols.reduce((least, multiple) => (least * (multiple % 4)) % 4, factor % 4) === 0;
  });
}

function evaluate(state: State, e: Expression): Value {
  const { terms } = state.run.machine;
  const inner = (part: Expression): Value => evaluate(state, part);
  const term = (part: Expression): Term => termOf(state, inner(part));
  switch (e.kind) {
    case 'integer':
      return literal(e.value);
    case 'name':
      return read(state, e.name, e.at);
    case 'not': {
      const of = inner(e.of);
      return isCount(of) ? minus(literal(-1), of) : normal(terms.not(of));
    }
    case 'logic': {
      const operate = { '^': terms.xor, '&': terms.and, '|': terms.or }[e.op];
      return normal(operate(term(e.left), term(e.right)));
    }
    case 'shift':
      return shifted(state, e.op, inner(e.of), e.amount);
    case 'sum': {
      const values = e.terms.map(inner);
      if (values.every(isCount)) return values.reduce(plus);
      return normal(values.map((value) => termOf(state, value)).reduce(terms.add));
    }
    case 'carry':
      return normal(terms.carry(e.terms.map(term)));
    case 'product':
      return times(countOf(e.kind, inner(e.left), e.at), countOf(e.kind, inner(e.right), e.at));
    case 'load': {
      const loaded = state.run.memory.load(addressOf(state, e.kind, e, e.at), e.view === 'i32' ? 4 : 1);
      return normal(e.view === 'i32' ? loaded : terms.concat([loaded, terms.constant(0n, 24)]));
    }
    case 'table': {
      const index = numberOf(countOf(e.kind, inner(e.index), e.at));
      const word = index === undefined ? undefined : e.words[index];
      return word === undefined ? refuse('framed', `${e.at}: an index outside the table`) : literal(word);
    }
    case 'exchanged': {
      const { words, index } = exchangedAt(state, e.kind, e, e.at);
      const word = words[index];
      return word === undefined
        ? refuse('equal', `${e.at}: word ${index} of ${e.exchange.name} is read where it is not set`)
        : normal(word);
    }
  }
}

function shifted(state: State, op: '<<' | '>>' | '>>>', value: Value, amount: number): Value {
  const { terms } = state.run.machine;
  if (op === '<<' && isCount(value)) return times(value, literal(2 ** amount));
  const word = termOf(state, value);
  if (op === '<<') return normal(terms.shiftLeft(word, amount));
  if (op === '>>>') return normal(terms.shiftRight(word, amount));
  const sign = new Array<Term>(amount).fill(terms.slice(word, 31, 1));
  return normal(terms.concat([terms.slice(word, amount, 32 - amount), ...sign]));
}
