import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { described, failure } from '../failure.ts';
import { type Host, ofFile, readKey } from '../host.ts';
import { progress } from '../progress.ts';
import { nameOf } from '../read.ts';
import { hashNames, hashOf } from '../sets.ts';
import { checkOutputs, writeOutputs } from '../write.ts';

interface Options {
  readonly key: string;
  readonly out?: string;
  readonly context?: string;
  readonly contextHex?: string;
  readonly prehash?: string;
  readonly deterministic?: true;
  readonly redundant?: true;
  readonly force?: true;
}

/** Kept between signatures where there are several: the upper layers of the s sets fit. */
const cacheBytes = 8 << 20;

/** Where each file's signature goes; `-` is standard output. */
function outputsOf(files: readonly string[], out: string | undefined): string[] {
  if (files.filter((file) => file === '-').length > 1)
    throw failure('MISUSE', 'standard input can be signed once');
  if (out === undefined) return files.map((file) => (file === '-' ? '-' : `${file}.sig`));
  if (files.length > 1)
    throw failure('MISUSE', `--out names one signature, and there are ${files.length} files`);
  return [out];
}

export function sign(program: Command, host: Host): void {
  program
    .command('sign')
    .description('sign files: FILE.sig is the signature of FILE')
    .argument('<FILE...>', 'what is signed; - is standard input')
    .requiredOption('--key <KEY>', 'the private key')
    .option('--out <SIG>', 'where the signature of one file goes; - is standard output')
    .option('--context <text>', 'what the signature is bound to, up to 255 bytes')
    .option('--context-hex <digits>', 'the same, in hexadecimal')
    .option('--prehash <hash>', `sign a hash of the file (HashSLH-DSA): ${hashNames.join(', ')}`)
    .option('--deterministic', 'the same signature each time, without fresh randomness')
    .option('--redundant', 'compute twice and compare, against faults')
    .option('--force', 'replace signatures that are there')
    .addHelpText(
      'after',
      `
Examples:
  polylane sign --key release.key app.tar
  polylane sign --key release.key a.tar b.tar c.tar --context releases
  tar c src | polylane sign --key release.key - --out src.tar.sig`,
    )
    .action(async (files: string[], options: Options) => {
      const { force = false } = options as { force?: boolean };
      const outputs = outputsOf(files, options.out);
      const context = contextOf(options);
      const prehash = options.prehash === undefined ? undefined : hashOf(options.prehash);
      const toOutput = outputs.includes('-');
      if (toOutput && host.json)
        throw failure('MISUSE', 'with --json standard output is taken: name a file by --out');
      if (toOutput && process.stdout.isTTY === true)
        throw failure('MISUSE', 'a signature is not for a terminal: name a file by --out');
      if (options.key === '-' && files.includes('-'))
        throw failure('MISUSE', 'standard input cannot be both the key and what is signed');
      checkOutputs(
        outputs.filter((out) => out !== '-'),
        [options.key, ...files],
        force,
      );

      const { bytes: key, warnIfOpen } = readKey(host, options.key);
      const asked = {
        key,
        prehash,
        redundant: options.redundant === true,
        cacheBytes: files.length > 1 ? cacheBytes : 0,
      };
      const { algorithm } = await host.compute
        .ask('signer', asked, undefined, [key])
        .catch((thrown: unknown) => {
          const { code, message } = described(thrown);
          throw failure(code, ofFile(nameOf(options.key), message));
        });

      warnIfOpen();

      const results: object[] = [];
      for (const [i, file] of files.entries()) {
        const out = outputs[i] as string;
        try {
          const shown = progress(nameOf(file), host.json);
          const asking = { path: file, context, deterministic: options.deterministic === true };
          const { signature } = await host.compute.ask('sign', asking, shown).finally(shown.end);
          if (out === '-') await host.print.bytes(signature);
          else {
            await writeOutputs([{ path: out, bytes: signature }], force);
            await host.print.line(`${nameOf(file)}: signed, ${out} has ${signature.length} bytes`);
          }
          results.push({ file, signature: out, bytes: signature.length });
        } catch (thrown) {
          const { code, message } = described(thrown);
          // A key that cannot sign signs nothing.
          if (code === 'KEY_MISMATCH') throw failure(code, ofFile(nameOf(options.key), message));
          host.print.error(message.includes(nameOf(file)) ? message : `${nameOf(file)}: ${message}`);
          host.exit(2);
          results.push({ file, error: { code, message } });
        }
      }
      await host.print.json({ algorithm, results });
    });
}
