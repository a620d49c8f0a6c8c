import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Everything the server keeps: the database, its keys and the speech cache. Outside the source. */
export interface DataFolder {
  path: string;
  /** Where the database is: a file in this folder, or the address of one of PostgreSQL (`DATABASE_URL`). */
  database: string;
  /** The secret text of this name, made at first use and readable for this user alone. */
  secret(name: string, make?: () => string): string;
}

/** Where the data folder (`SPELWERELD_DATA`, else `.data`) and the database are; nothing is made. */
export function placesOf(
  path = process.env['SPELWERELD_DATA'] || '.data',
  database = process.env['DATABASE_URL'],
): Pick<DataFolder, 'path' | 'database'> {
  const root = resolve(path);
  return { path: root, database: database || join(root, 'spelwereld.sqlite') };
}

/** Opens the data folder, and makes it when it is not there; without arguments as the environment says (placesOf). */
export function openDataFolder(path?: string, database?: string): DataFolder {
  const places = placesOf(path, database);
  const keys = join(places.path, 'keys');
  mkdirSync(keys, { recursive: true, mode: 0o700 });
  chmodSync(keys, 0o700);
  return {
    ...places,
    secret(name, make = () => randomBytes(32).toString('base64url')) {
      const file = join(keys, name);
      if (!existsSync(file)) writeOnce(file, make());
      return readFileSync(file, 'utf8');
    },
  };
}

/** Two processes that start at once must end up with the same file, and never read half of it. */
function writeOnce(file: string, text: string) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    unlinkSync(draft);
  }
}
