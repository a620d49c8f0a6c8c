// A thread of the art pipeline: makes what it is told to, one thing at a time.
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { FitFile } from './fit.ts';
import { fitsOf, type Job, type Maker } from './job.ts';

// Each core has a thread of its own already, and nothing is asked for twice.
sharp.concurrency(1);
sharp.cache(false);

/** Only what this thread has to make is loaded. */
const MAKERS: Record<Maker, (id: string, fits: FitFile) => Promise<void>> = {
  game: async (id, fits) => (await import('./games.ts')).makeGame(id, fits),
  card: async (id) => (await import('./cards.ts')).makeCard(id),
  theme: async (id, fits) => (await import('./islands/build.ts')).makeTheme(id, fits),
  island: async (id, fits) => (await import('./islands/build.ts')).makeIslandFiles(id, fits),
  pictures: async (id) => (await import('./pictures.ts')).makePictures(id),
  sounds: async (id) => (await import('./sounds.ts')).makeSounds(id),
};

parentPort!.on('message', (job: Job) => {
  void (async () => {
    const fits = new FitFile(fitsOf(job));
    await MAKERS[job.maker](job.id, fits);
    parentPort!.postMessage(fits.news);
  })();
});
