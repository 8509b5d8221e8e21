// Rows with more lanes than any emitted kernel has yet: each lane in turn through the js row of one lane. They show
// that the engine's ways of filling lanes and of leaving some over hold for any number of them.
import { type Contract, evaluateLinear, extentOf, type Region } from '../../language/contract.ts';
import { fillPattern, fold } from '../../src/runtime/known-answer.ts';
import type { Implementation, JsKernel, KernelTable } from '../../src/runtime/table.ts';

const apartBytes = 1 << 16;

/** Where each word of one lane of a region lies, counted in bytes from the region's offset. */
function* wordsOf(
  { wordBytes }: Contract,
  region: Region,
  lanes: number,
  lane: number,
  counts: Readonly<Record<string, number>>,
): Generator<number> {
  const stride = counts[region.elementStride ?? ''] ?? 0;
  const elements = region.elements === undefined ? 1 : (counts[region.elements] ?? 0);
  const shared = region.layout === 'shared';
  const wordStride = shared ? wordBytes : (counts[region.wordStride ?? ''] ?? wordBytes * lanes);
  for (let element = 0; element < elements; element++) {
    for (let word = 0; word < evaluateLinear(region.words, counts); word++) {
      yield element * stride + word * wordStride + (shared ? 0 : wordBytes * lane);
    }
  }
}

function countsOf(contract: Contract, args: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    contract.counts.map(({ name }, i) => [name, args[contract.regions.length + i] as number]),
  );
}

function laneByLane(contract: Contract, lanes: number, single: JsKernel): JsKernel {
  const apart = new Uint8Array(contract.regions.length * apartBytes);
  const { wordBytes } = contract;
  const apart32 = new Int32Array(apart.buffer);
  return (_i32, u8, ...args) => {
    const counts = countsOf(contract, args);
    const one = Object.fromEntries(
      Object.entries(counts).map(([name, value]) => [name, /stride$/i.test(name) ? value / lanes : value]),
    );
    // Regions that begin at the same place do so for one lane too.
    const offsets = contract.regions.map((_, r) => args.indexOf(args[r] as number) * apartBytes);
    for (let lane = 0; lane < lanes; lane++) {
      const move = (role: 'in' | 'out', copy: (there: number, here: number) => void): void => {
        contract.regions.forEach((region, r) => {
          if (region.role !== role && region.role !== 'in-out') return;
          const here = wordsOf(contract, region, 1, 0, one);
          for (const there of wordsOf(contract, region, lanes, lane, counts)) {
            copy((args[r] as number) + there, (offsets[r] as number) + (here.next().value as number));
          }
        });
      };
      move('in', (there, here) => apart.set(u8.subarray(there, there + wordBytes), here));
      single(apart32, apart, ...offsets, ...contract.counts.map(({ name }) => one[name] as number));
      move('out', (there, here) => u8.set(apart.subarray(here, here + wordBytes), there));
    }
  };
}

/** A row of `lanes` lanes; its known answer is that of a call for no groups. */
export function standIn(contract: Contract, table: KernelTable, lanes: number): Implementation {
  const single = table.implementations.find((row) => row.js !== undefined && row.lanes === 1)?.js as JsKernel;
  const memory = new Uint8Array(16384);
  fillPattern(memory);
  const counts = contract.counts.map(({ name }) =>
    /wordstride$/i.test(name) ? contract.wordBytes * lanes : 0,
  );
  const named = Object.fromEntries(contract.counts.map(({ name }, i) => [name, counts[i] as number]));
  let end = 2048;
  const offsets = contract.regions.map((region) => {
    const offset = end;
    end += extentOf(contract, region, lanes, named);
    return offset;
  });
  const args = [...offsets, ...counts];
  return {
    stem: `${contract.kernel}.x${lanes}.js`,
    lanes,
    level: 'js',
    needs: [],
    js: laneByLane(contract, lanes, single),
    knownAnswer: { memoryBytes: memory.length, args, answer: fold(memory) },
  };
}
