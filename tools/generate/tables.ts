import type { Manifest } from './artefacts.ts';
import { moduleText } from './module-text.ts';
import { camelCase, pascalCase } from './names.ts';

/** What the index needs to know of a family: its manifests and its contracts' facts. */
export interface FamilyFacts {
  readonly name: string;
  readonly kernels: readonly {
    readonly kernel: string;
    readonly wordBytes: number;
    readonly offsets: number;
  }[];
  readonly manifests: readonly Manifest[];
}

const HEADER = '// Built by `npm run build` from generated/manifests. Not committed.\n';

/** `generated/index/<family>.ts`: a table a kernel, for src/runtime. */
export function tablesText({ name, kernels, manifests }: FamilyFacts): string {
  const levels = [...new Set(manifests.filter(({ level }) => level !== 'js').map(({ level }) => level))];
  const moduleOf = (level: string): string => `${level.toUpperCase()}_MODULE`;
  const lines = [
    HEADER,
    ...levels.map((level) => `import { text as ${level}Text } from '#wasm/${name}.${level}';`),
    "import type { KernelTable, WasmModule } from '../../src/runtime/table.ts';",
    `import * as contracts from '../${name}.contracts.js';`,
    `import * as js from '../${name}.js';`,
    '',
    ...levels.map((level) => {
      const { tableBytes } = manifests.find((manifest) => manifest.level === level) as Manifest;
      return `const ${moduleOf(level)}: WasmModule = { name: '${name}.${level}', text: ${level}Text, tableBytes: ${tableBytes} };`;
    }),
  ];
  for (const { kernel, wordBytes, offsets } of kernels) {
    const rows = manifests.filter((manifest) => manifest.kernel === kernel);
    lines.push(
      '',
      `export const ${camelCase(kernel)}: KernelTable = {`,
      `  kernel: '${kernel}',`,
      `  wordBytes: ${wordBytes},`,
      `  offsets: ${offsets},`,
      '  implementations: [',
      ...rows.map((row) => {
        const code = row.level === 'js' ? `js: js.${row.export}` : `wasm: ${moduleOf(row.level)}`;
        return `    { stem: '${row.stem}', lanes: ${row.lanes}, level: '${row.level}', needs: ${JSON.stringify(row.needs)}, ${code}, knownAnswer: ${JSON.stringify(row.knownAnswer)} },`;
      }),
      '  ],',
      `  check: contracts.check${pascalCase(kernel)},`,
      `  wordRanges: contracts.wordRanges${pascalCase(kernel)},`,
      '};',
    );
  }
  return `${lines.join('\n')}\n`;
}

/** `generated/index/wasm/<family>.<level>.ts` */
export function moduleFile(bytes: Uint8Array): string {
  return `${HEADER}\nexport const text: string =\n  '${moduleText(bytes)}';\n`;
}
