/** Kernels made by hand: what memory may be read, written and left as. */
import { describe, expect, test } from 'vitest';
import type { Contract, Count, Region } from '../../proofs/checker/contract.ts';
import { symbol } from '../../proofs/checker/polynomial.ts';
import type { Step } from '../../proofs/steps/step.ts';
import { type Outcome, proveText, region } from './proving.ts';

const contract = (
  regions: readonly Region[],
  counts: readonly Count[] = [],
  more: Partial<Contract> = {},
): Contract => ({
  kernel: 'tiny',
  wordBytes: 8,
  regions,
  counts,
  step: 'tiny',
  ...more,
});

const count = (name: string, max = 100): Count => ({ name, min: 0, max });

async function refusedAs(outcome: Promise<Outcome>, property: string, reason = /./): Promise<void> {
  const { refused, reason: said } = await outcome;
  expect(refused).toBe(property);
  if (property !== 'nothing') expect(said).toMatch(reason);
}

describe('scratch', () => {
  const work = (more: Partial<Region> = {}): Region => region('work', 'scratch', { wiped: true, ...more });
  const regions = [region('input', 'in'), region('output', 'out', { words: 1 }), work()];
  /** output = input[0] ^ input[1]. */
  const step: Step = (m) => m.store('output', 0, m.words.xor(m.load('input', 0), m.load('input', 1)));
  const compute = `local.get $work local.get $input i64.load i64.store
    local.get $output local.get $work i64.load local.get $input i64.load offset=8 i64.xor i64.store`;
  const wipe = ' local.get $work i64.const 0 i64.store local.get $work i64.const 0 i64.store offset=8 ';

  test.each<[string, string, string, RegExp]>([
    ['is proved where it is wiped', compute + wipe, 'nothing', /./],
    [
      'wiped in halves',
      `${compute} local.get $work i32.const 0 i32.store local.get $work i32.const 0 i32.store offset=4 local.get $work i64.const 0 i64.store offset=8`,
      'nothing',
      /./,
    ],
    ['not wiped', compute, 'wiped', /word 0 of work/],
    [
      'its last word not wiped',
      compute + wipe.replace(/local.get \$work i64.const 0 i64.store offset=8/, ''),
      'wiped',
      /word 1 of work/,
    ],
    [
      'its last half word not wiped',
      `${compute} local.get $work i64.const 0 i64.store local.get $work i32.const 0 i32.store offset=8`,
      'wiped',
      /word 1/,
    ],
    ['wiped too early', wipe + compute, 'wiped', /word 0/],
    ['wiped with ones', compute + wipe.replaceAll('i64.const 0', 'i64.const -1'), 'wiped', /word 0/],
    [
      'read before it is written',
      `local.get $output local.get $work i64.load i64.store ${wipe}`,
      'equal',
      /not written/,
    ],
    [
      'written past its end',
      `${compute + wipe} local.get $work i64.const 0 i64.store offset=16`,
      'framed',
      /words of work/,
    ],
    [
      'written half past its end',
      `${compute + wipe} local.get $work i64.const 0 i64.store offset=12`,
      'framed',
      /words of work/,
    ],
  ])('%s', (_, body, property, reason) =>
    refusedAs(proveText(contract(regions), body, step), property, reason),
  );

  test.each<[string, string, string, string]>([
    ['wiped in each turn, but not where there is none', compute + wipe, '', 'wiped'],
    ['wiped after the loop', compute, wipe, 'nothing'],
    ['wiped before the loop only', `${wipe} ${compute}`, '', 'wiped'],
  ])('%s', (_, turn, after, property) => {
    const output = region('output', 'out', { words: 1, elements: 'n', elementStride: 'stride' });
    const inTurns = contract([region('input', 'in'), output, work()], [count('n'), count('stride')]);
    const place = 'local.get $output local.get $i local.get $stride i32.mul i32.add';
    const body = `block local.get $n i32.eqz br_if 0 loop ${turn.replace('local.get $output', place)}
      local.get $i i32.const 1 i32.add local.tee $i local.get $n i32.lt_u br_if 0 end end ${after}`;
    const each: Step = (m) => {
      m.loop(symbol('n'), [], (i) => {
        m.store('output', 0, m.words.xor(m.load('input', 0), m.load('input', 1)), i);
        return [];
      });
    };
    const options = { locals: '(local $i i32)', hints: [{ loop: 0, index: 5, carried: [] }] };
    return refusedAs(proveText(inTurns, body, each, options), property);
  });

  test('never wiped, with a secret in it', () =>
    refusedAs(
      proveText(contract([...regions.slice(0, 2), work({ wiped: false })]), compute, step),
      'wiped',
      /never wiped/,
    ));
});

