import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { openOf } from '../testing/old-database.ts';
import { emptyPlace } from '../testing/places.ts';
import { tempFolder } from '../testing/temp.ts';

test('trainings that stood on the site become webinars, with who signed up; what else stood there stays', async () => {
  const place = await emptyPlace();
  const old = await openOf(place, '0077-sound-reports');
  const data = JSON.stringify({
    ...{
      level: 'teach',
      day: '2027-07-07',
      time: '15:30',
      minutes: 60,
      place: 'Zwolle',
      price: 25,
      seats: 12,
    },
    recording: '',
  });
  await sql`
    insert into bulletin (id, kind, sites, day, data, created_at)
    values ('t', 'training', 'be', '2027-07-07', ${data}, 5), ('n', 'notice', 'nl', '', '{}', 6)
  `.execute(old);
  await sql`
    insert into training_sign_ups (id, training_id, name, email, organisation, people, created_at, cancelled_at)
    values ('a', 't', 'Zoë', 'z@school.test', 'De Ark', 3, 7, null), ('b', 't', 'Bo', 'b@school.test', '', 1, 8, 9)
  `.execute(old);
  await old.destroy();

  const db = await openDatabase(place, tempFolder());
  onTestFinished(() => db.destroy());
  expect(await db.selectFrom('webinars').selectAll().execute()).toMatchObject([
    {
      ...{
        id: 't',
        state: 'open',
        title: 'Gericht oefenen',
        sites: 'be',
        place: 'Zwolle',
        price: 25,
        seats: 12,
      },
      // Summer time.
      ...{ starts_at: Date.parse('2027-07-07T13:30:00Z'), minutes: 60, news_due: 0 },
    },
  ]);
  const signUps = await db
    .selectFrom('webinar_sign_ups')
    .select(['id', 'people', 'seat_at', 'cancelled_at'])
    .orderBy('id')
    .execute();
  expect(signUps).toEqual([
    { id: 'a', people: 3, seat_at: 7, cancelled_at: null },
    { id: 'b', people: 1, seat_at: 8, cancelled_at: 9 },
  ]);
  expect(await db.selectFrom('bulletin').select('id').execute()).toEqual([{ id: 'n' }]);
});
