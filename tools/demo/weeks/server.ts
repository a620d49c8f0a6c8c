// The server on a data folder, at the time that its parent tells it: the real app with the real words and games. On an
// empty database it makes the demo school first, without any history. Tells its port, then each moment that was set.
// First of all: whatever else reads the time reads that of the simulation.
import { setClock } from './clock.ts';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../../../server/app.ts';
import { openDatabase, transact } from '../../../server/data/database.ts';
import { openDataFolder } from '../../../server/data/folder.ts';
import { readCatalogue } from '../../../server/practice/catalogue.ts';
import { calibrate } from '../../../server/practice/policy/calibrate.ts';
import { PICTURES } from '../../../server/practice/pictures.ts';
import { SILENT_SPEAKER, wordsOf } from '../../../server/practice/words.ts';
import { stopOnSignal } from '../../../server/stop.ts';
import { sealOf } from '../../../server/cards/seal.ts';
import { createListChecker } from '../../../server/word-lists/checker.ts';
import { createMedia, createWordBank } from '../../../server/words/index.ts';
import { createSchool } from '../school.ts';

const ROOT = join(import.meta.dirname, '../../..');
const [path, at] = process.argv.slice(2);
setClock(Number(at));

const folder = openDataFolder(path);
const bank = createWordBank(join(ROOT, 'assets'));
// Nobody hears the rounds of made-up pupils.
const words = wordsOf(bank, SILENT_SPEAKER);
const catalogue = readCatalogue(join(ROOT, '.build/catalogue.json'));
const db = await openDatabase(folder.database);
const accounts = await db.selectFrom('accounts').select('id').execute();
if (accounts.length === 0) await transact(db, (trx) => createSchool(trx, sealOf(folder)));
// As in the night before a school day.
else await calibrate(db, words.items, catalogue);
await db.destroy();

const logger = pino({ level: 'warn' });
const media = createMedia({ speechUrl: () => '', pictures: PICTURES });
const lists = createListChecker(() => media);
const app = await createApp({ folder, words, lists, catalogue, logger });
stopOnSignal(app, logger);
process.on('message', (moment: number) => {
  setClock(moment);
  process.send!(moment);
});
process.send!(await app.listen(0, '127.0.0.1'));
