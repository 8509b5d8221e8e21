import type { Contract } from '../../language/contract.ts';
import { requirementsOf } from '../../src/runtime/levels.ts';
import { type Manifest, WASM_LEVELS } from './artefacts.ts';
import { moduleText } from './module-text.ts';
import { camelCase } from './names.ts';
import { preconditionsText } from './preconditions.ts';

/** What the index needs to know of a family. */
export interface FamilyFacts {
  readonly name: string;
  readonly contracts: readonly Contract[];
  readonly manifests: readonly Manifest[];
}

const HEADER = '// Built by `npm run build` from generated/manifests. Not committed.\n';

/**
 * `generated/index/<name>.ts`: what src/runtime makes a table of, a kernel. What is alike is imported in a row, all
 * families' modules of a level, then all their plain JavaScript: bundlers keep that order, and gzip looks back 32 KB.
 */
export function tablesText(families: readonly FamilyFacts[]): string {
  const ofLevel = (level: string): FamilyFacts[] =>
    families.filter(({ manifests }) => manifests.some((manifest) => manifest.level === level));
  const modules = [...WASM_LEVELS].reverse().flatMap((level) =>
    ofLevel(level).map(({ name, manifests }) => {
      const { tableBytes } = manifests.find((manifest) => manifest.level === level) as Manifest;
      return { file: `${name}.${level}`, variable: moduleOf(name, level), tableBytes };
    }),
  );
  const lines = [
    HEADER,
    ...modules.map(({ file, variable }) => `import { text as ${variable}Text } from '#wasm/${file}';`),
    "import type { KernelData } from '../../src/runtime/kernel-table.ts';",
    "import type { WasmModule } from '../../src/runtime/table.ts';",
    ...families.map(({ name }) => `import * as ${camelCase(name)}Js from '../${name}.js';`),
    '',
    ...modules.map(
      ({ file, variable, tableBytes }) =>
        `const ${variable}: WasmModule = { name: '${file}', text: ${variable}Text, tableBytes: ${tableBytes} };`,
    ),
    ...families.flatMap(familyLines),
  ];
  return `${lines.join('\n')}\n`;
}

function moduleOf(family: string, level: string): string {
  return camelCase(`${family}-${level}`);
}

function familyLines({ name, contracts, manifests }: FamilyFacts): string[] {
  return contracts.flatMap((contract) => {
    const { kernel } = contract;
    const rows = manifests.filter((manifest) => manifest.kernel === kernel);
    const js = rows.find(({ level }) => level === 'js') as Manifest;
    const dataOf = (own: readonly Manifest[]): string[] => {
      const levels = new Set(own.map(({ level }) => level).filter((level) => level !== 'js'));
      return [
        `  kernel: '${kernel}',`,
        `  contract: '${preconditionsText(contract)}',`,
        `  js: ${camelCase(name)}Js.${js.export},`,
        `  modules: { ${[...levels].map((level) => `${level}: ${moduleOf(name, level)}`).join(', ')} },`,
        `  rows: '${rowsText(own)}',`,
        '};',
      ];
    };
    const single = rows.filter(({ lanes }) => lanes === 1);
    return [
      '',
      `export const ${camelCase(kernel)}: KernelData = {`,
      ...dataOf(rows),
      '',
      // Of hashes that take one message at a time: a bundle then holds no module for more.
      `export const ${camelCase(kernel)}OneLane: KernelData = {`,
      ...dataOf(single),
    ];
  });
}

/** As `kernelTable` reads it: implementations of as many lanes have one known answer. */
function rowsText(rows: readonly Manifest[]): string {
  const levels = new Map<string, [lanes: number, ...levels: string[]]>();
  for (const { stem, kernel, lanes, level, needs, knownAnswer } of rows) {
    if (stem !== `${kernel}.x${lanes}.${level}`)
      throw new RangeError(`${stem}: no room for a formulation's name`);
    if (needs.join() !== requirementsOf(level).join())
      throw new RangeError(`${stem}: it needs ${needs.join(', ')}, which is not what ${level} does`);
    const { memoryBytes, args, answer } = knownAnswer;
    const numbers = [memoryBytes, ...args, ...answer].join(' ');
    const known = levels.get(numbers);
    if (known === undefined) levels.set(numbers, [lanes, level]);
    else known.push(level);
  }
  return [...levels].map(([numbers, line]) => `${line.join(' ')} ${numbers}`).join(';');
}

/** `generated/index/wasm/<family>.<level>.ts` */
export function moduleFile(bytes: Uint8Array): string {
  return `${HEADER}\nexport const text: string =\n  '${moduleText(bytes)}';\n`;
}
