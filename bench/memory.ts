/**
 * What does signing leave to the collector, and how far does the process grow? Started by main.ts with a young
 * generation that is never full meanwhile: a fresh process a set.
 */
import { Session } from 'node:inspector';
import { here, setOf } from './builds.ts';
import { keysOf, message } from './slh-dsa.ts';

export interface MemoryUse {
  /** Bytes: the process's peak while it made a key and signed three times, over its size with the library loaded. */
  readonly growth: number;
  /** Bytes a signature, the signature included. */
  readonly garbage: number;
  /** Objects a signature, the typed arrays' buffers not counted apart. */
  readonly allocations: number;
}

const collect = (globalThis as { gc?: () => void }).gc as () => void;
const set = await setOf(here, process.argv[2] as string);

collect();
const before = process.memoryUsage().rss;
const { secretKey } = keysOf(set);
const sign = (): unknown => set.sign(message, secretKey);
for (let i = 0; i < 3; i++) sign();
const growth = process.resourceUsage().maxRSS * 1024 - before;

const rounds = 3;
collect();
const used = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const start = used();
for (let i = 0; i < rounds; i++) sign();
const garbage = (used() - start) / rounds;

const session = new Session();
session.connect();
session.post('HeapProfiler.startSampling', {
  samplingInterval: 1,
  includeObjectsCollectedByMajorGC: true,
  includeObjectsCollectedByMinorGC: true,
} as object);
sign();
let allocations = 0;
session.post('HeapProfiler.stopSampling', (_error, result) => {
  const { samples } = result.profile as unknown as { samples: readonly unknown[] };
  allocations = samples.length;
});
console.log(JSON.stringify({ growth, garbage, allocations } satisfies MemoryUse));
