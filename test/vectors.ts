// The one door to the public test vectors. The full collection lies beside the repository
// (../shared/vectors, or where POLYLANE_VECTORS says); a small part of it is committed in test/vectors.
// Without the full collection its accessors give empty lists: guard with describe.skipIf(!vectorsPresent).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const repository = fileURLToPath(new URL('..', import.meta.url));
const named = process.env.POLYLANE_VECTORS;
const fullDirectory = named ?? join(repository, '..', 'shared', 'vectors');
const smallDirectory = join(repository, 'test', 'vectors');

if (named !== undefined && !existsSync(named)) {
  throw new Error(`POLYLANE_VECTORS names a folder that is not there: ${named}`);
}

/** Whether the full collection was found. */
export const vectorsPresent: boolean = existsSync(join(fullDirectory, 'INDEX.md'));

/** `full`: the collection beside the repository. `small`: the part committed in test/vectors. */
export type Collection = 'full' | 'small';

export type Family = 'slh-dsa' | 'lms' | 'xmss' | 'hash' | 'xof' | 'kmac' | 'hmac' | 'sm3' | 'sm4';

/** One test as it stands in the file: strings are hex but for the names that INDEX.md lists. */
export interface RawTest {
  readonly id: string;
  readonly [field: string]: string | number | boolean | readonly unknown[] | undefined;
}

export interface VectorFile {
  readonly name: string;
  readonly algorithm: string;
  readonly kind: string;
  readonly source: string;
  readonly license: string;
  readonly provenance: string;
  readonly notes?: string;
  readonly tests: readonly RawTest[];
}

const read = new Map<string, VectorFile>();

function readFile(path: string, name: string): VectorFile {
  const known = read.get(path);
  if (known !== undefined) return known;
  const stored = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(stored) : stored).toString('utf8');
  const file = { name, ...(JSON.parse(text) as Omit<VectorFile, 'name'>) };
  read.set(path, file);
  return file;
}

/** Every file of a family whose name (without .json or .json.gz) passes the filter. */
export function vectorFiles(
  family: Family,
  collection: Collection = 'full',
  wanted: (name: string) => boolean = () => true,
): VectorFile[] {
  if (collection === 'full' && !vectorsPresent) return [];
  const folder = join(collection === 'full' ? fullDirectory : smallDirectory, family);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((entry) => /\.json(\.gz)?$/.test(entry))
    .sort()
    .map((entry) => ({ entry, name: entry.replace(/\.json(\.gz)?$/, '') }))
    .filter(({ name }) => wanted(name))
    .map(({ entry, name }) => readFile(join(folder, entry), name));
}

export function bytesFromHex(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new TypeError(`not lower-case hex: ${hex.slice(0, 40)}`);
  return new Uint8Array(Buffer.from(hex, 'hex'));
}

export function hexFromBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

function text(test: RawTest, field: string): string {
  const value = test[field];
  if (typeof value !== 'string') throw new TypeError(`${test.id}: ${field} is not a string`);
  return value;
}

function optionalText(test: RawTest, field: string): string | undefined {
  return test[field] === undefined ? undefined : text(test, field);
}

function bytes(test: RawTest, field: string): Uint8Array {
  return bytesFromHex(text(test, field));
}

function optionalBytes(test: RawTest, field: string): Uint8Array | undefined {
  return test[field] === undefined ? undefined : bytes(test, field);
}

function valid(test: RawTest): boolean {
  return test.valid !== false;
}

export interface HashTest {
  readonly id: string;
  /** As in `SHA-1`, `SHA2-256`, `SHA2-512/224`, `SHA3-256`, `SM3`. */
  readonly algorithm: string;
  readonly message: Uint8Array;
  readonly digest: Uint8Array;
}

function repeated(part: Uint8Array, times: number): Uint8Array {
  const whole = new Uint8Array(part.length * times);
  for (let i = 0; i < times; i++) whole.set(part, i * part.length);
  return whole;
}

/** Whole-byte messages; `repeat` is already carried out. */
export function hashTests(collection: Collection = 'full', family: 'hash' | 'sm3' = 'hash'): HashTest[] {
  return vectorFiles(family, collection)
    .filter(({ kind }) => kind === 'hash')
    .flatMap(({ algorithm, tests }) =>
      tests.map((test) => ({
        id: test.id,
        algorithm: optionalText(test, 'alg') ?? algorithm,
        message: repeated(bytes(test, 'message'), typeof test.repeat === 'number' ? test.repeat : 1),
        digest: bytes(test, 'digest'),
      })),
    );
}

export interface XofTest {
  readonly id: string;
  /** `SHAKE128`, `SHAKE256`, `cSHAKE128` or `cSHAKE256`. */
  readonly algorithm: string;
  readonly message: Uint8Array;
  readonly output: Uint8Array;
  readonly functionName: Uint8Array;
  readonly customization: Uint8Array;
}

export function xofTests(collection: Collection = 'full'): XofTest[] {
  return vectorFiles('xof', collection)
    .filter(({ kind }) => kind === 'xof' || kind === 'cshake')
    .flatMap(({ algorithm, tests }) =>
      tests.map((test) => ({
        id: test.id,
        algorithm: optionalText(test, 'alg') ?? algorithm,
        message: bytes(test, 'message'),
        output: bytes(test, 'output'),
        functionName: optionalBytes(test, 'functionName') ?? new Uint8Array(0),
        customization: optionalBytes(test, 'customization') ?? new Uint8Array(0),
      })),
    );
}

