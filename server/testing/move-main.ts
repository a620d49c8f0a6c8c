// A process that copies pupils, and is killed at a chunk: `place where n`; without these it goes on to the end.
import { pino } from 'pino';
import { openDatabase } from '../data/database.ts';
import { createJobs } from '../jobs/jobs.ts';
import { copyKind } from '../moves/copy.ts';

const [place, dieWhere, dieAt] = process.argv.slice(2);
const db = await openDatabase(place!);
const jobs = createJobs({
  db,
  logger: pino({ level: 'silent' }),
  isStoring: () => false,
  tell: () => undefined,
  // Few rows in each chunk, so that there are many to be killed in.
  pace: { leaseMs: 1000, lookMs: 20, againMs: 1, rows: 4 },
});
const kind = copyKind(() => void jobs.stop().then(() => db.destroy()));
let n = 0;
const dieIf = (where: string) => {
  if (where === dieWhere && n === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
};
jobs.register({
  ...kind,
  run: {
    prepare: () => Promise.resolve(dieIf('before')),
    async chunk(trx, job, budget) {
      const chunk = await kind.run.chunk(trx, job, budget);
      dieIf('inside');
      n++;
      return chunk;
    },
  },
});
jobs.start();
