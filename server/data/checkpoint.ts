import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

/** What writes the log of the database back. */
export interface Checkpoints {
  /** Leaves nothing in the log, of what was erased either; resolves when that is so, or when it is stopped. */
  cut(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts writing the log of the database back on a thread of its own; done by the writer itself it would hold up
 * every pupil for some tenths of a second, now and then.
 */
export function startCheckpoints(file: string, logger: Logger): Checkpoints {
  const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: { file } });
  // Without it the writer does it (database.ts), only later and in larger parts.
  worker.on('error', (error) => logger.error({ err: error }, 'log of the database no longer written back'));
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return {
    cut() {
      const cut = new Promise<void>((resolve) => worker.once('message', () => resolve()));
      worker.postMessage('cut');
      return Promise.race([cut, ended]);
    },
    async stop() {
      worker.postMessage('stop');
      await ended;
    },
  };
}
