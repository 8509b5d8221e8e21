import type { Program } from './program.ts';

export function checkProgram(_program: Program): void {}