describe('loops over elements', () => {
  const state = region('state', 'in-out', { words: 1, elements: 'n', elementStride: 'stride' });
  const counts = [count('n'), count('stride')];
  const loop = (
    turn: string,
    before = '',
    after = '',
  ): string => `${before} block local.get $n i32.eqz br_if 0 loop
    ${turn}
    local.get $i i32.const 1 i32.add local.tee $i local.get $n i32.lt_u br_if 0 end end ${after}`;
  const at = 'local.get $state local.get $i local.get $stride i32.mul i32.add';
  const step: Step = (m) => {
    m.loop(symbol('n'), [], (i) => {
      m.store('state', 0, m.words.not(m.load('state', 0, i)), i);
      return [];
    });
  };
  const options = { locals: '(local $i i32)', hints: [{ loop: 0, index: 3, carried: [] }] };
  const turn = `${at} ${at} i64.load i64.const -1 i64.xor i64.store`;

  test.each<[string, string, string, RegExp]>([
    ['each element from itself', loop(turn), 'nothing', /./],
    ['no element', loop(''), 'equal', /not stored/],
    [
      'the element after',
      loop(turn.replace(at, at.replace('local.get $i', 'local.get $i i32.const 1 i32.add'))),
      'framed',
      /elements/,
    ],
    ['always the first', loop(turn.replace(at, 'local.get $state')), 'framed', /elements/],
    [
      'the first, outside the loop',
      loop(turn, 'local.get $state i64.const 0 i64.store'),
      'framed',
      /elements/,
    ],
    ['an element after the loop', loop(turn, '', `${at} i64.const 0 i64.store`), 'equal', /has not set/],
    ['twice', loop(turn) + loop(turn), 'equal', /begin at 0|has not set|no hint/],
    [
      'a turn whatever the count',
      loop(turn).replace('local.get $n i32.eqz br_if 0', ''),
      'framed',
      /elements/,
    ],
    ['an index of another start', loop(turn, 'i32.const 1 local.set $i'), 'equal', /begin at 0/],
    [
      'a stride that is no argument',
      loop(turn.replaceAll('local.get $stride', 'i32.const 8')),
      'framed',
      /words/,
    ],
    [
      'its own stride by a secret',
      loop(turn.replace('local.get $stride', `${at} i32.load`)),
      'constant-time',
      /mul/,
    ],
  ])('%s', (_, body, property, reason) =>
    refusedAs(proveText(contract([state], counts), body, step, options), property, reason),
  );

  test('elements in a loop inside another, which would come to them again', async () => {
    const both = contract([state], [...counts, count('m')]);
    const outer = `block local.get $m i32.eqz br_if 0 loop
      i32.const 0 local.set $i ${loop(turn)}
      local.get $j i32.const 1 i32.add local.tee $j local.get $m i32.lt_u br_if 0 end end`;
    const nested: Step = (machine, c) => {
      machine.loop(symbol('m'), [], () => {
        step(machine, c);
        return [];
      });
    };
    const hints = [
      { loop: 0, index: 5, carried: [] },
      { loop: 1, index: 4, carried: [] },
    ];
    const locals = '(local $i i32) (local $j i32)';
    await refusedAs(proveText(both, outer, nested, { locals, hints }), 'equal', /not that of the turn/);
  });

  test('carried words enter with what the standard says', async () => {
    const carry = contract([region('state', 'in-out', { words: 1 })], [count('n')]);
    const doubled: Step = (m) => {
      const [end] = m.loop(symbol('n'), [m.load('state', 0)], (_, [word]) => [
        m.words.add(word as never, word as never),
      ]);
      m.store('state', 0, end as never);
    };
    const with2 = { locals: '(local $w i64) (local $i i32)', hints: [{ loop: 0, index: 3, carried: [2] }] };
    const body = (initial: string, next: string): string =>
      `${initial} local.set $w ${loop(`${next} local.set $w`)} local.get $state local.get $w i64.store`;
    const load = 'local.get $state i64.load';
    const twice = 'local.get $w local.get $w i64.add';
    await refusedAs(proveText(carry, body(load, twice), doubled, with2), 'nothing');
    await refusedAs(proveText(carry, body('i64.const 1', twice), doubled, with2), 'equal', /entering loop/);
    await refusedAs(
      proveText(carry, body(load, 'local.get $w i64.const 1 i64.add'), doubled, with2),
      'equal',
      /after a turn/,
    );
    await refusedAs(proveText(carry, body(load, load), doubled, with2), 'equal', /after a turn/);
  });
});

