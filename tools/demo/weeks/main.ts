import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createReading, createWordBank, practiceItems } from '../../../server/words/index.ts';
import { openDataFolder } from '../../../server/data/folder.ts';
import { CHILDREN } from '../names.ts';
import { kindsOf, worldOf } from './pupils.ts';
import { outcomesOf, tableOf } from './table.ts';
import { GROEP, playWeeks } from './weeks.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WEEKS = 3;

/** Plays the weeks on the data folder of the environment, and prints what became of the class. */
export async function practiseWeeks(): Promise<void> {
  const { path, database } = openDataFolder(process.env['SPELWERELD_DATA'] || join(ROOT, '.build/weken'));
  if (existsSync(database)) {
    console.log(`In ${path} staat al een database; kies met SPELWERELD_DATA een lege map.`);
    return;
  }
  const start = performance.now();
  const bank = createWordBank(join(ROOT, 'assets'));
  const world = worldOf(practiceItems(bank, createReading(bank)));
  const kinds = kindsOf(CHILDREN[GROEP].length);
  const until = Date.now();
  const played = await playWeeks({ path, weeks: WEEKS, kinds, world, until, told: console.log });
  const outcomes = await outcomesOf(path, played, until);
  console.log(tableOf(played, outcomes));
  console.log(
    `${Math.round((performance.now() - start) / 1000)} s. Bekijken: SPELWERELD_DATA=${path} npm start`,
  );
}
