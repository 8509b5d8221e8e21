import { hashesOn } from './hashes-on-level.ts';

hashesOn('wasm');
