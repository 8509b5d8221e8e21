import { sha2ChainN32, sha2FN32, sha2HN32, sha2PrfN32, sha2TlN32 } from '../../runtime/tables/sha2-n32.ts';
import { sha256Compress } from '../../runtime/tables/sha256.ts';
import { sha512Compress } from '../../runtime/tables/sha512.ts';
import { sha2Blocks } from '../hash/sha2.ts';
import type { TreeHashEngine } from '../tree-hash.ts';
import { SHA256, SHA512 } from './digests.ts';
import { sha2Engine } from './engine.ts';

/** FIPS 205, section 11.2.2, with n = 32. */
export const sha2N32: TreeHashEngine = /* @__PURE__ */ sha2Engine(
  {
    chain: sha2ChainN32,
    f: sha2FN32,
    prf: sha2PrfN32,
    h: sha2HN32,
    tl: sha2TlN32,
    narrow: { digest: SHA256, compress: sha256Compress },
    wide: { digest: SHA512, compress: sha512Compress },
  },
  /* @__PURE__ */ sha2Blocks(SHA512, sha512Compress),
);
