// FIPS 205, sections 4.2 and 4.3: Addresses and their member functions (Table 1). ADRS is 32 bytes that the
// functions below change in place; `copyAddress` is the standard's "copy address".
import { concat } from '../bytes.ts';
import { toByte, toInt } from './conversions.ts';

export type Address = Uint8Array;

// FIPS 205, section 4.2: the type constants.
export const WOTS_HASH = 0;
export const WOTS_PK = 1;
export const TREE = 2;
export const FORS_TREE = 3;
export const FORS_ROOTS = 4;
export const WOTS_PRF = 5;
export const FORS_PRF = 6;

/** ADRS <- toByte(0, 32). */
export function newAddress(): Address {
  return toByte(0, 32);
}

export function copyAddress(adrs: Address): Address {
  return adrs.slice();
}

/** ADRS <- toByte(l, 4) || ADRS[4 : 32] */
export function setLayerAddress(adrs: Address, l: number): void {
  adrs.set(toByte(l, 4), 0);
}

/** ADRS <- ADRS[0 : 4] || toByte(t, 12) || ADRS[16 : 32] */
export function setTreeAddress(adrs: Address, t: bigint): void {
  adrs.set(toByte(t, 12), 4);
}

/** ADRS <- ADRS[0 : 16] || toByte(Y, 4) || toByte(0, 12) */
export function setTypeAndClear(adrs: Address, Y: number): void {
  adrs.set(toByte(Y, 4), 16);
  adrs.set(toByte(0, 12), 20);
}

/** ADRS <- ADRS[0 : 20] || toByte(i, 4) || ADRS[24 : 32] */
export function setKeyPairAddress(adrs: Address, i: number): void {
  adrs.set(toByte(i, 4), 20);
}

/** ADRS <- ADRS[0 : 24] || toByte(i, 4) || ADRS[28 : 32] */
export function setChainAddress(adrs: Address, i: number): void {
  adrs.set(toByte(i, 4), 24);
}

export function setTreeHeight(adrs: Address, i: number): void {
  adrs.set(toByte(i, 4), 24);
}

/** ADRS <- ADRS[0 : 28] || toByte(i, 4) */
export function setHashAddress(adrs: Address, i: number): void {
  adrs.set(toByte(i, 4), 28);
}

export function setTreeIndex(adrs: Address, i: number): void {
  adrs.set(toByte(i, 4), 28);
}

/** i <- toInt(ADRS[20 : 24], 4) */
export function getKeyPairAddress(adrs: Address): number {
  return Number(toInt(adrs.slice(20, 24), 4));
}

/** i <- toInt(ADRS[28 : 32], 4) */
export function getTreeIndex(adrs: Address): number {
  return Number(toInt(adrs.slice(28, 32), 4));
}

/** FIPS 205, section 11.2: ADRS^c <- ADRS[3] || ADRS[8 : 16] || ADRS[19] || ADRS[20 : 32]. */
export function compressed(adrs: Address): Uint8Array {
  return concat(adrs.slice(3, 4), adrs.slice(8, 16), adrs.slice(19, 20), adrs.slice(20, 32));
}
