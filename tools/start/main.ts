/**
 * `npm start [-- FILE]`: signs and verifies a real file with every implementation this machine has, shows with
 * which and how fast, checks that all give the same bytes, and says what to do next.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { disable, type Feature, report } from 'polylane/runtime.js';
import { type SlhDsa, slh_dsa_shake_128f, slh_dsa_shake_128s } from 'polylane/slh-dsa.js';
import { type Input, readInput } from './input.ts';
import { table } from './print.ts';
import { timed } from './timed.ts';

const README: string = fileURLToPath(new URL('../../README.md', import.meta.url));
/** Repeating a measurement ends after this: a large file takes seconds to hash without WebAssembly. */
const LONG_MS = 1500;

interface Measured {
  readonly set: string;
  readonly implementation: string;
  readonly lanes: number;
  readonly sign: number;
  readonly verify: number;
  readonly signature: Uint8Array;
}

/** The kernel that does most of the work tells which implementation ran. */
function implementationOf(scheme: SlhDsa): { implementation: string; lanes: number } {
  const chosen = report(scheme).rows.filter((row) => row.state === 'chosen' && row.kernel.includes('chain'));
  const widest = chosen.sort((a, b) => b.lanes - a.lanes)[0];
  if (widest === undefined) throw new Error('no implementation was chosen');
  return { implementation: widest.level, lanes: widest.lanes };
}

function measure(scheme: SlhDsa, message: Uint8Array, runs: number): Measured {
  const { secretKey, publicKey } = scheme.keygen(new Uint8Array(scheme.lengths.seed).fill(7));
  const signed = timed(runs, LONG_MS, () => scheme.sign(message, secretKey, { extraEntropy: false }));
  const verified = timed(runs * 5, LONG_MS, () => scheme.verify(signed.result, message, publicKey));
  if (!verified.result) throw new Error(`${scheme.name}: the signature just made does not verify`);
  const changed = Uint8Array.from([...message.subarray(0, 64), 0]);
  if (scheme.verify(signed.result, changed, publicKey))
    throw new Error(`${scheme.name}: a changed file verifies`);
  const { implementation, lanes } = implementationOf(scheme);
  console.log(`  ${scheme.name} on ${implementation}, ${lanes} at once: signed and verified`);
  return {
    set: scheme.name,
    implementation,
    lanes,
    sign: signed.ms,
    verify: verified.ms,
    signature: signed.result,
  };
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function inputOrExit(): Input {
  try {
    // npm runs this in the repository's folder, wherever it was called.
    return readInput(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd(), README);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

const { path, message }: Input = inputOrExit();
console.log(`Built. Signing ${basename(path)} with SLH-DSA (FIPS 205) on ${report().host}.`);

const measured: Measured[] = [measure(slh_dsa_shake_128s, message, 1)];
/** Removed one after the other: each pass has one level less, the last is plain JavaScript. */
const removed: readonly (Feature | undefined)[] = [undefined, 'simd128', 'wasm'];
for (const feature of removed) {
  if (feature !== undefined) disable(feature);
  const next = measure(slh_dsa_shake_128f, message, 3);
  if (measured.some(({ set, implementation }) => set === next.set && implementation === next.implementation))
    continue;
  measured.push(next);
}

const small: readonly Measured[] = measured.filter(({ set }) => set === slh_dsa_shake_128f.name);
const first: Measured = small[0] as Measured;
const js: Measured = small[small.length - 1] as Measured;
if (!small.every(({ signature }) => sameBytes(signature, first.signature))) {
  console.error('The implementations made different signatures: do not use this build.');
  process.exit(1);
}

console.log('');
console.log(
  table(
    ['set', 'implementation', 'lanes', 'sign ms', 'verify ms', 'signing against js'],
    measured.map((row) => [
      row.set,
      row.implementation,
      String(row.lanes),
      row.sign.toFixed(1),
      row.verify.toFixed(2),
      row.set === js.set ? `${(js.sign / row.sign).toFixed(1)} x` : '',
    ]),
  ),
);
console.log(`
All ${small.length} signatures of ${first.set} are the same ${first.signature.length.toLocaleString('en')} bytes.

Next, in your own project:

  import { slh_dsa_shake_128f } from 'polylane/slh-dsa.js';
  const message = new TextEncoder().encode('release 1.0');
  const { secretKey, publicKey } = slh_dsa_shake_128f.keygen();
  const signature = slh_dsa_shake_128f.sign(message, secretKey);
  console.log(slh_dsa_shake_128f.verify(signature, message, publicKey)); // true

README.md says more; npm test runs the suite.`);
