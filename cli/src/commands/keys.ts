import type { Command } from 'commander';
import {
  decodePkcs8,
  decodeSpki,
  encodePem,
  encodePkcs8,
  encodeSpki,
  type PrivateKey,
  type PublicKey,
  type SlhDsaName,
} from 'polylane/keys.js';
import { described, failure } from '../failure.ts';
import { fingerprint } from '../fingerprint.ts';
import { type Host, ofFile, readKey } from '../host.ts';
import { nameOf } from '../read.ts';
import { setNames, setOf } from '../sets.ts';
import { checkOutputs, writeOutputs } from '../write.ts';

type Key = PublicKey | PrivateKey;
const isPrivate = (key: Key): key is PrivateKey => 'secretKey' in key;

function publicOf(key: Key): PublicKey {
  if (!isPrivate(key)) return key;
  const { algorithm, secretKey, prehash } = key;
  return { algorithm, publicKey: secretKey.slice(secretKey.length / 2), prehash };
}

/** A key of either kind; what is neither is refused by the reader that it is closer to. */
function decoded(bytes: Uint8Array): Key {
  let refused: { code: string; message: string };
  try {
    return decodeSpki(bytes);
  } catch (thrown) {
    refused = described(thrown);
  }
  try {
    return decodePkcs8(bytes);
  } catch (thrown) {
    const other = described(thrown);
    const closer =
      other.code === 'KEY_ENCRYPTED' || /found (a private key|"[A-Z ]*PRIVATE KEY")/.test(refused.message);
    const { code, message } = closer ? other : refused;
    throw failure(code, message);
  }
}

/** FIPS 205's own bytes, which do not say of which set they are. */
function raw(bytes: Uint8Array, algorithm: SlhDsaName): Key {
  const n = Number(algorithm.slice(-4, -1)) / 8;
  if (bytes.length === 4 * n) return { algorithm, secretKey: bytes.slice() };
  if (bytes.length === 2 * n) return { algorithm, publicKey: bytes.slice() };
  throw failure(
    'KEY_FORMAT',
    `key: a key of ${algorithm} has ${4 * n} bytes, a public one ${2 * n}, and this has ${bytes.length}`,
  );
}

function readAny(host: Host, path: string, set: string | undefined): Key {
  const algorithm = set === undefined ? undefined : setOf(set);
  const { bytes, warnIfOpen } = readKey(host, path);
  try {
    const key = algorithm === undefined ? decoded(bytes) : raw(bytes, algorithm);
    if (isPrivate(key)) warnIfOpen();
    return key;
  } catch (thrown) {
    const { code, message } = described(thrown);
    throw failure(code, ofFile(nameOf(path), message));
  } finally {
    bytes.fill(0);
  }
}

const forms = ['pem', 'der', 'raw'] as const;
type Form = (typeof forms)[number];

function encoded(key: Key, form: Form): Uint8Array {
  const der = isPrivate(key) ? encodePkcs8(key) : encodeSpki(key);
  if (form === 'der') return der;
  if (form === 'raw') return isPrivate(key) ? key.secretKey.slice() : key.publicKey.slice();
  try {
    return Buffer.from(encodePem(isPrivate(key) ? 'PRIVATE KEY' : 'PUBLIC KEY', der), 'latin1');
  } finally {
    der.fill(0);
  }
}

function show(keys: Command, host: Host): void {
  keys
    .command('show')
    .description('say what a key file holds, and nothing secret of it')
    .argument('<KEY>', 'a private or public key; - is standard input')
    .option('--set <name>', 'KEY is raw bytes of this set')
    .addHelpText(
      'after',
      `
Examples:
  polylane keys show release.key
  polylane keys show release.key.pub --json`,
    )
    .action(async (path: string, { set }: { set?: string }) => {
      const key = readAny(host, path, set);
      const kind = isPrivate(key) ? 'private' : 'public';
      if (isPrivate(key)) key.secretKey.fill(0, 0, key.secretKey.length / 2);
      const print = fingerprint(publicOf(key));
      const { algorithm, prehash } = key;
      const only = prehash === undefined ? '' : `, for the pre-hash ${prehash} only`;
      await host.print.line(`${nameOf(path)}: ${kind} key of ${algorithm}${only}`);
      await host.print.line(`public key SHA-256 ${print}`);
      await host.print.json({
        file: path,
        kind,
        algorithm,
        ...(prehash === undefined ? {} : { prehash }),
        fingerprint: print,
      });
    });
}

interface ConvertOptions {
  readonly out: string;
  readonly to: string;
  readonly public?: true;
  readonly set?: string;
  readonly force?: boolean;
}

function convert(keys: Command, host: Host): void {
  keys
    .command('convert')
    .description('write a key in another form, or the public half of a private one')
    .argument('<KEY>', 'a private or public key in PEM or DER, or raw with --set; - is standard input')
    .requiredOption('--out <OUT>', 'where it goes; - is standard output')
    .option('--to <form>', `${forms.join(', ')}`, 'pem')
    .option('--public', 'the public key of a private one')
    .option('--set <name>', `KEY is raw bytes of this set: ${setNames.join(', ')}`)
    .option('--force', 'replace what is there')
    .addHelpText(
      'after',
      `
Examples:
  polylane keys convert release.key --public --out release.key.pub
  polylane keys convert release.key --to der --out release.der
  polylane keys convert noble.bin --set slh-dsa-shake-128f --out noble.key`,
    )
    .action(async (path: string, { out, to, public: half, set, force = false }: ConvertOptions) => {
      const form = forms.find((each) => each === to.toLowerCase());
      if (form === undefined) throw failure('MISUSE', `--to takes ${forms.join(', ')}, and not ${to}`);
      if (out === '-' && host.json)
        throw failure('MISUSE', 'with --json standard output is taken: name a file by --out');
      if (out === '-' && form !== 'pem' && process.stdout.isTTY === true)
        throw failure('MISUSE', `${form} is not for a terminal: name a file by --out`);
      if (out !== '-') checkOutputs([out], [path], force);
      const read = readAny(host, path, set);
      const key = half === true ? publicOf(read) : read;
      const bytes = encoded(key, form);
      const kind = isPrivate(key) ? 'private' : 'public';
      try {
        if (out === '-') await host.print.bytes(bytes);
        else {
          await writeOutputs([{ path: out, bytes, private: isPrivate(key) }], force);
          await host.print.line(`${out}: ${kind} key of ${key.algorithm}`);
          await host.print.json({
            file: out,
            kind,
            algorithm: key.algorithm,
            form,
            fingerprint: fingerprint(publicOf(key)),
          });
        }
      } finally {
        bytes.fill(0);
        if (isPrivate(read)) read.secretKey.fill(0);
      }
    });
}

export function keys(program: Command, host: Host): void {
  const group = program.command('keys').description('look at keys, and change their form');
  show(group, host);
  convert(group, host);
}
