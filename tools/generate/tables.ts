import type { Contract } from '../../language/contract.ts';
import { requirementsOf } from '../../src/runtime/levels.ts';
import type { Manifest } from './artefacts.ts';
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

/** `generated/index/<family>.ts`: what src/runtime makes a table of, a kernel. */
export function tablesText({ name, contracts, manifests }: FamilyFacts): string {
  const levels = [...new Set(manifests.filter(({ level }) => level !== 'js').map(({ level }) => level))];
  const lines = [
    HEADER,
    ...levels.map((level) => `import { text as ${level}Text } from '#wasm/${name}.${level}';`),
    "import type { KernelData } from '../../src/runtime/kernel-table.ts';",
    "import type { WasmModule } from '../../src/runtime/table.ts';",
    `import * as js from '../${name}.js';`,
    '',
    ...levels.map((level) => {
      const { tableBytes } = manifests.find((manifest) => manifest.level === level) as Manifest;
      return `const ${level}: WasmModule = { name: '${name}.${level}', text: ${level}Text, tableBytes: ${tableBytes} };`;
    }),
  ];
  for (const contract of contracts) {
    const { kernel } = contract;
    const rows = manifests.filter((manifest) => manifest.kernel === kernel);
    const js = rows.find(({ level }) => level === 'js') as Manifest;
    const dataOf = (own: readonly Manifest[]): string[] => [
      `  kernel: '${kernel}',`,
      `  contract: '${preconditionsText(contract)}',`,
      `  js: js.${js.export},`,
      `  modules: { ${[...new Set(own.map(({ level }) => level))].filter((level) => level !== 'js').join(', ')} },`,
      `  rows: '${rowsText(own)}',`,
      '};',
    ];
    lines.push('', `export const ${camelCase(kernel)}: KernelData = {`, ...dataOf(rows));
    const single = rows.filter(({ lanes }) => lanes === 1);
    // Of hashes that take one message at a time: a bundle then holds no module for more.
    lines.push('', `export const ${camelCase(kernel)}OneLane: KernelData = {`, ...dataOf(single));
  }
  return `${lines.join('\n')}\n`;
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
