import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const config: ViteUserConfig = defineConfig({
  resolve: {
    // Tests run from source; consumers reach the built copies of these through package.json "imports".
    alias: [{ find: /^#wasm\/(.*)$/, replacement: `${path('generated/index/wasm')}/$1.ts` }],
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/docs/run/**'],
    globalSetup: ['test/setup.ts'],
    // A process a file takes a sixth longer than a thread a file.
    pool: 'threads',
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
export default config;
