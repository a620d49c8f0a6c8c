// Learns the difficulty of words from the log, on a thread of its own: that takes long, and pupils play on meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../data/database.ts';
import type { PracticeItems } from '../../words/practice-items.ts';
import { createCatalogue, type Game } from '../catalogue.ts';
import { calibrate } from './calibrate.ts';

const { place, items, games } = workerData as {
  place: string;
  items: Pick<PracticeItems, 'words' | 'categories'>;
  games: readonly Game[];
};
const db = await openDatabase(place);
try {
  const ownWord = () => {
    throw new Error('Lists of words are not calibrated.');
  };
  parentPort!.postMessage(await calibrate(db, { ...items, ownWord }, createCatalogue(games)));
} finally {
  await db.destroy();
}
