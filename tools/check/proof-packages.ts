/** Says how to get what the prover needs where it is not installed: the root does not install it. */
import { existsSync, readFileSync } from 'node:fs';
import { repository } from './sources.ts';

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(`${repository}proofs/package.json`, 'utf8'),
);
const absent = Object.entries(dependencies).filter(([name, version]) => {
  const path = `${repository}proofs/node_modules/${name}/package.json`;
  return !existsSync(path) || JSON.parse(readFileSync(path, 'utf8')).version !== version;
});
if (absent.length > 0) {
  const names = absent.map(([name, version]) => `${name} ${version}`).join(' and ');
  console.error(`The prover needs ${names}: run npm ci --prefix proofs, then this again.`);
  process.exitCode = 2;
}
