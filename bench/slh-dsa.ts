/**
 * How long do key generation, signing and verification take beside node:crypto and @noble/post-quantum?
 * Started by main.ts. Contenders take turns, an operation each, so that a slow moment meets all of them.
 */
import crypto from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { report } from 'polylane/runtime.js';
import { type SlhDsaName, slhDsaByName } from 'polylane/slh-dsa.js';
import { type Contender, type Measured, measure } from './measure.ts';

interface NobleScheme {
  keygen(seed?: Uint8Array): { secretKey: Uint8Array; publicKey: Uint8Array };
  sign(msg: Uint8Array, secretKey: Uint8Array): Uint8Array;
  verify(sig: Uint8Array, msg: Uint8Array, publicKey: Uint8Array): boolean;
}

export interface SetResult {
  readonly set: string;
  readonly rows: readonly string[];
  readonly operations: readonly { readonly operation: string; readonly measured: readonly Measured[] }[];
}

const message: Uint8Array = new Uint8Array(32).fill(0x61);
const seconds: number = Number(process.argv[2]);
const results: SetResult[] = [];
for (const name of process.argv.slice(3)) results.push(await measureSet(name as SlhDsaName));
console.log(JSON.stringify(results));

async function nobleScheme(name: string): Promise<NobleScheme | undefined> {
  try {
    const path = createRequire(new URL('rivals/package.json', import.meta.url)).resolve(
      '@noble/post-quantum/slh-dsa.js',
    );
    const module = (await import(pathToFileURL(path).href)) as Record<string, NobleScheme>;
    return module[name.toLowerCase().replace('slh-dsa', 'slh_dsa').replaceAll('-', '_')];
  } catch {
    return undefined;
  }
}

/** OpenSSL 3.5 has SLH-DSA; older ones refuse the name. */
function opensslKeys(name: string): crypto.KeyPairKeyObjectResult | undefined {
  try {
    return crypto.generateKeyPairSync(name.toLowerCase() as 'ed25519');
  } catch {
    return undefined;
  }
}

async function measureSet(name: SlhDsaName): Promise<SetResult> {
  const ours = slhDsaByName(name);
  const noble = await nobleScheme(name);
  const openssl = opensslKeys(name);
  const keys = ours.keygen();
  const signature = ours.sign(message, keys.secretKey);
  if (noble !== undefined && !noble.verify(signature, message, keys.publicKey))
    throw new Error(`${name}: noble disagrees`);
  const opensslSignature = openssl === undefined ? undefined : crypto.sign(null, message, openssl.privateKey);

  const contenders = (
    operation: (subject: 'polylane' | 'node:crypto' | 'noble') => (() => unknown) | undefined,
  ): Contender[] =>
    (['polylane', 'node:crypto', 'noble'] as const).flatMap((subject) => {
      const run = operation(subject);
      return run === undefined ? [] : [{ name: subject, run }];
    });
  const verified = (valid: boolean): void => {
    if (!valid) throw new Error(`${name}: a good signature was refused`);
  };
  const operations = [
    {
      operation: 'keygen',
      measured: measure(
        contenders((subject) => {
          if (subject === 'polylane') return () => ours.keygen();
          if (subject === 'noble') return noble && (() => noble.keygen());
          return openssl && (() => crypto.generateKeyPairSync(name.toLowerCase() as 'ed25519'));
        }),
        seconds,
      ),
    },
    {
      operation: 'sign',
      measured: measure(
        contenders((subject) => {
          if (subject === 'polylane') return () => ours.sign(message, keys.secretKey);
          if (subject === 'noble') return noble && (() => noble.sign(message, keys.secretKey));
          return openssl && (() => crypto.sign(null, message, openssl.privateKey));
        }),
        seconds,
      ),
    },
    {
      operation: 'verify',
      measured: measure(
        contenders((subject) => {
          if (subject === 'polylane') return () => verified(ours.verify(signature, message, keys.publicKey));
          if (subject === 'noble')
            return noble && (() => verified(noble.verify(signature, message, keys.publicKey)));
          if (openssl === undefined || opensslSignature === undefined) return undefined;
          return () => verified(crypto.verify(null, message, openssl.publicKey, opensslSignature));
        }),
        seconds,
      ),
    },
  ];
  const rows = report(ours)
    .rows.filter((row) => row.state === 'chosen')
    .map((row) => row.stem);
  return { set: name, rows, operations };
}
