import { signingTests } from './fips205-signing.ts';

signingTests('SHA2', 'full');
