import { accessesOf } from './check/bounds.ts';
import { checkContract } from './check/contract.ts';
import { checkOutlined } from './check/outlined.ts';
import { checkSecrecy } from './check/secrecy.ts';
import { checkShape } from './check/shape.ts';
import { checkWiped, checkWritten } from './check/wiping.ts';
import type { Program } from './program.ts';

/**
 * Refuses a program that has no meaning, leaks, or leaves its regions. It trusts nothing that the builder
 * worked out, so it also holds for programs that passes rewrote.
 */
export function checkProgram(program: Program): void {
  checkContract(program.contract);
  checkShape(program);
  checkOutlined(program);
  checkSecrecy(program);
  const accesses = accessesOf(program);
  checkWritten(program, accesses);
  checkWiped(program, accesses);
}
