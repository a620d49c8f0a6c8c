import { newId } from '../contract/id.ts';
import type { Db } from '../data/database.ts';

/** A webinar that began at `startsAt`, with a sign-up of three of whom two were there. */
export async function laidWebinar(db: Db, startsAt: number): Promise<{ webinar: string; signUp: string }> {
  const [webinar, signUp] = [newId(), newId()];
  await db
    .insertInto('webinars')
    .values({
      ...{
        id: webinar,
        version: 1,
        state: 'open',
        title: 'Beginnen',
        about: '',
        audience: 'all',
        sites: 'both',
      },
      ...{ starts_at: startsAt, minutes: 45, place: '', live_link: '', price: 0, seats: 9, recording: '' },
      ...{
        hidden: 0,
        moved_at: startsAt,
        news_version: 0,
        news_due: 0,
        recording_for: null,
        recording_due: 0,
      },
      ...{ signed: null, waited: null, came: null, created_at: startsAt },
    })
    .execute();
  await db
    .insertInto('webinar_sign_ups')
    .values({
      ...{ id: signUp, webinar_id: webinar, name: 'N', email: 'n@school.test', organisation: '', people: 3 },
      ...{ variant: 'nl', version: 0, told_version: 1, created_at: startsAt, seat_at: startsAt, came: 2 },
      ...{ cancelled_at: null, day_reminded_at: null, hour_reminded_at: null, recording_at: null },
    })
    .execute();
  return { webinar, signUp };
}
