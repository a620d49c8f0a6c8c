import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openDataFolder } from '../../server/data/folder.ts';
import { InputError } from './input.ts';
import type { Output } from './output.ts';

/** Copies database and keys into an empty folder while the server runs: all that it acknowledged is in it. */
export async function backUp(to: string, output: Output): Promise<void> {
  const folder = openDataFolder();
  const target = resolve(process.env['INIT_CWD'] ?? process.cwd(), to);
  if (!existsSync(folder.database)) throw new InputError(`In ${folder.path} staat geen database.`);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new InputError(`De map ${target} is niet leeg.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const database = new Sqlite(folder.database, { readonly: true, fileMustExist: true });
  try {
    await database.backup(join(target, basename(folder.database)));
  } finally {
    database.close();
  }
  cpSync(join(folder.path, 'keys'), join(target, 'keys'), { recursive: true });
  output.add({ folder: target }, ({ folder: map }) => ({ reservekopie: map }));
}
