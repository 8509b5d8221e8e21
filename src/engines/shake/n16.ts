import { keccakAbsorbR136 } from '../../runtime/tables/keccak.ts';
import { shakeChainN16, shakeHN16, shakePrfN16, shakeTlN16 } from '../../runtime/tables/shake-n16.ts';
import type { TreeHashEngine } from '../tree-hash.ts';
import { shakeEngine } from './engine.ts';

/** FIPS 205, section 11.1, with n = 16. */
export const shakeN16: TreeHashEngine = /* @__PURE__ */ shakeEngine({
  absorb: keccakAbsorbR136,
  chain: shakeChainN16,
  h: shakeHN16,
  prf: shakePrfN16,
  tl: shakeTlN16,
});
