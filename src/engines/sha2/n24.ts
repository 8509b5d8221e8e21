import { sha2ChainN24, sha2FN24, sha2HN24, sha2PrfN24, sha2TlN24 } from '../../runtime/tables/sha2-n24.ts';
import { sha256Compress } from '../../runtime/tables/sha256.ts';
import { sha512Compress } from '../../runtime/tables/sha512.ts';
import { sha2Blocks } from '../hash/sha2.ts';
import type { TreeHashEngine } from '../tree-hash.ts';
import { SHA256, SHA512 } from './digests.ts';
import { sha2Engine } from './engine.ts';

/** FIPS 205, section 11.2.2, with n = 24. */
export const sha2N24: TreeHashEngine = /* @__PURE__ */ sha2Engine(
  {
    chain: sha2ChainN24,
    f: sha2FN24,
    prf: sha2PrfN24,
    h: sha2HN24,
    tl: sha2TlN24,
    narrow: { digest: SHA256, compress: sha256Compress },
    wide: { digest: SHA512, compress: sha512Compress },
  },
  /* @__PURE__ */ sha2Blocks(SHA512, sha512Compress),
);
