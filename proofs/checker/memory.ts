/**
 * Memory as an implementation may see it: loads of a region give the symbols of its words or what was stored,
 * stores are recorded. A frame is one turn of a loop over data that was cut at its head; the outermost is the call.
 */
import type { Contract, Region } from './contract.ts';
import { baseOf, keyOf, type Place, placesOf, TABLES_BASE } from './places.ts';
import {
  divided,
  type Facts,
  greatest,
  isNatural,
  literal,
  minus,
  numberOf,
  type Polynomial,
  plus,
  symbol,
  times,
} from './polynomial.ts';
import { refuse } from './refusal.ts';
import type { Term, Terms } from './terms.ts';

/** A word as the implementation holds it: one term, or for 64-bit words in 32-bit ones two, low first. */
export type Word = readonly Term[];

/** What a turn stored to a word; bytes in memory's order, undefined where it stored none. */
export interface Cell {
  readonly place: Place;
  readonly bytes: (Term | undefined)[];
}

export type Stores = ReadonlyMap<string, Cell>;

export interface Frame {
  /** The loop's index and bound; undefined for the call itself. */
  readonly loop: { readonly index: string; readonly bound: Polynomial } | undefined;
  readonly stores: Map<string, Cell>;
  /** Regions that were stored to, here or in loops inside. */
  readonly written: Set<string>;
}

export interface Memory {
  readonly facts: Facts;
  /** `size` bytes from `address`, little-endian; refuses what is not shown to be inside its region. */
  load(address: Polynomial, size: number): Term;
  store(address: Polynomial, value: Term): void;
  /** The word that a region holds on entry, in its own byte order. */
  initial(place: Place): Word;
  /** A stored cell as a word. */
  wordOf(cell: Cell): Word;
  enter(index: string, bound: Polynomial): Frame;
  leave(): Frame;
  readonly call: Frame;
}

export interface Machine {
  readonly terms: Terms;
  readonly contract: Contract;
  readonly lanes: number;
  /** Bits of a term of a word: 32 where 64-bit words are held in halves. */
  readonly partBits: 32 | 64;
  /** The module's constants, at the imported base. */
  readonly tables: Uint8Array;
}

