import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { DataFolder } from '../data/folder.ts';
import { isPostgres } from '../data/postgres.ts';
import { Refusal } from './refusal.ts';

/** Else they would be let go of when memory is tidied up. */
const held: Sqlite.Database[] = [];

/**
 * Keeps the data folder for this process until it ends, however it ends. On PostgreSQL there may be many; on SQLite a second server
 * would know nothing of the boards, rounds and limits of the first. Throws a Refusal when there is one already.
 */
export function beOnlyServer(folder: Pick<DataFolder, 'path' | 'database'>): void {
  if (isPostgres(folder.database)) return;
  // A lock of the operating system: a process that was killed leaves none behind.
  const lock = new Sqlite(join(folder.path, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Refusal(
      `Er draait al een server op de map ${folder.path}. Stop die eerst, of kies een andere map met SPELWERELD_DATA. Voor meer servers tegelijk is PostgreSQL nodig (DATABASE_URL).`,
    );
  }
  held.push(lock);
}
