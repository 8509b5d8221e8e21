import { type Contract, extentOf } from '../../language/contract.ts';
import { interpret } from '../../language/interpret.ts';
import type { Program } from '../../language/program.ts';
import { fillPattern, fold, knownAnswerBytes } from '../../src/runtime/known-answer.ts';
import type { KnownAnswer } from '../../src/runtime/table.ts';

/** Bytes left between regions, so that a write outside one changes the answer. */
const GAP = 64;

/** A call with two elements or more, steps and blocks where there are such counts; the interpreter says what it leaves. */
export function knownAnswerOf(program: Program, lanes: number): KnownAnswer {
  const { contract } = program;
  const counts = Object.fromEntries(
    contract.counts.map(({ name, min, max }) => [name, Math.min(max, Math.max(min, 2))]),
  );
  // A fused text takes lanes + 1 groups a turn, and one more is left over.
  if (program.fused !== undefined)
    for (const { elements } of contract.regions) if (elements !== undefined) counts[elements] = lanes + 2;
  for (const region of contract.regions) setStrides(contract, region.name, lanes, counts);
  let end = GAP;
  const offsets = contract.regions.map((region) => {
    const offset = end;
    end = Math.ceil((offset + extentOf(contract, region, lanes, counts) + GAP) / GAP) * GAP;
    return offset;
  });
  if (end > knownAnswerBytes)
    throw new RangeError(`the known answer of ${contract.kernel} spans ${end} bytes`);
  const args = [...offsets, ...contract.counts.map(({ name }) => counts[name] as number)];
  const memory = new Uint8Array(end);
  fillPattern(memory);
  interpret(program, lanes, memory, args);
  return { memoryBytes: end, args, answer: fold(memory) };
}

/** Strides a little wider than they must be. */
function setStrides(contract: Contract, name: string, lanes: number, counts: Record<string, number>): void {
  const region = contract.regions.find((candidate) => candidate.name === name);
  if (region === undefined) return;
  const { wordBytes } = contract;
  if (region.wordStride !== undefined) counts[region.wordStride] = (lanes + 1) * wordBytes;
  if (region.laneStride !== undefined) {
    counts[region.laneStride] = 0;
    counts[region.laneStride] = extentOf(contract, region, 1, counts) + 3;
  }
  if (region.elementStride !== undefined) {
    const one = { ...counts, [region.elements as string]: 1 };
    counts[region.elementStride] = extentOf(contract, region, lanes, one) + wordBytes;
  }
}
