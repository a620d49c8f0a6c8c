// A process that makes all drafts final, and is killed within the transaction of the nth: `place n`; without n it goes on to the end.
import { openDatabase } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { makeFinal } from '../invoices/invoices.ts';

const [place, dieAt] = process.argv.slice(2);
const db = await openDatabase(place!);
const drafts = await db.selectFrom('invoices').select('id').where('state', '=', 'draft').execute();
let n = 0;
const dieOrNot = () => {
  if (n++ === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
  return Promise.resolve();
};
await Promise.all(drafts.map(({ id }) => makeFinal(db, id, nameOfDay(Date.now()), dieOrNot)));
await db.destroy();
