import { ADDRESS_WORDS } from '../address.ts';
import { blocksOf, HASHES_A_CALL, RATE_BYTES, type Session, type ShakeRow } from './session.ts';

/** Writes 64-bit integer `index` of a lane's ADRS (its bytes 8 index to 8 index + 7, read big-endian). */
function setInteger(
  session: Session,
  lanes: number,
  lane: number,
  index: number,
  high: number,
  low: number,
): void {
  const at = session.at.address + (index * lanes + lane) * 8;
  session.view.setUint32(at, low, true);
  session.view.setUint32(at + 4, high, true);
}

/** Gives a lane layer and tree address of an address of a batch. */
export function setPlace(
  session: Session,
  lanes: number,
  lane: number,
  addresses: Uint32Array,
  index: number,
): void {
  const at = index * ADDRESS_WORDS;
  setInteger(session, lanes, lane, 0, addresses[at] as number, addresses[at + 1] as number);
  setInteger(session, lanes, lane, 1, addresses[at + 2] as number, addresses[at + 3] as number);
}

/** Gives a lane type and key pair, the words that follow the tree address. */
export function setType(session: Session, lanes: number, lane: number, type: number, keyPair: number): void {
  setInteger(session, lanes, lane, 2, type, keyPair);
}

/** Gives a lane its last two words: chain and hash address, or tree height and tree index. */
export function setTail(session: Session, lanes: number, lane: number, sixth: number, seventh: number): void {
  setInteger(session, lanes, lane, 3, sixth, seventh);
}

/** PRF for `groups` elements from `output` on. */
export function prf(
  { at, shape }: Session,
  row: ShakeRow,
  output: number,
  groups: number,
  chainStep: number,
  indexStep: number,
): void {
  const { lanes } = row;
  row.prf.call(
    at.seed,
    at.secretSeed,
    at.address,
    output,
    groups,
    chainStep,
    indexStep,
    shape.n * lanes,
    8 * lanes,
  );
}

/** F, `steps` times on each of `groups` elements from `value` on, in calls that stay short. */
export function chain(
  { at, shape }: Session,
  row: ShakeRow,
  value: number,
  groups: number,
  steps: number,
  firstHash: number,
  chainStep: number,
  indexStep: number,
): void {
  const { lanes } = row;
  const stepsACall = Math.max(1, Math.floor(HASHES_A_CALL / groups));
  const end = firstHash + steps;
  for (let hash = firstHash; hash < end; hash += stepsACall) {
    const now = Math.min(stepsACall, end - hash);
    row.chain.call(
      at.seed,
      at.address,
      value,
      groups,
      now,
      hash,
      chainStep,
      indexStep,
      shape.n * lanes,
      8 * lanes,
    );
  }
}

/** H of `groups` pairs from `input` on; `output` may be `input`. Each group's tree index is one more. */
export function hashPairs(
  { at, shape }: Session,
  row: ShakeRow,
  input: number,
  output: number,
  groups: number,
): void {
  const stride = shape.n * row.lanes;
  row.h.call(at.seed, at.address, input, output, groups, 0, 1, 2 * stride, stride, 8 * row.lanes);
}

/** T_l of the inputs region, which holds `count` values and their padding. */
export function compressInputs({ at, shape }: Session, row: ShakeRow, count: number, output: number): void {
  const words = 8 * row.lanes;
  const furtherBlocks = blocksOf(shape.n, count) - 1;
  row.tl.call(at.seed, at.address, at.inputs, output, 1, furtherBlocks, 0, 0, words, 0, words);
}

/** FIPS 202, 5.1 and 6.2: SHAKE256's suffix and padding after `count` values in the inputs region, all lanes. */
export function padInputs({ at, shape, memory }: Session, lanes: number, count: number): void {
  const { n } = shape;
  const first = at.inputs + count * n * lanes;
  const end = at.inputs + (blocksOf(n, count) * RATE_BYTES - n - 32) * lanes;
  memory.fill(0, first, end);
  for (let lane = 0; lane < lanes; lane++) {
    memory[first + lane * 8] = 0x1f;
    const last = end - lanes * 8 + lane * 8 + 7;
    memory[last] = (memory[last] as number) | 0x80;
  }
}
