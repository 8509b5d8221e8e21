import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { described, failure } from '../failure.ts';
import { type Host, ofFile, readKey } from '../host.ts';
import { progress } from '../progress.ts';
import { nameOf, readSmall } from '../read.ts';
import { hashNames, hashOf } from '../sets.ts';

interface Options {
  readonly key: string;
  readonly each?: true;
  readonly context?: string;
  readonly contextHex?: string;
  readonly prehash?: string;
}

/** Longer than any signature, so that one that is too long is false, as one that is too short. */
const signatureBytes = 64 * 1024;

interface Pair {
  readonly file: string;
  readonly signature: string;
}

function pairsOf(names: readonly string[], each: boolean): Pair[] {
  const beside = (file: string): Pair => {
    if (file === '-') throw failure('MISUSE', 'standard input has no signature beside it: name one');
    return { file, signature: `${file}.sig` };
  };
  if (each) return names.map(beside);
  const [file, signature, ...more] = names as [string, ...string[]];
  if (more.length > 0) throw failure('MISUSE', 'FILE and SIG are two names; --each verifies several files');
  if (signature === undefined) return [beside(file)];
  if (file === '-' && signature === '-')
    throw failure('MISUSE', 'standard input cannot be both the file and its signature');
  return [{ file, signature }];
}

export function verify(program: Command, host: Host): void {
  program
    .command('verify')
    .description(
      'verify signatures: the exit code is 0 for valid, 1 for invalid, 2 where it could not be found out',
    )
    .usage('[options] <FILE> [SIG]')
    .argument('<FILE...>', 'what was signed, and its signature, FILE.sig unless named; - is standard input')
    .requiredOption('--key <KEY.pub>', 'the public key')
    .option('--each', 'all names are files, each with its signature in FILE.sig')
    .option('--context <text>', 'what the signature has to be bound to')
    .option('--context-hex <digits>', 'the same, in hexadecimal')
    .option(
      '--prehash <hash>',
      `the signature is of a hash of the file (HashSLH-DSA): ${hashNames.join(', ')}`,
    )
    .addHelpText(
      'after',
      `
Examples:
  polylane verify --key release.key.pub app.tar
  polylane verify --key release.key.pub app.tar other.sig --context releases
  polylane verify --key release.key.pub --each *.tar
  curl -s https://example.com/app.tar | polylane verify --key release.key.pub - app.tar.sig`,
    )
    .action(async (names: string[], options: Options) => {
      const pairs = pairsOf(names, options.each === true);
      const context = contextOf(options);
      const prehash = options.prehash === undefined ? undefined : hashOf(options.prehash);
      if (options.key === '-' && names.includes('-'))
        throw failure('MISUSE', 'standard input cannot be both the key and something else');
      const { bytes: key } = readKey(host, options.key);
      const { algorithm, signatureLength } = await host.compute
        .ask('verifier', { key, prehash })
        .catch((thrown) => {
          const { code, message } = described(thrown);
          throw failure(code, ofFile(nameOf(options.key), message));
        });

      const results: object[] = [];
      const invalid: string[] = [];
      for (const { file, signature: from } of pairs) {
        try {
          const { bytes: signature } = readSmall(from, signatureBytes, 'cut');
          const { length } = signature;
          const shown = progress(nameOf(file), host.json);
          const { valid } = await host.compute
            .ask('verify', { path: file, signature, context }, shown)
            .finally(shown.end);
          await host.print.line(`${nameOf(file)}: ${valid ? 'valid' : 'invalid'}`);
          results.push({ file, signature: from, valid });
          if (valid) continue;
          host.exit(1);
          const why =
            length === signatureLength
              ? ''
              : `, which has ${length > signatureBytes ? `more than ${signatureBytes}` : length} bytes and would have ${signatureLength}`;
          invalid.push(`${nameOf(from)}${why}`);
        } catch (thrown) {
          const { code, message } = described(thrown);
          host.print.error(message);
          host.exit(2);
          results.push({ file, signature: from, error: { code, message } });
        }
      }
      const [first] = invalid;
      if (first !== undefined) {
        const whose = `by ${nameOf(options.key)} (${algorithm})`;
        host.print.error(
          pairs.length === 1
            ? `invalid: no signature of ${nameOf(pairs[0]?.file as string)} ${whose} is ${first}`
            : `invalid: ${invalid.length} of ${pairs.length} are no signatures ${whose}`,
        );
      }
      await host.print.json({ algorithm, results });
    });
}
