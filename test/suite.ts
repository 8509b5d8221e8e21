/** Which part of the suite runs. Use with `describe.runIf(full)` and `test.runIf(long)`: what is left out is counted. */

/** What `.ci/run` runs beyond `npm test`. */
export const full: boolean = process.env['POLYLANE_FULL'] === '1';
/** What only `npm run test:long` runs. */
export const long: boolean = process.env['POLYLANE_LONG'] === '1';
