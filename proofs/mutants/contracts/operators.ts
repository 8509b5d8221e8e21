/** A wrong contract against right bytes. A contract that promises less is no fault, so that each promises something else. */
import type { Contract, Region } from '../../checker/contract.ts';
import type { Property } from '../../checker/refusal.ts';
import { STEPS } from '../../steps/index.ts';
import type { Step } from '../../steps/step.ts';
import { namesOf } from '../steps/machine.ts';
import type { Mutant, Operator, Target } from '../target.ts';

type Changed = readonly [what: string, breaks: Property | undefined, contract: Contract];

function operator(name: string, change: (target: Target) => readonly Changed[]): Operator {
  return {
    name: `contract: ${name}`,
    mutants: (target) =>
      change(target).map(
        ([what, breaks, contract]): Omit<Mutant, 'operator'> => ({
          what,
          breaks,
          target: () => ({ ...target, contract }),
        }),
      ),
  };
}

/** Every region in its turn with something else. */
function eachRegion(
  { contract }: Target,
  change: (
    region: Region,
  ) => readonly (readonly [what: string, breaks: Property | undefined, region: Region])[],
): Changed[] {
  return contract.regions.flatMap((region, i) =>
    change(region).map(([what, breaks, other]): Changed => {
      const regions = contract.regions.map((one, at) => (at === i ? other : one));
      // An alias of what has changed would be refused for being none, whatever the bytes do.
      const aliases = (contract.aliases ?? []).filter((alias) => !alias.regions.includes(region.name));
      return [`${region.name} ${what}`, breaks, { ...contract, regions, aliases }];
    }),
  );
}

const oneWordShort = operator('region one word short', (target) =>
  eachRegion(target, (region) => {
    const { words } = region;
    const shorter = typeof words === 'number' ? words - 1 : { ...words, constant: words.constant - 1 };
    return [['is a word shorter', 'framed', { ...region, words: shorter }]];
  }),
);

const wrongRole = operator('wrong role', (target) =>
  eachRegion(target, (region) => {
    if (region.role === 'in')
      return region.layout === 'shared' ? [] : [['is an output', 'equal', { ...region, role: 'out' }]];
    if (region.role === 'scratch') return [['is an output', 'equal', { ...region, role: 'out' }]];
    const input = ['is an input', 'framed', { ...region, role: 'in' }] as const;
    return region.role === 'in-out'
      ? [input, ['is an output', 'equal', { ...region, role: 'out' }]]
      : [input];
  }),
);

const wrongLayout = operator('wrong layout, stride or order', (target) =>
  eachRegion(target, (region) => {
    const found: [string, Property | undefined, Region][] = [];
    const without = (...names: readonly (keyof Region)[]): Region =>
      Object.fromEntries(
        Object.entries(region).filter(([name]) => !names.includes(name as keyof Region)),
      ) as unknown as Region;
    const { layout, order, wordStride, elementStride, laneStride } = region;
    if (layout === 'bytes')
      found.push([
        `is ${order === 'big' ? 'little' : 'big'}-endian`,
        'equal',
        { ...region, order: order === 'big' ? 'little' : 'big' },
      ]);
    if (wordStride !== undefined) found.push(['has its words side by side', 'framed', without('wordStride')]);
    if (wordStride !== undefined && elementStride !== undefined)
      found.push([
        'has its strides exchanged',
        'framed',
        { ...region, wordStride: elementStride, elementStride: wordStride },
      ]);
    if (elementStride !== undefined)
      found.push(['is one element', 'framed', without('elements', 'elementStride')]);
    if (laneStride !== undefined && target.lanes > 1)
      found.push(['has no stride of lanes', 'framed', without('laneStride')]);
    return found;
  }),
);

/** Arguments in another order: regions of one form, or counts. */
const wrongOrder = operator('arguments exchanged', ({ contract }) => {
  const exchanged = <T>(items: readonly T[], i: number): T[] =>
    items.map((item, at) => (at === i ? items[i + 1] : at === i + 1 ? items[i] : item) as T);
  const { regions, counts } = contract;
  const form = (region: Region | undefined): string => JSON.stringify({ ...region, name: '' });
  return [
    ...regions.slice(1).flatMap((region, i): Changed[] =>
      // Of two of one form either may come first, as in a sum.
      form(region) === form(regions[i])
        ? []
        : [
            [
              `${regions[i]?.name} and ${region.name} exchanged`,
              undefined,
              { ...contract, regions: exchanged(regions, i) },
            ],
          ],
    ),
    ...counts
      .slice(1)
      .map(
        (count, i): Changed => [
          `${counts[i]?.name} and ${count.name} exchanged`,
          undefined,
          { ...contract, counts: exchanged(counts, i) },
        ],
      ),
  ];
});

const otherCount = operator('loop or elements by another count', (target) => {
  const names = target.contract.counts.map(({ name }) => name);
  return eachRegion(target, (region) => {
    const { elements, elementStride, wordStride, words } = region;
    const ofWords = typeof words === 'number' ? [] : Object.keys(words.terms ?? {});
    const other = names.find((name) => ![elements, elementStride, wordStride, ...ofWords].includes(name));
    if (elements === undefined || other === undefined) return [];
    return [[`has ${other} elements`, undefined, { ...region, elements: other }]];
  });
});

const wipedMissing = operator('wiped missing', (target) =>
  eachRegion(target, (region) =>
    region.wiped === true ? [['is never wiped', 'wiped', { ...region, wiped: false }]] : [],
  ),
);

/** Secrets in scratch that was for public words only. */
const wrongSecrecy = operator('public made secret', (target) => {
  const { contract } = target;
  const scratch = contract.regions.filter(({ role }) => role === 'scratch');
  if (scratch.length === 0) return [];
  const unwiped = { ...contract, regions: contract.regions.map((region) => ({ ...region, wiped: false })) };
  return unwiped.regions.flatMap((secret, i): Changed[] => {
    if (secret.role !== 'in') return [];
    const regions = unwiped.regions.map((region, at) => ({
      ...region,
      secrecy: at === i ? ('secret' as const) : ('public' as const),
    }));
    return [[`${secret.name} secret, all else public, no scratch wiped`, 'wiped', { ...unwiped, regions }]];
  });
});

/** The step of another kernel whose regions and counts are here too. */
const wrongStep: Operator = {
  name: 'contract: another step',
  mutants: (target) =>
    [...STEPS].flatMap(([name, step]): Omit<Mutant, 'operator'>[] =>
      name === target.contract.step || !fits(step, target.contract)
        ? []
        : [
            {
              what: `the step ${name}`,
              breaks: undefined,
              target: () => ({ ...target, contract: { ...target.contract, step: name }, step }),
            },
          ],
    ),
};

function fits(step: Step, contract: Contract): boolean {
  const names = new Set([...contract.regions, ...contract.counts].map(({ name }) => name));
  const used = namesOf(step, contract);
  return used !== undefined && [...used].every((name) => names.has(name));
}

export const CONTRACT_OPERATORS: readonly Operator[] = [
  oneWordShort,
  wrongRole,
  wrongLayout,
  wrongOrder,
  otherCount,
  wipedMissing,
  wrongSecrecy,
  wrongStep,
];
