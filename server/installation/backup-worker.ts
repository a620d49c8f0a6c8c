// Makes a backup on a thread of its own: copying and looking it through takes a processor for minutes where the database is large.
import { parentPort, workerData } from 'node:worker_threads';
import { makeBackup } from './backup.ts';

const { path, database, to } = workerData as { path: string; database: string; to: string };
parentPort!.postMessage(await makeBackup({ path, database }, to));
