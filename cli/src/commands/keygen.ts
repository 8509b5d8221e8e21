import type { Command } from 'commander';
import { decodeSpki, encodePem } from 'polylane/keys.js';
import { fingerprint } from '../fingerprint.ts';
import type { Host } from '../host.ts';
import { progress } from '../progress.ts';
import { setNames, setOf } from '../sets.ts';
import { checkOutputs, writeOutputs } from '../write.ts';

interface Options {
  readonly set: string;
  readonly out: string;
  readonly force?: true;
}

export function keygen(program: Command, host: Host): void {
  program
    .command('keygen')
    .description('make a key pair: KEY, for its owner alone, and KEY.pub')
    .requiredOption('--set <name>', `the parameter set: ${setNames.join(', ')}`)
    .requiredOption('--out <KEY>', 'where the private key goes; the public one goes to KEY.pub')
    .option('--force', 'replace what is there')
    .addHelpText(
      'after',
      `
Examples:
  polylane keygen --set slh-dsa-sha2-128s --out release.key
  polylane keygen --set slh-dsa-shake-256f --out release.key --json`,
    )
    .action(async ({ set: name, out, force = false as never }: Options) => {
      const set = setOf(name);
      const paths = { privateKey: out, publicKey: `${out}.pub` };
      checkOutputs([paths.privateKey, paths.publicKey], [], force);
      const shown = progress(out, host.json);
      const made = await host.compute.ask('keygen', { set }, shown).finally(shown.end);
      const secret = Buffer.from(encodePem('PRIVATE KEY', made.pkcs8), 'latin1');
      made.pkcs8.fill(0);
      try {
        await writeOutputs(
          [
            { path: paths.privateKey, bytes: secret, private: true },
            { path: paths.publicKey, bytes: Buffer.from(encodePem('PUBLIC KEY', made.spki), 'latin1') },
          ],
          force,
        );
      } finally {
        secret.fill(0);
      }
      const print = fingerprint(decodeSpki(made.spki));
      await host.print.line(`${paths.privateKey}: private key of ${set}`);
      await host.print.line(`${paths.publicKey}: public key, SHA-256 ${print}`);
      await host.print.json({ algorithm: set, ...paths, fingerprint: print });
    });
}
