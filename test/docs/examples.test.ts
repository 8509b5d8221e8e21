import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesBelow, repository } from '../../tools/check/sources.ts';
import { blocksOf, keeps, promisedOutput } from '../../tools/docs/blocks.ts';
import { publicApi } from '../../tools/docs/public-api.ts';
import { node26 } from '../node26.ts';
import { full } from '../suite.ts';
import { runsPolylane } from './shell.ts';

/** A block with the place that a reader finds it at. */
interface Example {
  readonly place: string;
  readonly language: string;
  readonly text: string;
}

const folder = `${repository}test/docs/run`;

const markdown = [
  ...readdirSync(repository).filter((name) => name.endsWith('.md')),
  ...filesBelow(`${repository}docs`, (path) => path.endsWith('.md') && path !== 'api.md').map(
    (path) => `docs/${path}`,
  ),
  ...filesBelow(`${repository}examples`, (path) => path.endsWith('.md')).map((path) => `examples/${path}`),
];

const examples: readonly Example[] = [
  ...markdown.flatMap((file) =>
    blocksOf(readFileSync(`${repository}${file}`, 'utf8')).map(({ language, text, line }) => ({
      place: `${file}:${line}`,
      language,
      text,
    })),
  ),
  ...publicApi(repository).flatMap(({ examples: found }) =>
    found.flatMap(({ text, file, line }) => {
      const blocks = blocksOf(text);
      if (blocks.length === 0) throw new Error(`${file}:${line}: an @example without a fenced block`);
      return blocks.map((block) => ({
        place: `${file}:${line}`,
        language: block.language,
        text: block.text,
      }));
    }),
  ),
  ...filesBelow(`${repository}examples`, (path) => path.endsWith('.ts')).map((path) => ({
    place: `examples/${path}`,
    language: 'ts',
    text: readFileSync(`${repository}examples/${path}`, 'utf8'),
  })),
];

const unique: readonly Example[] = [...new Map(examples.map((example) => [example.place, example])).values()];
const programs = unique.filter(({ language }) => language === 'ts' || language === 'js');
const commands = unique.filter(({ language }) => language === 'sh');

const fileOf = (place: string): string => `${folder}/${place.replace(/[^A-Za-z0-9]+/g, '-')}`;

beforeAll(() => {
  if (!existsSync(`${repository}dist`)) throw new Error('dist/ is not there: npm run build');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { place, text } of programs) writeFileSync(`${fileOf(place)}.ts`, text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every block is of a kind that is checked', () => {
  const others = unique.filter((example) => !programs.includes(example) && !commands.includes(example));
  expect(others.map(({ place, language }) => `${place} ${language}`)).toEqual([]);
  expect(programs.some(({ place }) => place.startsWith('README.md:'))).toBe(true);
});

test('programs have the types that a user sees', { timeout: 60_000 }, () => {
  const program = ts.createProgram(
    programs.map(({ place }) => `${fileOf(place)}.ts`),
    {
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      moduleDetection: ts.ModuleDetectionKind.Force,
      types: ['node'],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    },
  );
  const faults = ts.getPreEmitDiagnostics(program).map((fault) => {
    const line = fault.file?.getLineAndCharacterOfPosition(fault.start ?? 0).line ?? 0;
    return `${fault.file?.fileName}:${line + 1}: ${ts.flattenDiagnosticMessageText(fault.messageText, '\n')}`;
  });
  expect(faults).toEqual([]);
});

describe('programs run on the built package and print what they say', { timeout: 60_000 }, () => {
  // Of the reference's examples, which are alike for like functions, a sixth; all of them in the full suite.
  const due = programs.filter(({ place }, i) => full || !place.startsWith('src/') || i % 6 === 0);
  const onNode26 = ({ text }: Example): boolean => text.startsWith('// Node 26');
  const here = (each: Example): boolean => node26 !== undefined || !onNode26(each);
  test('those for Node 26 are counted where it is not', ({ skip }) => {
    const left = due.filter((each) => !here(each));
    if (left.length > 0) skip(`${left.length} programs for Node 26`);
  });
  test.each(due.filter(here))('$place', ({ place, language, text }) => {
    const node = onNode26({ place, language, text }) ? (node26 as string) : process.execPath;
    const options: ts.CompilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
    const path = `${fileOf(place)}.mjs`;
    writeFileSync(path, ts.transpileModule(text, { compilerOptions: options }).outputText);
    const { status, stdout, stderr } = spawnSync(node, [path], {
      cwd: repository,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const promised = promisedOutput(text);
    const printed = stdout.trimEnd().split('\n');
    const broken =
      promised.length !== printed.length || promised.some((line, i) => !keeps(line, printed[i] ?? ''));
    if (promised.length > 0 && broken) expect(printed).toEqual(promised);
  });
});

describe('commands name scripts that exist', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(`${repository}package.json`, 'utf8'),
  );
  const lines = commands.flatMap(({ place, text }) =>
    text.split('\n').flatMap((line, index) => {
      const command = line.replace(/\s+#.*$/, '').trim();
      return command === '' || runsPolylane(line) ? [] : [{ place: `${place} +${index + 1}`, command }];
    }),
  );

  test.each(lines)('$place: $command', ({ command }) => {
    const [program, ...words] = command.replace(/^(?:[A-Z_0-9]+=\S+\s+)+/, '').split(/\s+/);
    if (program === 'npm' && !['ci', 'install', 'pack'].includes(words[0] ?? '')) {
      const script = words[0] === 'run' ? words[1] : words[0];
      expect(Object.keys(scripts)).toContain(script);
    } else if (program === 'npx' && words[0] !== 'tsx') {
      expect(existsSync(`${repository}node_modules/.bin/${words[0]}`)).toBe(true);
    } else if (program !== 'npm') {
      const file = program === 'npx' ? words[1] : program;
      expect(existsSync(`${repository}${file}`)).toBe(true);
    }
  });
});
