import { keccakAbsorbR136 } from '../../runtime/tables/keccak.ts';
import { shakeChainN32, shakeHN32, shakePrfN32, shakeTlN32 } from '../../runtime/tables/shake-n32.ts';
import type { TreeHashEngine } from '../tree-hash.ts';
import { shakeEngine } from './engine.ts';

/** FIPS 205, section 11.1, with n = 32. */
export const shakeN32: TreeHashEngine = /* @__PURE__ */ shakeEngine({
  absorb: keccakAbsorbR136,
  chain: shakeChainN32,
  h: shakeHN32,
  prf: shakePrfN32,
  tl: shakeTlN32,
});
