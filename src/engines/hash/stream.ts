import { type LongWork, progressOf, waitingFor } from '../../runtime/abort.ts';
import { type Chunks, readChunks } from '../../runtime/chunks.ts';
import { readOptions } from '../../runtime/options.ts';
import type { MessageSession } from './session.ts';

/** The digest of what a source gives. */
export async function digestStream(
  session: MessageSession,
  outputLen: number,
  source: Chunks,
  options: LongWork | undefined,
): Promise<ReturnType<typeof Uint8Array.of>> {
  const { signal, onProgress } = readOptions('options', options, ['signal', 'onProgress']);
  const progress = progressOf(onProgress);
  const waiting = waitingFor(signal);
  let read = 0;
  try {
    await readChunks('source', source, waiting, (chunk) => {
      session.update(chunk);
      read += chunk.length;
      progress(read, read);
    });
    waiting.check();
    const output = new Uint8Array(outputLen);
    session.digest(new Uint8Array(0), output);
    return output;
  } finally {
    session.end();
    waiting.end();
  }
}
