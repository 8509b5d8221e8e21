// What FIPS 205 as text hashes for one key and one message, as multisets of (function, message).
import {
  FORS_TREE,
  newAddress,
  setKeyPairAddress,
  setLayerAddress,
  setTreeAddress,
  setTypeAndClear,
  WOTS_HASH,
} from '../../spec/fips205/address.ts';
import { forsPkFromSig } from '../../spec/fips205/fors.ts';
import { type HashCall, traced } from '../../spec/fips205/hash-suite.ts';
import {
  digestParts,
  type KeyPair,
  slhKeygenInternal,
  slhSignInternal,
  slhVerifyInternal,
} from '../../spec/fips205/internal.ts';
import { type ParameterSet, wotsLengths } from '../../spec/fips205/parameters.ts';
import type { Scheme } from '../../spec/fips205/scheme.ts';
import { messageAndChecksum, wotsSign } from '../../spec/fips205/wots.ts';
import { xmssPkFromSig } from '../../spec/fips205/xmss.ts';
import { suiteOf } from '../engines/suites.ts';
import { bytes, hex } from './sets.ts';

/** How often each hash was called: by function and message. */
export type Calls = Map<string, number>;

export function add(calls: Calls, name: string, message: Uint8Array): void {
  const key = `${name} ${Buffer.from(message).toString('latin1')}`;
  calls.set(key, (calls.get(key) ?? 0) + 1);
}

/** FIPS 205, 11.1: what SHAKE256 is given. */
function addTraced(calls: Calls, { name, inputs }: HashCall): void {
  const [first, second, third] = inputs as [Uint8Array, Uint8Array, Uint8Array];
  if (name === 'prf') add(calls, 'prf', Buffer.concat([first, third, second]));
  else add(calls, name === 'hMsg' || name === 'prfMsg' ? 'long' : name, Buffer.concat(inputs));
}

export function sum(...all: readonly Calls[]): Calls {
  const total: Calls = new Map(all[0]);
  for (const calls of all.slice(1)) {
    for (const [key, count] of calls) total.set(key, (total.get(key) ?? 0) + count);
  }
  return total;
}

/** What `found` has beyond `wanted`, with negative counts for what it lacks. */
export function difference(found: Calls, wanted: Calls): Calls {
  const left: Calls = new Map();
  for (const [key, count] of found) {
    const more = count - (wanted.get(key) ?? 0);
    if (more !== 0) left.set(key, more);
  }
  for (const [key, count] of wanted) if (!found.has(key)) left.set(key, -count);
  return left;
}

/** A call for a reader. */
export function shown(n: number, [key, count]: [string, number]): string {
  const at = key.indexOf(' ') + 1;
  const message = Buffer.from(key.slice(at), 'latin1');
  const address = message.subarray(n, n + 32);
  return `${count} of ${key.slice(0, at)}${hex(address)} ${hex(message.subarray(n + 32))}`.slice(0, 200);
}

/** The chains of a WOTS+ key pair that signs, as the address of each begins, and their digits. */
export interface SigningPair {
  readonly place: Buffer;
  readonly digits: readonly number[];
}

export interface Standard {
  readonly keygen: Calls;
  readonly sign: Calls;
  readonly verify: Calls;
  readonly refuse: Calls;
  /** Algorithm 7 in each layer. */
  readonly signaturesAgain: Calls;
  /** Algorithm 11 in the topmost layer, and in all. */
  readonly topRoot: Calls;
  readonly roots: Calls;
  /** A key pair a layer. */
  readonly pairs: readonly SigningPair[];
  readonly sk: Uint8Array;
  readonly pk: Uint8Array;
  readonly signature: Uint8Array;
  readonly damaged: Uint8Array;
}

/** What is signed. */
export const message: Uint8Array = bytes(50, 'message');

/** What the text hashes while it works. */
function callsOf(parameters: ParameterSet, work: (scheme: Scheme) => void): Calls {
  const calls: Calls = new Map();
  work({ parameters, hash: traced(suiteOf(parameters), (call) => addTraced(calls, call)) });
  return calls;
}

export function standardKeys(parameters: ParameterSet): Pick<Standard, 'sk' | 'pk' | 'keygen'> {
  const { n } = parameters;
  let keys: KeyPair = { sk: new Uint8Array(0), pk: new Uint8Array(0) };
  const keygen = callsOf(parameters, (scheme) => {
    keys = slhKeygenInternal(scheme, bytes(n, 'SK.seed'), bytes(n, 'SK.prf'), bytes(n, 'PK.seed'));
  });
  return { ...keys, keygen };
}

/** The text's calls for one key and message. */
export function standard(parameters: ParameterSet): Standard {
  const { n, d, hPrime, a, k } = parameters;
  const plain = { parameters, hash: suiteOf(parameters) };
  const during = (work: (scheme: Scheme) => void): Calls => callsOf(parameters, work);
  const { sk, pk, keygen } = standardKeys(parameters);
  const [skSeed, pkSeed] = [sk.slice(0, n), pk.slice(0, n)];
  const signature = slhSignInternal(plain, message, sk, bytes(n, 'opt_rand'));
  const damaged = signature.slice();
  damaged[n + 3] = (damaged[n + 3] as number) ^ 4;

  const digest = plain.hash.hMsg(signature.slice(0, n), pkSeed, pk.slice(n), message);
  const { md, idxTree, idxLeaf } = digestParts(plain, digest);
  const adrs = newAddress();
  setTreeAddress(adrs, idxTree);
  setTypeAndClear(adrs, FORS_TREE);
  setKeyPairAddress(adrs, idxLeaf);
  const { len } = wotsLengths(parameters);
  const bytesFors = k * (1 + a) * n;
  const bytesXmss = (len + hPrime) * n;
  let signed = forsPkFromSig(plain, signature.slice(n, n + bytesFors), md, pkSeed, adrs);
  let [tree, leaf] = [idxTree, idxLeaf];
  const again: Calls[] = [];
  const roots: Calls[] = [];
  const pairs: SigningPair[] = [];
  for (let layer = 0; layer < d; layer++) {
    const at = newAddress();
    setLayerAddress(at, layer);
    setTreeAddress(at, tree);
    setTypeAndClear(at, WOTS_HASH);
    setKeyPairAddress(at, leaf);
    pairs.push({ place: Buffer.from(at.slice(0, 24)), digits: messageAndChecksum(plain, signed) });
    const start = n + bytesFors + layer * bytesXmss;
    const sigXmss = signature.slice(start, start + bytesXmss);
    again.push(during((scheme) => wotsSign(scheme, signed, skSeed, pkSeed, at.slice())));
    let root = signed;
    roots.push(
      during((scheme) => {
        root = xmssPkFromSig(scheme, leaf, sigXmss, signed, pkSeed, at.slice());
      }),
    );
    signed = root;
    leaf = Number(BigInt.asUintN(hPrime, tree));
    tree >>= BigInt(hPrime);
  }
  const verify = (sig: Uint8Array, answer: boolean): Calls =>
    during((scheme) => {
      if (slhVerifyInternal(scheme, message, sig, pk) !== answer) throw new Error(`not ${answer}`);
    });
  return {
    sign: during((scheme) => slhSignInternal(scheme, message, sk, bytes(n, 'opt_rand'))),
    verify: verify(signature, true),
    refuse: verify(damaged, false),
    signaturesAgain: sum(...again),
    topRoot: roots[d - 1] as Calls,
    roots: sum(...roots),
    ...{ pairs, keygen, sk, pk, signature, damaged },
  };
}
