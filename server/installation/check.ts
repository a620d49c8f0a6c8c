import { existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openToLook, type Db } from '../data/database.ts';
import type { DataFolder } from '../data/folder.ts';
import { isOnPostgres, isPostgres } from '../data/postgres.ts';
import { countRows } from '../data/tables.ts';
import { lackingOn, ranOn } from '../data/upgrade.ts';
import { damageIn, orphansIn } from './inspect.ts';
import { lostWith } from './keys-fit.ts';
import { Refusal } from './refusal.ts';

/** What an installation is like. */
export interface Checked {
  counts: Record<string, number>;
  /** What is wrong, a sentence each. */
  faults: string[];
  /** What is good to know. */
  notes: string[];
}

const MEGABYTE = 1024 ** 2;
/** Room for what comes in while somebody looks after it. */
const LEAST_ROOM = 500 * MEGABYTE;

const inWords = (bytes: number) =>
  bytes < 1000 * MEGABYTE
    ? `${Math.ceil(bytes / MEGABYTE)} MB`
    : `${(bytes / MEGABYTE / 1024).toLocaleString('nl', { maximumFractionDigits: 1 })} GB`;

/** Looks at a database, its keys and the disk, also while a server runs; changes nothing. */
export async function checkInstallation({
  path,
  database,
}: Pick<DataFolder, 'path' | 'database'>): Promise<Checked> {
  if (!isPostgres(database) && !existsSync(database)) throw new Refusal(`In ${path} staat geen database.`);
  const db = openToLook(database);
  try {
    if ((await ranOn(db)).length === 0) throw new Refusal('In deze database staat niets van Spelwereld.');
    const lacking = await lackingOn(db);
    const lost = await lostWith(db, join(path, 'keys'));
    const faults = [
      ...(await damageIn(db)),
      ...(await orphansIn(db)),
      ...lost.map((loss) => `De sleutels in ${join(path, 'keys')} horen niet bij de database: ${loss}.`),
    ];
    const notes =
      lacking.length > 0 ? [`De server werkt de database bij de start bij (${lacking.join(', ')}).`] : [];
    const room = await roomFor(db, path, database);
    (room.isEnough ? notes : faults).push(room.said);
    return { counts: await countRows(db), faults, notes };
  } finally {
    await db.destroy();
  }
}

/** An upgrade makes a copy of a file first, so that once its size has to be free. */
async function roomFor(db: Db, path: string, database: string) {
  const { bavail, bsize } = statfsSync(path);
  const free = bavail * bsize;
  const size = isOnPostgres(db)
    ? (await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db)).rows[0]!
        .size
    : statSync(database).size;
  const needed = Math.max(LEAST_ROOM, isOnPostgres(db) ? 0 : size);
  return {
    isEnough: free >= needed,
    said: `De database is ${inWords(size)}; op de schijf van ${path} is ${inWords(free)} vrij${free < needed ? `, en er is ${inWords(needed)} nodig` : ''}.`,
  };
}
