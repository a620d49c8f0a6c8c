import type { Coming, Webinar, WholeWebinar } from '../contract/webinars.ts';
import type { WebinarStanding } from '../contract/webinar-kinds.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { WebinarRow, WebinarSignUpRow } from '../data/schema.ts';

/** When a webinar is over. */
export const endOf = ({ starts_at: start, minutes }: Pick<WebinarRow, 'starts_at' | 'minutes'>) =>
  start + minutes * 60_000;

/** How far a webinar is at a moment, with so many seats taken. */
export function standingOf(row: WebinarRow, taken: number, now: number): WebinarStanding {
  if (row.state !== 'open') return row.state;
  if (endOf(row) <= now) return 'held';
  return taken >= row.seats ? 'full' : 'open';
}

const clock = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

/** What the office filled in. */
export const bodyOf = (row: WebinarRow) => ({
  title: row.title,
  about: row.about,
  audience: row.audience,
  sites: row.sites,
  day: nameOfDay(row.starts_at),
  time: clock.format(row.starts_at),
  minutes: row.minutes,
  place: row.place,
  liveLink: row.live_link,
  price: row.price,
  seats: row.seats,
  recording: row.recording,
  hidden: row.hidden === 1,
});

/** One webinar; undefined when there is none with this id. */
export const readWebinar = (db: Db, id: string): Promise<WebinarRow | undefined> =>
  db.selectFrom('webinars').selectAll().where('id', '=', id).executeTakeFirst();

/** Those of one page, the last day first. */
export const readPage = (db: Db, from: number, most: number): Promise<WebinarRow[]> =>
  db
    .selectFrom('webinars')
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .offset(from)
    .execute();

export async function countWebinars(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('webinars')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What the site of a variant shows: those that are to come, and those of which there is a recording. */
export const readForSite = (db: Db, variant: Variant, now: number): Promise<WebinarRow[]> =>
  db
    .selectFrom('webinars')
    .selectAll()
    .where('state', '=', 'open')
    .where('hidden', '=', 0)
    .where('sites', 'in', ['both', variant])
    .where((eb) => eb.or([eb('starts_at', '>', now), eb('recording', '!=', '')]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

/** Who signed up and did not take that back: the first first. */
export const readComing = (db: Db, webinar: string): Promise<WebinarSignUpRow[]> =>
  db
    .selectFrom('webinar_sign_ups')
    .selectAll()
    .where('webinar_id', '=', webinar)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

interface Numbers {
  people: number;
  waiting: number;
  came: number;
}
const NOBODY: Numbers = { people: 0, waiting: 0, came: 0 };

/** How many people have a seat, wait and were there, per webinar. */
export async function readNumbers(db: Db, webinars: readonly string[]): Promise<(id: string) => Numbers> {
  const rows = await db
    .selectFrom('webinar_sign_ups')
    .select(({ fn, eb }) => [
      'webinar_id',
      fn
        .sum<number>(eb.case().when('seat_at', 'is not', null).then(eb.ref('people')).else(0).end())
        .as('people'),
      fn
        .sum<number>(eb.case().when('seat_at', 'is', null).then(eb.ref('people')).else(0).end())
        .as('waiting'),
      fn.sum<number | null>('came').as('came'),
    ])
    .where('webinar_id', 'in', webinars)
    .where('cancelled_at', 'is', null)
    .groupBy('webinar_id')
    .execute();
  const byId = new Map(
    rows.map(({ webinar_id: id, people, waiting, came }) => [
      id,
      { people: Number(people), waiting: Number(waiting), came: Number(came) },
    ]),
  );
  return (id) => byId.get(id) ?? NOBODY;
}

/** Webinars as the office sees them. */
export async function viewsOf(db: Db, rows: readonly WebinarRow[], now: number): Promise<Webinar[]> {
  const numbers = await readNumbers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const isForgotten = row.signed !== null;
    const counted = isForgotten
      ? { people: row.signed ?? 0, waiting: row.waited ?? 0, came: row.came ?? 0 }
      : numbers(row.id);
    return {
      ...bodyOf(row),
      id: row.id,
      version: row.version,
      standing: standingOf(row, counted.people, now),
      startsAt: row.starts_at,
      hasBegun: row.state === 'open' && row.starts_at <= now,
      numbers: counted,
      isForgotten,
      recordingFor: row.recording_for,
    };
  });
}

/** One webinar with who signed up; undefined when it is not there. */
export async function wholeView(db: Db, id: string, now: number): Promise<WholeWebinar | undefined> {
  const row = await readWebinar(db, id);
  if (!row) return undefined;
  const [view] = await viewsOf(db, [row], now);
  const coming = (await readComing(db, id)).map(comingOf);
  return {
    ...view!,
    signUps: [
      ...coming.filter(({ isWaiting }) => !isWaiting),
      ...coming.filter(({ isWaiting }) => isWaiting),
    ],
  };
}

const comingOf = (row: WebinarSignUpRow): Coming => ({
  id: row.id,
  name: row.name,
  email: row.email,
  organisation: row.organisation,
  people: row.people,
  isWaiting: row.seat_at === null,
  came: row.came,
  at: row.created_at,
  reminded: { day: row.day_reminded_at !== null, hour: row.hour_reminded_at !== null },
});
