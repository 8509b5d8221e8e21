/** A lesson: a tiny kernel with what it promises, what the standard would say, and a fault that must be refused. */
import { emitJsModule } from '../../compiler/targets/js/module.ts';
import { functionName } from '../../compiler/targets/js/names.ts';
import { emitWasmModule, type WasmLevel } from '../../compiler/targets/wasm/module.ts';
import { type Builder, build } from '../../language/builder.ts';
import type { Contract } from '../../language/contract.ts';
import { type Program, stemOf } from '../../language/program.ts';
import { prove } from '../checker/prove.ts';
import type { Property } from '../checker/refusal.ts';
import type { Step } from '../steps/step.ts';
import { READERS, type Subject } from '../subjects.ts';

export interface Lesson {
  readonly title: string;
  readonly contract: Contract;
  readonly text: (k: Builder) => void;
  /** What one call does to one lane, in the operations of `spec/`. */
  readonly step: Step;
  readonly fault: Fault;
}

/** A text with a fault, or a fault put into the emitted js where the language has no words for it. */
export type Fault = {
  readonly what: string;
  readonly property: Property;
} & ({ readonly text: (k: Builder) => void } | { readonly edit: (js: string) => string });

/** An emitted kernel with all that it is proved against. */
export interface Emitted extends Subject {
  readonly artefact: Uint8Array;
  readonly contract: Contract;
  readonly step: Step;
}

export const LEVELS = ['js', 'wasm', 'simd128'] as const;
export type Level = (typeof LEVELS)[number];

/** Emits a text, which need not be right: the language's own checks of whole programs are left out. */
export function emitted({ contract, step }: Lesson, text: (k: Builder) => void, level: Level): Emitted {
  const program = build(contract, '', text);
  const shared = { kernel: contract.kernel, level, contract, step };
  return level === 'js' ? { ...shared, ...asJs(program) } : { ...shared, ...asWasm(program, level) };
}

type ByLevel = Omit<Emitted, 'kernel' | 'level' | 'contract' | 'step'>;

function asWasm(program: Program, level: WasmLevel): ByLevel {
  const { bytes, functions } = emitWasmModule([program], level);
  const [{ stem, lanes, loops }] = functions as [(typeof functions)[0]];
  const hints = loops.map((hint) => ({ ...hint }));
  return { stem, lanes, loops: hints, export: stem, file: `${stem}.wasm`, artefact: bytes };
}

function asJs(program: Program): ByLevel {
  const { kernel } = program.contract;
  const { text, functions } = emitJsModule(kernel, [program]);
  const artefact = new TextEncoder().encode(text);
  const loops = (functions[0]?.loops ?? []) as readonly unknown[] as Subject['loops'];
  const stem = stemOf(program, 1, 'js');
  return { stem, lanes: 1, loops, export: functionName(program), file: `${kernel}.js`, artefact };
}

/** A lesson's kernel with its fault in it. */
export function faulty(lesson: Lesson): Emitted {
  const { fault } = lesson;
  if ('text' in fault) return emitted(lesson, fault.text, 'wasm');
  const right = emitted(lesson, lesson.text, 'js');
  const js = fault.edit(new TextDecoder().decode(right.artefact));
  return { ...right, artefact: new TextEncoder().encode(js) };
}

/** What the checker says, a line a property that is refused, or one line when all are proved. */
export async function verdictLines(target: Emitted): Promise<string[]> {
  const reader = READERS.get(target.level);
  if (reader === undefined) throw new RangeError(`nothing reads level ${target.level}`);
  const verdicts = await prove(reader(target, target.artefact, target.contract), target.step, undefined);
  const refused = verdicts.filter(({ proved, reason }) => !proved && !reason.startsWith('not reached'));
  if (refused.length > 0) return refused.map(({ property, reason }) => `refused, ${property}: ${reason}`);
  return [`proved: ${verdicts.map(({ reason }) => reason).join('; ')}`];
}
