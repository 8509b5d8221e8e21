/**
 * One function, run over symbols: WebAssembly core specification 2.0, 4.4. Branches on literals are taken; a loop
 * behind `block bound i32.eqz br_if 0` is cut at its head; every other branch on what is not decided is refused.
 */
import type { Run } from '../loops.ts';
import type { Machine } from '../memory.ts';
import { baseOf, TABLES_BASE } from '../places.ts';
import { literal, numberOf, type Polynomial, plus, symbol } from '../polynomial.ts';
import { refuse } from '../refusal.ts';
import { load, store } from './accesses.ts';
import type { DecodedFunction, Instruction, ValueType } from './decode.ts';
import { compute } from './meaning.ts';
import { createValues, type Value, type Values } from './values.ts';

/** What the emitter says of a loop over data. Nothing is taken on trust: a wrong hint makes the proof fail. */
export interface LoopHint {
  /** Which `loop` of the function, in the order of its code. */
  readonly loop: number;
  /** The local that counts the turns. */
  readonly index: number;
  /** The locals that hold the carried words; null for one that is not kept. */
  readonly carried: readonly (number | null)[];
  /** The locals of the same words for the group that runs beside, one lane in a scalar (`compare.ts`). */
  readonly beside?: readonly (number | null)[];
}

/** More turns than any literal loop has. */
const MOST_TURNS = 1000;

interface State {
  readonly run: Run;
  readonly values: Values;
  readonly locals: (Value | undefined)[];
  readonly stack: Value[];
  readonly hints: ReadonlyMap<Instruction, LoopHint>;
}

/** Which label is branched to, counted from the innermost; undefined to go on. */
type Exit = number | undefined;

export function execute(run: Run, code: DecodedFunction, hints: readonly LoopHint[]): void {
  const { machine } = run;
  const values = createValues(machine.terms, machine.partBits, run.memory.facts);
  const loops = loopsOf(code.body);
  const state: State = {
    run,
    values,
    locals: [...parametersOf(machine, code), ...code.locals.map((type) => zeroOf(values, type))],
    stack: [],
    hints: new Map(hints.map((hint) => [loops[hint.loop] as Instruction, hint])),
  };
  if (runBody(state, code.body) !== undefined) refuse('equal', 'a branch out of the function');
  if (state.stack.length > 0) refuse('equal', 'values left on the stack');
}

function parametersOf({ contract }: Machine, code: DecodedFunction): Value[] {
  const names = [
    ...contract.regions.map(({ name }) => baseOf(name)),
    ...contract.counts.map(({ name }) => name),
  ];
  if (code.parameters.length !== names.length || code.parameters.some((type) => type !== 'i32'))
    return refuse('equal', `${code.parameters.length} parameters where the contract has ${names.length}`);
  return names.map((name) => ({ kind: 'count', count: symbol(name) }));
}

function zeroOf({ terms, vectorOf }: Values, type: ValueType): Value {
  if (type === 'i32') return { kind: 'count', count: literal(0) };
  return type === 'i64' ? { kind: 'word', term: terms.constant(0n, 64) } : vectorOf(terms.constant(0n, 128));
}

function loopsOf(body: readonly Instruction[]): Instruction[] {
  return body.flatMap((instruction) => [
    ...(instruction.opcode.name === 'loop' ? [instruction] : []),
    ...loopsOf(instruction.body),
  ]);
}

/**
 * The instructions of a function, a loop's turn or a block; `isBlock` where label 0 is the end of these, `leaves`
 * how many values they leave.
 */
function runBody(
  state: State,
  body: readonly Instruction[],
  { isBlock = false, leaves = 0 }: { readonly isBlock?: boolean; readonly leaves?: number } = {},
): Exit {
  const height = state.stack.length;
  for (const [i, instruction] of body.entries()) {
    let exit: Exit;
    switch (instruction.opcode.name) {
      case 'block': {
        const inner = runBody(state, instruction.body, { isBlock: true });
        exit = inner === undefined || inner === 0 ? undefined : inner - 1;
        break;
      }
      case 'loop':
        exit = runOut(state, instruction);
        break;
      case 'br':
        exit = instruction.immediates[0] as number;
        break;
      case 'br_if': {
        const [condition] = operandsOf(state, instruction);
        if (isBlock && condition?.kind === 'zero' && instruction.immediates[0] === 0) {
          const [loop, ...others] = body.slice(i + 1);
          if (loop?.opcode.name !== 'loop' || others.length > 0 || state.stack.length !== height)
            return refuse('equal', `${condition.count.key} decides more than whether a loop is entered`);
          cutLoop(state, loop, condition.count);
          return undefined;
        }
        exit = isTaken(state, condition) ? (instruction.immediates[0] as number) : undefined;
        break;
      }
      default:
        perform(state, instruction);
    }
    if (state.stack.length < height)
      refuse('equal', `a block takes values from outside at ${instruction.at}`);
    if (exit !== undefined) {
      state.stack.length = height;
      return exit;
    }
  }
  if (state.stack.length !== height + leaves) refuse('equal', 'a block leaves values on the stack');
  return undefined;
}

