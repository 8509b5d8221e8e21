/**
 * Judges the mutants, and writes what became of them into catalogue.json.
 *
 *   npx tsx proofs/mutants/main.ts              all
 *   npx tsx proofs/mutants/main.ts --check      all, and fails where catalogue.json says otherwise
 *   npx tsx proofs/mutants/main.ts TEXT         those of the implementations that TEXT is in the name of, each shown
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createZ3 } from '../checker/solver/z3.ts';
import { type Catalogue, catalogueOf, type Entry } from './catalogue.ts';
import { DEFECTS, mutantOf } from './defects.ts';
import { judged } from './judge.ts';
import { mutantsOf, targets } from './plan.ts';
import type { Target } from './target.ts';

const FILE = new URL('catalogue.json', import.meta.url);
const SOLVER_MILLISECONDS = 15_000;

const z3 = createZ3({ milliseconds: SOLVER_MILLISECONDS });

function show({ target, mutant }: Entry): void {
  console.log(`  ${target.stem}: ${mutant.operator}: ${mutant.what}`);
  console.log(`    ${mutant.refused ?? 'SURVIVED'}: ${mutant.reason}`);
}

const isBad = ({ mutant: { breaks, refused, undecided } }: Entry): boolean =>
  refused === undefined || undecided || (breaks !== undefined && breaks !== refused);

async function entriesOf(
  chosen: readonly Target[],
  all: readonly Target[],
  every: boolean,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const [i, target] of chosen.entries()) {
    const start = performance.now();
    const mutants = mutantsOf(target, all);
    process.stdout.write(`[${i + 1}/${chosen.length}] ${target.stem} ${mutants.length} mutants`);
    const own: Entry[] = [];
    for (const mutant of mutants) own.push({ target, mutant: await judged(mutant, z3.solve) });
    const bad = own.filter(isBad);
    console.log(`, ${own.length - bad.length} refused, ${((performance.now() - start) / 1000).toFixed(1)} s`);
    (every ? own : bad).forEach(show);
    entries.push(...own);
  }
  return entries;
}

async function catalogue(all: readonly Target[]): Promise<Catalogue> {
  const entries = await entriesOf(all, all, false);
  const defects = [];
  for (const defect of DEFECTS) {
    const mutant = await judged(mutantOf(defect, all), z3.solve);
    const target = all.find(({ stem }) => stem === defect.stem) as Target;
    defects.push({ defect, entry: { target, mutant } });
  }
  const times = entries.map(({ mutant }) => mutant.milliseconds);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  console.log(`${mean.toFixed(0)} ms a mutant, ${Math.max(...times).toFixed(0)} ms at most.`);
  return catalogueOf(entries, defects);
}

async function run(argument: string | undefined): Promise<void> {
  const all = targets();
  if (argument !== undefined && argument !== '--check') {
    const chosen = all.filter(({ stem }) => stem.includes(argument));
    if (chosen.length === 0) throw new RangeError(`no implementation has ${argument} in its name`);
    if ((await entriesOf(chosen, all, true)).some(isBad)) process.exitCode = 1;
    return;
  }
  const found = await catalogue(all);
  const text = `${JSON.stringify(found, null, 2)}\n`;
  console.log(`${found.refused} of ${found.mutants} refused.`);
  if (found.survivors.length + found.misnamed.length + found.undecided.length > 0) process.exitCode = 1;
  if (argument === undefined) writeFileSync(FILE, text);
  else if (readFileSync(FILE, 'utf8') !== text) {
    console.error('catalogue.json says otherwise: npx tsx proofs/mutants/main.ts writes it');
    process.exitCode = 1;
  }
}

await run(process.argv[2]);
await z3.end();
