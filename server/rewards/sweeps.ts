import type { Db } from '../data/database.ts';
import type { RoundRow, TaskRow } from '../data/schema.ts';
import { isDusty } from '../practice/island.ts';
import { levelKey, placeLevel } from '../practice/levels.ts';

/**
 * Notes that a round begins at a place that asks for repetition: played to its end it has swept the place clean, which
 * the log can't tell afterwards. Call it once the answers of before were taken in.
 */
export async function noteIfDusty(db: Db, round: RoundRow, task: TaskRow): Promise<void> {
  const level = await db
    .selectFrom('practice_levels')
    .selectAll()
    .where('pupil_id', '=', round.pupil_id)
    .where('category', '=', levelKey(task))
    .executeTakeFirst();
  if (!level) return;
  const games = await db
    .selectFrom('task_games')
    .select(['game', 'stars'])
    .where('task_id', '=', task.id)
    .execute();
  const stars = new Map(games.map((row) => [row.game, row.stars]));
  if (!isDusty({ stars, level: placeLevel(level) }, round.started_at)) return;
  await db
    .insertInto('sweeps')
    .values({ round_id: round.id, pupil_id: round.pupil_id, at: round.started_at })
    .onConflict((conflict) => conflict.column('round_id').doNothing())
    .execute();
}
