import { sha2ChainN16, sha2FN16, sha2HN16, sha2PrfN16, sha2TlN16 } from '../../runtime/tables/sha2-n16.ts';
import { sha256Compress } from '../../runtime/tables/sha256.ts';
import { plainSha512 } from '../hash/plain-sha2.ts';
import type { TreeHashEngine } from '../tree-hash.ts';
import { SHA256 } from './digests.ts';
import { sha2Engine } from './engine.ts';

/** FIPS 205, section 11.2.1. */
export const sha2N16: TreeHashEngine = /* @__PURE__ */ sha2Engine(
  {
    chain: sha2ChainN16,
    f: sha2FN16,
    prf: sha2PrfN16,
    h: sha2HN16,
    tl: sha2TlN16,
    narrow: { digest: SHA256, compress: sha256Compress },
    wide: { digest: SHA256, compress: sha256Compress },
  },
  plainSha512,
);
