import { manyOn } from './many-on-level.ts';

manyOn('js');
