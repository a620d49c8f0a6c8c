// Writes a database whole into its file again.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

/** Who is writing now is waited for so long. */
const WAIT_MS = 2000;

const { file } = workerData as { file: string };
const sqlite = new Sqlite(file, { fileMustExist: true, timeout: WAIT_MS });
sqlite.pragma('synchronous = FULL');
const began = performance.now();
sqlite.exec('vacuum');
sqlite.close();
parentPort!.postMessage(Math.round(performance.now() - began));
