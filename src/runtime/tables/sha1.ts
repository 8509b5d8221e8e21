/** The table of the SHA-1 compression, for the engines that hash with it. */
export { sha1Compress } from '../../../generated/index/sha1.ts';
