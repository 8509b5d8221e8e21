import { derivedOn } from './derived-on-level.ts';

derivedOn('js');
