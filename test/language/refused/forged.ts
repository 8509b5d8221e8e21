import { build } from '../../../language/builder.ts';
import { checkProgram } from '../../../language/check.ts';
import type { Contract } from '../../../language/contract.ts';
import type { RefusalCode } from '../../../language/errors.ts';
import type { Loop, Program, Pure, Statement, Value } from '../../../language/program.ts';
import { contractOf, INPUT, OPEN_OUTPUT, OUTPUT, SECRET_SHARED, SHARED } from '../contracts.ts';
import type { Refused } from './refused.ts';

type Let = Extract<Statement, { kind: 'let' }>;

const contract = contractOf([INPUT, OUTPUT, SHARED, SECRET_SHARED]);

/** A sound program to spoil: the builder would not let an author write what these say. */
function sound(of: Contract = contract): Program {
  return build(of, '', (k) => {
    const table = k.table32('four', [1, 2, 3, 4]);
    const mask = k.equal(k.load32('input', 0), k.load32('input', 1));
    const chosen = k.select(mask, k.rotateLeft(k.load32('input', 2), 7), k.constant32(5));
    const [end] = k.loop(4, [chosen], (index, words) => [k.add(words[0] as never, k.splat(table.at(index)))]);
    k.countFromWord(k.loadShared32('shared', 0));
    k.loadShared32('secretShared', 0);
    k.store('output', 0, end as never);
  });
}

function withBody(program: Program, change: (body: readonly Statement[]) => readonly Statement[]): Program {
  return { ...program, body: change(program.body) };
}

function withLet(op: Pure['op'], change: (statement: Let) => Statement): (program: Program) => Program {
  return (program) => {
    let found = false;
    const changed = withBody(program, (body) =>
      body.map((s) => {
        if (s.kind !== 'let' || s.operation.op !== op || found) return s;
        found = true;
        return change(s);
      }),
    );
    if (!found) throw new Error(`the program has no ${op}`);
    return changed;
  };
}

function withLoop(change: (loop: Loop) => Statement): (program: Program) => Program {
  return (program) => withBody(program, (body) => body.map((s) => (s.kind === 'loop' ? change(s) : s)));
}

function loaded(program: Program, region: string): Value {
  const load = program.body.find((s) => s.kind === 'load' && s.region === region);
  if (load?.kind !== 'load') throw new Error(`the program loads nothing from ${region}`);
  return load.result;
}

/** The builder records tidy programs; the checker is shown these in their place. */
function forged(code: RefusalCode, name: string, spoil: (program: Program) => Program): Refused {
  return { code, name, make: () => checkProgram(spoil(sound())) };
}

/** The program with one value said to be public, wherever it stands. */
function markedPublic(program: Program, { id }: Value): Program {
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    const whole = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, copy(value)]));
    return whole['id'] === id ? { ...whole, secret: false } : whole;
  };
  return copy(program) as Program;
}

const publicValue = (value: Value): Value => ({ ...value, secret: false });

