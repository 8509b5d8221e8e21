/** The tables of the SHA-2 kernels for n = 24, for the engine that hashes with them. */
export {
  sha2ChainN24,
  sha2FN24,
  sha2HN24,
  sha2PrfN24,
  sha2TlN24,
} from '../../../generated/index/sha2-n24.ts';
