import { suiteOn } from './on-level.ts';

suiteOn('js');
