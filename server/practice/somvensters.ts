import { newId } from '../contract/id.ts';
import { transact, type Db } from '../data/database.ts';
import type { SomvensterRow, TaskRow } from '../data/schema.ts';
import { FIRST_ISLAND, OPEN_AT_START, starsOf, toOpen } from './island.ts';

/** A task with the best stars per game that was played there. */
export interface PlayedTask extends TaskRow {
  stars: Map<string, number>;
  /** Plays per game. */
  plays: Map<string, number>;
}

/** The open somvenster of a pupil; a pupil who has none yet gets the first, with one task per category. */
export async function openSomvenster(
  db: Db,
  pupilId: string,
  categories: readonly string[],
): Promise<SomvensterRow> {
  return (await newest(db, pupilId)) ?? transact(db, (trx) => create(trx, pupilId, categories));
}

const newest = (db: Db, pupilId: string) =>
  db
    .selectFrom('somvensters')
    .selectAll()
    .where('pupil_id', '=', pupilId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

async function create(db: Db, pupilId: string, categories: readonly string[]): Promise<SomvensterRow> {
  // Two calls at once: the second finds what the first made.
  const earlier = await newest(db, pupilId);
  if (earlier) return earlier;
  const { number, theme, name, places } = FIRST_ISLAND;
  const row: SomvensterRow = {
    id: newId(),
    pupil_id: pupilId,
    number,
    theme,
    name,
    opened_at: Date.now(),
  };
  await db.insertInto('somvensters').values(row).execute();
  await db
    .insertInto('tasks')
    .values(
      categories.slice(0, places).map((category, anchor) => ({
        id: newId(),
        somvenster_id: row.id,
        pupil_id: pupilId,
        anchor,
        category,
        word_list_id: null,
        opened_at: anchor < OPEN_AT_START ? row.opened_at : null,
      })),
    )
    .execute();
  return row;
}

/** The tasks of a somvenster's own places in walking order, with what was reached in them. */
export async function tasksOf(db: Db, somvensterId: string): Promise<PlayedTask[]> {
  const tasks = await db
    .selectFrom('tasks')
    .selectAll()
    .where('somvenster_id', '=', somvensterId)
    .where('word_list_id', 'is', null)
    .orderBy('anchor')
    .execute();
  return withResults(db, somvensterId, tasks);
}

/** The same tasks with what was reached in each of their games. */
export async function withResults(
  db: Db,
  somvensterId: string,
  tasks: readonly TaskRow[],
): Promise<PlayedTask[]> {
  const games = await db
    .selectFrom('task_games')
    .innerJoin('tasks', 'tasks.id', 'task_games.task_id')
    .select(['task_games.task_id', 'task_games.game', 'task_games.stars', 'task_games.plays'])
    .where('tasks.somvenster_id', '=', somvensterId)
    .execute();
  return tasks.map((task) => {
    const own = games.filter((row) => row.task_id === task.id);
    return {
      ...task,
      stars: new Map(own.map((row) => [row.game, row.stars])),
      plays: new Map(own.map((row) => [row.game, row.plays])),
    };
  });
}

/** Opens the places that finished places have earned. What was open stays open. */
export async function openEarned(db: Db, somvensterId: string, now: number): Promise<void> {
  const tasks = await tasksOf(db, somvensterId);
  const ids = toOpen(tasks.map((task) => ({ ...task, open: task.opened_at !== null })));
  if (ids.length > 0) await db.updateTable('tasks').set({ opened_at: now }).where('id', 'in', ids).execute();
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
  const ledger = await db
    .selectFrom('rewards')
    .select(({ fn }) => fn.sum<number | null>('coins').as('coins'))
    .where('pupil_id', '=', pupilId)
    .executeTakeFirstOrThrow();
  return { stars, coins: Number(ledger.coins ?? 0) };
}
