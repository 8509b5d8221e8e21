import { describe, expect, it } from 'vitest';
import { interpret } from '../../language/interpret.ts';
import type { Program } from '../../language/program.ts';
import { full } from '../suite.ts';
import { type KernelCall, layOut } from './calls.ts';
import { casesOf } from './cases.ts';
import { KERNELS, manifests } from './implementations.ts';
import { byStandard, prepare } from './standards.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

function interpreted(program: Program, { lanes, memory, args }: KernelCall): string {
  const left = memory.slice();
  interpret(program, lanes, left, args);
  return hex(left);
}

it('every implementation in the manifests is a row', () => {
  const rows = KERNELS.flatMap((kernel) => kernel.rows.map(({ manifest }) => manifest.stem));
  expect([...rows].sort()).toEqual(manifests.map(({ stem }) => stem).sort());
  for (const { rows: own, lanes } of KERNELS) {
    expect(own.filter(({ manifest }) => manifest.level === 'js' && manifest.lanes === 1)).toHaveLength(1);
    expect(lanes.length).toBeGreaterThan(1);
  }
});

describe.each(KERNELS)('$kernel', ({ kernel, program, rows, lanes: laneCounts, check }) => {
  const { contract } = program;
  // Kernels that perform the same step differ in sizes only: all their cases run in the full suite.
  const first = KERNELS.find((known) => known.program.contract.step === contract.step);
  const cases = casesOf(contract).filter((_, i) => full || first?.kernel === kernel || i % 2 === 1);

  describe.each(laneCounts)('for %d lanes', (lanes) => {
    const own = rows.filter(({ manifest }) => manifest.lanes === lanes);

    it.each(cases)('%s: standard, interpreter and every implementation agree', (_, layout) => {
      const call = layOut(contract, lanes, layout);
      prepare(contract, call);
      check(lanes, call.memory.length, call.args);
      const expected = interpreted(program, call);
      expect(hex(byStandard(contract, call))).toBe(expected);
      for (const { manifest, run } of own) {
        expect(hex(run(call.memory, call.args)), manifest.stem).toBe(expected);
      }
    });

    it('inputs that no scheme makes: implementations do what the interpreter does', () => {
      // Fields of addresses full of ones carry into their neighbours; T_l's input is not padded.
      const [, layout] = casesOf(contract)[2] as (typeof cases)[number];
      for (const seed of [11, 12]) {
        const call = layOut(contract, lanes, { ...layout, seed });
        const at = call.offsets.address;
        const words = contract.regions.find(({ name }) => name === 'address')?.words ?? 0;
        if (at !== undefined)
          call.memory.fill(0xff, at, at + Number(words) * lanes * contract.wordBytes - seed);
        const expected = interpreted(program, call);
        for (const { manifest, run } of own) {
          expect(hex(run(call.memory, call.args)), manifest.stem).toBe(expected);
        }
      }
    });
  });
});
