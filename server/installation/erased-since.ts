import type { Db } from '../data/database.ts';
import { eraseAgain, thereOf, type Again } from '../trash/erase-again.ts';
import { addMissing, erasuresIn } from '../trash/erasure-files.ts';
import { openErasures, type Attempt, type ErasedKind, type Erasure } from '../trash/erasures.ts';

/** One and more of each kind, as whoever runs the server reads it. */
const NAMES: Record<ErasedKind, readonly [string, string]> = {
  account: ['account', 'accounts'],
  pupil: ['leerling', 'leerlingen'],
  staff: ['uitnodiging', 'uitnodigingen'],
  group: ['groep', 'groepen'],
  setting: ['oefeninstelling', 'oefeninstellingen'],
  tests: ['ingelezen tabel met toetsen', 'ingelezen tabellen met toetsen'],
  list: ['woordlijst', 'woordlijsten'],
  method: ['methode', 'methodes'],
  note: ['notitie', 'notities'],
  plan: ['handelingsplan', 'handelingsplannen'],
};

/**
 * Erases what the database of a data folder has again, because an older one was put in its place. Of what was being erased when a process
 * died, the database says whether it was: it is as that process left it. Gives what it erased, in a sentence; undefined when there was nothing.
 */
export async function eraseSinceStart(db: Db, path: string): Promise<string | undefined> {
  const list = openErasures(path);
  for (const { key, things, erased } of list.attempts())
    if (erased === undefined) await list.settle(key, !(await isThere(db, things)));
  return sentenceOf(await eraseAgain(db, thingsIn(list.attempts())));
}

/**
 * The same for a database that was just put back. The list of its data folder is joined with those in `others`, such as beside the
 * backups. What was being erased when a process died counts as erased: somebody wanted it, and nobody could take it back since. Without
 * `db`, that of an older program, it is erased when a server starts.
 */
export async function eraseSinceBackup(
  db: Db | undefined,
  path: string,
  others: readonly string[],
): Promise<string | undefined> {
  for (const folder of others) await addMissing(erasuresIn(folder), erasuresIn(path));
  const list = openErasures(path);
  for (const { key, erased } of list.attempts()) if (erased === undefined) await list.settle(key, true);
  const things = thingsIn(list.attempts());
  if (db) return sentenceOf(await eraseAgain(db, things));
  return things.length === 0
    ? undefined
    : 'Wie na deze reservekopie voorgoed is gewist, wordt bij de start van de server opnieuw gewist.';
}

const thingsIn = (attempts: readonly Attempt[]): Erasure[] =>
  attempts.flatMap(({ erased, things }) => (erased === true ? things : []));

async function isThere(db: Db, things: readonly Erasure[]): Promise<boolean> {
  for (const { kind, id } of things) if ((await thereOf(db, kind, [id])).length > 0) return true;
  return false;
}

function sentenceOf(again: Again): string | undefined {
  const parts = Object.entries(again).map(
    ([kind, count]) => `${count} ${NAMES[kind as ErasedKind][count === 1 ? 0 : 1]}`,
  );
  return parts.length === 0
    ? undefined
    : `Opnieuw gewist, want na deze reservekopie voorgoed gewist: ${parts.join(', ')}.`;
}
