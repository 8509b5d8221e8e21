import type { Program, Statement, Value } from '../../language/program.ts';
import { maxId } from './rewrite.ts';

/** Loads from regions of big-endian words become little-endian loads and a byte swap. */
export function expandByteOrder(program: Program): Program {
  let next = maxId(program) + 1;
  const big = (name: string): boolean =>
    program.contract.regions.find((region) => region.name === name)?.order === 'big';
  const visit = (body: readonly Statement[]): Statement[] =>
    body.flatMap((statement): Statement[] => {
      if (statement.kind === 'loop') return [{ ...statement, body: visit(statement.body) }];
      if (statement.kind === 'load' && big(statement.region)) {
        const loaded: Value = { ...statement.result, id: next++ };
        return [
          { ...statement, result: loaded },
          { kind: 'let', result: statement.result, operation: { op: 'byte-swap' }, operands: [loaded] },
        ];
      }
      if (statement.kind === 'store' && big(statement.region)) {
        const swapped: Value = { ...statement.value, id: next++ };
        return [
          { kind: 'let', result: swapped, operation: { op: 'byte-swap' }, operands: [statement.value] },
          { ...statement, value: swapped },
        ];
      }
      return [statement];
    });
  const body = visit(program.body);
  const regions = program.contract.regions.map(({ order: _, ...region }) => region);
  return { ...program, contract: { ...program.contract, regions }, body };
}
