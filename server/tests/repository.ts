import type { MethodTest } from '../contract/method-tests.ts';
import type { Db } from '../data/database.ts';
import type { SittingAnswerRow, SittingRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import { notFound } from '../http/problem.ts';
import type { Words } from '../practice/dealer.ts';
import { formAt, type Asking } from './for-pupil.ts';

/** A test of a group that was not thrown away (or was, when asked for). */
export async function findTest(
  db: Db,
  { group, test }: { group: string; test: string },
  trashed: 'there' | 'either' = 'there',
): Promise<TestSetRow> {
  const row = await db
    .selectFrom('test_sets')
    .selectAll()
    .where('id', '=', test)
    .where('group_id', '=', group)
    .where('use', '=', 'methode')
    .executeTakeFirst();
  if (!row || (trashed === 'there' && row.trashed_at !== null)) throw notFound();
  return row;
}

export const itemsOf = (db: Db, setId: string): Promise<TestItemRow[]> =>
  db.selectFrom('test_items').selectAll().where('set_id', '=', setId).orderBy('n').execute();

/** How far a pupil is with a test, at the moment for which it is open and with the form that is asked then. */
export const sittingOf = (
  db: Db,
  set: Pick<TestSetRow, 'id'> & Asking,
  pupilId: string,
): Promise<SittingRow | undefined> =>
  db
    .selectFrom('sittings')
    .selectAll()
    .where('set_id', '=', set.id)
    .where('pupil_id', '=', pupilId)
    .where('moment', '=', set.moment)
    .where('form', '=', formAt(set))
    .executeTakeFirst();

/** All that pupils wrote of one sitting, in the order of its words. */
export const answersOf = (db: Db, sittingId: string): Promise<SittingAnswerRow[]> =>
  db.selectFrom('sitting_answers').selectAll().where('sitting_id', '=', sittingId).orderBy('n').execute();

/** Tests as their teachers see them. */
export async function testViews(db: Db, words: Words, rows: readonly TestSetRow[]): Promise<MethodTest[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const groups = [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))];
  const [items, sittings, doubts, pupils, makers] = await Promise.all([
    db
      .selectFrom('test_items')
      .select(({ fn }) => ['set_id', fn.countAll<number>().as('count')])
      .where('set_id', 'in', ids)
      .groupBy('set_id')
      .execute(),
    // Those of pupils who are in the group still.
    db
      .selectFrom('sittings')
      .innerJoin('pupils', 'pupils.id', 'sittings.pupil_id')
      .innerJoin('test_sets', 'test_sets.id', 'sittings.set_id')
      .select(({ fn }) => ['set_id', 'state', fn.countAll<number>().as('count')])
      .where('set_id', 'in', ids)
      .whereRef('pupils.group_id', '=', 'test_sets.group_id')
      .where('pupils.trashed_at', 'is', null)
      .groupBy(['set_id', 'state'])
      .execute(),
    db
      .selectFrom('sitting_answers')
      .innerJoin('sittings', 'sittings.id', 'sitting_answers.sitting_id')
      .select(({ fn }) => ['set_id', fn.countAll<number>().as('count')])
      .where('set_id', 'in', ids)
      .where('verdict', '=', 'twijfel')
      .where('state', '=', 'ingeleverd')
      .groupBy('set_id')
      .execute(),
    db
      .selectFrom('pupils')
      .select(({ fn }) => ['group_id', fn.countAll<number>().as('count')])
      .where('group_id', 'in', groups)
      .where('trashed_at', 'is', null)
      .groupBy('group_id')
      .execute(),
    db
      .selectFrom('users')
      .select(['id', 'name'])
      .where(
        'id',
        'in',
        rows.flatMap(({ made_by }) => made_by ?? []),
      )
      .execute(),
  ]);
  return rows.map((row) => {
    const of = (state: SittingRow['state']) =>
      sittings.find((one) => one.set_id === row.id && one.state === state)?.count ?? 0;
    const counts = {
      busy: of('bezig'),
      handedIn: of('ingeleverd'),
      checked: of('nagekeken'),
      invalid: of('ongeldig'),
    };
    const all = pupils.find(({ group_id }) => group_id === row.group_id)?.count ?? 0;
    const begun = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const countIn = (list: readonly { set_id: string; count: number }[]) =>
      list.find(({ set_id }) => set_id === row.id)?.count ?? 0;
    return {
      id: row.id,
      title: row.title,
      categories: (JSON.parse(row.categories) as string[]).map((id) => ({
        id,
        goal: words.category(id)?.goal ?? row.title,
      })),
      from: row.open_from,
      to: row.open_to,
      shows: row.shows,
      releasedAt: row.released_at,
      madeAt: row.made_at,
      by: makers.find(({ id }) => id === row.made_by)?.name ?? null,
      words: countIn(items),
      counts: { none: Math.max(0, all - begun), ...counts },
      doubts: countIn(doubts),
      version: row.version,
    };
  });
}
