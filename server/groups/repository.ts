import type { Group, GroupWarning, RosterPupil } from '../contract/groups.ts';
import { reachOf } from '../contract/permissions.ts';
import type { Viewer } from '../access/access.ts';
import { reachesAll } from '../access/teaches.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { AccountRow } from '../data/schema.ts';
import { practisedSince } from '../progress/activity.ts';
import { pupilName } from '../pupils/name.ts';
import type { EffectDeps } from '../settings/effect.ts';
import { readStands } from '../settings/emptied.ts';
import { nothingLeft } from '../settings/nothing-left.ts';
import { isReal } from './sample-pupils.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** A group in which nobody practised for this long wants looking at. */
const QUIET_MS = 14 * DAY_MS;

type Left = Pick<EffectDeps, 'words' | 'catalogue' | 'dealer'>;

interface Asked {
  account: Pick<AccountRow, 'id' | 'kind'>;
  groupId?: string;
  /** Those of the archive instead of the others; of one group it does not matter. */
  archived?: boolean;
  viewer: Viewer;
}

/** The groups of an account, or one of them, as `viewer` sees them. */
export async function findGroups(
  { db, ...left }: Left & { db: Db },
  { account, groupId, archived = false, viewer }: Asked,
): Promise<Group[]> {
  const rows = await db
    .selectFrom('groups')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('trashed_at', 'is', null)
    .$if(groupId !== undefined, (query) => query.where('id', '=', groupId!))
    .$if(groupId === undefined, (query) => query.where('archived_at', archived ? 'is not' : 'is', null))
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map((group) => group.id);
  const now = Date.now();
  const opensAll = reachOf(viewer.role, 'group:progress') !== 'groups' || (await reachesAll(db, viewer.id));
  const teachers = await teachersOf(db, ids, nameOfDay(now));
  const settings = await defaultsOf(db, ids);
  const sizes = await count(db, ids);
  const active = await count(db, ids, now - WEEK_MS);
  const lately = await count(db, ids, now - QUIET_MS);
  const live = rows.filter(({ archived_at }) => archived_at === null).map(({ id }) => id);
  const stands = await readStands(db, live);
  const nothing = await nothingLeft({ db, ...left }, account.id, [...stands.values()], now);

  return rows.map((row) => {
    const own = teachers.filter((teacher) => teacher.group_id === row.id);
    const pupils = sizes.get(row.id) ?? 0;
    const groep = JSON.parse(row.groep) as number[];
    const empty = (stands.get(row.id)?.pupils ?? []).flatMap(({ id }) => nothing.get(id) ?? []);
    const isNew = now - row.created_at < QUIET_MS;
    const signs: Record<GroupWarning, boolean> = {
      // In a practice or a home the administrator does it all.
      noTeacher: account.kind === 'school' && own.length === 0,
      noPupils: pupils === 0,
      quiet: pupils > 0 && !isNew && !lately.has(row.id),
      noYear: groep.length === 0,
      nothing: empty.some(({ goesOn }) => !goesOn),
      lineGone: empty.some(({ goesOn }) => goesOn),
    };
    const setting = settings.get(row.id);
    return {
      id: row.id,
      name: row.name,
      groep,
      schoolYear: row.school_year,
      archived: row.archived_at !== null,
      sample: row.sample === 1,
      teachers: own.map(({ id, name, until }) => ({ id, name, ...(until !== null && { until }) })),
      pupils,
      activeThisWeek: active.get(row.id) ?? 0,
      ...(setting !== undefined && { setting }),
      warnings: row.archived_at === null ? warningsOf(signs) : [],
      own: own.some((teacher) => teacher.id === viewer.id),
      mayOpen: opensAll || own.some((teacher) => teacher.id === viewer.id),
    };
  });
}

const warningsOf = (signs: Record<GroupWarning, boolean>) =>
  (Object.keys(signs) as GroupWarning[]).filter((name) => signs[name]);

/** Teachers and stand-ins per group, by name. */
async function teachersOf(db: Db, groupIds: string[], today: string) {
  const fixed = await db
    .selectFrom('group_teachers')
    .innerJoin('users', 'users.id', 'group_teachers.user_id')
    .select(['group_teachers.group_id', 'users.id', 'users.name'])
    .where('group_teachers.group_id', 'in', groupIds)
    .where('users.active', '=', 1)
    .orderBy('users.name')
    .execute();
  const standIns = await db
    .selectFrom('stand_ins')
    .innerJoin('users', 'users.id', 'stand_ins.user_id')
    .select(['stand_ins.group_id', 'users.id', 'users.name', 'until_day as until'])
    .where('stand_ins.group_id', 'in', groupIds)
    .where('until_day', '>=', today)
    .where('users.active', '=', 1)
    .orderBy('users.name')
    .execute();
  const has = (group: string, id: string) => fixed.some((one) => one.group_id === group && one.id === id);
  return [
    ...fixed.map((teacher) => ({ ...teacher, until: null })),
    ...standIns.filter((one) => !has(one.group_id, one.id)),
  ];
}

/** Name of the default practice setting per group, where there is one. */
async function defaultsOf(db: Db, groupIds: string[]) {
  const rows = await db
    .selectFrom('practice_settings')
    .select(['group_id', 'name'])
    .where('group_id', 'in', groupIds)
    .where('is_default', '=', 1)
    .execute();
  return new Map(rows.map((row) => [row.group_id, row.name]));
}

/** Pupils per group; with `since` only those who answered after that moment. */
async function count(db: Db, groupIds: string[], since?: number) {
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(({ fn }) => ['group_id', fn.countAll<number>().as('count')])
    .where('group_id', 'in', groupIds)
    // The one who shows the demo is on no list of the group either.
    .where('users.role', '=', 'leerling')
    .$if(since !== undefined, (query) => query.where(practisedSince(since!)))
    .groupBy('group_id')
    .execute();
  return new Map(rows.map((row) => [row.group_id, Number(row.count)]));
}

const dutch = new Intl.Collator('nl', { numeric: true });

/** The pupils of an account who can log in, by name, with the group that they are in. */
export async function rosterOf(db: Db, accountId: string): Promise<RosterPupil[]> {
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['pupils.id', 'first_name', 'infix', 'last_name', 'number', 'groep', 'group_id', 'username'])
    .where('pupils.account_id', '=', accountId)
    .where('active', '=', 1)
    .where(isReal)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      name: pupilName(row),
      firstName: row.first_name,
      infix: row.infix,
      lastName: row.last_name,
      number: row.number ?? '',
      username: row.username,
      groep: row.groep,
      group: row.group_id,
    }))
    .sort((a, b) => dutch.compare(a.name, b.name));
}

/** Who can teach in an account, by name; `isTeacher` of those who administer nothing. */
export async function staffOf(
  db: Db,
  accountId: string,
): Promise<{ id: string; name: string; isTeacher: boolean }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('account_id', '=', accountId)
    .where('role', 'in', ['docent', 'schooladmin', 'rtadmin', 'thuisadmin'])
    .where('active', '=', 1)
    .execute();
  return rows
    .map(({ id, name, role }) => ({ id, name, isTeacher: role === 'docent' }))
    .sort((a, b) => dutch.compare(a.name, b.name));
}
