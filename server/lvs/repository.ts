import { batchInsert, columnsOf } from '../data/batch.ts';
import { reachOf } from '../contract/permissions.ts';
import type { LvsMapping, Measures, PupilTest } from '../contract/lvs.ts';
import type { Viewer } from '../access/access.ts';
import { taughtBy } from '../access/teaches.ts';
import type { Db } from '../data/database.ts';
import type { AccountRow, LvsImportRow, LvsResultRow } from '../data/schema.ts';
import { namesApart } from '../pupils/name.ts';
import { hasImportRight } from '../staff/repository.ts';
import { shownMeasures } from './evidence.ts';
import type { Known } from './match.ts';
import { isLater } from './when.ts';

/** Ids of one question. */
const IDS = 500;

/** Asks in parts: a question may name no more than so many. */
async function inParts<T>(
  ids: readonly string[],
  ask: (part: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let from = 0; from < ids.length; from += IDS) all.push(...(await ask(ids.slice(from, from + IDS))));
  return all;
}

/** The pupils of an account whose results somebody may read in: of a teacher those of the own groups. Nobody invented is among them. */
export async function pupilsFor(db: Db, accountId: string, viewer: Viewer): Promise<Known[]> {
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .leftJoin('groups', 'groups.id', 'pupils.group_id')
    .select(['pupils.id', 'first_name', 'infix', 'last_name', 'number', 'pupils.groep', 'username'])
    .leftJoin('import_pupils', 'import_pupils.pupil_id', 'pupils.id')
    .select(['pupils.group_id', 'groups.name as group', 'groups.sample', 'birth_mac'])
    .where('pupils.account_id', '=', accountId)
    .where('pupils.trashed_at', 'is', null)
    .where('users.role', '=', 'leerling')
    .orderBy('pupils.id')
    .execute();
  const there = rows.filter(({ sample }) => sample !== 1);
  const isTheirs = await within(db, viewer, [...new Set(there.flatMap(({ group_id }) => group_id ?? []))]);
  const own = there.filter(({ group_id }) => isTheirs(group_id));
  const names = namesApart(own);
  return own.map((row) => ({
    id: row.id,
    name: names.get(row.id)!,
    firstName: row.first_name,
    infix: row.infix,
    lastName: row.last_name,
    number: row.number,
    birthMac: row.birth_mac,
    groep: row.groep,
    ...(row.group !== null && { group: row.group }),
  }));
}

async function within(db: Db, viewer: Viewer, groupIds: readonly string[]) {
  if (reachOf(viewer.role, 'lvs:import') !== 'groups') return () => true;
  const isTaught = await taughtBy(db, [viewer.id], groupIds);
  return (group: string | null) => group !== null && isTaught(viewer.id, group);
}

/** Whether somebody reads in test results of an account: a home keeps none, and a teacher has the right or not. */
export async function mayReadIn(db: Db, viewer: Viewer, account: Pick<AccountRow, 'kind'>): Promise<boolean> {
  const reach = reachOf(viewer.role, 'lvs:import');
  if (!reach || account.kind === 'thuis') return false;
  if (reach !== 'groups') return true;
  return hasImportRight(db, viewer.id);
}

