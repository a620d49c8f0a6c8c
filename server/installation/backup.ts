import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { copySqlite, sync } from '../data/copy.ts';
import { lookInto, openToLook } from '../data/database.ts';
import type { DataFolder } from '../data/folder.ts';
import { pgCheck, pgDump } from '../data/pg-programs.ts';
import { isPostgres } from '../data/postgres.ts';
import { countRows, tablesOf } from '../data/tables.ts';
import { damageIn } from './inspect.ts';
import { lostWith } from './keys-fit.ts';
import { Refusal } from './refusal.ts';

/** The database in a folder with a backup: a file that a server can run on, or one for `pgRestore`. */
export const IN_BACKUP = { sqlite: 'spelwereld.sqlite', postgres: 'spelwereld.dump' } as const;
const NOTE = 'reservekopie.json';

/** What a backup says of itself. */
export interface BackupNote {
  /** When it was begun, in ms: all that was stored before is in it. */
  at: number;
  /** How many rows of each table. */
  counts: Record<string, number>;
  /** What is lost because the keys beside the database were not its own; nothing as it should be. */
  lost: string[];
}

/**
 * Copies database and keys into a folder that is not there yet, or empty, also while servers run; looks whether the copy is sound. The
 * folder has its name only when it is whole, and is for this user alone. Throws a Refusal where it can't be.
 */
export async function makeBackup(
  { path, database }: Pick<DataFolder, 'path' | 'database'>,
  to: string,
): Promise<BackupNote> {
  if (existsSync(to) && (!statSync(to).isDirectory() || readdirSync(to).length > 0))
    throw new Refusal(`${to} is er al en is niet leeg. Kies een andere map voor de reservekopie.`);
  const half = `${to}${HALF}${process.pid}`;
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
    mkdirSync(half, { mode: 0o700 });
    const at = Date.now();
    const copied = isPostgres(database) ? ofPostgres(path, database, half) : ofSqlite(path, database, half);
    const note: BackupNote = { at, ...(await copied) };
    writeFileSync(join(half, NOTE), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
    sync(join(half, NOTE));
    sync(half);
    renameSync(half, to);
    sync(dirname(to));
    return note;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'ENOSPC' || code === 'SQLITE_FULL')
      throw new Refusal(
        `Op de schijf van ${to} is geen plaats voor de reservekopie. Maak ruimte vrij, of kies een andere map.`,
      );
    if (['EACCES', 'EROFS', 'ENOTDIR', 'EPERM'].includes(code))
      throw new Refusal(
        `In ${dirname(to)} kan niet worden geschreven, of sleutels zijn niet te lezen. Geef deze gebruiker daar rechten.`,
      );
    throw error;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** A backup that is being made, or was when its process was killed, is named so. */
export const HALF = '.half-';

/** What a folder with a backup says of itself; undefined when it is none, or of before backups did. */
export function noteOf(backup: string): BackupNote | undefined {
  const file = join(backup, NOTE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BackupNote) : undefined;
}

async function ofSqlite(path: string, database: string, half: string) {
  if (!existsSync(database)) throw new Refusal(`In ${path} staat geen database.`);
  const copy = join(half, IN_BACKUP.sqlite);
  copySqlite(database, copy);
  copyKeys(join(path, 'keys'), join(half, 'keys'));
  return lookInto(copy, async (db) => {
    const damage = await damageIn(db);
    if (damage.length > 0) throw new Refusal(`De kopie is niet goed, en niet bewaard. ${damage.join(' ')}`);
    return { counts: await countRows(db), lost: await lostWith(db, join(half, 'keys')) };
  });
}

async function ofPostgres(path: string, database: string, half: string) {
  const db = openToLook(database);
  try {
    if (!(await tablesOf(db)).includes('kysely_migration'))
      throw new Refusal('In de database van DATABASE_URL staat niets van Spelwereld.');
    const copy = join(half, IN_BACKUP.postgres);
    // Counted in what is copied: the same moment for both.
    const about = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
        await pgDump(database, copy, rows[0]!.id);
        copyKeys(join(path, 'keys'), join(half, 'keys'));
        return { counts: await countRows(trx), lost: await lostWith(trx, join(half, 'keys')) };
      });
    await pgCheck(database, copy);
    return about;
  } finally {
    await db.destroy();
  }
}

/** Copies keys, each for this user alone. Those of a database are never fewer later, so that they are copied after it. */
export function copyKeys(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  if (!existsSync(from)) return;
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to)) {
    chmodSync(join(to, name), 0o600);
    sync(join(to, name));
  }
  chmodSync(to, 0o700);
  sync(to);
}
