/** Whether to run what takes the plain text of the standards more than a few seconds. */
export const long: boolean = process.env.POLYLANE_LONG === '1';

/** Signing with an s set takes up to several minutes. */
export const longTimeout: number = 30 * 60_000;
