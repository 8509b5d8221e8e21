/** The tables of the SHA-2 kernels for n = 16, for the engine that hashes with them. */
export {
  sha2ChainN16,
  sha2FN16,
  sha2HN16,
  sha2PrfN16,
  sha2TlN16,
} from '../../../generated/index/sha2-n16.ts';
