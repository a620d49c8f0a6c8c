import { RETENTION } from '../contract/retention.ts';
import { transact, type Db } from '../data/database.ts';
import { overBefore } from '../data/day.ts';
import { readNumbers } from './repository.ts';

/** Forgets who signed up for webinars of long ago; how many they were stays. */
export async function clearSignUps(db: Db, now: number): Promise<void> {
  const old = await db
    .selectFrom('webinars')
    .select('id')
    .where('starts_at', '<', overBefore(RETENTION.signUps.span, now))
    .where('signed', 'is', null)
    .execute();
  for (const { id } of old)
    await transact(db, async (trx) => {
      const { people, waiting, came } = (await readNumbers(trx, [id]))(id);
      await trx
        .updateTable('webinars')
        .set({ signed: people, waited: waiting, came, news_due: 0, recording_due: 0 })
        .where('id', '=', id)
        .execute();
      await trx.deleteFrom('webinar_sign_ups').where('webinar_id', '=', id).execute();
    });
}
