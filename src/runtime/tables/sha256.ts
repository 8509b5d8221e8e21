/** The table of the SHA-256 compression, for the engines that hash with it. */
export { sha256Compress } from '../../../generated/index/sha256.ts';
