import type { SeatList } from '../contract/licence.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { pupilName } from '../pupils/name.ts';
import { seated } from './seats.ts';

const dutch = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/** Who uses a seat of an account, by group and name; who is in no group comes last. */
export async function seatList(db: Db, accountId: string): Promise<SeatList['pupils']> {
  const rows = await seated(db, accountId)
    .leftJoin('groups', 'groups.id', 'pupils.group_id')
    .select(['pupils.id', 'first_name', 'infix', 'last_name', 'group_id', 'groups.name as group'])
    .select('groups.archived_at')
    .select(({ selectFrom }) =>
      selectFrom('day_counts')
        .select(({ fn: { max } }) => max('last_at').as('last'))
        .whereRef('day_counts.pupil_id', '=', 'pupils.id')
        .as('last'),
    )
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      name: pupilName(row),
      group:
        row.group_id === null
          ? null
          : { id: row.group_id, name: row.group ?? '', isArchived: row.archived_at !== null },
      lastOn: row.last === null ? null : nameOfDay(Number(row.last)),
    }))
    .sort(
      (a, b) =>
        Number(a.group === null) - Number(b.group === null) ||
        dutch.compare(a.group?.name ?? '', b.group?.name ?? '') ||
        dutch.compare(a.name, b.name),
    );
}
