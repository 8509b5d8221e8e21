/** The tables of the SHAKE kernels for n = 32, for the engine that hashes with them. */
export { shakeChainN32, shakeHN32, shakePrfN32, shakeTlN32 } from '../../../generated/index/shake-n32.ts';