function isTaken({ values }: State, condition: Value | undefined): boolean {
  const count = condition === undefined ? undefined : values.count(condition);
  const number = count === undefined ? undefined : numberOf(count);
  return number === undefined ? refuse('equal', 'a branch that is not decided') : number !== 0;
}

/** A loop whose branches are decided: every turn. */
function runOut(state: State, loop: Instruction): Exit {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const exit = runBody(state, loop.body);
    if (exit !== 0) return exit === undefined ? undefined : exit - 1;
  }
  return refuse('equal', `a loop of more than ${MOST_TURNS} turns`);
}

/** A loop over data that is entered when `bound` is not zero: one turn stands for all. */
function cutLoop(state: State, loop: Instruction, bound: Polynomial): void {
  const { run, values, locals, hints } = state;
  const { lanes } = run.machine;
  const hint = hints.get(loop) ?? refuse('equal', `no hint for the loop to ${bound.key}`);
  const wordsIn = (local: number | null | undefined, count: number): ReturnType<Values['words']> =>
    local === null || local === undefined ? [] : values.words(read(state, local), count);
  const carriedNow = (): (ReturnType<Values['words']> | undefined)[] =>
    hint.carried.map((local, i) =>
      local === null ? undefined : [...wordsIn(local, lanes), ...wordsIn(hint.beside?.[i], 1)],
    );
  const assign = (carried: readonly (ReturnType<Values['words']> | undefined)[]): void => {
    for (const local of assignedIn(loop.body)) locals[local] = undefined;
    hint.carried.forEach((local, i) => {
      const words = carried[i];
      if (local === null || words === undefined) return;
      locals[local] = values.fromWords(words.slice(0, lanes));
      const beside = hint.beside?.[i];
      if (beside !== null && beside !== undefined) locals[beside] = values.fromWords(words.slice(lanes));
    });
  };
  const indexNow = (): string | undefined => values.count(read(state, hint.index))?.key;
  if (indexNow() !== '0') refuse('equal', `the loop to ${bound.key} does not begin at 0`);
  const { index, carried } = run.enter(bound, carriedNow());
  assign(carried);
  locals[hint.index] = { kind: 'count', count: index };
  const branch = loop.body.at(-1) ?? refuse('equal', `the loop to ${bound.key} is empty`);
  if (branch.opcode.name !== 'br_if' || branch.immediates[0] !== 0)
    refuse('equal', `the loop to ${bound.key} does not end with its branch`);
  if (runBody(state, loop.body.slice(0, -1), { leaves: 1 }) !== undefined)
    refuse('equal', `a turn of the loop to ${bound.key} is left in the middle`);
  const [condition] = operandsOf(state, branch);
  const next = plus(index, literal(1)).key;
  const goesOn =
    condition?.kind === 'below' && condition.count.key === next && condition.bound.key === bound.key;
  if (!goesOn || indexNow() !== next) refuse('equal', `the loop to ${bound.key} does not take its turns`);
  assign(run.leave(carriedNow()));
}

function assignedIn(body: readonly Instruction[]): number[] {
  return body.flatMap(({ opcode, immediates, body: inner }) =>
    opcode.name === 'local.set' || opcode.name === 'local.tee'
      ? [immediates[0] as number]
      : assignedIn(inner),
  );
}

function read({ locals }: State, local: number): Value {
  const value = locals[local];
  return value ?? refuse('equal', `local ${local} is read where a turn has not set it`);
}

/** Takes an instruction's operands and holds it to its timing class. */
function operandsOf({ stack, values }: State, { opcode, at }: Instruction): Value[] {
  if (stack.length < opcode.takes) refuse('equal', `${opcode.name} at ${at} has no operands`);
  const operands = opcode.takes === 0 ? [] : stack.splice(-opcode.takes);
  const exposed = {
    constant: [],
    address: operands.slice(0, 1),
    branch: operands.slice(-1),
    variable: operands,
    amount: operands.slice(-1),
  }[opcode.timing];
  if (exposed.some(values.isSecret))
    refuse('constant-time', `${opcode.name} at byte ${at} has a secret for its ${opcode.timing} operand`);
  if (!opcode.model) refuse('equal', `${opcode.name} at byte ${at} has no model`);
  return operands;
}

function perform(state: State, instruction: Instruction): undefined {
  const { opcode, immediates } = instruction;
  const operands = operandsOf(state, instruction);
  const { stack, values, locals } = state;
  const [first] = operands as [Value];
  const [number] = immediates as [number];
  switch (opcode.name) {
    case 'local.get':
      stack.push(read(state, number));
      return;
    case 'local.set':
      locals[number] = first;
      return;
    case 'local.tee':
      locals[number] = first;
      stack.push(first);
      return;
    case 'global.get':
      if (number !== 0) refuse('equal', `global ${number}`);
      stack.push({ kind: 'count', count: symbol(TABLES_BASE) });
      return;
  }
  if (opcode.timing !== 'address') stack.push(compute(values, opcode.name, immediates, operands));
  else if (opcode.name.includes('store'))
    store(state.run.memory, values, instruction, operands as [Value, Value]);
  else stack.push(load(state.run.memory, values, instruction, operands));
}
