import { verificationTests } from './fips205-verification.ts';

verificationTests('SHA2');
