import { contractOf, INPUT, OUTPUT } from '../contracts.ts';
import { type Refused, refused } from './refused.ts';

const contract = contractOf([INPUT, OUTPUT]);
const wide = contractOf([INPUT, OUTPUT], { wordBytes: 8 });

const rotations: readonly Refused[] = [0, 32, 33, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map(
  (amount) =>
    refused('rotation-range', `32 bits rotated by ${amount}`, contract, (k) => {
      k.rotateLeft(k.load32('input', 0), amount);
    }),
);

export const LITERALS: readonly Refused[] = [
  ...rotations,
  refused('rotation-range', '64 bits rotated by 64', wide, (k) => {
    k.rotateLeft(k.load64('input', 0), 64);
  }),
  refused('rotation-range', 'shifted left by the width', contract, (k) => {
    k.shiftLeft(k.load32('input', 0), 32);
  }),
  refused('rotation-range', 'shifted right by 0', wide, (k) => {
    k.shiftRight(k.load64('input', 0), 0);
  }),
  refused('wrong-kind', 'rotated by a string', contract, (k) => {
    k.rotateLeft(k.load32('input', 0), '7' as never);
  }),
  refused('wrong-kind', 'rotated by a word', contract, (k) => {
    k.rotateLeft(k.load32('input', 0), k.load32('input', 1) as never);
  }),
  refused('literal-range', 'a constant of 2^32 in 32 bits', contract, (k) => {
    k.constant32(2 ** 32);
  }),
  refused('literal-range', 'a negative constant', contract, (k) => {
    k.constant32(-1);
  }),
  refused('literal-range', 'a fractional constant', contract, (k) => {
    k.uniform32(0.5);
  }),
  refused('literal-range', 'a constant of 2^64 in 64 bits', wide, (k) => {
    k.constant64(1n << 64n);
  }),
  refused('literal-range', 'a number for a 64-bit constant', wide, (k) => {
    k.uniform64(1 as never);
  }),
  refused('literal-range', 'a table entry of 33 bits', contract, (k) => {
    k.table32('wide', [1, 2 ** 32]);
  }),
  refused('literal-range', 'a negative word index', contract, (k) => {
    k.load32('input', -1);
  }),
  refused('literal-range', 'a fractional loop bound', contract, (k) => {
    k.each(1.5, () => {});
  }),
  refused('literal-range', 'a count beyond 2^31', contract, (k) => {
    k.countAdd(2 ** 31, 1);
  }),
  refused('capability', 'a capability that does not exist', contract, (k) => {
    k.capability('sha256Rounds4', [k.load32('input', 0)]);
  }),
  refused('capability', 'a capability with an operand too few', contract, (k) => {
    k.capability('carrylessMultiply', [k.load32('input', 0)]);
  }),
  refused('capability', 'a carryless product of 32-bit words', contract, (k) => {
    k.capability('carrylessMultiply', [k.load32('input', 0), k.load32('input', 1)]);
  }),
  refused('capability', 'SHA-256 rounds on 64-bit words', wide, (k) => {
    k.capability(
      'sha256Rounds2',
      Array.from({ length: 10 }, () => k.load64('input', 0)),
    );
  }),
  refused('capability', 'a capability of uniform and lane-wise words', wide, (k) => {
    k.capability('carrylessMultiply', [k.load64('input', 0), k.uniform64(1n) as never]);
  }),
  refused('mask-for-word', 'a capability of a mask', wide, (k) => {
    const mask = k.equal(k.load64('input', 0), k.load64('input', 1));
    k.capability('affine8', [mask as never], [1, 2, 4, 8, 16, 32, 64, 128, 0]);
  }),
  refused('capability', 'an affine map with a row of nine bits', contract, (k) => {
    k.capability('affine8', [k.load32('input', 0)], [256, 2, 4, 8, 16, 32, 64, 128, 0]);
  }),
  refused('capability', 'an affine map with no constant', contract, (k) => {
    k.capability('affine8', [k.load32('input', 0)], [1, 2, 4, 8, 16, 32, 64, 128]);
  }),
  refused('capability', 'a shuffle from beyond the operands', contract, (k) => {
    k.capability('byteShuffle', [k.load32('input', 0)], [0, 1, 2, 4]);
  }),
  refused('capability', 'a shuffle of half a word', contract, (k) => {
    k.capability('byteShuffle', [k.load32('input', 0)], [0, 1]);
  }),
  refused('capability', 'a shuffle of nothing', contract, (k) => {
    k.capability('byteShuffle', [], [0, 1, 2, 3]);
  }),
  refused('capability', 'a look-up in fifteen entries', contract, (k) => {
    k.capability('byteLookup16', [k.load32('input', 0)], new Array(15).fill(0));
  }),
  refused('capability', 'a lane exchange that names a lane twice', contract, (k) => {
    k.capability('lanePermute', [k.load32('input', 0)], [0, 0]);
  }),
  refused('capability', 'a lane exchange of three lanes', contract, (k) => {
    k.capability('lanePermute', [k.load32('input', 0)], [1, 2, 0]);
  }),
  refused('capability', 'a lane exchange of a uniform word', contract, (k) => {
    k.capability('lanePermute', [k.uniform32(0)], [1, 0]);
  }),
];
