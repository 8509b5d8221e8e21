/** The table of the SHA-512 compression, for the engines that hash with it. */
export { sha512Compress } from '../../../generated/index/sha512.ts';
