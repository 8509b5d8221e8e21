import { languageError } from '../errors.ts';
import type { Program } from '../program.ts';
import {
  type Affine,
  constantOf,
  equalAffine,
  isConstant,
  type Known,
  least,
  minus,
  plus,
  scaled,
} from './affine.ts';
import { type Access, extentsOf, knownOfCounts } from './bounds.ts';

/** The words from `start` up to `end` are stored. */
interface Span {
  readonly start: bigint;
  readonly end: Affine;
}

/** Every region that is declared out is stored to somewhere in the text. */
export function checkWritten({ contract }: Program, accesses: readonly Access[]): void {
  for (const { name, role } of contract.regions) {
    if (role === 'out' && !accesses.some((a) => a.stores && a.region === name)) {
      throw languageError('contract', `region ${name} is declared out and never written`);
    }
  }
}

/** What one store writes: words `start + step * i` for i below `turns`, in every element; undefined if not so plain. */
function strideOf(
  access: Access,
  elements: Affine,
  counts: Known,
): { start: bigint; step: bigint; turns: Affine } | undefined {
  const { loops } = access.known;
  let { element } = access;
  let step = 0n;
  let turns = constantOf(1);
  for (const { index, bound } of loops) {
    const strides = access.word.terms.get(index);
    if (element.terms.get(index) === 1n && equalAffine(bound, elements) && strides === undefined) {
      element = minus(element, { constant: 0n, terms: new Map([[index, 1n]]) });
    } else if (strides !== undefined && step === 0n) {
      step = strides;
      turns = bound;
    } else if (strides !== undefined || !alwaysRuns(bound, counts)) return undefined;
  }
  const everyElement = isConstant(element) && element.constant === 0n;
  const wholeRegion = everyElement && (element !== access.element || equalAffine(elements, constantOf(1)));
  const plain = access.word.terms.size === (step === 0n ? 0 : 1);
  return wholeRegion && plain ? { start: access.word.constant, step, turns } : undefined;
}

/** A loop runs at least once, whatever the counts: what is known inside it cannot show that. */
function alwaysRuns(bound: Affine, counts: Known): boolean {
  return [...bound.terms.keys()].every((atom) => counts.ranges.has(atom)) && least(bound, counts) >= 1n;
}

/** The spans of stores that together leave no gap: `step` of them side by side fill a loop's turns. */
function spansOf(accesses: readonly Access[], elements: Affine, counts: Known): Span[] {
  const strides = accesses.map((a) => strideOf(a, elements, counts)).filter((s) => s !== undefined);
  return strides.flatMap(({ start, step, turns }) => {
    if (step === 0n) return [{ start, end: constantOf(start + 1n) }];
    for (let i = 1n; i < step; i++) {
      const beside = strides.some(
        (o) => o.start === start + i && o.step === step && equalAffine(o.turns, turns),
      );
      if (!beside) return [];
    }
    return [{ start, end: plus(constantOf(start), scaled(turns, step)) }];
  });
}

function covers(spans: readonly Span[], words: Affine): boolean {
  let reached = 0n;
  for (;;) {
    if (isConstant(words) && reached >= words.constant) return true;
    const next = spans.filter((s) => s.start <= reached);
    if (next.some((s) => equalAffine(s.end, words))) return true;
    let furthest = reached;
    for (const { end } of next) {
      if (isConstant(end) && end.constant > furthest) furthest = end.constant;
    }
    if (furthest === reached) return false;
    reached = furthest;
  }
}

/** After the last other access to a wiped region, stores of 0 cover all of it. */
export function checkWiped(program: Program, accesses: readonly Access[]): void {
  for (const { name, wiped } of program.contract.regions) {
    if (wiped !== true) continue;
    const touching = accesses.filter((a) => a.region === name);
    const lastUse = touching.reduce((last, a) => (a.zero ? last : Math.max(last, a.step)), -1);
    const { words, elements } = extentsOf(program, name);
    const spans = spansOf(
      touching.filter((a) => a.step > lastUse),
      elements,
      knownOfCounts(program),
    );
    if (!covers(spans, words)) {
      throw languageError(
        'scratch-not-wiped',
        `region ${name} is to be wiped: store 0 to every word after its last use, at the top level`,
      );
    }
  }
}
