import { bytesInOrder, charactersInOrder, escapes } from '../../src/runtime/module-text.ts';

/** What `decodeModule` of src/runtime gives the bytes of. */
export function moduleText(module: Uint8Array): string {
  const characters = charactersInOrder();
  const order = bytesInOrder(characters);
  const singles = characters.length - escapes;
  const textOf = (byte: number): string => {
    const place = order.indexOf(byte);
    if (place < singles) return characters.charAt(escapes + place);
    const pair = place - singles;
    return (
      characters.charAt(Math.floor(pair / characters.length)) + characters.charAt(pair % characters.length)
    );
  };
  const texts = Array.from({ length: 256 }, (_, byte) => textOf(byte));
  return Array.from(module, (byte) => texts[byte]).join('');
}
