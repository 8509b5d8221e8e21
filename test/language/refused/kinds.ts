import { build } from '../../../language/builder.ts';
import type { Word32 } from '../../../language/handles.ts';
import { contractOf, countOf, INPUT, OUTPUT, SCRATCH, SHARED } from '../contracts.ts';
import { type Refused, refused } from './refused.ts';

const contract = contractOf([INPUT, OUTPUT, SHARED]);
const wide = contractOf([INPUT, OUTPUT, SHARED], { wordBytes: 8 });
const wideScratch = contractOf([OUTPUT, SCRATCH], { wordBytes: 8 });
const elements = contractOf([OUTPUT, { ...SCRATCH, elements: 'groups', elementStride: 'stride' }], {
  counts: [countOf('groups', 8), countOf('stride', 1024, { multipleOf: 4 })],
});

export const KINDS: readonly Refused[] = [
  refused('implicit-splat', 'a uniform and a lane-wise word added', contract, (k) => {
    k.add(k.loadShared32('shared', 0) as never, k.load32('input', 0));
  }),
  refused('implicit-splat', 'a uniform word stored', contract, (k) => {
    k.store('output', 0, k.loadShared32('shared', 0) as never);
  }),
  refused('implicit-splat', 'uniform words compared', contract, (k) => {
    k.equal(k.uniform32(1) as never, k.uniform32(1) as never);
  }),
  refused('implicit-splat', 'a uniform word chosen', contract, (k) => {
    const mask = k.equal(k.constant32(1), k.constant32(2));
    k.select(mask, k.uniform32(1) as never, k.constant32(0));
  }),
  refused('wrong-kind', 'a lane-wise word splatted', contract, (k) => {
    k.splat(k.load32('input', 0) as never);
  }),
  refused('mask-for-word', 'a mask added', contract, (k) => {
    const mask = k.equal(k.load32('input', 0), k.constant32(0));
    k.add(k.constant32(1), mask as never);
  }),
  refused('mask-for-word', 'a mask stored', contract, (k) => {
    k.store('output', 0, k.equal(k.load32('input', 0), k.constant32(0)) as never);
  }),
  refused('mask-for-word', 'a mask carried', contract, (k) => {
    k.loop(2, [k.equal(k.constant32(0), k.constant32(0)) as never], (_, words) => words);
  }),
  refused('wrong-kind', 'a word for a mask', contract, (k) => {
    k.select(k.load32('input', 0) as never, k.constant32(1), k.constant32(0));
  }),
  refused('wrong-kind', 'a word among masks', contract, (k) => {
    k.maskAnd(k.equal(k.constant32(0), k.constant32(0)), k.constant32(0) as never);
  }),
  refused('wrong-kind', 'a count for a word', contract, (k) => {
    k.each(2, (index) => k.store('output', index, index as never));
  }),
  refused('wrong-kind', 'a public word for a count', contract, (k) => {
    k.store('output', k.loadShared32('shared', 0) as never, k.constant32(0));
  }),
  refused('wrong-kind', 'a lane-wise word made a count', contract, (k) => {
    k.countFromWord(k.constant32(1) as never);
  }),
  refused('wrong-kind', 'a JavaScript number for a word', contract, (k) => {
    k.add(k.constant32(1), 1 as never);
  }),
  refused('wrong-kind', 'nothing for a word', contract, (k) => {
    k.not(undefined as never);
  }),
  refused('wrong-kind', 'a look-alike of a value', contract, (k) => {
    k.not({ ...(k.constant32(1) as object) } as never);
  }),
  refused('wrong-kind', 'a word of another program', contract, (k) => {
    let other: Word32 | undefined;
    build(contract, '', (elsewhere) => {
      other = elsewhere.constant32(1);
    });
    k.store('output', 0, other as Word32);
  }),
  refused('wrong-kind', 'a shared region loaded a lane', contract, (k) => {
    k.load32('shared', 0);
  }),
  refused('wrong-kind', 'a lane-wise region loaded for all', contract, (k) => {
    k.loadShared32('input', 0);
  }),
  refused('mixed-widths', 'words of 32 and 64 bits added', contract, (k) => {
    k.add(k.constant32(1) as never, k.constant64(1n) as never);
  }),
  refused('mixed-widths', 'a mask of 32 bits for words of 64', wide, (k) => {
    const mask = k.equal(k.constant32(1), k.constant32(1));
    k.select(mask as never, k.constant64(1n), k.constant64(2n));
  }),
  refused('mixed-widths', 'a 64-bit load from 32-bit words', contract, (k) => {
    k.load64('input', 0);
  }),
  refused('mixed-widths', 'a 32-bit store to 64-bit scratch', wideScratch, (k) => {
    k.store('scratch', 0, k.constant32(1));
  }),
  refused('mixed-widths', 'a 64-bit word of scratch with elements', elements, (k) => {
    k.load64('scratch', 0);
  }),
  refused('mixed-widths', 'a 32-bit store to 64-bit words', wide, (k) => {
    k.store('output', 0, k.constant32(1));
  }),
  refused('mixed-widths', 'words of 64 bits joined', contract, (k) => {
    k.join(k.constant64(1n) as never, k.constant64(2n) as never);
  }),
  refused('mixed-widths', 'a high half of 64 bits joined to a low one of 32', contract, (k) => {
    k.join(k.constant64(1n) as never, k.constant32(2));
  }),
  refused('mixed-widths', 'the low half of a 32-bit word', contract, (k) => {
    k.lowHalf(k.constant32(1) as never);
  }),
  refused('mixed-widths', 'the high half of a 32-bit word', wide, (k) => {
    k.highHalf(k.constant32(1) as never);
  }),
  refused('mixed-widths', 'a joined word stored among 32-bit words', contract, (k) => {
    k.store('output', 0, k.join(k.constant32(1), k.constant32(2)) as never);
  }),
  refused('mixed-widths', 'a half stored among 64-bit words', wide, (k) => {
    k.store('output', 0, k.lowHalf(k.load64('input', 0)));
  }),
  refused('implicit-splat', 'a uniform word joined to a lane-wise one', contract, (k) => {
    k.join(k.loadShared32('shared', 0) as never, k.load32('input', 0));
  }),
  refused('mask-for-word', 'a mask joined', contract, (k) => {
    k.join(k.constant32(1), k.equal(k.constant32(0), k.constant32(0)) as never);
  }),
  refused('mask-for-word', 'the low half of a mask', contract, (k) => {
    k.lowHalf(k.equal(k.constant64(0n), k.constant64(0n)) as never);
  }),
  refused('wrong-kind', 'the high half of a JavaScript number', contract, (k) => {
    k.highHalf(1n as never);
  }),
];
