import { vectorsPresent } from '../vectors.ts';
import { signingTests } from './fips205-signing.ts';

// The committed vector is the first of the full ones.
signingTests('SHAKE', vectorsPresent ? 'full' : 'small');
