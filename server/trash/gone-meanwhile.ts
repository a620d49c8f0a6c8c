import type { Db } from '../data/database.ts';
import { pupilName } from '../pupils/name.ts';
import { dropGoneSettings } from '../settings/trash.ts';

/** Takes from pupils who came back what is not theirs any more. Gives what is to be told of that, in a sentence each. */
export async function dropWhatIsGone(trx: Db, pupils: readonly string[]): Promise<string[]> {
  const numbers = await dropTakenNumbers(trx, pupils);
  const gone = await dropGoneSettings(trx, pupils);
  if (gone.length === 0) return numbers;
  const rows = await trx
    .selectFrom('pupils')
    .select(['id', 'first_name', 'infix', 'last_name'])
    .where(
      'id',
      'in',
      gone.map(({ pupil }) => pupil),
    )
    .execute();
  const names = new Map(rows.map((row) => [row.id, pupilName(row)]));
  const told = gone.map(
    ({ pupil, setting }) =>
      `${names.get(pupil)} volgt nu de standaard van de {groep}: de oefeninstelling “${setting}” is daar niet.`,
  );
  return [...numbers, ...told];
}

/** Takes the number of the school from who came back, where another pupil has it by now. Gives what is to be told of that. */
async function dropTakenNumbers(trx: Db, pupils: readonly string[]): Promise<string[]> {
  if (pupils.length === 0) return [];
  const rows = await trx
    .selectFrom('pupils')
    .innerJoin('pupils as other', (join) =>
      join
        .onRef('other.account_id', '=', 'pupils.account_id')
        .onRef('other.number', '=', 'pupils.number')
        .onRef('other.id', '!=', 'pupils.id')
        .on('other.trashed_at', 'is', null),
    )
    .select(['pupils.id', 'pupils.number', 'pupils.first_name', 'pupils.infix', 'pupils.last_name'])
    .select(['other.first_name as first', 'other.infix as mid', 'other.last_name as last'])
    .where('pupils.id', 'in', pupils)
    .execute();
  if (rows.length === 0) return [];
  await trx
    .updateTable('pupils')
    .set({ number: null })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => {
    const holder = pupilName({ first_name: row.first, infix: row.mid, last_name: row.last });
    return `${pupilName(row)} is terug zonder nummer ${row.number}: dat heeft ${holder} nu.`;
  });
}
