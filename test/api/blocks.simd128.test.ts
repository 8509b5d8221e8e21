import { blocksOn } from './blocks-on-level.ts';

blocksOn('simd128');
