import type { Hangs } from '../contract/trash.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';

/** Ids of one question. */
const IDS = 500;

type Found = Map<string, Partial<Hangs>>;

/** What goes and comes back with each pupil: what they did, and what was written of them. */
export async function hangsOfPupils(
  db: Db,
  pupils: readonly string[],
): Promise<(id: string) => Partial<Hangs>> {
  const found: Found = new Map();
  for (let from = 0; from < pupils.length; from += IDS) {
    const ids = pupils.slice(from, from + IDS);
    // Counted by day already: of one pupil there may be tens of thousands of answers.
    const answers = await db
      .selectFrom('day_counts')
      .select(({ fn }) => ['pupil_id as id', fn.sum<number>('answers').as('count')])
      .where('pupil_id', 'in', ids)
      .groupBy('pupil_id')
      .execute();
    const tests = await db
      .selectFrom('lvs_results')
      .select(({ fn }) => ['pupil_id as id', fn.countAll<number>().as('count')])
      .where('pupil_id', 'in', ids)
      .where('trashed', '=', 0)
      .groupBy('pupil_id')
      .execute();
    const notes = await db
      .selectFrom('progress_notes')
      .select(({ fn }) => ['pupil_id as id', fn.countAll<number>().as('count')])
      .where('pupil_id', 'in', ids)
      .where('removed_at', 'is', null)
      .groupBy('pupil_id')
      .execute();
    const coins = await db
      .selectFrom('rewards')
      .select(({ fn }) => ['pupil_id as id', fn.sum<number>('coins').as('count')])
      .where('pupil_id', 'in', ids)
      .groupBy('pupil_id')
      .execute();
    const own = await db
      .selectFrom('pupil_settings')
      .select(['pupil_id as id', 'fields'])
      .where('pupil_id', 'in', ids)
      .execute();
    put(found, { answers, tests, notes, coins });
    put(found, { own: own.map(({ id, fields }) => ({ id, count: fieldsIn(fields) })) });
  }
  return (id) => found.get(id) ?? {};
}

const fieldsIn = (fields: string) => Object.keys(JSON.parse(fields) as object).length;

/** What goes and comes back with each group besides its pupils. */
export async function hangsOfGroups(
  db: Db,
  groups: readonly string[],
): Promise<(id: string) => Partial<Hangs>> {
  const found: Found = new Map();
  if (groups.length === 0) return () => ({});
  const settings = await db
    .selectFrom('practice_settings')
    .select(({ fn }) => ['group_id as id', fn.countAll<number>().as('count')])
    .where('group_id', 'in', groups)
    .where('trashed_at', 'is', null)
    // A default that says nothing is there by itself.
    .where((where) => where.or([where('is_default', '=', 0), where('fields', '!=', '{}')]))
    .groupBy('group_id')
    .execute();
  const lists = await db
    .selectFrom('ready_lists')
    .select('group_id')
    .where('group_id', 'in', groups)
    .execute();
  const tasks = await db
    .selectFrom('ready_tasks')
    .select('group_id')
    .where('group_id', 'in', groups)
    .where('removed_at', 'is', null)
    .execute();
  const ready = new Map<string, number>();
  for (const { group_id: id } of [...lists, ...tasks]) ready.set(id, (ready.get(id) ?? 0) + 1);
  put(found, { settings, ready: [...ready].map(([id, count]) => ({ id, count })) });
  return (id) => found.get(id) ?? {};
}

/** Adds what was counted of each, under its name; nothing where there is nothing. A driver may give a count as text. */
function put(
  found: Found,
  counted: Partial<Record<keyof Hangs, readonly { id: string; count: number | string | null }[]>>,
) {
  for (const [name, rows] of Object.entries(counted))
    for (const { id, count } of rows)
      if (Number(count) > 0) found.set(id, { ...found.get(id), [name]: Number(count) });
}

/** On which day pupils came with a code or a file of elsewhere; who did not is absent. */
export async function readInOf(
  db: Db,
  accountId: string,
  pupils: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (pupils.length === 0) return new Map();
  const rows = await db
    .selectFrom('moves')
    .select(['pupil_id', 'at'])
    .where('account_id', '=', accountId)
    .where('pupil_id', 'in', pupils)
    // With one who was here already it was put together.
    .where('how', '!=', 'merged')
    .where('state', 'in', ['done', 'undone'])
    .orderBy('at')
    .execute();
  return new Map(rows.map(({ pupil_id, at }) => [pupil_id!, nameOfDay(at)]));
}
