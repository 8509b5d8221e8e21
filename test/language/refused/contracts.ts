import type { Contract, Region } from '../../../language/contract.ts';
import { contractOf, countOf, INPUT, OUTPUT, SCRATCH, SHARED } from '../contracts.ts';
import { type Refused, refused } from './refused.ts';

const stride = countOf('stride', 1024, { multipleOf: 4 });
const groups = countOf('groups', 8);

function fault(name: string, contract: Contract): Refused {
  return refused('contract', name, contract, (k) => {
    k.store('output', 0, k.constant32(0));
  });
}

function regionFault(
  name: string,
  parts: Partial<Region>,
  counts: Contract['counts'] = [stride, groups],
): Refused {
  return fault(name, contractOf([OUTPUT, { ...INPUT, ...parts }], { counts }));
}

function countFault(name: string, parts: Partial<Contract['counts'][number]>): Refused {
  return fault(name, contractOf([OUTPUT], { counts: [{ ...groups, ...parts }] }));
}

export const CONTRACTS: readonly Refused[] = [
  fault('two regions of one name', contractOf([OUTPUT, INPUT, INPUT])),
  fault('two counts of one name', contractOf([OUTPUT], { counts: [groups, groups] })),
  refused('contract', 'words of 16 bytes', contractOf([OUTPUT], { wordBytes: 16 as never }), () => {}),
  fault('a kernel name with blanks', contractOf([OUTPUT], { kernel: 'a kernel' })),
  fault('a step with no function', contractOf([OUTPUT], { step: 'fips202' })),
  fault('no summary', contractOf([OUTPUT], { summary: ' ' })),
  countFault('a range the wrong way round', { min: 9 }),
  countFault('a negative least count', { min: -1 }),
  countFault('a count of 33 bits', { max: 2 ** 32 }),
  countFault('a fractional count', { max: 1.5 }),
  countFault('a multiple of 0', { multipleOf: 0 }),
  regionFault('a region with no words', { words: 0 }),
  regionFault('a region with half a word', { words: 1.5 }),
  regionFault('words by an undeclared count', { words: { constant: 0, terms: { blocks: 1 } } }),
  regionFault('elements without a stride', { elements: 'groups' }),
  regionFault('an element stride without elements', { elementStride: 'stride' }),
  regionFault('elements by an undeclared count', { elements: 'turns', elementStride: 'stride' }),
  regionFault('an undeclared element stride', { elements: 'groups', elementStride: 'step' }),
  regionFault('an undeclared word stride', { wordStride: 'step' }),
  regionFault('a word stride of any bytes', { wordStride: 'groups' }),
  regionFault('an element stride of any bytes', { elements: 'groups', elementStride: 'groups' }),
  regionFault('a lane stride of a lane-wise region', { laneStride: 'stride' }),
  regionFault('a big-endian lane-wise region', { order: 'big' }),
  regionFault('an undeclared lane stride', { layout: 'bytes', laneStride: 'step' }),
  regionFault('a word stride of bytes', { layout: 'bytes', wordStride: 'stride' }),
  regionFault('elements of a shared region', {
    layout: 'shared',
    elements: 'groups',
    elementStride: 'stride',
  }),
  regionFault('a wiped region that is not scratch', { wiped: true }),
  fault('a shared region declared out', contractOf([OUTPUT, { ...SHARED, role: 'out' }])),
  fault('secret scratch that is not wiped', contractOf([OUTPUT, { ...SCRATCH, wiped: false }])),
  fault('an out region never written', contractOf([OUTPUT, { ...OUTPUT, name: 'second' }])),
  fault(
    'an alias of an undeclared region',
    contractOf([OUTPUT], { aliases: [{ regions: ['output', 'input'] }] }),
  ),
  fault('an alias of itself', contractOf([OUTPUT], { aliases: [{ regions: ['output', 'output'] }] })),
  fault(
    'an alias by undeclared counts',
    contractOf([OUTPUT, INPUT], { aliases: [{ regions: ['output', 'input'], atMost: ['a', 'b'] }] }),
  ),
  refused('contract', 'two tables of one name', contractOf([OUTPUT]), (k) => {
    k.table32('same', [1, 2]);
    k.table32('same', [1, 3]);
  }),
];
