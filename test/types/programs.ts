/** A program that uses every public name as it is meant; the types must let all of it pass. */
export const accepted: string = `
import { slh_dsa_shake_128f as set } from 'polylane/slh-dsa.js';
import type { Bytes, Chunks, Signal, Signer, SignOptions, SlhDsa, SlhDsaName, Verifier, VerifyOptions } from 'polylane/slh-dsa.js';
import { disable, features, report } from 'polylane/runtime.js';
import type { Feature, Level, Report, Row } from 'polylane/runtime.js';
import { decodePem, decodePkcs8, decodeSpki, encodePem, encodePkcs8, encodeSpki } from 'polylane/keys.js';
import type { PrehashName, PrivateKey, PublicKey, StatefulName } from 'polylane/keys.js';

const message: Uint8Array = Uint8Array.of(1, 2, 3);
const keys: { secretKey: Bytes; publicKey: Bytes } = set.keygen();
set.keygen(message);
const signing: SignOptions = { context: message, extraEntropy: false };
const verifying: VerifyOptions = { context: undefined };
const signature: Bytes = set.sign(message, keys.secretKey, signing);
const own: Uint8Array<ArrayBuffer> = signature;
const valid: boolean = set.verify(own, message, keys.publicKey, verifying);
const inner: Bytes = set.internal.sign(message, keys.secretKey, { extraEntropy: message });
const innerValid: boolean = set.internal.verify(inner, message, keys.publicKey);
const derived: Bytes = set.getPublicKey(keys.secretKey);
const name: SlhDsaName = set.name;
const level: 128 | 192 | 256 = set.securityLevel;
const sizes: number = set.lengths.seed + set.lengths.secretKey + set.lengths.publicKey + set.lengths.signature;
const whole: SlhDsa = set;
const signer: Signer = set.signer(keys.secretKey, { cacheBytes: 1000, redundant: true });
const verifier: Verifier = set.verifier({ algorithm: set.name, publicKey: keys.publicKey });
const again: Bytes = signer.sign(message, signing);
const many: boolean[] = verifier.verifyMany([{ sig: again, msg: message }, { sig: again, msg: message, context: undefined }]);
declare const signal: Signal;
declare const chunks: Chunks;
declare const chunksInTime: AsyncIterable<Uint8Array>;
const streamed: Promise<Bytes> = signer.signFrom(() => chunksInTime, { ...signing, signal, onProgress: (done, total) => void (done / total) });
const read: Promise<boolean> = verifier.verifyFrom(again, chunks, { signal });
verifier.verifyFrom(again, [message]);
signer.destroy();

const publicDer: Bytes = encodeSpki({ algorithm: set.name, publicKey: keys.publicKey });
const privateDer: Bytes = encodePkcs8({ algorithm: set.name, secretKey: keys.secretKey });
const text: string = encodePem('PRIVATE KEY', privateDer);
const block: { label: string; der: Bytes } = decodePem(text);
const publicRead: PublicKey = decodeSpki(publicDer);
const privateRead: PrivateKey = decodePkcs8(text);
const again2: Bytes = encodePkcs8(privateRead);
const anyAlgorithm: SlhDsaName | StatefulName = publicRead.algorithm;
const hash: PrehashName | undefined = privateRead.prehash;
const readSigner: Signer = set.signer(privateRead);
encodeSpki(publicRead);
encodeSpki({ algorithm: 'HSS', publicKey: message });

disable('simd128', 'wasm');
const present: readonly Feature[] = features().present;
const told: Report = report(set);
const rows: readonly Row[] = told.rows;
const levels: Level[] = rows.map((row) => row.level);
export { again2, anyAlgorithm, block, derived, hash, innerValid, level, levels, many, name, present, read, readSigner, sizes, streamed, valid, whole };
`;

/** The first line imports; every other must be refused. */
export const refused: readonly string[] = [
  "import { slh_dsa_shake_128f as set } from 'polylane/slh-dsa.js'; import { disable, report } from 'polylane/runtime.js'; import * as formats from 'polylane/keys.js';",
  "set.sign('text', new Uint8Array(64));",
  'set.sign(new Uint8Array(1));',
  'set.sign(new Uint8Array(1), new Uint8Array(64), { contxt: new Uint8Array(1) });',
  "set.sign(new Uint8Array(1), new Uint8Array(64), { context: 'text' });",
  'set.sign(new Uint8Array(1), new Uint8Array(64), { extraEntropy: true });',
  'set.verify(new Uint8Array(1), new Uint8Array(1));',
  'set.verify([1, 2], new Uint8Array(1), new Uint8Array(32));',
  'set.verify(new Uint8Array(1), new Uint8Array(1), new Uint8Array(32), { extraEntropy: false });',
  "set.keygen('seed');",
  "set.signer('key');",
  'set.signer(new Uint8Array(64), { cacheBytes: true });',
  'set.signer(new Uint8Array(64)).signFrom([new Uint8Array(1)]);',
  'set.verifier(new Uint8Array(32)).verifyFrom(new Uint8Array(1), new Uint8Array(1));',
  'set.verifier(new Uint8Array(32)).verifyMany([{ sig: new Uint8Array(1) }]);',
  "set.name = 'SLH-DSA-SHAKE-128s';",
  'set.lengths.seed = 1;',
  "disable('js');",
  "disable('sse2');",
  "report('slh-dsa');",
  'report().rows.length = 0;',
  'report().rows.push();',
  'formats.decodeSpki([48]);',
  "formats.encodePem('CERTIFICATE', new Uint8Array(1));",
  "formats.encodePkcs8({ algorithm: 'HSS', secretKey: new Uint8Array(60) });",
  "formats.encodeSpki({ algorithm: 'slh-dsa-sha2-128s', publicKey: new Uint8Array(32) });",
  'formats.encodeSpki({ publicKey: new Uint8Array(32) });',
  "formats.decodePkcs8('text').publicKey;",
];
