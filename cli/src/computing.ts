import { type Transferable, Worker } from 'node:worker_threads';
import { described, failure } from './failure.ts';
import type { Progress } from './progress.ts';
import type { JobName, Jobs, Reply } from './thread/jobs.ts';

/** The thread that computes, made when it is first asked. */
export interface Computing {
  ask<N extends JobName>(
    name: N,
    asked: Jobs[N]['asked'],
    progress?: Progress,
    moved?: readonly Uint8Array[],
  ): Promise<Jobs[N]['answer']>;
  end(): Promise<void>;
}

export function computing(): Computing {
  let worker: Worker | undefined;
  let answered: ((reply: Reply) => void) | undefined;
  const begin = (): Worker => {
    const begun = new Worker(new URL('./thread/main.js', import.meta.url));
    begun.on('message', (reply: Reply) => answered?.(reply));
    begun.on('error', (thrown) => answered?.({ error: described(thrown) }));
    begun.on('exit', () =>
      answered?.({ error: { code: 'INTERNAL', message: 'the thread that computes ended' } }),
    );
    return begun;
  };
  return {
    ask: (name, asked, progress, moved = []) =>
      new Promise((resolve, reject) => {
        worker ??= begin();
        answered = (reply) => {
          if ('step' in reply) return progress?.step(reply.step);
          answered = undefined;
          if ('error' in reply) reject(failure(reply.error.code, reply.error.message));
          else resolve(reply.answer as Jobs[typeof name]['answer']);
        };
        worker.postMessage({ name, asked }, moved.map((bytes) => bytes.buffer) as Transferable[]);
      }),
    end: async () => {
      await worker?.terminate();
    },
  };
}
