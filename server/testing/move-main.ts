// A process that copies pupils and merges them, and is killed at a chunk: `place where n`; without these it goes on to the end.
import { pino } from 'pino';
import { openDatabase } from '../data/database.ts';
import { createSeal } from '../cards/seal.ts';
import { createJobs } from '../jobs/jobs.ts';
import type { JobKind } from '../jobs/kind.ts';
import { copyKind } from '../moves/copy.ts';
import { mergeKind } from '../moves/merge.ts';
import { relocationKind } from '../relocations/job.ts';

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
const end = () => void jobs.stop().then(() => db.destroy());
let n = 0;
const dieIf = (where: string) => {
  if (where === dieWhere && n === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
};
/** The same work, that may be killed before a chunk or in one. */
const mortal = <P, C, R>(kind: JobKind<P, C, R>): JobKind<P, C, R> => ({
  ...kind,
  run: {
    async prepare(job, of) {
      dieIf('before');
      return (await kind.run.prepare?.(job, of)) as R;
    },
    async chunk(trx, job, budget, prepared) {
      const chunk = await kind.run.chunk(trx, job, budget, prepared);
      dieIf('inside');
      n++;
      return chunk;
    },
  },
});
jobs.register(mortal(copyKind(end)));
jobs.register(mortal(mergeKind(createSeal('geheim'), end)));
jobs.register({ ...mortal(relocationKind(async () => undefined)), ended: end });
jobs.start();
