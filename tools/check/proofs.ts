/**
 * Checks that every implementation has a row about its present bytes, contract, standards and checker, and that what the
 * documents claim is in the rows; says when a change touches what claims rest on. It needs no package of proofs/.
 */
import { readRow, rowFaults, staleness } from '../../proofs/rows.ts';
import { checkerSha256, subjects } from '../../proofs/subjects.ts';
import { claimFaults } from './claims.ts';
import { changedFiles, touched } from './claims-rest-on.ts';
import { conclude } from './outcome.ts';
import { repository } from './sources.ts';

const checker = checkerSha256();
const all = subjects();
const rows = all.flatMap((subject) => {
  const row = readRow(subject.stem);
  return row === undefined || staleness(subject, checker) !== undefined ? [] : [row];
});
const { faults, claims } = claimFaults(
  repository,
  all.map(({ stem }) => stem),
  rows,
);
const ofRows = rowFaults();
if (ofRows.length > 0) ofRows.push('run `npm run prove`; it proves what changed and keeps its rows');
conclude(
  'proofs',
  [...ofRows, ...faults],
  `${rows.length} implementations with their rows, ${claims} claims`,
);

const changes = changedFiles(repository);
const line = changes && touched(changes.files);
if (changes && line) console.log(`proofs: since ${changes.since}, ${line}`);
