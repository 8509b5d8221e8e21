import { type Contract, type Linear, linear, type Region } from '../contract.ts';
import { languageError } from '../errors.ts';

const NAME = /^[a-z][A-Za-z0-9]*$/;
const MAX_COUNT = 0xffff_ffff;

const fault = (message: string): Error => languageError('contract', message);

function demandUnique(kind: string, names: readonly string[]): void {
  for (const [i, name] of names.entries()) {
    if (!NAME.test(name)) throw fault(`${kind} '${name}' is not a camel-case name`);
    if (names.indexOf(name) !== i) throw fault(`${kind} ${name} is declared twice`);
  }
}

function checkCounts({ counts }: Contract): void {
  demandUnique(
    'count',
    counts.map((c) => c.name),
  );
  for (const { name, min, max, multipleOf } of counts) {
    if (!Number.isInteger(min) || !Number.isInteger(max) || min < 0 || min > max || max > MAX_COUNT) {
      throw fault(`count ${name} ranges from ${min} to ${max}; 0 <= min <= max < 2^32 was wanted`);
    }
    if (multipleOf !== undefined && (!Number.isInteger(multipleOf) || multipleOf < 1)) {
      throw fault(`count ${name} is a multiple of ${multipleOf}, a whole number from 1 was wanted`);
    }
  }
}

function checkWords(contract: Contract, region: Region): void {
  const { constant, terms = {} }: Linear = linear(region.words);
  const numbers = [constant, ...Object.values(terms)];
  if (!numbers.every(Number.isSafeInteger)) throw fault(`the words of region ${region.name} are not whole`);
  for (const name of Object.keys(terms)) demandCount(contract, region, 'words', name);
  if (Object.keys(terms).length === 0 && constant < 1) throw fault(`region ${region.name} has no words`);
}

function demandCount(contract: Contract, region: Region, field: string, name: string): number {
  const count = contract.counts.find((c) => c.name === name);
  if (count === undefined) throw fault(`${field} of region ${region.name} names no declared count: ${name}`);
  return count.multipleOf ?? 1;
}

/** The fields that each layout may have beside its words. */
const LAYOUT_FIELDS: Readonly<Record<Region['layout'], readonly (keyof Region)[]>> = {
  'lane-wise': ['elements', 'elementStride', 'wordStride'],
  shared: [],
  bytes: ['laneStride', 'order'],
};
const ALL_FIELDS = ['elements', 'elementStride', 'wordStride', 'laneStride', 'order'] as const;

function checkRegion(contract: Contract, region: Region): void {
  const { name, layout, role } = region;
  for (const field of ALL_FIELDS) {
    if (region[field] !== undefined && !LAYOUT_FIELDS[layout].includes(field)) {
      throw fault(`region ${name} is ${layout}, which has no ${field}`);
    }
  }
  checkWords(contract, region);
  if (region.elements !== undefined) demandCount(contract, region, 'elements', region.elements);
  if (region.laneStride !== undefined) demandCount(contract, region, 'laneStride', region.laneStride);
  if ((region.elements === undefined) !== (region.elementStride === undefined)) {
    throw fault(`region ${name} has one of elements and elementStride; both or neither were wanted`);
  }
  for (const field of ['elementStride', 'wordStride'] as const) {
    const stride = region[field];
    if (stride === undefined) continue;
    if (demandCount(contract, region, field, stride) % contract.wordBytes !== 0) {
      throw fault(
        `count ${stride} is a stride of region ${name}; a multiple of ${contract.wordBytes} is wanted`,
      );
    }
  }
  if (layout === 'shared' && role !== 'in') throw fault(`region ${name} is shared, so it is only read`);
  if (region.wiped === true && role !== 'scratch') throw fault(`region ${name} is wiped but not scratch`);
  if (role === 'scratch' && region.secrecy === 'secret' && region.wiped !== true) {
    throw fault(`region ${name} is secret scratch, so it is to be wiped`);
  }
}

function checkAliases({ aliases = [], regions, counts }: Contract): void {
  for (const { regions: pair, atMost = [] } of aliases) {
    if (pair[0] === pair[1]) throw fault(`region ${pair[0]} is an alias of itself`);
    for (const name of pair) {
      if (!regions.some((r) => r.name === name)) throw fault(`an alias names no declared region: ${name}`);
    }
    for (const name of atMost) {
      if (!counts.some((c) => c.name === name)) throw fault(`an alias names no declared count: ${name}`);
    }
  }
}

/** A contract that can be read one way only. */
export function checkContract(contract: Contract): void {
  const { kernel, wordBytes, regions, step, summary } = contract;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(kernel)) throw fault(`kernel '${kernel}' is not a kebab-case name`);
  if (wordBytes !== 4 && wordBytes !== 8)
    throw fault(`words of ${wordBytes as number} bytes, 4 or 8 are wanted`);
  if (!/^[a-z0-9-]+\.[A-Za-z0-9]+$/.test(step)) throw fault(`step '${step}' is not file.function`);
  if (summary.trim() === '') throw fault('the summary is empty');
  demandUnique(
    'region',
    regions.map((r) => r.name),
  );
  checkCounts(contract);
  for (const region of regions) checkRegion(contract, region);
  checkAliases(contract);
}
