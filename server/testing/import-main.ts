// A process that brings a school in, and is killed at a chunk: `place way where n`; without these it goes on to the end.
import { pino } from 'pino';
import { createSeal } from '../cards/seal.ts';
import { openDatabase } from '../data/database.ts';
import { importJob } from '../import/import-job.ts';
import { createJobs } from '../jobs/jobs.ts';
import type { Part } from '../jobs/kind.ts';
import { createOutbox } from '../mail/outbox.ts';

const [place, dieWay, dieWhere, dieAt] = process.argv.slice(2);
const db = await openDatabase(place!);
const jobs = createJobs({
  db,
  logger: pino({ level: 'silent' }),
  isStoring: () => false,
  tell: () => undefined,
  // Few lines are taken back in each chunk.
  pace: { leaseMs: 1000, lookMs: 20, againMs: 1, rows: 4 },
});
const outbox = createOutbox(db, false);
const kind = importJob({
  db,
  seal: createSeal('a1b2'.repeat(16)),
  post: {
    add: (trx, mail) => outbox.add(trx, mail),
    nudge: () => undefined,
    siteUrl: () => 'http://proef.example',
  },
  sessions: { endAll: () => Promise.resolve() },
  moved: () => undefined,
});

/** Dies before what is prepared or within the transaction of a chunk, when this process has come that far. */
function mortal<P, C, R>(way: string, part: Part<P, C, R>): Part<P, C, R> {
  let n = 0;
  const dieIf = (where: string) => {
    if (way === dieWay && where === dieWhere && n === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
  };
  return {
    ...part,
    async chunk(trx, job, budget, prepared) {
      // What is prepared may have sent a mail already.
      dieIf('before');
      const chunk = await part.chunk(trx, job, budget, prepared);
      dieIf('inside');
      n++;
      return chunk;
    },
  };
}
jobs.register({
  ...kind,
  run: mortal('run', kind.run),
  back: mortal('back', kind.back!),
  ended: () => void jobs.stop().then(() => db.destroy()),
});
jobs.start();
