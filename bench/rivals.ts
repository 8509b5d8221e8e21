/** What SLH-DSA is measured against, each in the shape of ours. */
import crypto from 'node:crypto';
import { existsSync } from 'node:fs';

export interface Keys {
  readonly secretKey: Uint8Array;
  readonly publicKey: Uint8Array;
}

/** One library's work on one set with a key of its own or the given one. */
export interface Subject {
  readonly name: string;
  readonly keygen: () => unknown;
  readonly sign: () => Uint8Array;
  /** Of a signature that it made itself, or of the given one. */
  readonly verify: () => boolean;
  /** Whether it accepts what another one signed; undefined where it has a key of its own. */
  readonly accepts?: (signature: Uint8Array) => boolean;
}

interface Noble {
  keygen(): Keys;
  sign(msg: Uint8Array, secretKey: Uint8Array): Uint8Array;
  verify(sig: Uint8Array, msg: Uint8Array, publicKey: Uint8Array): boolean;
}

interface Liboqs {
  generateKeyPair(): Keys;
  sign(message: Uint8Array, secretKey: Uint8Array): Uint8Array;
  verify(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean;
}

async function installed(file: string): Promise<Record<string, unknown> | undefined> {
  const url = new URL(`rivals/node_modules/${file}`, import.meta.url);
  return existsSync(url) ? ((await import(url.href)) as Record<string, unknown>) : undefined;
}

/** OpenSSL 3.5 has SLH-DSA; older ones refuse the name. */
function openssl(set: string, message: Uint8Array): Subject | undefined {
  const type = set.toLowerCase() as 'ed25519';
  let keys: crypto.KeyPairKeyObjectResult;
  try {
    keys = crypto.generateKeyPairSync(type);
  } catch {
    return undefined;
  }
  const { privateKey, publicKey } = keys;
  let signature: Uint8Array | undefined;
  return {
    name: 'node:crypto',
    keygen: () => crypto.generateKeyPairSync(type),
    sign: () => crypto.sign(null, message, privateKey),
    verify: () => {
      signature ??= crypto.sign(null, message, privateKey);
      return crypto.verify(null, message, publicKey, signature);
    },
  };
}

async function noble(
  set: string,
  message: Uint8Array,
  keys: Keys,
  signature: Uint8Array,
): Promise<Subject | undefined> {
  const module = await installed('@noble/post-quantum/slh-dsa.js');
  const scheme = module?.[set.toLowerCase().replaceAll('-', '_')] as Noble | undefined;
  if (scheme === undefined) return undefined;
  const accepts = (given: Uint8Array): boolean => scheme.verify(given, message, keys.publicKey);
  return {
    name: 'noble',
    keygen: () => scheme.keygen(),
    sign: () => scheme.sign(message, keys.secretKey),
    verify: () => accepts(signature),
    accepts,
  };
}

async function liboqs(
  set: string,
  message: Uint8Array,
  keys: Keys,
  signature: Uint8Array,
): Promise<Subject | undefined> {
  const module = await installed('@oqs/liboqs-js/src/index.js');
  const words = set.split('-').map((word) => word.charAt(0) + word.slice(1).toLowerCase());
  const create = module?.[`create${words.join('')}`] as (() => Promise<Liboqs>) | undefined;
  if (create === undefined) return undefined;
  const scheme = await create();
  const accepts = (given: Uint8Array): boolean => scheme.verify(message, given, keys.publicKey);
  return {
    name: 'liboqs',
    keygen: () => scheme.generateKeyPair(),
    sign: () => scheme.sign(message, keys.secretKey),
    verify: () => accepts(signature),
    accepts,
  };
}

/** The rivals that are here, each having accepted our signature where it can take our key. */
export async function rivalsOf(
  set: string,
  message: Uint8Array,
  keys: Keys,
  signature: Uint8Array,
): Promise<Subject[]> {
  const found = [
    openssl(set, message),
    await noble(set, message, keys, signature),
    await liboqs(set, message, keys, signature),
  ];
  const present = found.filter((subject) => subject !== undefined);
  for (const { name, accepts } of present)
    if (accepts?.(signature) === false) throw new Error(`${set}: ${name} refuses our signature`);
  return present;
}
