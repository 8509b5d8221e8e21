import { expect, test } from 'vitest';
import { installed } from './binary.ts';

test.runIf(process.env['CI'])('the workspace is installed', () => {
  expect(installed).toBe(true);
});