describe('elements several a turn, and those left over', () => {
  const state = region('state', 'in-out', { words: 1, elements: 'n', elementStride: 'stride' });
  const counts = [count('n'), count('stride'), count('steps')];
  const step: Step = (m) => {
    m.loop(symbol('n'), [], (i) => {
      const [end] = m.loop(symbol('steps'), [m.load('state', 0, i)], (_, [word]) => [
        m.words.rotateLeft(word as never, 5),
      ]);
      m.store('state', 0, end as never, i);
      return [];
    });
  };
  const loop = (index: string, bound: string, turn: string): string => `i32.const 0 local.set ${index}
    block local.get ${bound} i32.eqz br_if 0 loop ${turn}
    local.get ${index} i32.const 1 i32.add local.tee ${index} local.get ${bound} i32.lt_u br_if 0 end end `;
  const at = (element: string): string => `local.get $state ${element} local.get $stride i32.mul i32.add`;
  const even = 'local.get $i i32.const 2 i32.mul';
  const odd = `${even} i32.const 1 i32.add`;
  const left = 'local.get $q i32.const 2 i32.mul local.get $i i32.add';
  const rotate = (word: string): string => `local.get ${word} i64.const 5 i64.rotl local.set ${word}`;
  /** One lane, so two elements a turn: one as it would be alone, one beside it. */
  const full = loop(
    '$i',
    '$q',
    `${at(even)} i64.load local.set $a ${at(odd)} i64.load local.set $b
    ${loop('$j', '$steps', `${rotate('$a')} ${rotate('$b')}`)}
    ${at(even)} local.get $a i64.store ${at(odd)} local.get $b i64.store`,
  );
  const rest = loop(
    '$i',
    '$r',
    `${at(left)} i64.load local.set $a ${loop('$j', '$steps', rotate('$a'))} ${at(left)} local.get $a i64.store`,
  );
  const divide = `local.get $n i32.const 2 i32.div_u local.set $q
    local.get $n i32.const 2 i32.rem_u local.set $r `;
  const whole = divide + full + rest;
  const locals = '(local $i i32) (local $j i32) (local $q i32) (local $r i32) (local $a i64) (local $b i64)';
  const hints = [
    { loop: 0, index: 4, carried: [] },
    { loop: 1, index: 5, carried: [8], beside: [9] },
    { loop: 2, index: 4, carried: [] },
    { loop: 3, index: 5, carried: [8] },
  ];
  const outcome = (
    body: string,
    more: Partial<Contract> = {},
    hinted: typeof hints = hints,
  ): Promise<Outcome> => proveText(contract([state], counts, more), body, step, { locals, hints: hinted });

  test.each<[string, string, string, RegExp]>([
    ['both loops', whole, 'nothing', /./],
    ['no loop over those left', divide + full, 'equal', /missing/],
    ['no loop over full turns', divide + rest, 'equal', /a loop goes to/],
    ['those left first', divide + rest + full, 'equal', /after the loop/],
    ['full turns twice', divide + full + full, 'equal', /after the loop/],
    ['those left twice', whole + rest, 'equal', /after the loop|no hint/],
    ['thirds', whole.replaceAll('i32.const 2 i32.div_u', 'i32.const 3 i32.div_u'), 'framed', /elements/],
    [
      'a third left',
      whole.replaceAll('i32.const 2 i32.rem_u', 'i32.const 3 i32.rem_u'),
      'framed',
      /elements/,
    ],
    [
      'one element twice',
      whole.replace(`${at(odd)} local.get $b`, `${at(even)} local.get $b`),
      'equal',
      /not shown|not stored/,
    ],
    [
      'the other word',
      whole.replace(`${at(odd)} local.get $b`, `${at(odd)} local.get $a`),
      'equal',
      /not shown/,
    ],
    [
      'another start beside',
      whole.replace(`${at(odd)} i64.load`, `${at(even)} i64.load`),
      'equal',
      /entering/,
    ],
    [
      'another turn beside',
      whole.replace(rotate('$b'), rotate('$b').replace('5', '6')),
      'equal',
      /after a turn/,
    ],
    ['nothing stored beside', whole.replace(`${at(odd)} local.get $b i64.store`, ''), 'equal', /not stored/],
    ['the next turn’s element', whole.replaceAll(odd, `${even} i32.const 2 i32.add`), 'framed', /elements/],
    ['those left from the first on', whole.replaceAll(left, 'local.get $i'), 'framed', /elements/],
    ['a word more than is left', whole.replaceAll(left, `${left} i32.const 1 i32.add`), 'framed', /elements/],
  ])('%s', (_, body, property, reason) => refusedAs(outcome(body), property, reason));

  test('a hint that leaves out what runs beside, or gives it for the vector’s', async () => {
    const [first, second, ...others] = hints as [(typeof hints)[0], (typeof hints)[0], ...typeof hints];
    const without = { loop: 1, index: 5, carried: [8] };
    await refusedAs(outcome(whole, {}, [first, without, ...others]), 'equal', /has not set/);
    const swapped = { ...second, carried: [9], beside: [8] };
    await refusedAs(outcome(whole, {}, [first, swapped, ...others]), 'equal', /entering/);
  });

  test('not where regions may be the same', async () => {
    const input = region('input', 'in', { words: 1, elements: 'n', elementStride: 'other' });
    const aliases = [{ regions: ['input', 'state'] as const, atMost: ['stride', 'other'] as const }];
    const output = { ...state, role: 'out' as const };
    const copy: Step = (m) => {
      m.loop(symbol('n'), [], (i) => {
        m.store('state', 0, m.load('input', 0, i), i);
        return [];
      });
    };
    const from = (element: string): string =>
      `local.get $input ${element} local.get $other i32.mul i32.add i64.load`;
    const body = `${divide}
      ${loop('$i', '$q', `${at(even)} ${from(even)} i64.store ${at(odd)} ${from(odd)} i64.store`)}
      ${loop('$i', '$r', `${at(left)} ${from(left)} i64.store`)}`;
    const both = contract([input, output], [count('n'), count('stride'), count('other')]);
    const options = {
      locals: '(local $i i32) (local $q i32) (local $r i32)',
      hints: [
        { loop: 0, index: 5, carried: [] },
        { loop: 1, index: 5, carried: [] },
      ],
    };
    await refusedAs(proveText(both, body, copy, options), 'nothing');
    await refusedAs(proveText({ ...both, aliases }, body, copy, options), 'equal', /several a turn/);
  });
});

