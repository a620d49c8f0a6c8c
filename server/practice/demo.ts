import { newId } from '../contract/id.ts';
import { transact, type Db } from '../data/database.ts';
import { openEarned, openSomvenster, tasksOf } from './somvensters.ts';

/** What a demo pupil has reached on the first places: enough to see every state of a place on the map. */
const REACHED = [[3, 3, 3], [3, 1], [2], [1]];
const COINS = 65;

/** Throws away everything the demo pupil did, and gives the map with which a demo begins. */
export async function resetDemoPupil(
  db: Db,
  pupilId: string,
  categoriesOf: (groep: number) => readonly string[],
  games: readonly string[],
): Promise<void> {
  await transact(db, async (trx) => {
    for (const table of [
      'rewards',
      'belongings',
      'wardrobes',
      'trophies',
      'kites',
      'skills',
      'practice_states',
      'practice_levels',
      'day_counts',
      'day_levels',
      'progress_notes',
      'rounds',
      'somvensters',
      'pupil_settings',
    ] as const) {
      await trx.deleteFrom(table).where('pupil_id', '=', pupilId).execute();
    }
  });
  const { groep } = await db
    .selectFrom('pupils')
    .select('groep')
    .where('id', '=', pupilId)
    .executeTakeFirstOrThrow();
  const somvenster = await openSomvenster(db, pupilId, categoriesOf(groep));
  const now = Date.now();
  await transact(db, async (trx) => {
    const tasks = await tasksOf(trx, somvenster.id);
    const rows = REACHED.flatMap((results, place) =>
      results.flatMap((stars, i) => {
        const [task, game] = [tasks[place], games[i]];
        return task && game ? [{ task_id: task.id, game, stars, plays: 1, last_played_at: now }] : [];
      }),
    );
    if (rows.length > 0) await trx.insertInto('task_games').values(rows).execute();
    await trx
      .insertInto('rewards')
      .values({
        id: newId(),
        pupil_id: pupilId,
        round_id: null,
        kind: 'begin',
        subject: null,
        coins: COINS,
        at: now,
      })
      .execute();
    await openEarned(trx, somvenster.id, now);
  });
}
