/**
 * The thread that computes, so that the other one can draw and be interrupted. It reads messages itself; a private
 * key comes in memory that was transferred, and is wiped here once a signer holds it.
 */
import { isMainThread, parentPort, type Transferable } from 'node:worker_threads';
import { decodePkcs8, decodeSpki, encodePkcs8, encodeSpki } from 'polylane/keys.js';
import * as sha2 from 'polylane/sha2.js';
import * as sha3 from 'polylane/sha3.js';
import { type Form, type Signer, type SlhDsaName, slhDsaByName, type Verifier } from 'polylane/slh-dsa.js';
import { described, failure } from '../failure.ts';
import type { HashName } from '../sets.ts';
import type { JobName, Jobs, Reply, Request } from './jobs.ts';
import { messageAt } from './message.ts';

const hashes = {
  sha224: sha2.sha224,
  sha256: sha2.sha256,
  sha384: sha2.sha384,
  sha512: sha2.sha512,
  'sha512-224': sha2.sha512_224,
  'sha512-256': sha2.sha512_256,
  'sha3-224': sha3.sha3_224,
  'sha3-256': sha3.sha3_256,
  'sha3-384': sha3.sha3_384,
  'sha3-512': sha3.sha3_512,
  shake128: sha3.shake128,
  shake256: sha3.shake256,
} as const;

/** A key says its hash in the words of RFC 9909. */
const said: Readonly<Record<string, HashName>> = {
  'SHA-256': 'sha256',
  'SHA-512': 'sha512',
  SHAKE128: 'shake128',
  SHAKE256: 'shake256',
};

type Answer<N extends JobName> = Jobs[N]['answer'];
type Doing = { readonly [N in JobName]: (asked: Jobs[N]['asked']) => Answer<N> | Promise<Answer<N>> };

let signer: { readonly of: Signer; readonly passes: 1 | 2 } | undefined;
let verifier: Verifier | undefined;

const reply = (message: Reply, transfer: Transferable[] = []): void =>
  parentPort?.postMessage(message, transfer);

let lastTold = 0;
function tell(stage: string, done: number, total: number): void {
  const now = Date.now();
  if (now - lastTold < 40 && done < total) return;
  lastTold = now;
  reply({ step: { stage, done, total } });
}

/** The form that a key and the command's --prehash agree on. */
function formOf(
  name: SlhDsaName,
  only: string | undefined,
  asked: HashName | undefined,
): { form: Form; hashed: boolean } {
  const set = slhDsaByName(name);
  const own = only === undefined ? undefined : said[only];
  if (own !== undefined && asked !== undefined && own !== asked)
    throw failure('MISUSE', `this key is for the pre-hash ${own} only, and --prehash says ${asked}`);
  const hash = own ?? asked;
  return hash === undefined
    ? { form: set, hashed: false }
    : { form: set.prehash(hashes[hash]), hashed: true };
}

const doing: Doing = {
  keygen: ({ set }) => {
    tell('key', 0, 0);
    const { secretKey, publicKey } = slhDsaByName(set).keygen();
    try {
      return {
        pkcs8: encodePkcs8({ algorithm: set, secretKey }),
        spki: encodeSpki({ algorithm: set, publicKey }),
      };
    } finally {
      secretKey.fill(0);
    }
  },
  signer: ({ key, prehash, redundant, cacheBytes }) => {
    try {
      const read = decodePkcs8(key);
      try {
        const { form, hashed } = formOf(read.algorithm, read.prehash, prehash);
        signer = { of: form.signer(read, { redundant, cacheBytes }), passes: hashed ? 1 : 2 };
        return { algorithm: read.algorithm };
      } finally {
        read.secretKey.fill(0);
      }
    } finally {
      key.fill(0);
    }
  },
  sign: async ({ path, context, deterministic }) => {
    if (signer === undefined) throw failure('INTERNAL', 'there is no signer');
    const { of, passes } = signer;
    const message = messageAt(path, passes === 2 ? 'again' : 'once', (done) => tell('reading', done, 0));
    try {
      let pass = 0;
      const total = (message.size ?? 0) * passes;
      const signature = await of.signFrom(
        function* () {
          const before = pass++ * (message.size ?? 0);
          let done = before;
          for (const chunk of message.open()) {
            done += chunk.length;
            tell('reading', done, total);
            yield chunk;
          }
          if (pass === passes) tell('signing', 0, 0);
        },
        { context, ...(deterministic ? { extraEntropy: false as const } : {}) },
      );
      return { signature };
    } finally {
      message.close();
    }
  },
  verifier: ({ key, prehash }) => {
    const read = decodeSpki(key);
    const { algorithm } = read;
    if (!algorithm.startsWith('SLH-DSA-'))
      throw failure('MISUSE', `this is a key of ${algorithm}, and signatures of SLH-DSA are verified here`);
    const name = algorithm as SlhDsaName;
    verifier = formOf(name, read.prehash, prehash).form.verifier(read as Parameters<Form['verifier']>[0]);
    return { algorithm: name, signatureLength: slhDsaByName(name).lengths.signature };
  },
  verify: async ({ path, signature, context }) => {
    if (verifier === undefined) throw failure('INTERNAL', 'there is no verifier');
    const message = messageAt(path, 'once', () => {});
    try {
      let done = 0;
      const chunks = function* (): Generator<Uint8Array> {
        for (const chunk of message.open()) {
          done += chunk.length;
          tell('reading', done, message.size ?? 0);
          yield chunk;
        }
      };
      return { valid: await verifier.verifyFrom(signature, chunks(), { context }) };
    } finally {
      message.close();
    }
  },
};

async function done(request: Request): Promise<void> {
  try {
    const job = doing[request.name] as (asked: unknown) => unknown;
    const answer = (await job(request.asked)) as Readonly<Record<string, unknown>>;
    const moved = Object.values(answer).flatMap((value) =>
      value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : [],
    );
    reply({ answer }, moved);
  } catch (thrown) {
    reply({ error: described(thrown) });
  }
}

if (!isMainThread) parentPort?.on('message', (request: Request) => void done(request));
