import { bytesOf, kindOf, wipeIfCopied } from '../runtime/bytes.ts';
import { SEQUENCE, tagName } from './der.ts';
import { keyEncrypted, keyFormat } from './fault.ts';
import { blockOf, charactersOf, mostCharacters } from './pem.ts';

/** Labels that others give, in words. */
const others: Readonly<Record<string, string>> = {
  'PUBLIC KEY': 'a public key',
  'PRIVATE KEY': 'a private key',
  'ENCRYPTED PRIVATE KEY': 'an encrypted private key',
  CERTIFICATE: 'a certificate',
  'CERTIFICATE REQUEST': 'a certificate request',
  'OPENSSH PRIVATE KEY': 'a key of OpenSSH',
};

function derOfPem(text: string | Uint8Array, wanted: 'PUBLIC KEY' | 'PRIVATE KEY'): Uint8Array {
  if (text.length > mostCharacters) {
    const unit = typeof text === 'string' ? 'characters' : 'bytes';
    throw keyFormat(`derOrPem: expected at most ${mostCharacters} ${unit} of PEM, got ${text.length}`);
  }
  const { label, der } = blockOf('derOrPem', charactersOf(text));
  if (label === wanted) return der;
  der.fill(0);
  if (wanted === 'PRIVATE KEY' && label === 'ENCRYPTED PRIVATE KEY')
    throw keyEncrypted(`the label ${JSON.stringify(label)}`);
  const what = others[label] === undefined ? '' : ` (${others[label]})`;
  throw keyFormat(
    `derOrPem: expected the label ${JSON.stringify(wanted)}, found ${JSON.stringify(label)}${what}`,
  );
}

function derOfBytes(bytes: Uint8Array, wanted: 'PUBLIC KEY' | 'PRIVATE KEY'): Uint8Array {
  if (bytes[0] === SEQUENCE) return bytes.slice();
  const [first, second] = bytes;
  if (first === undefined) throw keyFormat('derOrPem: expected a key, found 0 bytes');
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw keyFormat('derOrPem: expected DER or PEM, found text in UTF-16; write it as ASCII or UTF-8');
  const dashes = bytes.indexOf(0x2d);
  if (dashes < 0)
    throw keyFormat(
      `derOrPem: expected ${tagName(SEQUENCE)} at byte 0 or PEM, found ${bytes.length} bytes of neither`,
    );
  return derOfPem(bytes, wanted);
}

/**
 * Hands over the DER of an argument, a copy that is wiped afterwards.
 *
 * @throws TypeError for anything but bytes and text
 * @throws PolylaneError KEY_FORMAT or KEY_ENCRYPTED for what is no PEM, or PEM with another label
 */
export function withDer<T>(
  given: unknown,
  wanted: 'PUBLIC KEY' | 'PRIVATE KEY',
  work: (der: Uint8Array) => T,
): T {
  let der: Uint8Array;
  if (typeof given === 'string') der = derOfPem(given, wanted);
  else {
    if (kindOf(given) !== 'Uint8Array')
      throw new TypeError(`derOrPem: expected Uint8Array or string, got ${kindOf(given)}`);
    const bytes = bytesOf('derOrPem', given);
    try {
      der = derOfBytes(bytes, wanted);
    } finally {
      wipeIfCopied(bytes, given as Uint8Array);
    }
  }
  try {
    return work(der);
  } finally {
    der.fill(0);
  }
}
