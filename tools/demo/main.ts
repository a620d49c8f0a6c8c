// Fills an empty database with the demo school and prints its logins; on a database that holds the demo school it
// only prints them. With `zonder-zorg` the school is as the office delivers one, without tests and action plans. With `weken` it
// lets a class practise for three weeks instead, in a data folder of its own.
import { join } from 'node:path';
import { createRng } from '../../engine/exercise/index.ts';
import { sealOf } from '../../server/cards/seal.ts';
import { openDatabase, type Db, transact } from '../../server/data/database.ts';
import { isEmpty } from '../../server/data/empty.ts';
import { openDataFolder, type DataFolder } from '../../server/data/folder.ts';
import { isDemo, markDemo } from '../../server/installation/demo.ts';
import { readCatalogue } from '../../server/practice/catalogue.ts';
import { createDealer, type Deal } from '../../server/practice/dealer.ts';
import { travel } from '../../server/practice/islands-up-to-date.ts';
import { createPolicy } from '../../server/practice/policy/policy.ts';
import { SILENT_SPEAKER, wordsOf } from '../../server/practice/words.ts';
import { withoutLevels } from '../../server/progress/repository.ts';
import { createWordBank } from '../../server/words/index.ts';
import { makeCare } from './care.ts';
import { visitClubhouse } from './clothes.ts';
import { makeHistory } from './history.ts';
import { makePlacements } from './placing.ts';
import { createSchool, loginTable, SCHOOL } from './school.ts';
import { makeTalk } from './talk.ts';
import { practiseWeeks } from './weeks/main.ts';

const ROOT = join(import.meta.dirname, '../..');

if (process.argv[2] === 'weken') await practiseWeeks();
else await fillOnce();

async function fillOnce() {
  const folder = openDataFolder();
  const db = await openDatabase(folder.database);
  try {
    if (await isEmpty(db)) {
      const material = silentMaterial();
      // All of it or nothing: who stops this half-way finds an empty database again.
      await transact(db, (trx) => fill(trx, folder, material));
      await takeIn(db, material);
      if (process.argv[2] !== 'zonder-zorg')
        await transact(db, async (trx) => {
          await makeCare(trx, material.words, Date.now());
          await makePlacements(trx, material.words, Date.now());
        });
      console.log(loginTable());
      return;
    }
    const school = await db.selectFrom('accounts').select('id').where('name', '=', SCHOOL).executeTakeFirst();
    // Those from before demos were marked.
    if (school) await markDemo(db);
    if (school) console.log(loginTable());
    else if (!(await isDemo(db))) {
      console.error(
        `In ${folder.path} staat een echte installatie, geen demo; er is niets veranderd. Start haar met: npm run serve`,
      );
      process.exitCode = 1;
    }
  } finally {
    await db.destroy();
  }
}

function silentMaterial() {
  // Nothing of a past round is heard or seen any more.
  const words = wordsOf(createWordBank(join(ROOT, 'assets')), SILENT_SPEAKER);
  return {
    words,
    catalogue: readCatalogue(join(ROOT, '.build/catalogue.json')),
    dealer: createDealer(words),
  };
}
type Material = ReturnType<typeof silentMaterial>;

/** Reckons how far each pupil is, so that the first look at an overview has it: a server would get to it some seconds later. */
async function takeIn(db: Db, material: Material) {
  const policy = await createPolicy(db, material.words.items, material.catalogue);
  const unknown = await withoutLevels(db);
  const pupils = await db.selectFrom('pupils').selectAll().where('id', 'in', unknown).execute();
  for (const pupil of pupils) await travel({ db, ...material, policy }, pupil);
}

async function fill(trx: Db, folder: DataFolder, { words, catalogue, dealer }: Material) {
  const start = performance.now();
  const now = Date.now();
  const pupils = await createSchool(trx, sealOf(folder));
  await makeTalk(trx, now);
  const dealt = new Map<string, Deal>();
  let answers = 0;
  for (const [i, pupil] of pupils.entries()) {
    answers += await makeHistory(
      { db: trx, words, catalogue, dealer, rng: createRng(`regenboog/${i}`), now, dealt },
      pupil,
    );
    await visitClubhouse(trx, pupil.id, createRng(`clubhuis/${i}`));
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `Demoschool gevuld: ${pupils.length} leerlingen, ${answers} antwoorden, ${seconds.toFixed(1)} s.`,
  );
}
