/** Checks every import against the table in layer-rules.ts, and that files do not import each other in circles. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cyclesOf } from './cycles.ts';
import { type Import, importsOf } from './imports.ts';
import { type Layer, layers } from './layer-rules.ts';
import { conclude } from './outcome.ts';
import { filesBelow, repository } from './sources.ts';

const isModule = (path: string): boolean => /\.(ts|mts|cts|js|mjs|cjs)$/.test(path);
const within = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

function layerOf(path: string): Layer | undefined {
  const holding = layers.filter((layer) => within(path, layer.folder));
  return holding.sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** The file that a name means, as a path from the root; undefined for packages and built-in modules. */
function fileMeant(from: string, name: string): string | undefined {
  if (name.startsWith('#wasm/')) return `generated/index/wasm/${name.slice('#wasm/'.length)}.ts`;
  if (!name.startsWith('.') && !name.startsWith('/')) return undefined;
  return posix.join(posix.dirname(from), name);
}

function faultOfPackage(layer: Layer, name: string, deferred: boolean): string | undefined {
  if (layer.outside === 'any') return undefined;
  if (layer.outside === 'self' && (name === 'polylane' || name.startsWith('polylane/'))) return undefined;
  if (layer.outside === 'deferred' && name.startsWith('node:')) {
    return deferred
      ? undefined
      : `imports ${name} where the module loads; import it inside the function that needs it`;
  }
  return `imports ${name}, but ${layer.folder}/ imports no package`;
}

function faultOfFile(root: string, layer: Layer, target: string, types: boolean): string | undefined {
  if (target.startsWith('../') || target.startsWith('/')) return `imports ${target}, outside the repository`;
  const other = layerOf(target);
  if (other === undefined && layer.may === 'any') return undefined;
  const granted = layer.may === 'any' || other === layer || (other && layer.may.includes(other.folder));
  if (!granted && !(types && other && layer.types.includes(other.folder))) {
    const allowed = layer.may.length === 0 ? 'nothing outside itself' : layer.may.join(', ');
    return `imports ${target}, but ${layer.folder}/ may import ${allowed}`;
  }
  if (!existsSync(`${root}/${target}`))
    return `imports ${target}, which does not exist (write the .ts ending)`;
  return undefined;
}

/** Every fault below a root, as `file:line: what is wrong`. */
export function layerFaults(root: string): { faults: string[]; files: number } {
  const files = filesBelow(root, (path) => isModule(path) && path.includes('/'));
  const faults: string[] = [];
  const graph = new Map<string, string[]>();
  for (const path of files) {
    const layer = layerOf(path);
    if (layer === undefined) {
      faults.push(`${path}: its folder has no row in tools/check/layer-rules.ts`);
      continue;
    }
    const edges: string[] = [];
    const faultOf = ({ name, deferred, typesOnly }: Import): string | undefined => {
      if (name === undefined) return layer.outside === 'any' ? undefined : 'imports a computed name';
      const target = fileMeant(path, name);
      if (target === undefined) return faultOfPackage(layer, name, deferred);
      edges.push(target);
      return faultOfFile(root, layer, target, typesOnly);
    };
    for (const found of importsOf(path, readFileSync(`${root}/${path}`, 'utf8'))) {
      const fault = faultOf(found);
      if (fault !== undefined) faults.push(`${path}:${found.line}: ${fault}`);
    }
    if (layer.acyclic) graph.set(path, edges);
  }
  for (const cycle of cyclesOf(graph))
    faults.push(`${cycle[0]}: imports itself in a circle: ${cycle.join(' > ')}`);
  return { faults, files: files.length };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { faults, files } = layerFaults(repository);
  conclude('layers', faults, `${files} files`);
}
