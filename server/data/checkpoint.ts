import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

/**
 * Starts writing the log of the database back on a thread of its own; done by the writer itself it would hold up
 * every pupil for some tenths of a second, now and then. Returns how to stop it.
 */
export function startCheckpoints(file: string, logger: Logger): () => Promise<void> {
  const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: { file } });
  // Without it the writer does it (database.ts), only later and in larger parts.
  worker.on('error', (error) =>
    logger.error({ err: error }, 'the log of the database is no longer written back'),
  );
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return async () => {
    worker.postMessage('stop');
    await ended;
  };
}
