// A process that makes exports, and is killed at a chunk: `place folder where n`; without these it goes on to the end.
import { pino } from 'pino';
import { openDatabase } from '../data/database.ts';
import { openDataFolder } from '../data/folder.ts';
import { createJobs } from '../jobs/jobs.ts';
import { openExportFiles } from '../privacy/export-files.ts';
import { exportKind } from '../privacy/export-job.ts';

const [place, folder, dieWhere, dieAt] = process.argv.slice(2);
const db = await openDatabase(place!);
const jobs = createJobs({
  db,
  logger: pino({ level: 'silent' }),
  isStoring: () => false,
  tell: () => undefined,
  pace: { leaseMs: 1000, lookMs: 20, againMs: 1 },
});
const kind = exportKind('account', {
  files: openExportFiles(openDataFolder(folder, place)),
  nameOf: (id) => id,
  sweep: () => void jobs.stop().then(() => db.destroy()),
});
let n = 0;
const dieIf = (where: string) => {
  if (where === dieWhere && n === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
};
jobs.register({
  ...kind,
  run: {
    async prepare(job, from) {
      const planned = await kind.run.prepare!(job, from);
      dieIf('written');
      return planned;
    },
    async chunk(trx, job, budget, planned) {
      const chunk = await kind.run.chunk(trx, job, budget, planned);
      dieIf('inside');
      n++;
      return chunk;
    },
  },
});
jobs.start();
