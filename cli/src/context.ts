import { failure } from './failure.ts';

/** The bytes of --context, as UTF-8, or of --context-hex. */
export function contextOf(options: { context?: string; contextHex?: string }): Uint8Array {
  const { context, contextHex } = options;
  if (context !== undefined && contextHex !== undefined)
    throw failure('MISUSE', '--context and --context-hex say the same in two ways; give one of them');
  if (contextHex !== undefined && !/^(?:[0-9a-f]{2})*$/i.test(contextHex))
    throw failure('MISUSE', '--context-hex takes pairs of hexadecimal digits');
  const bytes =
    contextHex === undefined
      ? new TextEncoder().encode(context ?? '')
      : Uint8Array.from(contextHex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  if (bytes.length > 255)
    throw failure('MISUSE', `a context has at most 255 bytes, and this one ${bytes.length}`);
  return bytes;
}
