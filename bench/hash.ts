/**
 * How fast are the hash functions beside node:crypto, @noble/hashes and hash-wasm, whole messages, in parts and many at
 * once? Started by main.ts, once a level. Contenders take turns of the same number of calls; the minimum counts.
 */
import { createHash, hash as hashOnce } from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { sha1 } from 'polylane/legacy.js';
import { report } from 'polylane/runtime.js';
import * as sha2 from 'polylane/sha2.js';
import * as sha3 from 'polylane/sha3.js';

export interface HashTask {
  readonly algorithms: readonly string[];
  /** A contender and cell. */
  readonly seconds: number;
  /** Whether the rivals are measured too. */
  readonly rivals: boolean;
}

/** Nanoseconds a call, the minimum of all turns, by contender. */
export type Times = Readonly<Record<string, number>>;

export interface HashCell {
  readonly algorithm: string;
  readonly kind: 'one-shot' | 'streaming' | 'many';
  readonly bytes: number;
  readonly times: Times;
  /** The rows that ours ran on. */
  readonly rows: readonly string[];
}

type Ours = Pick<sha2.HashFunction, 'create' | 'many'> & ((msg: Uint8Array) => Uint8Array);
type Noble = ((msg: Uint8Array) => Uint8Array) & {
  create(): { update(data: Uint8Array): unknown; digest(): Uint8Array };
};
interface HashWasm {
  init(): HashWasm;
  update(data: Uint8Array): HashWasm;
  digest(form: 'binary'): Uint8Array;
}

const openssl: Readonly<Record<string, string>> = {
  sha1: 'sha1',
  sha224: 'sha224',
  sha256: 'sha256',
  sha384: 'sha384',
  sha512: 'sha512',
  sha512_256: 'sha512-256',
  sha3_224: 'sha3-224',
  sha3_256: 'sha3-256',
  sha3_384: 'sha3-384',
  sha3_512: 'sha3-512',
  shake128: 'shake128',
  shake256: 'shake256',
};

const ours = { sha1, ...sha2, ...sha3 } as unknown as Readonly<Record<string, Ours>>;
const require: NodeJS.Require = createRequire(new URL('rivals/package.json', import.meta.url));

async function module<T>(name: string): Promise<T | undefined> {
  try {
    return (await import(pathToFileURL(require.resolve(name)).href)) as T;
  } catch {
    return undefined;
  }
}

async function nobleOf(algorithm: string): Promise<Noble | undefined> {
  const path = algorithm === 'sha1' ? 'legacy' : /^(sha3_|shake)/.test(algorithm) ? 'sha3' : 'sha2';
  return (await module<Record<string, Noble>>(`@noble/hashes/${path}.js`))?.[algorithm];
}

async function hashWasmOf(algorithm: string): Promise<HashWasm | undefined> {
  const found = await module<Record<string, (bits?: number) => Promise<HashWasm>>>('hash-wasm');
  const bits = Number(/^sha3_(\d+)$/.exec(algorithm)?.[1]);
  if (bits > 0) return found?.['createSHA3']?.(bits);
  return /^sha(1|224|256|384|512)$/.test(algorithm)
    ? found?.[`create${algorithm.toUpperCase()}`]?.()
    : undefined;
}

/** The minimum of many turns, for each contender in nanoseconds a call. */
function timesOf(contenders: Readonly<Record<string, () => unknown>>, seconds: number): Times {
  const entries = Object.entries(contenders);
  const timed = (run: () => unknown, calls: number): number => {
    const start = performance.now();
    for (let i = 0; i < calls; i++) run();
    return ((performance.now() - start) * 1e6) / calls;
  };
  // V8 goes on optimizing for a while.
  const warm = entries.map(([, run]) => {
    const end = performance.now() + 60;
    let time = timed(run, 1);
    while (performance.now() < end) time = timed(run, Math.max(1, Math.min(200, Math.floor(1e5 / time))));
    return time;
  });
  // A turn of 1 ms, and as many turns as there is time for.
  const calls = warm.map((time) => Math.max(1, Math.min(2000, Math.floor(1e6 / time))));
  const best = warm.map(() => Number.POSITIVE_INFINITY);
  const end = performance.now() + seconds * 1000 * entries.length;
  for (let turn = 0; turn < 5 || performance.now() < end; turn++)
    entries.forEach(([, run], i) => {
      best[i] = Math.min(best[i] as number, timed(run, calls[i] as number));
    });
  return Object.fromEntries(entries.map(([name], i) => [name, best[i] as number]));
}