describe('regions that may be the same', () => {
  const alias = [{ regions: ['input', 'output'] as const }];
  const regions = [region('input', 'in'), region('output', 'out')];
  const step: Step = (m) => {
    m.store('output', 0, m.load('input', 1));
    m.store('output', 1, m.load('input', 0));
  };
  const readFirst = `local.get $input i64.load local.set $a local.get $input i64.load offset=8 local.set $b
    local.get $output local.get $b i64.store local.get $output local.get $a i64.store offset=8`;
  const mixed = `local.get $output local.get $input i64.load offset=8 i64.store
    local.get $output local.get $input i64.load i64.store offset=8`;
  const options = { locals: '(local $a i64) (local $b i64)' };

  test.each<[string, string, Partial<Contract>, string]>([
    ['read before they are written', readFirst, { aliases: alias }, 'nothing'],
    ['read after', mixed, { aliases: alias }, 'equal'],
    ['read after, where they are apart', mixed, {}, 'nothing'],
  ])('%s', (_, body, more, property) =>
    refusedAs(proveText(contract(regions, [], more), body, step, options), property, /may be the same/),
  );
});

describe('lanes', () => {
  const words = { words: 1, layout: 'bytes', laneStride: 'stride', order: 'big' } as const;
  const bytes = contract(
    [region('input', 'in', words), region('output', 'out', { words: 1 })],
    [count('stride')],
  );
  const step: Step = (m) => m.store('output', 0, m.load('input', 0));
  const body = (second: string): string => `local.get $output
    local.get $input v128.load64_zero local.set $v
    local.get $input ${second} i32.add local.get $v v128.load64_lane 1 local.tee $v local.get $v
    i8x16.shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8 v128.store`;
  const options = { lanes: 2, locals: '(local $v v128)' };

  test.each<[string, string, string, RegExp]>([
    ['at their stride', body('local.get $stride'), 'nothing', /./],
    ['all at the first', body('i32.const 0'), 'equal', /lane|not shown/],
    ['a lane too far', body('local.get $stride i32.const 2 i32.mul'), 'framed', /no lane/],
    [
      'in the wrong byte order',
      body('local.get $stride').replace('7 6 5 4 3 2 1 0', '0 1 2 3 4 5 6 7'),
      'equal',
      /not shown/,
    ],
  ])('%s', (_, text, property, reason) => refusedAs(proveText(bytes, text, step, options), property, reason));
});

