/** The tables of the SHAKE kernels for n = 24, for the engine that hashes with them. */
export { shakeChainN24, shakeHN24, shakePrfN24, shakeTlN24 } from '../../../generated/index/shake-n24.ts';
