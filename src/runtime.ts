export { disable } from './runtime/disable.ts';
export type { PolylaneError } from './runtime/errors.ts';
export { features, type Report, type Row, report } from './runtime/report.ts';
export type { Feature, Level } from './runtime/table.ts';