function agreed(algorithm: string, digests: Readonly<Record<string, Uint8Array>>): void {
  const hex = Object.values(digests).map((digest) => Buffer.from(digest).toString('hex'));
  if (hex.some((one) => one !== hex[0])) throw new Error(`${algorithm}: the contenders disagree`);
}

function withoutMissing<T>(all: Readonly<Record<string, T | undefined>>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined)) as Record<string, T>;
}

const PART = 4096;

async function cellsOf(algorithm: string, { seconds, rivals }: HashTask): Promise<HashCell[]> {
  const own = ours[algorithm] as Ours;
  const name = openssl[algorithm] as string;
  const noble = rivals ? await nobleOf(algorithm) : undefined;
  const wasm = rivals ? await hashWasmOf(algorithm) : undefined;
  const cells: HashCell[] = [];
  const cell = (kind: HashCell['kind'], bytes: number, contenders: Record<string, () => unknown>): void => {
    const times = timesOf(contenders, seconds);
    const rows = report(own)
      .rows.filter(({ state, lanes }) => state === 'chosen' && (kind === 'many' || lanes === 1))
      .map(({ stem }) => stem);
    cells.push({ algorithm, kind, bytes, times, rows });
  };
  const parts = (message: Uint8Array): Uint8Array[] =>
    Array.from({ length: Math.ceil(message.length / PART) }, (_, i) =>
      message.subarray(i * PART, (i + 1) * PART),
    );
  for (const bytes of [64, 1024, 16_384, 1 << 20]) {
    const message = Uint8Array.from({ length: bytes }, (_, i) => i * 31 + 7);
    const whole = withoutMissing<() => Uint8Array>({
      polylane: () => own(message),
      'node:crypto': rivals ? () => hashOnce(name, message, 'buffer') : undefined,
      noble: noble && (() => noble(message)),
      'hash-wasm': wasm && (() => wasm.init().update(message).digest('binary')),
    });
    agreed(algorithm, Object.fromEntries(Object.entries(whole).map(([who, run]) => [who, run()])));
    cell('one-shot', bytes, whole);
    const pieces = parts(message);
    const streamed = <H extends { update(data: Uint8Array): unknown }>(hasher: H): H => {
      for (const piece of pieces) hasher.update(piece);
      return hasher;
    };
    cell(
      'streaming',
      bytes,
      withoutMissing<() => unknown>({
        polylane: () => streamed(own.create()).digest(),
        'node:crypto': rivals ? () => streamed(createHash(name)).digest() : undefined,
        noble: noble && (() => streamed(noble.create()).digest()),
        'hash-wasm': wasm && (() => streamed(wasm.init()).digest('binary')),
      }),
    );
  }
  // 1,000 messages of 32 to 4,096 bytes, and as many of 64.
  for (const [bytes, lengthOf] of [
    [2064, (i: number) => 32 + ((i * 1657) % 4065)],
    [64, () => 64],
  ] as const) {
    const messages = Array.from({ length: 1000 }, (_, i) => new Uint8Array(lengthOf(i)).fill(i));
    cell(
      'many',
      bytes,
      withoutMissing<() => unknown>({
        polylane: () => own.many(messages),
        'one by one': () => messages.map((message) => own(message)),
        'node:crypto': rivals
          ? () => messages.map((message) => hashOnce(name, message, 'buffer'))
          : undefined,
      }),
    );
  }
  return cells;
}

const given: string | undefined = process.argv[2];
if (given !== undefined) {
  const task = JSON.parse(given) as HashTask;
  const all: string[] = Object.keys(openssl);
  const names: readonly string[] = task.algorithms.length > 0 ? task.algorithms : all;
  const unknown: string | undefined = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`unknown algorithm ${unknown}; known are ${all.join(', ')}`);
  const cells: HashCell[] = [];
  for (const name of names) cells.push(...(await cellsOf(name, task)));
  console.log(JSON.stringify(cells));
}
