import type { Emitted } from '../../../compiler/targets/wasm/emitted.ts';

/** What a local holds: the variable last written, or that ways into this place disagree. */
type Held = number | 'unsure';
type Holding = ReadonlyMap<number, Held>;

/** What is held where nothing comes from. */
const NOWHERE: Holding = new Map();

/**
 * Follows the assigned code beside the code over variables, as the engine would run it, and reports the first
 * reading of a local that does not surely hold the variable wanted. It knows nothing of live ranges: a place
 * that is reached from two sides holds what both bring.
 */
export function wrongReading(
  variables: readonly Emitted[],
  assigned: readonly Emitted[],
  parameters: number,
): string | undefined {
  if (variables.length !== assigned.length) return 'the codes differ in length';
  const ends = matchingEnds(variables);
  /** What is held at the place that a branch to this block or loop goes to. */
  const arriving = new Map<number, Holding>();
  const report: string[] = [];

  const run = (from: number, to: number, entering: Holding, open: readonly number[]): Holding => {
    let holding = entering;
    for (let at = from; at < to; at++) {
      const [name, operand] = variables[at] as Emitted;
      const [assignedName, local] = assigned[at] as Emitted;
      if (name !== assignedName) report.push(`${at}: ${assignedName} stands for ${name}`);
      if (name === 'block') {
        const end = ends.get(at) as number;
        arriving.delete(at);
        holding = met(run(at + 1, end, holding, [at, ...open]), arriving.get(at));
        at = end;
      } else if (name === 'loop') {
        const end = ends.get(at) as number;
        let head = holding;
        for (;;) {
          arriving.delete(at);
          const left = run(at + 1, end, head, [at, ...open]);
          const again = met(head, arriving.get(at));
          if (same(again, head)) {
            holding = left;
            break;
          }
          head = again;
        }
        at = end;
      } else if (name === 'br_if' || name === 'br') {
        const target = open[Number(operand)] as number;
        arriving.set(target, met(holding, arriving.get(target)));
        if (name === 'br') return NOWHERE;
      } else if (name.startsWith('local.')) {
        const variable = Number(operand);
        if (variable < parameters) {
          if (variable !== local) report.push(`${at}: parameter ${variable} is read from ${String(local)}`);
        } else if (name === 'local.get') {
          const held = holding.get(Number(local));
          if (held !== variable)
            report.push(`${at}: local ${String(local)} holds ${held ?? 'nothing'}, not ${variable}`);
        } else holding = written(holding, Number(local), variable);
      }
    }
    return holding;
  };
  run(0, variables.length, new Map(), []);
  return report[0];
}

/** Other locals that held the variable hold an old value of it. */
function written(holding: Holding, local: number, variable: number): Holding {
  const after = new Map<number, Held>(holding);
  for (const [other, held] of after) if (held === variable) after.set(other, 'unsure');
  return after.set(local, variable);
}

function matchingEnds(code: readonly Emitted[]): Map<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  code.forEach(([name], at) => {
    if (name === 'block' || name === 'loop') open.push(at);
    else if (name === 'end') ends.set(open.pop() as number, at);
  });
  return ends;
}

function met(a: Holding, b: Holding | undefined): Holding {
  if (b === undefined || b === NOWHERE) return a;
  if (a === NOWHERE) return b;
  const both = new Map<number, Held>();
  for (const local of new Set([...a.keys(), ...b.keys()])) {
    const held = a.get(local);
    both.set(local, held !== undefined && held === b.get(local) ? held : 'unsure');
  }
  return both;
}

function same(a: Holding, b: Holding): boolean {
  return a.size === b.size && [...a].every(([local, held]) => b.get(local) === held);
}
