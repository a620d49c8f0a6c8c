import type { Viewer } from '../access/access.ts';
import { taughtBy } from '../access/teaches.ts';
import { thrownPlans } from '../care/trash.ts';
import { reachOf } from '../contract/permissions.ts';
import { FORMER_STAFF } from '../contract/staff.ts';
import { TRASH_DAYS, TRASH_KINDS, type TrashItem } from '../contract/trash.ts';
import type { Db } from '../data/database.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import { featuresOf } from '../features/features.ts';
import { nameOfImport } from '../lvs/trash.ts';
import { storedBy } from '../lvs/repository.ts';
import { heldBack } from '../privacy/held.ts';
import { pupilName } from '../pupils/name.ts';
import { hangsOfGroups, hangsOfPupils, readInOf } from './hangs.ts';

/**
 * What lies in the trash of an account as far as `viewer` has to do with it, newest first: of a teacher the pupils of the own
 * groups, the own lists, and methods that they threw away themselves.
 */
export async function lyingIn(db: Db, accountId: string, viewer: Viewer): Promise<TrashItem[]> {
  const items = [
    ...(reachOf(viewer.role, 'group:edit') ? await groupsIn(db, accountId) : []),
    ...(await pupilsIn(db, accountId, viewer)),
    ...(reachOf(viewer.role, 'care:edit') ? await plansIn(db, accountId, viewer) : []),
    ...(await settingsIn(db, accountId, viewer)),
    ...(await listsIn(db, accountId, viewer)),
    ...(await methodsIn(db, accountId, viewer)),
    ...(reachOf(viewer.role, 'lvs:import') ? await testsIn(db, accountId, viewer) : []),
  ];
  const rank = ({ kind }: TrashItem) => TRASH_KINDS.indexOf(kind);
  return items.sort((a, b) => b.at - a.at || rank(a) - rank(b) || a.name.localeCompare(b.name, 'nl'));
}

/** What is said of anything that lies there. */
const thrown = (at: number, by: { id: string | null; name: string | null }) => ({
  by: by.name ?? (by.id === null ? '' : FORMER_STAFF),
  at,
  keptUntil: nameOfDay(dayFrom(at, TRASH_DAYS)),
  along: false,
  nameTaken: false,
});

async function groupsIn(db: Db, accountId: string): Promise<TrashItem[]> {
  const rows = await db
    .selectFrom('groups')
    .leftJoin('users', 'users.id', 'groups.trashed_by')
    .select([
      'groups.id',
      'groups.name',
      'name_key',
      'school_year',
      'archived_at',
      'trashed_at',
      'trashed_by',
    ])
    .select((select) => [
      'users.name as by',
      select
        .selectFrom('pupils')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('pupils.trashed_from', '=', 'groups.id')
        .whereRef('pupils.trashed_at', '=', 'groups.trashed_at')
        .as('along'),
    ])
    .where('groups.account_id', '=', accountId)
    .where('trashed_at', 'is not', null)
    .execute();
  const open = await db
    .selectFrom('groups')
    .select(['name_key', 'school_year'])
    .where('account_id', '=', accountId)
    .where('archived_at', 'is', null)
    .execute();
  const nameIn = (group: { name_key: string; school_year: number }) =>
    `${group.school_year} ${group.name_key}`;
  const taken = new Set(open.map(nameIn));
  const hangs = await hangsOfGroups(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...thrown(row.trashed_at!, { id: row.trashed_by, name: row.by }),
    kind: 'group',
    id: row.id,
    name: row.name,
    count: Number(row.along),
    hangs: hangs(row.id),
    // In the archive, where it was before, names may be alike.
    nameTaken: row.archived_at === row.trashed_at && taken.has(nameIn(row)),
  }));
}

async function pupilsIn(db: Db, accountId: string, viewer: Viewer): Promise<TrashItem[]> {
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .leftJoin('users as thrower', 'thrower.id', 'pupils.trashed_by')
    .leftJoin('groups', 'groups.id', 'pupils.trashed_from')
    .select(['pupils.id', 'first_name', 'infix', 'last_name', 'users.username', 'thrower.name as by'])
    .select([
      'pupils.trashed_at',
      'pupils.trashed_by',
      'trashed_from',
      'groups.name as group',
      'groups.archived_at',
    ])
    .select('groups.trashed_at as group_trashed_at')
    .where('pupils.account_id', '=', accountId)
    .where('pupils.trashed_at', 'is not', null)
    .where('pupils.arriving', 'is', null)
    .where('pupils.erasing_at', 'is', null)
    .where('users.role', '=', 'leerling')
    .execute();
  const held = await heldBack(
    db,
    rows.map(({ id }) => id),
    Date.now(),
  );
  const isTheirs = await within(db, viewer, [...new Set(rows.flatMap((row) => row.trashed_from ?? []))]);
  const theirs = rows.filter((row) => isTheirs(row.trashed_from));
  const ids = theirs.map(({ id }) => id);
  const [hangs, readIn] = [await hangsOfPupils(db, ids), await readInOf(db, accountId, ids)];
  return theirs.map((row) => ({
    ...thrown(row.trashed_at!, { id: row.trashed_by, name: row.by }),
    kind: 'pupil',
    id: row.id,
    name: pupilName(row),
    username: row.username,
    hangs: hangs(row.id),
    ...(readIn.has(row.id) && { readInOn: readIn.get(row.id)! }),
    ...(held.has(row.id) && { held: held.get(row.id)! }),
    ...(row.group !== null && {
      from: {
        id: row.trashed_from!,
        name: row.group,
        state: stateOf({ trashed_at: row.group_trashed_at, archived_at: row.archived_at }),
      },
    }),
    along: row.group_trashed_at === row.trashed_at,
  }));
}

