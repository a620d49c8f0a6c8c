import { resolve } from 'node:path';
import { placesOf } from '../../server/data/folder.ts';
import { makeBackup } from '../../server/installation/backup.ts';
import { checkInstallation } from '../../server/installation/check.ts';
import { moveToPostgres } from '../../server/installation/move.ts';
import { refusalOf } from '../../server/installation/refusal.ts';
import { restore } from '../../server/installation/restore.ts';
import { InputError } from './input.ts';
import type { Output } from './output.ts';

const given = (path: string) => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
const tell = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/** What is known to go wrong is said in a sentence. */
async function orSay<T>(work: Promise<T>, places = placesOf()): Promise<T> {
  return work.catch((error: unknown) => {
    const why = refusalOf(error, places);
    throw why === undefined ? error : new InputError(why);
  });
}

function addCounts(counts: Record<string, number>, output: Output) {
  for (const [table, rows] of Object.entries(counts))
    output.add({ table, rows }, (line) => ({ tabel: line.table, rijen: line.rows }));
}

const LOST = 'De sleutels horen niet bij deze database:';

/** Copies database and keys into a folder that is empty or not there yet, while the server runs: all that it acknowledged is in it. */
export async function backUp(to: string, output: Output): Promise<void> {
  const { counts, lost } = await orSay(makeBackup(placesOf(), given(to)));
  addCounts(counts, output);
  for (const loss of lost) tell(`${LOST} ${loss}.`);
  tell(`De reservekopie staat in ${given(to)}.`);
}

/** Puts a backup back into the data folder and its database. */
export async function putBack(from: string, replace: boolean, output: Output): Promise<void> {
  const backups = process.env['BACKUP_DIR'];
  const { counts, lost, aside, erased } = await orSay(restore(placesOf(), given(from), { replace, backups }));
  addCounts(counts, output);
  for (const loss of lost) tell(`${LOST} ${loss}.`);
  for (const kept of aside) tell(`Wat er was, is bewaard: ${kept}`);
  if (erased !== undefined) tell(erased);
  tell('De reservekopie is teruggezet.');
}

/** Looks whether an installation is sound; the exit code is 1 when it is not. */
export async function checkAll(output: Output): Promise<void> {
  const { counts, faults, notes } = await orSay(checkInstallation(placesOf()));
  addCounts(counts, output);
  for (const sentence of [...notes, ...faults]) tell(sentence);
  tell(faults.length === 0 ? 'Alles is in orde.' : 'Dit is niet in orde.');
  if (faults.length > 0) process.exitCode = 1;
}

/** Moves an installation from SQLite to PostgreSQL. */
export async function move(url: string, output: Output): Promise<void> {
  const { path, database } = placesOf();
  // What goes wrong is either of the file or of PostgreSQL.
  const work = orSay(moveToPostgres({ path, database }, url), { path, database });
  const { tables, former } = await work.catch((error: unknown) => {
    if (error instanceof InputError) throw error;
    const why = refusalOf(error, { path, database: url });
    throw why === undefined ? error : new InputError(why);
  });
  for (const moved of tables)
    output.add(moved, ({ table, before, after }) => ({ tabel: table, SQLite: before, PostgreSQL: after }));
  tell(
    `Alles is verhuisd. Start de server voortaan met DATABASE_URL; de sleutels blijven in ${path}. Het bestand van SQLite heet nu ${former}.`,
  );
}