/** The tables of an account that were read in and not thrown away, newest first; of a teacher the own ones. */
export const importsOf = (db: Db, accountId: string, viewer: Viewer) =>
  db
    .selectFrom('lvs_imports')
    .leftJoin('users', 'users.id', 'lvs_imports.actor_id')
    .select(['lvs_imports.id', 'at', 'expires_at', 'done_at', 'move_id', 'users.name as by'])
    .select(({ eb }) => eb('draft', 'is not', null).as('has_draft'))
    .where('lvs_imports.account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .$if(reachOf(viewer.role, 'lvs:import') === 'groups', (query) => query.where('actor_id', '=', viewer.id))
    .orderBy('at', 'desc');

/** One of them; undefined for what somebody may not see. */
export const findImport = (
  db: Db,
  accountId: string,
  id: string,
  viewer: Viewer,
): Promise<(LvsImportRow & { by: string | null }) | undefined> =>
  db
    .selectFrom('lvs_imports')
    .leftJoin('users', 'users.id', 'lvs_imports.actor_id')
    .selectAll('lvs_imports')
    .select('users.name as by')
    .where('lvs_imports.id', '=', id)
    .where('lvs_imports.account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .$if(reachOf(viewer.role, 'lvs:import') === 'groups', (query) => query.where('actor_id', '=', viewer.id))
    .executeTakeFirst();

/** What is stored by imports: how much, of which tests, until when, and how many proposals nobody decided on. */
export async function storedBy(db: Db, importIds: readonly string[]) {
  const results = await inParts(importIds, (part) =>
    db
      .selectFrom('lvs_results')
      .select(['import_id', 'provider', 'moment'])
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('kept_until').as('kept_until')])
      .where('import_id', 'in', part)
      .groupBy(['import_id', 'provider', 'moment'])
      .execute(),
  );
  const open = await inParts(importIds, (part) =>
    db
      .selectFrom('lvs_proposals')
      .select('import_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('import_id', 'in', part)
      .where('state', '=', 'open')
      .groupBy('import_id')
      .execute(),
  );
  return (id: string) => {
    const own = results.filter(({ import_id }) => import_id === id);
    return {
      stored: own.reduce((sum, { count }) => sum + Number(count), 0),
      tests: own.map(({ provider, moment }) => ({ provider, moment })),
      deletedOn: own
        .map(({ kept_until }) => kept_until)
        .sort()
        .at(-1),
      open: Number(open.find(({ import_id }) => import_id === id)?.count ?? 0),
    };
  };
}

/** All that is stored of pupils, what lies in the trash apart. */
export const resultsOf = (db: Db, pupilIds: readonly string[]): Promise<LvsResultRow[]> =>
  inParts([...new Set(pupilIds)], (part) =>
    db.selectFrom('lvs_results').selectAll().where('pupil_id', 'in', part).where('trashed', '=', 0).execute(),
  );

/** Stores results that are new to their places. */
export const insertResults = batchInsert<LvsResultRow>(
  columnsOf<LvsResultRow>({
    id: true,
    pupil_id: true,
    import_id: true,
    row: true,
    place: true,
    provider: true,
    test: true,
    part: true,
    moment: true,
    school_year: true,
    taken_at: true,
    norm_version: true,
    measures: true,
    kept_until: true,
    trashed: true,
  }),
  (db, rows) => db.insertInto('lvs_results').values(rows),
);

/** What columns were said to be in an earlier table with the same heads. */
export async function mappingFor(db: Db, accountId: string, heads: string): Promise<LvsMapping | undefined> {
  const row = await db
    .selectFrom('lvs_mappings')
    .select('mapping')
    .where('account_id', '=', accountId)
    .where('heads', '=', heads)
    .executeTakeFirst();
  return row && (JSON.parse(row.mapping) as LvsMapping);
}

/** Remembers what columns are. */
export async function keepMapping(
  db: Db,
  accountId: string,
  heads: string,
  mapping: LvsMapping,
): Promise<void> {
  const text = JSON.stringify(mapping);
  await db
    .insertInto('lvs_mappings')
    .values({ account_id: accountId, heads, mapping: text })
    .onConflict((conflict) => conflict.columns(['account_id', 'heads']).doUpdateSet({ mapping: text }))
    .execute();
}

/** Who is meant where somebody said so of an earlier table. */
export async function linksOf(db: Db, accountId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('lvs_links')
    .select(['who', 'pupil_id'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map(rows.map(({ who, pupil_id }) => [who, pupil_id]));
}

/** Remembers who is meant; null forgets it. */
export async function keepLink(
  db: Db,
  accountId: string,
  who: string,
  pupilId: string | null,
): Promise<void> {
  if (pupilId === null) {
    await db.deleteFrom('lvs_links').where('account_id', '=', accountId).where('who', '=', who).execute();
    return;
  }
  await db
    .insertInto('lvs_links')
    .values({ account_id: accountId, who, pupil_id: pupilId })
    .onConflict((conflict) => conflict.columns(['account_id', 'who']).doUpdateSet({ pupil_id: pupilId }))
    .execute();
}

/** When a test was, as it is compared. */
export const timeOf = ({ moment, taken_at: takenAt, school_year: schoolYear }: LvsResultRow) => ({
  moment,
  takenAt,
  schoolYear,
});
/** Sorts results, the latest first. */
export const byTime = (a: LvsResultRow, b: LvsResultRow) =>
  isLater(timeOf(a), timeOf(b)) ? -1 : isLater(timeOf(b), timeOf(a)) ? 1 : 0;

/** The results of a pupil for a page, the latest first. */
export async function testsOf(db: Db, pupilId: string): Promise<PupilTest[]> {
  return (await resultsOf(db, [pupilId])).sort(byTime).map((row) => ({
    ...asTest(row),
    id: row.id,
    deletedOn: row.kept_until,
  }));
}

/** A stored result in the words of the contract. */
export const asTest = (row: LvsResultRow) => ({
  provider: row.provider,
  part: row.part,
  moment: row.moment,
  ...(row.test !== null && { test: row.test }),
  ...(row.school_year !== null && { schoolYear: row.school_year }),
  ...(row.taken_at !== null && { takenAt: row.taken_at }),
  ...(row.norm_version !== null && { normVersion: row.norm_version }),
  ...shownMeasures(JSON.parse(row.measures) as Measures),
});
