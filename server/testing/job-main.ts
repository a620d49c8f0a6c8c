// A process that does jobs, and ends as at a power cut at the moment it is given: `place way where n`, or never.
import { pino } from 'pino';
import { openDatabase } from '../data/database.ts';
import { createJobs } from '../jobs/jobs.ts';
import { countJob } from './count-job.ts';

const [place, dieWay, dieWhere, dieAt] = process.argv.slice(2);
const db = await openDatabase(place!);
const jobs = createJobs({
  db,
  logger: pino({ level: 'silent' }),
  // As while pupils answer: chunks do not wait for the disk.
  isStoring: () => true,
  tell: () => undefined,
  pace: { leaseMs: 1000, lookMs: 20, againMs: 1 },
});
const kind = countJob({}, (where, way, n) => {
  if (way === dieWay && where === dieWhere && n === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
});
jobs.register({ ...kind, ended: () => void jobs.stop().then(() => db.destroy()) });
jobs.start();