export interface MacTest {
  readonly id: string;
  readonly algorithm: string;
  readonly key: Uint8Array;
  readonly message: Uint8Array;
  /** For HMAC the leftmost bytes of the full value. */
  readonly mac: Uint8Array;
  readonly valid: boolean;
  readonly xof: boolean;
  readonly customization: Uint8Array;
}

export function macTests(family: 'hmac' | 'kmac', collection: Collection = 'full'): MacTest[] {
  return vectorFiles(family, collection).flatMap(({ algorithm, tests }) =>
    tests.map((test) => ({
      id: test.id,
      algorithm: optionalText(test, 'alg') ?? algorithm,
      key: bytes(test, 'key'),
      message: bytes(test, 'message'),
      mac: bytes(test, 'mac'),
      valid: valid(test),
      xof: test.xof === true,
      customization: optionalBytes(test, 'customization') ?? new Uint8Array(0),
    })),
  );
}

export interface SlhDsaKeyGenTest {
  readonly id: string;
  readonly parameterSet: string;
  readonly skSeed: Uint8Array;
  readonly skPrf: Uint8Array;
  readonly pkSeed: Uint8Array;
  readonly sk: Uint8Array;
  readonly pk: Uint8Array;
}

export function slhDsaKeyGenTests(collection: Collection = 'full'): SlhDsaKeyGenTest[] {
  return vectorFiles('slh-dsa', collection)
    .filter(({ kind }) => kind === 'keyGen')
    .flatMap(({ tests }) =>
      tests.map((test) => ({
        id: test.id,
        parameterSet: text(test, 'parameterSet'),
        skSeed: bytes(test, 'skSeed'),
        skPrf: bytes(test, 'skPrf'),
        pkSeed: bytes(test, 'pkSeed'),
        sk: bytes(test, 'sk'),
        pk: bytes(test, 'pk'),
      })),
    );
}

export interface SlhDsaVerifyTest {
  readonly id: string;
  readonly parameterSet: string;
  /** `internal`: `message` is what slh_verify_internal takes; there is no context. */
  readonly interface: 'external' | 'internal';
  readonly pk: Uint8Array;
  readonly message: Uint8Array;
  readonly context: Uint8Array;
  /** The pre-hash function's name, for HashSLH-DSA. */
  readonly preHash: string | undefined;
  readonly signature: Uint8Array;
  readonly valid: boolean;
  readonly reason: string | undefined;
}

export interface SlhDsaSignTest extends SlhDsaVerifyTest {
  readonly sk: Uint8Array;
  /** Absent for the deterministic variant. */
  readonly addRand: Uint8Array | undefined;
}

function verifyTest(test: RawTest): SlhDsaVerifyTest {
  return {
    id: test.id,
    parameterSet: text(test, 'parameterSet'),
    interface: text(test, 'interface') === 'internal' ? 'internal' : 'external',
    pk: bytes(test, 'pk'),
    message: bytes(test, 'message'),
    context: optionalBytes(test, 'context') ?? new Uint8Array(0),
    preHash: optionalText(test, 'preHash'),
    signature: bytes(test, 'signature'),
    valid: valid(test),
    reason: optionalText(test, 'reason'),
  };
}

function slhDsaFiles(collection: Collection, kind: string, parameterSet: string | undefined): VectorFile[] {
  return vectorFiles(
    'slh-dsa',
    collection,
    (name) => parameterSet === undefined || !/SLH-DSA/.test(name) || name.endsWith(parameterSet),
  ).filter((file) => file.kind === kind);
}

/** Signing in the pure form, external and internal. Each signature also verifies. */
export function slhDsaSigGenTests(collection: Collection = 'full', parameterSet?: string): SlhDsaSignTest[] {
  return signTests(slhDsaFiles(collection, 'sigGen', parameterSet));
}

/** Signing with HashSLH-DSA. Each signature also verifies. */
export function slhDsaPreHashTests(collection: Collection = 'full', parameterSet?: string): SlhDsaSignTest[] {
  return signTests(slhDsaFiles(collection, 'sigGen-preHash', parameterSet));
}

function signTests(files: readonly VectorFile[]): SlhDsaSignTest[] {
  return files.flatMap(({ tests }) =>
    tests.map((test) => ({
      ...verifyTest(test),
      sk: bytes(test, 'sk'),
      addRand: optionalBytes(test, 'addRand'),
    })),
  );
}

export function slhDsaSigVerTests(
  collection: Collection = 'full',
  parameterSet?: string,
): SlhDsaVerifyTest[] {
  return slhDsaFiles(collection, 'sigVer', parameterSet).flatMap(({ tests }) => tests.map(verifyTest));
}

/** Derived negatives with their changes already applied: none may verify. */
export function slhDsaNegativeTests(
  collection: Collection = 'full',
  parameterSet?: string,
): SlhDsaVerifyTest[] {
  return slhDsaFiles(collection, 'sigVer-negative', undefined)
    .flatMap(({ tests }) => tests)
    .filter((test) => parameterSet === undefined || test.parameterSet === parameterSet)
    .map((change) => {
      const sigFile = text(change, 'sigFile');
      const origin = vectorFiles('slh-dsa', collection, (name) => name === sigFile)[0]?.tests.find(
        ({ id }) => id === change.sigRef,
      );
      if (origin === undefined) throw new Error(`${change.id}: no test ${change.sigRef} in ${sigFile}`);
      const test = verifyTest({ ...origin, ...change });
      if (change.flip === undefined) return test;
      const [offset, mask] = change.flip as readonly [number, number];
      const at = offset < 0 ? test.signature.length + offset : offset;
      test.signature[at] = (test.signature[at] as number) ^ mask;
      return test;
    });
}
