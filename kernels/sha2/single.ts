import type { Builder } from '../../language/builder.ts';
import type { Contract, Region } from '../../language/contract.ts';
import type { Count, Word32 } from '../../language/handles.ts';
import type { Kernel } from '../../language/kernel.ts';
import { compressBlock, SCHEDULE_REGION, wipeSchedule } from '../sha256/rounds.ts';
import {
  ADDRESS_REGION,
  addressWords,
  CHAIN_STEP,
  GROUPS,
  INDEX_STEP,
  MIDSTATE_REGION,
  midstate,
  scheduleSingle,
  strideCount,
} from './message.ts';

const STEPS: Readonly<Record<number, string>> = { 5: 'chainStep', 6: 'indexStep' };

interface Single {
  readonly name: string;
  readonly n: number;
  readonly regions: readonly Region[];
  readonly strides: readonly string[];
  readonly step: string;
  readonly summary: string;
  readonly aliases?: Contract['aliases'];
  /** Where the n bytes go. */
  readonly output: string;
  readonly inputWords: number;
  readonly input: (k: Builder, word: Count, group: Count) => Word32;
}

/** A hash of FIPS 205, 11.2, whose message fits the one block after the midstate: F, PRF, and H for n of 16. */
function single({
  name,
  n,
  regions,
  strides,
  step,
  summary,
  aliases,
  output,
  inputWords,
  input,
}: Single): Kernel {
  return {
    contract: {
      kernel: `${name}-n${n}`,
      wordBytes: 4,
      regions: [MIDSTATE_REGION, ADDRESS_REGION, SCHEDULE_REGION, ...regions],
      counts: [GROUPS, CHAIN_STEP, INDEX_STEP, ...strides.map(strideCount)],
      ...(aliases === undefined ? {} : { aliases }),
      step,
      summary,
    },
    formulations: [
      {
        name: '',
        text: (k) => {
          k.each(k.count('groups'), (group) => {
            const address = addressWords(k, group, STEPS);
            scheduleSingle(k, address, inputWords, (word) => input(k, word, group));
            const hashed = compressBlock(k, midstate(k));
            for (let i = 0; i < n / 4; i++) k.store(output, i, hashed[i] as Word32, group);
          });
          wipeSchedule(k);
        },
      },
    ],
  };
}

function elements(
  name: string,
  role: Region['role'],
  words: number,
  stride: string,
  wordStride: string,
): Region {
  return {
    name,
    role,
    secrecy: 'secret',
    layout: 'lane-wise',
    words,
    elements: 'groups',
    elementStride: stride,
    wordStride,
  };
}

/** F on every element in place, each with its own tree index: FORS leaves. */
export function sha2F(n: number): Kernel {
  return single({
    name: 'sha2-f',
    n,
    regions: [elements('value', 'in-out', n / 4, 'valueStride', 'valueWordStride')],
    strides: ['valueStride', 'valueWordStride'],
    step: 'fips205.sha2F',
    summary: 'F of each value.',
    output: 'value',
    inputWords: n / 4,
    input: (k, word, group) => k.load32('value', word, group),
  });
}

export function sha2Prf(n: number): Kernel {
  const words = n / 4;
  return single({
    name: 'sha2-prf',
    n,
    regions: [
      { name: 'secretSeed', role: 'in', secrecy: 'secret', layout: 'shared', words },
      elements('output', 'out', words, 'outputStride', 'outputWordStride'),
    ],
    strides: ['outputStride', 'outputWordStride'],
    step: 'fips205.sha2Prf',
    summary: 'PRF of SK.seed at each address.',
    output: 'output',
    inputWords: words,
    input: (k, word) => k.splat(k.loadShared32('secretSeed', word)),
  });
}

/** H of 11.2.1: SHA-256, for n of 16. */
export function sha2H256(n: number): Kernel {
  const words = n / 4;
  return single({
    name: 'sha2-h',
    n,
    regions: [
      elements('input', 'in', 2 * words, 'inputStride', 'wordStride'),
      elements('output', 'out', words, 'outputStride', 'wordStride'),
    ],
    strides: ['inputStride', 'outputStride', 'wordStride'],
    aliases: [{ regions: ['input', 'output'], atMost: ['outputStride', 'inputStride'] }],
    step: 'fips205.sha2H',
    summary: 'H of each pair of nodes.',
    output: 'output',
    inputWords: 2 * words,
    input: (k, word, group) => k.load32('input', word, group),
  });
}