export const FORGED: readonly Refused[] = [
  forged('secret-marked-public', 'a loaded secret marked public', (program) =>
    markedPublic(program, loaded(program, 'secretShared')),
  ),
  forged('secret-marked-public', 'what a loop carries marked public', (program) => {
    const loop = program.body.find((s) => s.kind === 'loop');
    return markedPublic(program, loop?.results[0] as Value);
  }),
  {
    code: 'secret-marked-public',
    name: 'a word that is secret after three turns marked public',
    make: () => {
      const program = build(contractOf([INPUT, OUTPUT]), '', (k) => {
        const start = [k.constant32(0), k.constant32(0), k.constant32(0)];
        const end = k.loop(4, start, (_, words) => [words[1], words[2], k.load32('input', 0)] as never);
        k.store('output', 0, end[0] as never);
      });
      const loop = program.body.find((s) => s.kind === 'loop');
      checkProgram(
        markedPublic(markedPublic(program, loop?.parameters[0] as Value), loop?.results[0] as Value),
      );
    },
  },
  forged('secret-count', 'a secret made a count', (program) =>
    withLet('count-from-word', (s) => ({ ...s, operands: [loaded(program, 'secretShared')] }))(
      moved(program),
    ),
  ),
  {
    code: 'public-region-secret-word',
    name: 'a secret sent to a public region',
    make: () => {
      const both = contractOf([...contract.regions, OPEN_OUTPUT]);
      const program = build(both, '', (k) => {
        k.store('openOutput', 0, k.constant32(0));
        k.store('output', 0, k.load32('input', 0));
      });
      const swapped = program.body.map((s) => (s.kind === 'store' ? { ...s, region: 'openOutput' } : s));
      checkProgram({ ...program, contract: contractOf([INPUT, OPEN_OUTPUT]), body: swapped });
    },
  },
  forged(
    'rotation-range',
    'a rotation by the width',
    withLet('rotate-left', (s) => ({ ...s, operation: { op: 'rotate-left', amount: 32 } })),
  ),
  forged(
    'literal-range',
    'a constant of 33 bits',
    withLet('constant', (s) => ({ ...s, operation: { op: 'constant', literal: 1n << 32n } })),
  ),
  forged(
    'literal-range',
    'a count of 33 bits',
    withLet('count-constant', (s) => ({ ...s, operation: { op: 'count-constant', literal: 1n << 32n } })),
  ),
  forged(
    'wrong-kind',
    'an equality that gives a word',
    withLet('equal', (s) => ({
      ...s,
      result: { ...s.result, type: { kind: 'word', bits: 32, uniform: false } },
    })),
  ),
  forged(
    'wrong-kind',
    'a choice by a word',
    withLet('select', (s) => ({ ...s, operands: [s.operands[1] as Value, ...s.operands.slice(1)] })),
  ),
  forged(
    'wrong-kind',
    'a choice of one word',
    withLet('select', (s) => ({ ...s, operands: s.operands.slice(0, 2) })),
  ),
  forged(
    'mask-for-word',
    'a choice of a mask',
    withLet('select', (s) => ({ ...s, operands: [s.operands[0], s.operands[0], s.operands[2]] as Value[] })),
  ),
  forged('implicit-splat', 'a uniform word rotated into a lane-wise one', (program) =>
    withLet('rotate-left', (s) => ({ ...s, operands: [loaded(program, 'secretShared')] }))(moved(program)),
  ),
  forged(
    'capability',
    'a capability that does not exist',
    withLet('rotate-left', (s) => ({
      ...s,
      operation: { op: 'capability', capability: 'none', literals: [], part: 0 },
    })),
  ),
  forged(
    'capability',
    'a part that a capability does not have',
    withLet('rotate-left', (s) => ({
      ...s,
      operation: { op: 'capability', capability: 'byteShuffle', literals: [0, 1, 2, 3], part: 1 },
    })),
  ),
  forged(
    'declassify-reason',
    'declassified for no reason',
    withLet('rotate-left', (s) => ({ ...s, operation: { op: 'declassify', reason: ' ' } })),
  ),
  forged('undeclared-table', 'a table that is not there', (program) => ({ ...program, tables: [] })),
  forged('table-overrun', 'a table cut short', (program) => ({
    ...program,
    tables: program.tables.map((t) => ({ ...t, words: t.words.slice(1) })),
  })),
  forged('mixed-widths', 'a table of another width', (program) => ({
    ...program,
    tables: program.tables.map((t) => ({ ...t, bits: 64 as const })),
  })),
  forged('undeclared-region', 'a store to no region', (program) =>
    withBody(program, (body) => body.map((s) => (s.kind === 'store' ? { ...s, region: 'elsewhere' } : s))),
  ),
  forged('undeclared-write', 'a store to an in region', (program) =>
    withBody(program, (body) => body.map((s) => (s.kind === 'store' ? { ...s, region: 'input' } : s))),
  ),
  forged('out-of-scope', 'a value before its definition', (program) =>
    withBody(program, (body) => [...body.slice(-1), ...body.slice(0, -1)]),
  ),
  forged('out-of-scope', 'a value defined twice', (program) =>
    withBody(program, (body) => [...body.slice(0, 1), ...body]),
  ),
  forged(
    'out-of-scope',
    'a value used as another than was defined',
    withLoop((loop) => ({ ...loop, initial: loop.initial.map(publicValue) })),
  ),
  forged(
    'loop-shape',
    'a loop that carries more than it leaves',
    withLoop((loop) => ({ ...loop, next: [] })),
  ),
  forged(
    'wrong-kind',
    'a word for a bound',
    withLoop((loop) => ({ ...loop, bound: loop.initial[0] as Value })),
  ),
  forged('contract', 'a count less than the contract has', (program) => ({
    ...program,
    contract: { ...program.contract, counts: [{ name: 'groups', min: 0, max: 1 }] },
  })),
];

/** The program with its loads of shared regions first. */
function moved(program: Program): Program {
  const first = (s: Statement): boolean => s.kind === 'load' && s.region === 'secretShared';
  const needed = program.body.find(first);
  if (needed?.kind !== 'load') throw new Error('the program loads nothing secret for all lanes');
  const ids = [needed.element.id, needed.word.id];
  const early = (s: Statement): boolean => first(s) || (s.kind === 'let' && ids.includes(s.result.id));
  return withBody(program, (body) => [...body.filter(early), ...body.filter((s) => !early(s))]);
}
