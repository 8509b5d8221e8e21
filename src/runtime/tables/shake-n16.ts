/** The tables of the SHAKE kernels for n = 16, for the engine that hashes with them. */
export { shakeChainN16, shakeHN16, shakePrfN16, shakeTlN16 } from '../../../generated/index/shake-n16.ts';