describe('addresses', () => {
  const one = contract([region('input', 'in'), region('output', 'out', { words: 1 })], [count('n')]);
  const step: Step = (m) => m.store('output', 0, m.load('input', 1));
  const read = (address: string): string => `local.get $output ${address} i64.store`;
  test.each<[string, string, string, RegExp]>([
    ['with the offset in the instruction', read('local.get $input i64.load offset=8'), 'nothing', /./],
    ['with the offset added', read('local.get $input i32.const 8 i32.add i64.load'), 'nothing', /./],
    [
      'below zero before the offset',
      read(
        'local.get $input local.get $input i32.sub i32.const 8 i32.sub local.get $input i32.add i64.load offset=16',
      ),
      'framed',
      /may wrap/,
    ],
    ['across two words', read('local.get $input i64.load offset=4'), 'equal', /not shown/],
    ['of no region', read('i32.const 64 i64.load'), 'framed', /no region/],
    [
      'of two regions',
      read('local.get $input local.get $output i32.add i64.load'),
      'framed',
      /mixes regions/,
    ],
    [
      'by a count',
      read('local.get $input local.get $n i32.const 8 i32.mul i32.add i64.load'),
      'framed',
      /words of input/,
    ],
    [
      'computed by no polynomial',
      read('local.get $input i32.const 8 i32.xor i64.load'),
      'framed',
      /no known form/,
    ],
  ])('%s', (_, body, property, reason) => refusedAs(proveText(one, body, step), property, reason));
});
