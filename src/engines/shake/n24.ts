import { keccakAbsorbR136 } from '../../runtime/tables/keccak.ts';
import { shakeChainN24, shakeHN24, shakePrfN24, shakeTlN24 } from '../../runtime/tables/shake-n24.ts';
import type { TreeHashEngine } from '../tree-hash.ts';
import { shakeEngine } from './engine.ts';

/** FIPS 205, section 11.1, with n = 24. */
export const shakeN24: TreeHashEngine = /* @__PURE__ */ shakeEngine({
  absorb: keccakAbsorbR136,
  chain: shakeChainN24,
  h: shakeHN24,
  prf: shakePrfN24,
  tl: shakeTlN24,
});
