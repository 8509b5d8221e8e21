/**
 * Proves every implementation in generated/ and keeps a row for each.
 *
 *   npm run prove                 all whose bytes, contract, standards or checker changed
 *   npm run prove -- STEM ...     these, changed or not
 *   npm run prove -- --list       what is proved and what is not
 *   npm run prove -- --check      fail when a row is missing or is about something else
 *   npm run prove -- --all        all, changed or not
 */
import { prove, type Verdict } from './checker/prove.ts';
import { createZ3 } from './checker/solver/z3.ts';
import { keepRow, readRow, rowFaults, staleness } from './rows.ts';
import { STEPS } from './steps/index.ts';
import { artefactOf, checkerSha256, contractOf, READERS, type Subject, subjects } from './subjects.ts';

/** An implementation is to be proved in 20 seconds. */
const SOLVER_MILLISECONDS = 15_000;

const z3 = createZ3({ milliseconds: SOLVER_MILLISECONDS });

async function verdictsOf(subject: Subject): Promise<Verdict[] | string> {
  const reader = READERS.get(subject.level);
  const contract = contractOf(subject);
  const step = STEPS.get(contract.step);
  if (reader === undefined) return `nothing reads level ${subject.level} yet`;
  if (step === undefined) return `proofs/steps has no ${contract.step}`;
  try {
    return await prove(reader(subject, artefactOf(subject), contract), step, z3.solve);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Proves one and says so; whether it is proved. */
async function proveOne(subject: Subject, checker: string, place: string): Promise<boolean> {
  process.stdout.write(`${place} ${subject.stem} `);
  const start = performance.now();
  const found = await verdictsOf(subject);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (typeof found === 'string') {
    console.log(`NOT PROVED: ${found}`);
    keepRow(subject, checker, [{ property: 'equal', proved: false, method: undefined, reason: found }]);
    return false;
  }
  const refused = found.filter(({ proved }) => !proved);
  console.log(refused.length === 0 ? `proved, ${seconds} s` : 'NOT PROVED');
  for (const { property, reason } of refused) console.log(`    ${property}: ${reason}`);
  keepRow(subject, checker, found);
  return refused.length === 0;
}

async function proveAll(chosen: readonly Subject[], checker: string): Promise<void> {
  let proved = 0;
  for (const [i, subject] of chosen.entries())
    if (await proveOne(subject, checker, `[${i + 1}/${chosen.length}]`)) proved++;
  if (chosen.length > 0) console.log(`${proved} of ${chosen.length} proved.`);
  if (proved < chosen.length) process.exitCode = 1;
}

function list(checker: string): void {
  for (const subject of subjects()) {
    const why = staleness(subject, checker);
    const methods = new Set(
      Object.values(readRow(subject.stem)?.properties ?? {}).map(({ method }) => method),
    );
    console.log(`${subject.stem}  ${why ?? `proved by ${[...methods].join(' and ')}`}`);
  }
}

async function run(argument: string | undefined, others: readonly string[]): Promise<void> {
  const checker = checkerSha256();
  const all = subjects();
  if (argument === '--list') list(checker);
  else if (argument === '--check') {
    const faults = rowFaults();
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
    else console.log(`${all.length} implementations have their rows.`);
  } else if (argument === undefined || argument === '--all') {
    const changed = all.filter(
      (subject) => argument === '--all' || staleness(subject, checker) !== undefined,
    );
    if (changed.length < all.length) console.log(`${all.length - changed.length} are proved as they are.`);
    await proveAll(changed, checker);
  } else {
    const stems = [argument, ...others];
    const unknown = stems.filter((stem) => !all.some((subject) => subject.stem === stem));
    if (unknown.length > 0) {
      console.error(
        `${unknown.join(', ')}: no such implementation or option; --list, --check and --all are known`,
      );
      process.exitCode = 2;
    } else
      await proveAll(
        all.filter(({ stem }) => stems.includes(stem)),
        checker,
      );
  }
}

await run(process.argv[2], process.argv.slice(3));
await z3.end();
