import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { type Db, lookInto, openDatabase } from '../data/database.ts';
import type { DataFolder } from '../data/folder.ts';
import { isPostgres } from '../data/postgres.ts';
import { countRows } from '../data/tables.ts';
import { lackingOn, NewerDatabase } from '../data/upgrade.ts';
import { copyKeys, IN_BACKUP, noteOf, type BackupNote } from './backup.ts';
import { eraseSinceBackup } from './erased-since.ts';
import { damageIn } from './inspect.ts';
import { lostWith } from './keys-fit.ts';
import { beOnlyServer } from './only-server.ts';
import { Refusal } from './refusal.ts';
import { intoPostgres } from './restore-postgres.ts';
import { intoSqlite } from './restore-sqlite.ts';
import { damaged, occupied } from './restoring.ts';

/** What a restored database is like. */
export interface Restored {
  counts: Record<string, number>;
  /** What is lost because the keys are not those of the database; only where the backup brought none. */
  lost: string[];
  /** Where the former database or keys were put. */
  aside: string[];
  /** What was erased again, or will be, because it was erased after the backup was made: in a sentence. */
  erased: string | undefined;
}

/** A backup as it is read: the database, and the keys where it has them. */
interface Source {
  database: string;
  keys?: string;
  note?: BackupNote | undefined;
}

/**
 * Puts a backup (a folder that makeBackup made, or one copy of a database without keys) back into the data folder and its database. What
 * was there is kept aside, and only `replace` allows that there was anybody in it. Who was erased since is erased again: the list is in the
 * data folder, beside the backup and in `backups`, where backups are made. Throws a Refusal where it can't be.
 */
export async function restore(
  { path, database }: Pick<DataFolder, 'path' | 'database'>,
  from: string,
  { replace = false, backups }: { replace?: boolean; backups?: string | undefined } = {},
): Promise<Restored> {
  const source = sourceOf(from, database);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  beOnlyServer({ path, database });
  const keys = join(path, 'keys');
  const bringsOthers = source.keys !== undefined && hasFiles(keys);
  if (bringsOthers && !replace) throw occupied(`In ${path} staan al sleutels.`);
  const stamp = new Date().toISOString().slice(0, 19).replace(/\D/g, '');
  const found = { counts: {} as Record<string, number>, lost: [] as string[] };
  const look = async (db: Db) => {
    found.counts = await soundCounts(db, source);
    found.lost = await lostWith(db, source.keys ?? keys);
    if (source.keys && found.lost.length > 0)
      throw new Refusal(
        `De sleutels in deze reservekopie horen niet bij haar database (${found.lost.join('; ')}). Zet de goede sleutels in ${source.keys}, of haal die map weg om zonder sleutels terug te zetten.`,
      );
  };
  const into = isPostgres(database) ? intoPostgres : intoSqlite;
  const fresh = `${keys}.half`;
  rmSync(fresh, { recursive: true, force: true });
  try {
    if (source.keys) copyKeys(source.keys, fresh);
    const aside = await into({ from: source.database, place: database, replace, stamp, look });
    const keptKeys = source.keys && exchange(fresh, keys, join(path, `vervangen-${stamp}`));
    return {
      ...found,
      aside: [aside, keptKeys].filter((kept) => kept !== undefined),
      erased: await eraseSince({ path, database }, [dirname(from), ...(backups ? [backups] : [])]),
    };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

async function eraseSince(
  { path, database }: Pick<DataFolder, 'path' | 'database'>,
  others: readonly string[],
): Promise<string | undefined> {
  const isOlder = await lookInto(database, async (db) => (await lackingOn(db)).length > 0);
  const db = isOlder ? undefined : await openDatabase(database, path);
  try {
    return await eraseSinceBackup(db, path, others);
  } finally {
    await db?.destroy();
  }
}

const hasFiles = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

/** Puts the new keys into the place of the former ones; gives where those went. */
function exchange(fresh: string, keys: string, aside: string): string | undefined {
  const kept = hasFiles(keys) ? join(aside, 'keys') : undefined;
  if (kept !== undefined) {
    mkdirSync(aside, { recursive: true, mode: 0o700 });
    renameSync(keys, kept);
  } else rmSync(keys, { recursive: true, force: true });
  renameSync(fresh, keys);
  return kept;
}

function sourceOf(from: string, place: string): Source {
  if (!existsSync(from)) throw new Refusal(`De reservekopie ${from} is er niet.`);
  const isFile = statSync(from).isFile();
  const [wanted, other] = isPostgres(place)
    ? ([IN_BACKUP.postgres, IN_BACKUP.sqlite] as const)
    : ([IN_BACKUP.sqlite, IN_BACKUP.postgres] as const);
  const has = (name: string) => (isFile ? extname(from) === extname(name) : existsSync(join(from, name)));
  if (!has(wanted)) {
    if (!has(other)) throw new Refusal(`In ${from} staat geen reservekopie van Spelwereld.`);
    throw new Refusal(
      isPostgres(place)
        ? `Dit is een reservekopie van SQLite. Zet haar terug zonder DATABASE_URL, en verhuis dan: npm run spelwereld -- move-to-postgres <postgres://…>`
        : 'Dit is een reservekopie van PostgreSQL. Zet DATABASE_URL op een lege database, en probeer het opnieuw.',
    );
  }
  if (isFile) return { database: from };
  const keys = join(from, 'keys');
  return {
    database: join(from, wanted),
    ...(hasFiles(keys) && { keys }),
    note: noteOf(from),
  };
}

async function soundCounts(db: Db, { database, note }: Source): Promise<Record<string, number>> {
  const damage = await damageIn(db);
  if (damage.length > 0) throw damaged(database, damage.join(' '));
  try {
    await lackingOn(db);
  } catch (error) {
    if (!(error instanceof NewerDatabase)) throw error;
    throw new Refusal(
      `De reservekopie is van een nieuwere versie van Spelwereld (${error.migration}). Installeer eerst die versie.`,
    );
  }
  const counts = await countRows(db);
  const wrong = Object.entries(note?.counts ?? {}).filter(([table, count]) => counts[table] !== count);
  if (wrong.length > 0)
    throw damaged(
      database,
      wrong.map(([table, count]) => `${table}: ${counts[table] ?? 0} van ${count} rijen.`).join(' '),
    );
  return counts;
}