export function createMemory({ terms, contract, lanes, partBits, tables }: Machine): Memory {
  const { wordBytes } = contract;
  const facts: Facts = { ranges: new Map(), indexes: new Map(), divisions: new Map() };
  for (const { name, min, max } of contract.counts) facts.ranges.set(name, { min, max });
  for (const { name } of contract.regions) facts.ranges.set(baseOf(name), { min: 0, max: 0xffffffff });
  const call: Frame = { loop: undefined, stores: new Map(), written: new Set() };
  const frames: Frame[] = [call];
  const current = (): Frame => frames.at(-1) as Frame;
  /** Regions whose elements a loop has gone through: all of them, or those of full turns of several. */
  const finished = new Map<string, 'all' | 'full'>();

  /** Whether a turn is for one element, for `lanes + 1` together, or for one of those left over. */
  const kindOf = (frame: Frame | undefined, elements: string): 'each' | 'full' | 'rest' | undefined => {
    const bound = frame?.loop?.bound.key;
    if (bound === symbol(elements).key) return 'each';
    const { quotient, remainder } = divided(elements, lanes + 1);
    if (bound === quotient.key) return 'full';
    return bound === remainder.key ? 'rest' : undefined;
  };

  /** The elements of an outermost loop's turn. The turns of a loop, and of both loops, have none in common. */
  const elementsOf = (frame: Frame | undefined, elements: string): Polynomial[] => {
    const kind = kindOf(frame, elements);
    if (frame?.loop === undefined || kind === undefined) return [];
    const index = symbol(frame.loop.index);
    if (kind === 'each') return [index];
    const several = literal(lanes + 1);
    if (kind === 'rest') return [plus(times(several, divided(elements, lanes + 1).quotient), index)];
    return Array.from({ length: lanes + 1 }, (_, i) => plus(times(several, index), literal(i)));
  };

  const isFinished = (name: string): boolean => {
    const done = finished.get(name);
    const { elements } = contract.regions.find((region) => region.name === name) as Region;
    return done === 'all' || (done === 'full' && kindOf(frames[1], elements as string) !== 'rest');
  };

  const initial = (place: Place): Word =>
    Array.from({ length: (8 * wordBytes) / partBits }, (_, part) =>
      terms.symbol(`${keyOf(place)}/${part}`, partBits, place.region.secrecy === 'secret'),
    );

  /** Byte `i` in memory's order is byte `valueByte(i)` of the value. */
  const valueByte = ({ order }: Region, i: number): number => (order === 'big' ? wordBytes - 1 - i : i);

  const initialByte = (place: Place, i: number): Term => {
    const from = 8 * valueByte(place.region, i);
    return terms.slice(initial(place)[Math.floor(from / partBits)] as Term, from % partBits, 8);
  };

  /** The frame that may store to a word: the turn for its element, or the call. */
  const owner = ({ region, element }: Place): Frame => {
    if (region.role === 'scratch') return current();
    if (region.elements === undefined) return call;
    // Of an outermost loop, since a loop inside another would come to its elements again.
    const own = frames[1];
    const isOwn = elementsOf(own, region.elements).some(({ key }) => key === element.key);
    if (own === undefined || !isOwn)
      return refuse('equal', `element ${element.key} of ${region.name} is not that of the turn`);
    return own;
  };

  const aliased = (name: string): readonly string[] =>
    (contract.aliases ?? [])
      .filter(({ regions }) => regions.includes(name))
      .flatMap(({ regions }) => regions);

  const checkRead = (place: Place): void => {
    const { region } = place;
    const shared = aliased(region.name);
    if (isFinished(region.name) || shared.some(isFinished))
      refuse('equal', `${region.name} is read after the loop over its elements`);
    if (region.role !== 'in') return;
    if (shared.length > 0) owner(place);
    // The two may be the same, so that a turn must read before it writes.
    if (frames.some(({ written }) => shared.some((other) => other !== region.name && written.has(other))))
      refuse('equal', `${region.name} is read after a store to what may be the same region`);
  };

  const byteAt = (place: Place, i: number): Term => {
    checkRead(place);
    const { region } = place;
    if (region.role === 'in') return initialByte(place, i);
    const frame = owner(place);
    const stored = frame.stores.get(keyOf(place))?.bytes[i];
    if (stored !== undefined) return stored;
    if (frame.written.has(region.name) && numberOf(place.word) === undefined)
      return refuse('equal', `${keyOf(place)} may have been stored to`);
    if (region.role === 'in-out') return initialByte(place, i);
    return refuse('equal', `${keyOf(place)} is read and was not written`);
  };

  const storeByte = (place: Place, i: number, value: Term): void => {
    const { region } = place;
    if (region.role === 'in') refuse('framed', `a store to ${region.name}, an input`);
    if (isFinished(region.name)) refuse('equal', `${region.name} is stored to after its loop`);
    if (numberOf(place.word) === undefined)
      refuse('equal', `a store to word ${place.word.key} of ${region.name}`);
    if (region.role === 'scratch') {
      if (region.elements !== undefined) refuse('equal', `${region.name} is scratch of many elements`);
      if (region.wiped !== true && value.secret)
        refuse('wiped', `a secret goes to ${region.name}, never wiped`);
    }
    if (owner(place) !== current())
      refuse('equal', `a store to ${region.name} in a loop that is not over its elements`);
    const key = keyOf(place);
    const { stores, written } = current();
    const cell = stores.get(key) ?? { place, bytes: new Array<Term | undefined>(wordBytes).fill(undefined) };
    stores.set(key, cell);
    written.add(region.name);
    cell.bytes[i] = value;
  };

  const tableBytes = (address: Polynomial, size: number): Term => {
    const at = numberOf(minus(address, symbol(TABLES_BASE)));
    if (at === undefined || at < 0 || at + size > tables.length)
      return refuse('framed', `an access at ${address.key} is outside the module's tables`);
    return terms.concat(
      Array.from(tables.subarray(at, at + size), (byte) => terms.constant(BigInt(byte), 8)),
    );
  };

  return {
    facts,
    call,
    initial,
    load: (address, size) => {
      if (address.terms.has(TABLES_BASE)) return tableBytes(address, size);
      const places = placesOf(contract, lanes, facts, address, size);
      return terms.concat(places.map(({ place, byte }) => byteAt(place, byte)));
    },
    store: (address, value) => {
      if (address.terms.has(TABLES_BASE)) refuse('framed', 'a store to the tables');
      placesOf(contract, lanes, facts, address, value.bits / 8).forEach(({ place, byte }, i) => {
        storeByte(place, byte, terms.slice(value, 8 * i, 8));
      });
    },
    wordOf: ({ place, bytes }) => {
      const inOrder = bytes.map((_, i) => {
        // The order is its own inverse.
        const byte = bytes[valueByte(place.region, i)];
        return byte ?? refuse('equal', `${keyOf(place)} is stored in part`);
      });
      const size = partBits / 8;
      const part = (p: number): Term => terms.concat(inOrder.slice(p * size, (p + 1) * size));
      return Array.from({ length: wordBytes / size }, (_, p) => part(p));
    },
    enter: (index, bound) => {
      if (!isNatural(bound, facts) || greatest(bound, facts) > 0x7fffffffn)
        refuse('equal', `a loop bound of ${bound.key}, which may be no count`);
      facts.indexes.set(index, bound);
      const frame: Frame = { loop: { index, bound }, stores: new Map(), written: new Set() };
      // What may be the same region is read before it is written element by element.
      const inParts = contract.regions.some(
        ({ elements }) => elements !== undefined && /full|rest/.test(`${kindOf(frame, elements)}`),
      );
      if ((contract.aliases ?? []).length > 0 && inParts)
        refuse('equal', 'elements several a turn, of regions that may be the same');
      frames.push(frame);
      return frame;
    },
    leave: () => {
      const frame = frames.pop() as Frame;
      facts.indexes.delete((frame.loop as { index: string }).index);
      for (const name of frame.written) {
        current().written.add(name);
        const { role, elements } = contract.regions.find((region) => region.name === name) as Region;
        if (elements !== undefined) finished.set(name, kindOf(frame, elements) === 'full' ? 'full' : 'all');
        // What the last turn left in scratch is not known, nor whether there was one.
        if (role === 'scratch')
          for (const [key, { place }] of current().stores)
            if (place.region.name === name) current().stores.delete(key);
      }
      return frame;
    },
  };
}
