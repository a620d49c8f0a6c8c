// Writes the log of the database back into its file, on a thread of its own: it never makes a writer wait.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

/** How often is looked, and how often written: each time the disk has to catch up, for which answers that are being stored wait too. */
const LOOK_MS = 500;
const WRITE_MS = 3000;
/** A log that has grown beyond this (64 MB) is cut back as soon as all of it is written. */
const LARGE_PAGES = 16_000;
/** Cutting needs a moment in which nobody reads or writes; nobody is to wait long for it. */
const WAIT_MS = 50;

const { file } = workerData as { file: string };
const sqlite = new Sqlite(file, { fileMustExist: true, timeout: WAIT_MS });
sqlite.pragma('synchronous = FULL');

interface Written {
  busy: 0 | 1;
  log: number;
  checkpointed: number;
}
const write = (how: 'PASSIVE' | 'TRUNCATE') => (sqlite.pragma(`wal_checkpoint(${how})`) as [Written])[0];

let isToCut = false;
let writtenAt = -Infinity;
const timer = setInterval(() => {
  if (!isToCut && performance.now() - writtenAt < WRITE_MS) return;
  writtenAt = performance.now();
  const { log, checkpointed } = write('PASSIVE');
  if (!isToCut && (log < LARGE_PAGES || log > checkpointed)) return;
  if (write('TRUNCATE').busy === 1 || !isToCut) return;
  isToCut = false;
  parentPort!.postMessage('cut');
}, LOOK_MS);

parentPort!.on('message', (message: 'cut' | 'stop') => {
  if (message === 'cut') {
    isToCut = true;
    return;
  }
  clearInterval(timer);
  sqlite.close();
  parentPort!.close();
});
