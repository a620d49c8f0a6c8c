import { newId } from '../contract/id.ts';
import { transact, type Db } from '../data/database.ts';
import { repeated } from '../data/repeated.ts';
import type { SomvensterRow, TaskRow } from '../data/schema.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { HIDDEN_BELOW, islandOf, OPEN_AT_START, PLACES, starsOf, toOpen, type PlaceLevel } from './island.ts';
import type { PlaceMatter } from './new-island.ts';
import { levelKey, placeLevels } from './levels.ts';
import { withoutGone } from './list-tasks.ts';

/** A task with the best stars per game that was played there. */
export interface PlayedTask extends TaskRow {
  stars: Map<string, number>;
  /** Plays per game. */
  plays: Map<string, number>;
  /** When a game was last finished there; 0 when never. */
  playedAt: number;
}

/** The somvensters of a pupil, the first one first. */
export const somvenstersOf = (db: Db, pupilId: string): Promise<SomvensterRow[]> =>
  db
    .selectFrom('somvensters')
    .selectAll()
    .where('pupil_id', '=', pupilId)
    .where('number', '>=', HIDDEN_BELOW.number)
    .orderBy('number')
    .execute();

/** The open somvenster of a pupil; a pupil who has none yet gets the first, with one task per category. */
export async function openSomvenster(
  db: Db,
  pupilId: string,
  categories: readonly string[],
): Promise<SomvensterRow> {
  const earlier = (await somvenstersOf(db, pupilId)).at(-1);
  return (
    earlier ??
    addSomvenster(
      db,
      pupilId,
      1,
      categories.map((category) => ({ category })),
    )
  );
}

/** Makes somvenster `number` of a pupil, with a place for each thing, the first of which are open. */
export function addSomvenster(
  db: Db,
  pupilId: string,
  number: number,
  matters: readonly PlaceMatter[],
): Promise<SomvensterRow> {
  return transact(db, async (trx) => {
    // Two calls at once: the second finds what the first made.
    const own = await somvenstersOf(trx, pupilId);
    const earlier = own.find((row) => row.number === number);
    if (earlier) return earlier;
    const { theme, name } = islandOf(number);
    const opened_at = Date.now();
    const row: SomvensterRow = { id: newId(), pupil_id: pupilId, number, theme, name, opened_at };
    await trx.insertInto('somvensters').values(row).execute();
    const tasks = matters.slice(0, PLACES).map((matter, anchor): TaskRow => ({
      id: newId(),
      somvenster_id: row.id,
      pupil_id: pupilId,
      anchor,
      category: 'category' in matter ? matter.category : '',
      word_list_id: 'list' in matter ? matter.list : null,
      opened_at: anchor < OPEN_AT_START ? opened_at : null,
    }));
    if (tasks.length > 0) await trx.insertInto('tasks').values(tasks).execute();
    const before = own.at(-1);
    if (before) await bringAlong(trx, before.id, row.id);
    return row;
  });
}

/** What was set ready has no place on a path: it comes along to the new island, with what was reached in it. */
async function bringAlong(db: Db, from: string, to: string) {
  await db
    .updateTable('tasks')
    .set({ somvenster_id: to })
    .where('somvenster_id', '=', from)
    .where('anchor', '>=', PLACES)
    .execute();
}

const tasksOfPupil = repeated((db, pupilId: string, from: number) =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where('pupil_id', '=', pupilId)
    .where('anchor', '>=', from)
    .orderBy('anchor'),
);
const tasksOnPath = repeated((db, somvensterId: string, places: number) =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where('somvenster_id', '=', somvensterId)
    .where('anchor', '<', places)
    .orderBy('anchor'),
);
const gamesOfPupil = repeated((db, pupilId: string) =>
  db
    .selectFrom('task_games')
    .innerJoin('tasks', 'tasks.id', 'task_games.task_id')
    .select(['task_games.task_id', 'task_games.game', 'task_games.stars', 'task_games.plays'])
    .select('task_games.last_played_at')
    .where('tasks.pupil_id', '=', pupilId),
);

/** All tasks of a pupil in walking order of their islands, with what was reached in them. */
export const allTasksOf = async (db: Db, pupilId: string): Promise<PlayedTask[]> =>
  withResults(db, await tasksOfPupil(db, pupilId, HIDDEN_BELOW.anchor));

/** The tasks of a somvenster's own places in walking order, with what was reached in them. */
export const tasksOf = async (db: Db, somvensterId: string): Promise<PlayedTask[]> =>
  withResults(db, await tasksOnPath(db, somvensterId, PLACES));

/** The same tasks, all of one pupil, with what was reached in each of their games. */
async function withResults(db: Db, tasks: readonly TaskRow[]): Promise<PlayedTask[]> {
  if (tasks.length === 0) return [];
  const games = await gamesOfPupil(db, tasks[0]!.pupil_id);
  const perTask = Map.groupBy(games, (row) => row.task_id);
  return tasks.map((task) => {
    const own = perTask.get(task.id) ?? [];
    return {
      ...task,
      stars: new Map(own.map((row) => [row.game, row.stars])),
      plays: new Map(own.map((row) => [row.game, row.plays])),
      playedAt: Math.max(0, ...own.map((row) => row.last_played_at)),
    };
  });
}

/** Opens tasks, on whatever islands; what was open stays as it was. */
export async function openTasks(db: Db, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('tasks')
    .set({ opened_at: now })
    .where('id', 'in', ids)
    // Somebody else may have opened them meanwhile: the moment tells which round did.
    .where('opened_at', 'is', null)
    .execute();
}

/** Which shut places of an island finished ones have earned; `path` is those of it whose words are there. */
export const earnedOn = (path: readonly PlayedTask[], levels: ReadonlyMap<string, PlaceLevel>): string[] =>
  toOpen(
    path.map((task) => {
      const level = levels.get(levelKey(task));
      return { ...task, open: task.opened_at !== null, ...(level && { level }) };
    }),
  );

/** Opens the places that finished places have earned. What was open stays open. */
export async function openEarned(db: Db, somvensterId: string, now: number): Promise<void> {
  // What is not there any more is not shown: it keeps nothing shut.
  const tasks = await withoutGone(db, await tasksOf(db, somvensterId));
  const levels = tasks[0] ? await placeLevels(db, tasks[0].pupil_id) : new Map<string, PlaceLevel>();
  await openTasks(db, earnedOn(tasks, levels), now);
}

/** Stars of a pupil over all tasks (the best result of each) and coins over all rounds. */
export async function purse(db: Db, pupilId: string): Promise<{ stars: number; coins: number }> {
  const best = await db
    .selectFrom('task_games')
    .innerJoin('tasks', 'tasks.id', 'task_games.task_id')
    .select(['task_games.task_id', 'task_games.stars'])
    .where('tasks.pupil_id', '=', pupilId)
    .execute();
  const perTask = Map.groupBy(best, (row) => row.task_id);
  const stars = [...perTask.values()].reduce(
    (sum, rows) => sum + starsOf({ stars: new Map(rows.map((row, i) => [String(i), row.stars])) }),
    0,
  );
  return { stars, coins: await coinsOf(db, pupilId) };
}

/** Whether there is such a task, and of this pupil. */
export async function isTaskOf(db: Db, id: string, pupilId: string): Promise<boolean> {
  const query = db
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', id)
    .where('pupil_id', '=', pupilId)
    .where('anchor', '>=', HIDDEN_BELOW.anchor);
  return (await query.executeTakeFirst()) !== undefined;
}