/** Action plans that were thrown away, where the part is on: else nothing is to be seen of them. */
async function plansIn(db: Db, accountId: string, viewer: Viewer): Promise<TrashItem[]> {
  if (!(await featuresOf(db, accountId)).includes('featureZorgtraject')) return [];
  const rows = await thrownPlans(db, accountId);
  const isTheirs = await within(db, viewer, [...new Set(rows.flatMap((row) => row.group_id ?? []))]);
  return rows
    .filter((row) => isTheirs(row.group_id))
    .map((row) => ({
      ...thrown(row.trashed_at!, { id: row.trashed_by, name: row.by }),
      kind: 'plan',
      id: row.id,
      name: `Plan ${row.number} van ${pupilName(row)}`,
      ...(row.group !== null && {
        from: {
          id: row.group_id!,
          name: row.group,
          state: stateOf({ trashed_at: null, archived_at: row.archived_at }),
        },
      }),
    }));
}

const stateOf = ({ trashed_at, archived_at }: { trashed_at: number | null; archived_at: number | null }) =>
  trashed_at !== null ? 'trashed' : archived_at !== null ? 'archived' : 'open';

/** Practice settings that were thrown away by themselves; those of a group in the trash hang on it. */
async function settingsIn(db: Db, accountId: string, viewer: Viewer): Promise<TrashItem[]> {
  const rows = await db
    .selectFrom('practice_settings')
    .innerJoin('groups', 'groups.id', 'practice_settings.group_id')
    .leftJoin('users', 'users.id', 'practice_settings.trashed_by')
    .select(['practice_settings.id', 'practice_settings.name', 'users.name as by', 'group_id'])
    .select([
      'practice_settings.trashed_at',
      'practice_settings.trashed_by',
      'groups.name as group',
      'groups.archived_at',
    ])
    .select('groups.trashed_at as group_trashed_at')
    .where('groups.account_id', '=', accountId)
    .where('practice_settings.trashed_at', 'is not', null)
    .execute();
  const isTheirs = await within(db, viewer, [...new Set(rows.map((row) => row.group_id))]);
  return rows
    .filter((row) => isTheirs(row.group_id))
    .map((row) => ({
      ...thrown(row.trashed_at!, { id: row.trashed_by, name: row.by }),
      kind: 'setting',
      id: row.id,
      name: row.name,
      from: {
        id: row.group_id,
        name: row.group,
        state: stateOf({ trashed_at: row.group_trashed_at, archived_at: row.archived_at }),
      },
    }));
}

/** Whether somebody has to do with the pupils of a group. */
async function within(db: Db, viewer: Viewer, groupIds: readonly string[]) {
  if (reachOf(viewer.role, 'trash:read') !== 'groups') return () => true;
  const isTaught = await taughtBy(db, [viewer.id], groupIds);
  return (group: string | null) => group !== null && isTaught(viewer.id, group);
}

async function listsIn(db: Db, accountId: string, viewer: Viewer): Promise<TrashItem[]> {
  const rows = await db
    .selectFrom('word_lists')
    .leftJoin('users', 'users.id', 'word_lists.removed_by')
    .select(['word_lists.id', 'word_lists.name', 'words', 'removed_at', 'removed_by', 'users.name as by'])
    .where('word_lists.account_id', '=', accountId)
    .where('removed_at', 'is not', null)
    // What was erased keeps its name at the rounds of those who practised with it.
    .where('words', '!=', '[]')
    // A teacher takes back the own lists, and no colleague's.
    .$if(viewer.role === 'docent', (query) => query.where('maker_id', '=', viewer.id))
    .execute();
  return rows.map((row) => ({
    ...thrown(row.removed_at!, { id: row.removed_by, name: row.by }),
    kind: 'list',
    id: row.id,
    name: row.name,
    count: (JSON.parse(row.words) as unknown[]).length,
  }));
}

async function testsIn(db: Db, accountId: string, viewer: Viewer): Promise<TrashItem[]> {
  const rows = await db
    .selectFrom('lvs_imports')
    .innerJoin('accounts', 'accounts.id', 'lvs_imports.account_id')
    .leftJoin('users', 'users.id', 'lvs_imports.trashed_by')
    .select(['lvs_imports.id', 'at', 'trashed_at', 'trashed_by', 'accounts.variant', 'users.name as by'])
    .where('lvs_imports.account_id', '=', accountId)
    .where('trashed_at', 'is not', null)
    // A teacher takes back what the teacher read in.
    .$if(viewer.role === 'docent', (query) => query.where('actor_id', '=', viewer.id))
    .execute();
  const stored = await storedBy(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...thrown(row.trashed_at!, { id: row.trashed_by, name: row.by }),
    kind: 'tests',
    id: row.id,
    name: nameOfImport(stored(row.id).tests, row.at, row.variant),
    count: stored(row.id).stored,
  }));
}

async function methodsIn(db: Db, accountId: string, viewer: Viewer): Promise<TrashItem[]> {
  const rows = await db
    .selectFrom('methods')
    .leftJoin('users', 'users.id', 'methods.removed_by')
    .select(['methods.id', 'methods.name', 'blocks', 'removed_at', 'removed_by', 'users.name as by'])
    .where('methods.account_id', '=', accountId)
    .where('removed_at', 'is not', null)
    // Teachers share methods: each takes back what they threw away.
    .$if(viewer.role === 'docent', (query) => query.where('removed_by', '=', viewer.id))
    .execute();
  return rows.map((row) => ({
    ...thrown(row.removed_at!, { id: row.removed_by, name: row.by }),
    kind: 'method',
    id: row.id,
    name: row.name,
    count: (JSON.parse(row.blocks) as unknown[]).length,
  }));
}
