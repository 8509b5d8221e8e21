import { suiteOn } from './on-level.ts';

suiteOn('simd128');
