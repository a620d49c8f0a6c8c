import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../auth/digest.ts';
import { createSeal } from '../cards/seal.ts';
import type { Db } from '../data/database.ts';
import { tablesOf } from '../data/tables.ts';

/** Keys that can't be replaced; that of tokens can (everybody logs in again), and may be kept elsewhere. */
const LOST_WITHOUT: Record<string, string> = {
  'pupil-logins':
    'wachtwoorden en kaartjes van leerlingen zijn niet meer op te zoeken of af te drukken, en codes uit een app voor de tweede stap werken niet meer',
  identifiers: 'wie via zijn school inlogt wordt niet meer herkend aan zijn ECK iD of leerlingnummer',
  networks: 'wie via zijn school inlogde moet opnieuw inloggen',
};

/** Sealed passwords that are tried: enough to meet one that another key sealed. */
const TRIED = 5000;

/** What is lost because a folder of keys is not the one that a database belongs to, in Dutch; nothing when they fit. */
export async function lostWith(db: Db, keys: string): Promise<string[]> {
  const tables = await tablesOf(db);
  if (!tables.includes('key_marks')) return [];
  const marks = await db.selectFrom('key_marks').select(['name', 'digest']).execute();
  const textOf = (name: string) =>
    existsSync(join(keys, name)) ? readFileSync(join(keys, name), 'utf8') : undefined;
  const strange = new Set(
    Object.keys(LOST_WITHOUT).filter((name) => {
      const known = marks.filter((mark) => mark.name === name);
      const text = textOf(name);
      return known.length > 0 && (text === undefined || known.every((mark) => mark.digest !== digest(text)));
    }),
  );
  // A start with other keys has noted those too: what was sealed tells whether they are the right ones.
  const logins = textOf('pupil-logins');
  if (logins !== undefined && !(await opensAll(db, logins))) strange.add('pupil-logins');
  return Object.entries(LOST_WITHOUT).flatMap(([name, loss]) => (strange.has(name) ? [loss] : []));
}

async function opensAll(db: Db, secret: string): Promise<boolean> {
  const seal = createSeal(secret);
  const rows = await db
    .selectFrom('pupil_passwords')
    .select(['pupil_id', 'sealed'])
    .orderBy('changed_at')
    .limit(TRIED)
    .execute();
  try {
    for (const { pupil_id, sealed } of rows) seal.open(sealed, pupil_id);
    return true;
  } catch {
    return false;
  }
}
