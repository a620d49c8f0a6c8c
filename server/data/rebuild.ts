import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Writes a database of SQLite whole into its file again (`VACUUM`), on another thread, and gives how many ms that took. Who reads goes on;
 * who writes waits for all of it, and with it this whole process: it is for a moment in which nobody does.
 */
export async function rebuild(file: string): Promise<number> {
  const worker = new Worker(new URL('./rebuild-worker.ts', import.meta.url), { workerData: { file } });
  // Listened to at once: its word and its end may come in one go, and who asks for the end only then waits for ever.
  const [[ms]] = (await Promise.all([once(worker, 'message'), once(worker, 'exit')])) as [[number], unknown];
  return ms;
}
