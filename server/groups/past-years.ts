import type { Db } from '../data/database.ts';
import type { GroupRow } from '../data/schema.ts';
import { pupilName } from '../pupils/name.ts';
import { detailOf, whyNot } from './changes.ts';

const dutch = new Intl.Collator('nl', { numeric: true });

/** All groups that there ever were, by school year, as `viewerId` sees them; the last year first. */
export async function yearsOf(db: Db, accountId: string, viewerId: string) {
  const groups = await db
    .selectFrom('groups')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('sample', '=', 0)
    .where('trashed_at', 'is', null)
    .execute();
  const teachers = await db
    .selectFrom('group_teachers')
    .innerJoin('users', 'users.id', 'group_teachers.user_id')
    .select(['group_id', 'users.id', 'users.name'])
    .where('users.account_id', '=', accountId)
    .orderBy('users.name')
    .execute();
  const rows = groups.map(async (group) => {
    const own = teachers.filter(({ group_id }) => group_id === group.id);
    return {
      id: group.id,
      name: group.name,
      groep: JSON.parse(group.groep) as number[],
      year: group.school_year,
      archived: group.archived_at !== null,
      teachers: own.map(({ name }) => name),
      own: own.some(({ id }) => id === viewerId),
      pupils: (await pupilsThen(db, group)).length,
    };
  });
  const known = (await Promise.all(rows)).sort((a, b) => dutch.compare(a.name, b.name));
  const years = [...new Set(known.map(({ year }) => year))].sort((a, b) => b - a);
  return years.map((year) => ({ year, groups: known.filter((group) => group.year === year) }));
}

/** The last time that the school year was changed, where that was not undone. */
export async function lastYearChange(db: Db, accountId: string, now: number) {
  const row = await db
    .selectFrom('group_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'school-year')
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const detail = detailOf(row);
  const made = detail.groups.find(({ before }) => before === null);
  return {
    change: row.id,
    at: row.at,
    year: made?.after?.schoolYear ?? 0,
    whyNot: (await whyNot(db, row, detail, now)) ?? null,
  };
}

/** Who sat in a group: those it remembers, and those who are in it still; by name, with the group they are in now. */
export async function pupilsThen(db: Db, group: Pick<GroupRow, 'id'>) {
  const rows = await db
    .selectFrom('pupils')
    .leftJoin('past_group_pupils as past', (join) =>
      join.onRef('past.pupil_id', '=', 'pupils.id').on('past.group_id', '=', group.id),
    )
    .leftJoin('groups', 'groups.id', 'pupils.group_id')
    .select(['pupils.id', 'first_name', 'infix', 'last_name', 'pupils.groep', 'past.groep as then'])
    .select(['groups.id as now_id', 'groups.name as now_name'])
    .where((where) =>
      where.or([where('past.group_id', '=', group.id), where('pupils.group_id', '=', group.id)]),
    )
    .where('pupils.trashed_at', 'is', null)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      name: pupilName(row),
      groep: row.then ?? row.groep,
      ...(row.now_id !== null && row.now_name !== null && { now: { id: row.now_id, name: row.now_name } }),
    }))
    .sort((a, b) => dutch.compare(a.name, b.name));
}
