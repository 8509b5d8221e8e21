import { Command, CommanderError } from 'commander';
import { commands } from './commands.ts';
import { computing } from './computing.ts';
import { described } from './failure.ts';
import type { Host } from './host.ts';
import { printer } from './print.ts';
import { version } from './version.ts';

/** Whether it was asked for, before anything is known to be a right use. */
function jsonAsked(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return words.slice(0, end < 0 ? words.length : end).includes('--json');
}

function programOf(host: Host): Command {
  const program = new Command('polylane')
    .description('Make SLH-DSA keys (FIPS 205), sign files and verify signatures.')
    .version(version, '--version', 'say the version')
    .helpOption('-h, --help', 'say how it is used')
    .helpCommand('help [command]', 'say how a command is used')
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .addHelpText(
      'after',
      `
Exit codes: 0 done or valid, 1 invalid, 2 wrong use, input or output.

Examples:
  polylane keygen --set slh-dsa-sha2-128s --out release.key
  polylane sign --key release.key app.tar
  polylane verify --key release.key.pub app.tar`,
    );
  for (const add of commands) add(program, host);
  const withJson = (command: Command): void => {
    if (command.commands.length === 0) command.option('--json', 'one JSON document on standard output');
    command.commands.forEach(withJson);
  };
  program.commands.forEach(withJson);
  return program;
}

/** Runs a command line, and says the exit code. */
async function run(words: readonly string[]): Promise<number> {
  const json = jsonAsked(words);
  const compute = computing();
  let worst: 0 | 1 | 2 = 0;
  const print = printer(json);
  const host: Host = {
    print,
    json,
    compute,
    exit: (code) => {
      if (code > worst) worst = code;
    },
  };
  try {
    const program = programOf(host);
    if (words.length === 0) {
      process.stderr.write(program.helpInformation());
      return 2;
    }
    await program.parseAsync([...words], { from: 'user' });
    return worst;
  } catch (thrown) {
    if (thrown instanceof CommanderError) {
      if (thrown.exitCode === 0) return 0;
      // A group without a command has printed its help.
      if (thrown.code === 'commander.help') return 2;
      const said = thrown.message
        .replace(/^error: /, '')
        .replaceAll('\n', ' ')
        .replace(/\.$/, '');
      print.error(`${said}; polylane --help says more`);
      await print.json({ error: { code: 'MISUSE', message: said } });
      return 2;
    }
    const { code, message } = described(thrown);
    print.error(message);
    await print.json({ error: { code, message } });
    return 2;
  } finally {
    await compute.end();
  }
}

// Nobody reads the answer any more.
process.stdout.on('error', () => process.exit(2));
process.stderr.on('error', () => {});
process.exitCode = await run(process.argv.slice(2));
