import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copySqlite, renameSqlite, sync } from '../data/copy.ts';
import { lookInto } from '../data/database.ts';
import { isEmpty } from '../data/empty.ts';
import { tablesOf } from '../data/tables.ts';
import { damaged, occupied, type Into } from './restoring.ts';

/** Puts a copy of a database of SQLite into its place; nothing changes there before it is whole and sound. */
export const intoSqlite: Into = async ({ from, place, replace, stamp, look }) => {
  if (!replace && existsSync(place) && (await hasPeople(place)))
    throw occupied(`In ${place} staan al gegevens.`);
  const fresh = `${place}.terug`;
  try {
    try {
      copySqlite(from, fresh);
    } catch (error) {
      if (!/^SQLITE_(NOTADB|CORRUPT)/.test((error as { code?: string }).code ?? '')) throw error;
      throw damaged(from, (error as Error).message);
    }
    await lookInto(fresh, look);
    const aside = existsSync(place) ? join(dirname(place), `vervangen-${stamp}`, basename(place)) : undefined;
    if (aside) {
      mkdirSync(dirname(aside), { recursive: true, mode: 0o700 });
      renameSqlite(place, aside);
    }
    renameSync(fresh, place);
    sync(dirname(place));
    return aside;
  } finally {
    rmSync(fresh, { force: true });
  }
};

/** Also one that can't be read: who knows what was in it. */
async function hasPeople(file: string): Promise<boolean> {
  try {
    return await lookInto(
      file,
      async (db) => (await tablesOf(db)).includes('accounts') && !(await isEmpty(db)),
    );
  } catch {
    return true;
  }
}
