/**
 * Keys as others write them: SubjectPublicKeyInfo and PKCS #8, in DER and PEM (RFC 9909, RFC 9802, RFC 5958,
 * RFC 7468). OpenSSL 3.5 reads what is written here, and the other way round. No scheme comes along.
 */
export type { PrehashName, StatefulName } from './keys/algorithms.ts';
export { decodePem, encodePem } from './keys/pem.ts';
export { decodePkcs8, encodePkcs8, type PrivateKey } from './keys/pkcs8.ts';
export { decodeSpki, encodeSpki, type PublicKey } from './keys/spki.ts';
export type { PolylaneError } from './runtime/errors.ts';
export type { Bytes, SlhDsaName } from './slh-dsa/options.ts';
