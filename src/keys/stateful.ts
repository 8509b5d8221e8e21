import type { StatefulName } from './algorithms.ts';

/** Bytes of a hash, for each run of so many type numbers from `first` on. */
type Runs = readonly { readonly first: number; readonly types: number; readonly bytes: 24 | 32 | 64 }[];

/** RFC 8554, section 5.1, and RFC 9858, section 6: LMS types. */
const lmsTypes: Runs = [
  { first: 5, types: 5, bytes: 32 },
  { first: 10, types: 5, bytes: 24 },
  { first: 15, types: 5, bytes: 32 },
  { first: 20, types: 5, bytes: 24 },
];
/** RFC 8391, section 8, and SP 800-208, section 5: SHA2_256, SHA2_512, SHAKE128, SHAKE256, then 192, 256, 192 bits. */
const widths = [32, 64, 32, 64, 24, 32, 24] as const;
const xmssTypes: Runs = widths.map((bytes, i) => ({ first: 1 + 3 * i, types: 3, bytes }));
const xmssMtTypes: Runs = widths.map((bytes, i) => ({ first: 1 + 8 * i, types: 8, bytes }));

const bytesOfType = (runs: Runs, type: number): number | undefined =>
  runs.find(({ first, types }) => type >= first && type < first + types)?.bytes;

/** What a public key's first words say of its length; a text says what is wrong with them. */
export function statefulKeyLength(name: StatefulName, key: Uint8Array): number | string {
  const view = new DataView(key.buffer, key.byteOffset, key.length);
  if (name === 'HSS') {
    if (key.length < 8) return 'too short for its levels and type';
    const levels = view.getUint32(0);
    if (levels < 1 || levels > 8) return `HSS of ${levels} levels, which are 1 to 8`;
    const bytes = bytesOfType(lmsTypes, view.getUint32(4));
    return bytes === undefined ? `an unknown LMS type, ${view.getUint32(4)}` : 4 + 8 + 16 + bytes;
  }
  if (key.length < 4) return 'too short for its type';
  const type = view.getUint32(0);
  const bytes = bytesOfType(name === 'XMSS' ? xmssTypes : xmssMtTypes, type);
  return bytes === undefined ? `an unknown ${name} type, ${type}` : 4 + 2 * bytes;
}
