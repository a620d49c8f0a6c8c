import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Fits } from './fit.ts';
import type { Job } from './job.ts';

/** How many jobs run side by side. */
export const LANES = availableParallelism();

/** Does all jobs, the longest first, in a thread for each core; `done` hears of each, with the fits it found anew. */
export async function doAll(jobs: readonly Job[], done: (job: Job, fits: Fits) => void): Promise<void> {
  const left = [...jobs].sort((a, b) => b.weight - a.weight);
  const lanes = Array.from({ length: Math.min(LANES, left.length) }, () => lane(left, done));
  await Promise.all(lanes);
}

/** One thread, which takes the next job until none is left. */
function lane(left: Job[], done: (job: Job, fits: Fits) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url));
    let job: Job | undefined;
    const next = () => {
      job = left.shift();
      if (job) thread.postMessage(job);
      else void thread.terminate().then(() => resolve());
    };
    thread.on('message', (fits: Fits) => {
      done(job!, fits);
      next();
    });
    thread.on('error', (error) =>
      reject(new Error(`${job?.maker} "${job?.id}" can't be made`, { cause: error })),
    );
    next();
  });
}
