// Signs a message for one purpose and checks that the signature is good for that purpose only.
import { slh_dsa_shake_128f } from 'polylane/slh-dsa.js';

/** ASCII text as bytes, the same on every host. */
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const { secretKey, publicKey } = slh_dsa_shake_128f.keygen();
const message = bytes('release 1.2.3');
const context = bytes('example.org/releases');

const signature = slh_dsa_shake_128f.sign(message, secretKey, { context });
secretKey.fill(0);

const elsewhere = bytes('example.org/invoices');
console.log(slh_dsa_shake_128f.verify(signature, message, publicKey, { context })); // true
console.log(slh_dsa_shake_128f.verify(signature, message, publicKey, { context: elsewhere })); // false
console.log(slh_dsa_shake_128f.verify(signature, bytes('release 6.6.6'), publicKey, { context })); // false
