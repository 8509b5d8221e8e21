import { manyOn } from './many-on-level.ts';

manyOn('wasm');
