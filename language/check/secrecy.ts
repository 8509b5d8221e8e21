import { languageError, type Placed } from '../errors.ts';
import type { Program, Statement, Value } from '../program.ts';

/** The ids of all values that a secret flows into, worked out from the regions alone. */
function secretIds(program: Program): ReadonlySet<number> {
  const secret = new Set<number>();
  const regions = new Map(program.contract.regions.map((r) => [r.name, r.secrecy]));
  const has = (value: Value): boolean => secret.has(value.id);
  const flow = (from: readonly Value[], to: Value): void => {
    if (from.some(has)) secret.add(to.id);
  };
  const walk = (body: readonly Statement[]): void => {
    for (const s of body) {
      if (s.kind === 'let' && s.operation.op !== 'declassify') flow(s.operands, s.result);
      else if (s.kind === 'load' && regions.get(s.region) === 'secret') secret.add(s.result.id);
      else if (s.kind === 'loop') {
        s.parameters.forEach((parameter, i) => {
          flow([s.initial[i] as Value, s.next[i] as Value], parameter);
          flow([parameter], s.results[i] as Value);
        });
        walk(s.body);
        s.parameters.forEach((parameter, i) => {
          flow([s.next[i] as Value], parameter);
          flow([parameter], s.results[i] as Value);
        });
      }
    }
  };
  for (let before = -1; before !== secret.size; ) {
    before = secret.size;
    walk(program.body);
  }
  return secret;
}

/** No secret becomes an address, a bound or a count, nor leaves by a public region without a reason. */
export function checkSecrecy(program: Program): void {
  const secret = secretIds(program);
  const regions = new Map(program.contract.regions.map((r) => [r.name, r.secrecy]));
  const refuse = (value: Value, code: Parameters<typeof languageError>[0], what: string, where: Placed) => {
    if (secret.has(value.id)) throw languageError(code, `a secret becomes ${what}`, where);
  };
  const honest = (value: Value): void => {
    if (!value.secret) refuse(value, 'secret-marked-public', 'a value that is marked public', value);
  };
  const walk = (body: readonly Statement[]): void => {
    for (const s of body) {
      if (s.kind === 'loop') {
        refuse(s.bound, 'secret-branch', 'the bound of a loop', s);
        for (const value of [...s.parameters, ...s.results]) honest(value);
        walk(s.body);
      } else if (s.kind === 'let') {
        const [operand] = s.operands;
        if (s.operation.op === 'count-from-word' && operand !== undefined) {
          refuse(operand, 'secret-count', 'a count', s.result);
        }
        honest(s.result);
      } else if (s.kind === 'table') {
        refuse(s.index, 'secret-address', `an index of table ${s.table}`, s.result);
      } else {
        const where = s.kind === 'store' ? s : s.result;
        refuse(s.element, 'secret-address', `an element index of region ${s.region}`, where);
        refuse(s.word, 'secret-address', `a word index of region ${s.region}`, where);
        if (s.kind === 'load') honest(s.result);
        else if (regions.get(s.region) === 'public') {
          refuse(s.value, 'public-region-secret-word', `a word of public region ${s.region}`, where);
        }
      }
    }
  };
  walk(program.body);
}
