/** Prints what a check found, one fault a line, and makes the process fail where there is any. */
export function conclude(check: string, faults: readonly string[], read: string): void {
  for (const fault of faults) console.error(`${check}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${check}: ${read}, nothing against the rules`);
}
