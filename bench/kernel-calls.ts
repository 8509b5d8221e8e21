/** What an operation asks of its kernels, and what a kernel takes when all its lanes are full. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The part of the runtime's tables that is used here, of whatever revision. */
interface Table {
  readonly kernel: string;
  check: (lanes: number, memoryBytes: number, args: readonly number[]) => void;
}

export interface KernelCall {
  readonly kernel: string;
  readonly lanes: number;
  readonly args: readonly number[];
  /** The end of the memory that the operation may use. */
  readonly limit: number;
}

/** Of a kernel, or of all. */
export interface Work {
  /** Results: of a chain a step each, of a compression a block each, in each lane. */
  units: number;
  /** Permutations of Keccak, or compressions of SHA-256 or SHA-512. */
  compressions: number;
}

export function tablesOf(set: object): Table[] {
  const tables = (set as Record<symbol, () => Table[]>)[Symbol.for('polylane.tables.v1')];
  if (tables === undefined) throw new Error('this set names no tables');
  return tables.call(set);
}

/** The calls that `work` makes: each is checked by its table, so there they are met. */
export function callsOf(set: object, work: () => unknown): KernelCall[] {
  const calls: KernelCall[] = [];
  const tables = tablesOf(set);
  const checks = tables.map(({ check }) => check);
  for (const table of tables) {
    const { kernel, check } = table;
    table.check = (lanes, memoryBytes, args) => {
      check(lanes, memoryBytes, args);
      calls.push({ kernel, lanes, args: [...args], limit: memoryBytes });
    };
  }
  try {
    work();
  } finally {
    tables.forEach((table, i) => {
      table.check = checks[i] as Table['check'];
    });
  }
  return calls;
}

interface Contract {
  readonly regions: readonly unknown[];
  readonly counts: readonly { readonly name: string }[];
}
const contracts = new Map<string, Contract>();

function contractOf(kernel: string): Contract {
  let contract = contracts.get(kernel);
  if (contract === undefined) {
    const file = new URL(`../generated/contracts/${kernel}.json`, import.meta.url);
    contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
    contracts.set(kernel, contract);
  }
  return contract;
}

/** The work of one call, by the counts that its contract has. */
export function workOf({ kernel, lanes, args }: KernelCall): Work {
  const { regions, counts } = contractOf(kernel);
  const count = (name: string, otherwise: number): number => {
    const at = counts.findIndex((each) => each.name === name);
    return at < 0 ? otherwise : (args[regions.length + at] as number);
  };
  const units = lanes * count('groups', 1) * count('steps', 1) * count('blocks', 1);
  return { units, compressions: units * (1 + count('furtherBlocks', 0)) };
}

/** By kernel. */
export function workByKernel(calls: readonly KernelCall[]): Map<string, Work> {
  const result = new Map<string, Work>();
  for (const call of calls) {
    const { units, compressions } = workOf(call);
    const sum = result.get(call.kernel) ?? { units: 0, compressions: 0 };
    sum.units += units;
    sum.compressions += compressions;
    result.set(call.kernel, sum);
  }
  return result;
}

interface Chosen {
  readonly lanes: number;
  call(...args: number[]): void;
}

export interface KernelTime {
  readonly kernel: string;
  readonly lanes: number;
  /** The best nanoseconds a compression, in calls like the operation's largest with the most lanes. */
  readonly nanoseconds: number;
}

/** Times each kernel on the lanes that did most of its work, in the build at `root`, called as it was. */
export async function kernelTimes(
  root: string,
  set: object,
  calls: readonly KernelCall[],
): Promise<KernelTime[]> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(`${root}/dist/runtime/${file}`).href);
  const { withArena } = (await load('arena.js')) as {
    withArena<T>(bytes: number, work: (arena: { readonly from: number }) => T): T;
  };
  const { chooseAll } = (await load('choice.js')) as {
    chooseAll(table: Table, arena: object): readonly Chosen[];
  };
  const from = withArena(0, (arena) => arena.from);
  return tablesOf(set).flatMap((table): KernelTime[] => {
    const own = calls.filter(({ kernel, lanes }) => kernel === table.kernel && lanes > 0);
    const widest = Math.max(...own.map(({ lanes }) => lanes));
    const shaped = own.filter(({ lanes }) => lanes === widest);
    const [largest] = shaped.sort((a, b) => workOf(b).compressions - workOf(a).compressions);
    if (largest === undefined) return [];
    const { lanes, args, limit } = largest;
    const { compressions } = workOf(largest);
    const best = withArena(limit - from, (arena) => {
      const chosen = chooseAll(table, arena).find((row) => row.lanes === lanes) as Chosen;
      let least = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 40; round++) {
        const start = performance.now();
        let made = 0;
        do {
          chosen.call(...args);
          made++;
        } while (performance.now() - start < 5);
        least = Math.min(least, (performance.now() - start) / made);
      }
      return least;
    });
    return [{ kernel: table.kernel, lanes, nanoseconds: (best * 1e6) / compressions }];
  });
}
