// Writes the log of the database back into its file, on a thread of its own: it never makes a writer wait.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

const EVERY_MS = 500;

const { file } = workerData as { file: string };
const sqlite = new Sqlite(file, { fileMustExist: true });
sqlite.pragma('synchronous = FULL');

const timer = setInterval(() => sqlite.pragma('wal_checkpoint(PASSIVE)'), EVERY_MS);
parentPort!.once('message', () => {
  clearInterval(timer);
  sqlite.close();
});
