import { type Contract, linear, type Region } from '../../language/contract.ts';
import type { PreconditionsText } from '../../src/runtime/preconditions.ts';

/** The run-time half of a contract: what `preconditions` of src/runtime makes the checks of. */
export function preconditionsText(contract: Contract): PreconditionsText {
  const { wordBytes, regions, counts, aliases = [] } = contract;
  const list = (entries: readonly (readonly (string | number)[])[]): string =>
    entries.map((fields) => fields.join(' ')).join(';');
  return [
    wordBytes,
    list(regions.map(regionFields)),
    list(
      counts.map(({ name, min, max, multipleOf = 1 }) =>
        min !== 0 ? [name, max, multipleOf, min] : multipleOf !== 1 ? [name, max, multipleOf] : [name, max],
      ),
    ),
    list(aliases.map((alias) => [...alias.regions, ...(alias.atMost ?? [])])),
  ].join(':');
}

function regionFields(region: Region): string[] {
  const { name, role, layout, elements, elementStride } = region;
  const kind = layout === 'shared' ? 's' : layout === 'bytes' ? 'b' : 'l';
  const stride = layout === 'bytes' ? region.laneStride : region.wordStride;
  const counts = [stride ?? '-', elements ?? '-', elementStride ?? '-'];
  while (counts.at(-1) === '-') counts.pop();
  return [name, role === 'in' ? kind : kind.toUpperCase(), wordsText(region), ...counts];
}

function wordsText({ name, words }: Region): string {
  const { constant, terms = {} } = linear(words);
  const [term, ...others] = Object.entries(terms);
  if (others.length > 0) throw new RangeError(`${name}: its words depend on more than one count`);
  return term === undefined ? `${constant}` : `${constant}+${term[1]}*${term[0]}`;
}
