/** The tables that absorb at the rates of SHA-3 and SHAKE128, for the engines that hash with them. */
export {
  keccakAbsorbR72,
  keccakAbsorbR104,
  keccakAbsorbR144,
  keccakAbsorbR168,
} from '../../../generated/index/keccak-absorb.ts';
