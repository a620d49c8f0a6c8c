import type { Viewer } from '../access/access.ts';
import { taughtBy } from '../access/teaches.ts';
import { reachOf } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';
import type { PlanRow, PlanSessionRow, PupilRow } from '../data/schema.ts';
import { notFound } from '../http/problem.ts';
import type { HeldSession } from './minutes.ts';

/** A plan of a pupil; thrown away ones where they are asked for. */
export async function findPlan(
  db: Db,
  { pupil, plan }: { pupil: string; plan: string },
  which: 'kept' | 'either' = 'kept',
): Promise<PlanRow> {
  const row = await db
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', plan)
    .where('pupil_id', '=', pupil)
    .$if(which === 'kept', (kept) => kept.where('trashed_at', 'is', null))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The plans of pupils, the newest first. */
export const plansOf = (db: Db, pupilIds: readonly string[]): Promise<PlanRow[]> =>
  pupilIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('plans')
        .selectAll()
        .where('pupil_id', 'in', pupilIds)
        .where('trashed_at', 'is', null)
        .orderBy('number', 'desc')
        .execute();

/** The sessions of plans, the latest first. */
export const sessionsOf = (db: Db, planIds: readonly string[]): Promise<PlanSessionRow[]> =>
  planIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('plan_sessions')
        .selectAll()
        .where('plan_id', 'in', planIds)
        .orderBy('day', 'desc')
        .orderBy('id')
        .execute();

/** What minutes of plans are reckoned by: the sessions that count. */
export const heldSessions = (
  db: Db,
  planIds: readonly string[],
): Promise<(HeldSession & { plan_id: string })[]> =>
  db
    .selectFrom('plan_sessions')
    .select(['plan_id', 'day', 'minutes', 'with_play'])
    .where('plan_id', 'in', planIds)
    .where('struck', 'is', null)
    .execute();

/** Names of members of the staff, by id. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}

/** Who did something in a plan before its pupil came here: no name of another account is told. */
const FORMER = 'medewerker vorige school';

/** Who did something with a plan on a day, by name; null when that is not known any more. */
export const nameOf = (
  names: ReadonlyMap<string, string>,
  { moved_on }: Pick<PlanRow, 'moved_on'>,
  { id, day }: { id: string | null; day: string },
): string | null => {
  if (id !== null) return names.get(id) ?? null;
  return moved_on !== null && day <= moved_on ? FORMER : null;
};

/** Somebody who can keep a plan. */
interface Keeper {
  id: string;
  name: string;
}

/** Who of the staff of an account can keep the plans of pupils of a group: administrators, and teachers who have it. */
export async function keepersOf(
  db: Db,
  accountId: string,
  groupIds: readonly (string | null)[],
): Promise<(groupId: string | null) => Keeper[]> {
  const staff = await db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('account_id', '=', accountId)
    .where('role', 'in', ['schooladmin', 'docent'])
    .orderBy('name')
    .execute();
  const isTaught = await taughtBy(
    db,
    staff.map(({ id }) => id),
    [...new Set(groupIds.flatMap((id) => id ?? []))],
  );
  return (groupId) =>
    staff
      .filter(({ id, role }) => role !== 'docent' || (groupId !== null && isTaught(id, groupId)))
      .map(({ id, name }) => ({ id, name: name ?? '' }));
}

/** Who of the staff can keep plans, with the groups of whose pupils. */
export async function keepersByGroup(
  db: Db,
  accountId: string,
  groupIds: readonly (string | null)[],
): Promise<(Keeper & { groups: (string | null)[] })[]> {
  const keepers = await keepersOf(db, accountId, groupIds);
  const all = new Map<string, Keeper & { groups: (string | null)[] }>();
  for (const group of new Set(groupIds))
    for (const keeper of keepers(group)) {
      const known = all.get(keeper.id) ?? { ...keeper, groups: [] };
      known.groups.push(group);
      all.set(keeper.id, known);
    }
  return [...all.values()];
}

/** Who can keep a plan of one pupil. */
export const ownersFor = async (
  db: Db,
  { account_id, group_id }: Pick<PupilRow, 'account_id' | 'group_id'>,
): Promise<Keeper[]> => (await keepersOf(db, account_id, [group_id]))(group_id);

/** A pupil as lists of care name it. */
export type CarePupil = PupilRow & { group: string | null };

/**
 * The pupils of an account who are there, or of them those who have a plan that is not thrown away: of a teacher those of the own groups.
 * A pupil of a demo has no care. Without a viewer it is the server that asks.
 */
export async function carePupils(
  db: Db,
  accountId: string,
  viewer: Pick<Viewer, 'id' | 'role'> | undefined,
  which: 'all' | 'with plans',
): Promise<CarePupil[]> {
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .leftJoin('groups', 'groups.id', 'pupils.group_id')
    .selectAll('pupils')
    .select('groups.name as group')
    .where('pupils.account_id', '=', accountId)
    .where('pupils.trashed_at', 'is', null)
    .where('users.role', '=', 'leerling')
    .$if(which === 'all', (all) => all.where('pupils.left_at', 'is', null))
    .$if(which === 'with plans', (planned) =>
      planned.where('pupils.id', 'in', ({ selectFrom }) =>
        selectFrom('plans')
          .select('pupil_id')
          .where('account_id', '=', accountId)
          .where('trashed_at', 'is', null),
      ),
    )
    .orderBy('pupils.first_name')
    .execute();
  if (!viewer || reachOf(viewer.role, 'care:read') !== 'groups') return rows;
  const groups = [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))];
  const isTaught = await taughtBy(db, [viewer.id], groups);
  return rows.filter(({ group_id }) => group_id !== null && isTaught(viewer.id, group_id));
}
