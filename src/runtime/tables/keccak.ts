/** The tables of the Keccak kernels, for the engines that hash with them. */
export { keccakAbsorbR136, keccakF1600 } from '../../../generated/index/keccak.ts';
