import { describe, expect, it } from 'vitest';
import type { Contract } from '../../language/contract.ts';
import { interpret } from '../../language/interpret.ts';
import { type KernelCall, type Layout, layOut } from './calls.ts';
import { casesOf } from './cases.ts';
import { KERNELS } from './implementations.ts';
import { bytesOfRegion, type Counts, placeOf, wordsOf } from './places.ts';
import { prepare } from './standards.ts';

const grouped = KERNELS.filter(({ program }) =>
  program.contract.regions.some(({ wordStride }) => wordStride !== undefined),
);

/**
 * The call for one lane that does lane `lane`'s part of a call for more, in the same memory: regions with a word
 * stride begin a column further on. Regions without one, that is ADRS, are moved to `addressAt`; scratch stays.
 */
function column(call: KernelCall, contract: Contract, lane: number): number[] {
  const offsets = contract.regions.map((region) => {
    const at = call.offsets[region.name] as number;
    if (region.layout !== 'lane-wise' || region.role === 'scratch') return at;
    return region.wordStride === undefined ? ADDRESS_AT : at + lane * contract.wordBytes;
  });
  return [...offsets, ...contract.counts.map(({ name }) => call.counts[name] as number)];
}
const ADDRESS_AT = 0;

/** Elements as many whole rows of words apart as they have words: then a column is one all the way down. */
function wholeRows(contract: Contract, lanes: number, { counts, wordGap = 0 }: Layout): Counts {
  return Object.fromEntries(
    contract.regions.flatMap((region) =>
      region.elementStride === undefined
        ? []
        : [[region.elementStride, wordsOf(region, counts) * (lanes + wordGap) * contract.wordBytes]],
    ),
  );
}

describe.each(grouped)('$kernel', ({ program, rows, lanes: laneCounts, check }) => {
  const { contract } = program;
  const widths = laneCounts.filter((lanes) => lanes > 1);
  const single = rows.filter(({ manifest }) => manifest.lanes === 1);

  it.each(widths)('one lane works in its column of a layout of %d', (lanes) => {
    const cases = casesOf(contract).filter(([, { counts }]) => counts.groups === 3);
    expect(cases.length).toBeGreaterThan(0);
    for (const [name, layout] of cases) {
      const call = layOut(contract, lanes, { ...layout, strides: wholeRows(contract, lanes, layout) });
      prepare(contract, call);
      // What the column's own ADRS is written over is no region of the call.
      call.memory.fill(0, ADDRESS_AT, ADDRESS_AT + 32);
      // One lane wipes what it uses of the scratch for more.
      for (const region of contract.regions.filter(({ role }) => role === 'scratch')) {
        const at = call.offsets[region.name] as number;
        for (const byte of bytesOfRegion(contract, region, lanes, call.counts)) call.memory[at + byte] = 0;
      }
      const expected = call.memory.slice();
      interpret(program, lanes, expected, call.args);
      for (const { manifest, run } of single) {
        let memory = call.memory;
        for (let lane = 0; lane < lanes; lane++) {
          const with1 = memory.slice();
          for (const region of contract.regions) {
            if (region.layout !== 'lane-wise' || region.role === 'scratch') continue;
            if (region.wordStride !== undefined) continue;
            for (let word = 0; word < wordsOf(region, call.counts); word++) {
              const place = placeOf(contract, region, lanes, call.counts, { word, lane });
              const at = (call.offsets[region.name] as number) + place;
              with1.set(memory.subarray(at, at + contract.wordBytes), ADDRESS_AT + contract.wordBytes * word);
            }
          }
          const args = column(call, contract, lane);
          check(1, with1.length, args);
          memory = run(with1, args);
          memory.fill(0, ADDRESS_AT, ADDRESS_AT + 32);
        }
        expect(Buffer.from(memory).toString('hex'), `${manifest.stem}: ${name}`).toBe(
          Buffer.from(expected).toString('hex'),
        );
      }
    }
  });
});
