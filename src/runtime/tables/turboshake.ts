/** The tables that absorb with twelve rounds, for the engines that hash with them. */
export { turboshakeAbsorbR136, turboshakeAbsorbR168 } from '../../../generated/index/turboshake.ts';
