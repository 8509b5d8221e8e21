/** The tables of the SHA-2 kernels for n = 32, for the engine that hashes with them. */
export {
  sha2ChainN32,
  sha2FN32,
  sha2HN32,
  sha2PrfN32,
  sha2TlN32,
} from '../../../generated/index/sha2-n32.ts';
