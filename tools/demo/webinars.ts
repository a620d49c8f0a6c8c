import { newId } from '../../server/contract/id.ts';
import type { Db } from '../../server/data/database.ts';
import { dayFrom, timeOnDay } from '../../server/data/day.ts';
import type { WebinarRow, WebinarSignUpRow } from '../../server/data/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Planned extends Pick<WebinarRow, 'title' | 'about' | 'seats' | 'state'> {
  /** From today. */
  days: number;
  audience?: WebinarRow['audience'];
  recording?: string;
  coming: readonly (Pick<WebinarSignUpRow, 'name' | 'organisation' | 'people'> & { waits?: boolean })[];
}

const PLANNED: readonly Planned[] = [
  {
    title: 'Beginnen met Spelwereld',
    about: 'Van kaartjes printen tot de eerste les. Met tijd voor vragen.',
    ...{ days: 16, seats: 40, state: 'open' },
    coming: [
      { name: 'Noor', organisation: 'Basisschool De Vuurtoren', people: 2 },
      { name: 'Ilse', organisation: 'Basisschool De Wilg', people: 1 },
    ],
  },
  {
    title: 'Gericht oefenen',
    about: 'Foutpatronen lezen en er een taak over klaarzetten.',
    ...{ days: 23, seats: 2, state: 'open' },
    audience: 'school',
    coming: [
      { name: 'Ruben', organisation: 'Basisschool De Wilg', people: 2 },
      { name: 'Amira', organisation: 'Basisschool Het Kompas', people: 1, waits: true },
    ],
  },
  {
    title: 'Zorg en begeleiding',
    about: 'De kaart van een leerling bespreken.',
    ...{ days: 40, seats: 30, state: 'draft' },
    audience: 'rt',
    coming: [],
  },
  {
    title: 'Beginnen met Spelwereld',
    about: 'Van kaartjes printen tot de eerste les. Met tijd voor vragen.',
    ...{ days: -20, seats: 40, state: 'open' },
    recording: 'https://video.example/beginnen',
    coming: [
      { name: 'Hester', organisation: 'Praktijk Taalhuis', people: 1 },
      { name: 'Bram', organisation: 'Basisschool Het Kompas', people: 3 },
    ],
  },
];

/** Webinars of the office: open, full, not open yet and held, with who signed up. */
export async function makeWebinars(db: Db, now: number): Promise<void> {
  for (const { days, coming, audience = 'all', recording = '', ...planned } of PLANNED) {
    const id = newId(now);
    const at = now - (days < 0 ? 30 - days : 10) * DAY_MS;
    await db
      .insertInto('webinars')
      .values({
        ...{
          ...planned,
          id,
          audience,
          recording,
          version: 1,
          sites: 'both',
          minutes: 45,
          place: '',
          price: 0,
        },
        ...{
          starts_at: timeOnDay(dayFrom(now, days), 15 * 60 + 30),
          live_link: 'https://video.example/kamer',
        },
        ...{ hidden: 0, moved_at: at, news_version: 0, news_due: 0, recording_for: null, recording_due: 0 },
        ...{ signed: null, waited: null, came: null, created_at: at },
      })
      .execute();
    for (const [i, { waits = false, ...who }] of coming.entries())
      await db
        .insertInto('webinar_sign_ups')
        .values({
          ...{ ...who, id: newId(at + i), webinar_id: id, email: `${who.name.toLowerCase()}@school.example` },
          ...{
            variant: 'nl',
            version: 0,
            told_version: 1,
            created_at: at + i,
            seat_at: waits ? null : at + i,
          },
          ...{ cancelled_at: null, came: days < 0 ? who.people : null, recording_at: null },
          ...{ day_reminded_at: days < 0 ? at : null, hour_reminded_at: days < 0 ? at : null },
        })
        .execute();
  }
}
