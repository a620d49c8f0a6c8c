import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import type { RecordingFor } from '../contract/webinar-kinds.ts';
import type { saveWebinar, WebinarBody } from '../contract/webinars.ts';
import { transact, type Db } from '../data/database.ts';
import { timeOnDay } from '../data/day.ts';
import type { WebinarRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Post } from '../mail/post.ts';
import { takeBackReminders } from './reminders.ts';
import { endOf, readComing, readNumbers, readWebinar } from './repository.ts';
import { fillSeats } from './seats.ts';

type Saved = z.output<typeof saveWebinar.body>;

const CHANGED = 'Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.';

/** What the office may see of a webinar as it is; throws `not-found`. */
async function find(trx: Db, id: string): Promise<WebinarRow> {
  const row = await readWebinar(trx, id);
  if (!row) throw notFound('Dit webinar is er niet meer.');
  return row;
}

function startOf({ day, time }: Pick<WebinarBody, 'day' | 'time'>): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return timeOnDay(Date.parse(`${day}T12:00:00Z`), hour * 60 + minute);
}

/** What of a webinar is stored as it was filled in. */
const contentOf = (body: WebinarBody) => ({
  title: body.title,
  about: body.about,
  audience: body.audience,
  sites: body.sites,
  starts_at: startOf(body),
  minutes: body.minutes,
  place: body.place,
  live_link: body.liveLink,
  price: body.price,
  seats: body.seats,
  recording: body.recording,
  hidden: body.hidden ? 1 : 0,
});
type Content = ReturnType<typeof contentOf>;

const differs = (before: WebinarRow, content: Content, keys: readonly (keyof Content)[]) =>
  keys.some((key) => before[key] !== content[key]);

/** What all who signed up have to know. */
const NEWS = ['title', 'starts_at', 'minutes', 'place', 'live_link'] as const satisfies (keyof Content)[];

const fault = (field: keyof WebinarBody, message: string) =>
  new Problem('invalid-fields', undefined, { fields: { [field]: message } });

/**
 * Stores a webinar, new or changed, and opens it when that is asked. Who signed up is to be told of another moment, place or link, and is
 * reminded anew; seats that are added go to who waits. Sent twice it is done once.
 */
export async function saveMade(
  db: Db,
  post: Post,
  id: string,
  { publish, basedOn, ...body }: Saved,
  by: string,
  now: number,
): Promise<void> {
  const content = contentOf(body);
  await transact(db, async (trx) => {
    const before = await readWebinar(trx, id);
    if (before && basedOn === 0 && before.version === 1 && !differs(before, content, keysOf(content))) return;
    if ((before?.version ?? 0) !== basedOn) throw new Problem('conflict', CHANGED);
    if (before) await change(trx, post, before, content, publish, now);
    else {
      if (publish) refusePast(content, now);
      await add(trx, id, content, publish, now);
    }
    await audit(trx, { action: 'webinar-saved', actorId: by, subject: id, detail: body.title });
  });
  post.nudge();
}

const keysOf = (content: Content) => Object.keys(content) as (keyof Content)[];

/** Nobody can sign up for what was; it only makes sense with something to see. */
function refusePast({ starts_at: start, recording }: Content, now: number): void {
  if (start <= now && recording === '') throw fault('day', 'Kies een moment dat nog komt.');
}

async function add(trx: Db, id: string, content: Content, publish: boolean, now: number) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('webinars')
    .values({
      ...content,
      id,
      version: 1,
      state: publish ? 'open' : 'draft',
      moved_at: now,
      ...{ news_version: 0, news_due: 0, recording_for: null, recording_due: 0 },
      ...{ signed: null, waited: null, came: null, created_at: now },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new Problem('conflict', CHANGED);
}

async function change(
  trx: Db,
  post: Post,
  before: WebinarRow,
  content: Content,
  publish: boolean,
  now: number,
): Promise<void> {
  if (before.state === 'cancelled')
    throw new Problem('conflict', 'Dit webinar gaat niet door. Kopieer het voor een andere dag.');
  const isOut = before.state === 'open';
  if (isOut && !publish) throw new Problem('conflict', 'Dit webinar staat al open.');
  const isMoved = differs(before, content, ['starts_at']);
  if (isOut && isMoved) {
    if (endOf(before) <= now)
      throw fault('day', 'Dit webinar is al geweest. Kopieer het voor een andere dag.');
    if (content.starts_at <= now) throw fault('day', 'Kies een moment dat nog komt.');
  }
  if (!isOut && publish) refusePast(content, now);
  const { people } = (await readNumbers(trx, [before.id]))(before.id);
  if (content.seats < people) throw fault('seats', `Er zijn al ${people} plaatsen vergeven.`);
  const isNews = isOut && endOf({ ...before, ...content }) > now && differs(before, content, NEWS);
  const version = before.version + 1;
  const changed = {
    ...content,
    version,
    ...(publish && { state: 'open' as const }),
    ...(isMoved && { moved_at: now }),
    ...(isNews && { news_version: version, news_due: 1 }),
  };
  const { numUpdatedRows } = await trx
    .updateTable('webinars')
    .set(changed)
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .where('state', '=', before.state)
    .executeTakeFirst();
  if (!numUpdatedRows) throw new Problem('conflict', CHANGED);
  if (isMoved) {
    await takeBackAllReminders(trx, before);
    await trx
      .updateTable('webinar_sign_ups')
      .set({ day_reminded_at: null, hour_reminded_at: null })
      .where('webinar_id', '=', before.id)
      .execute();
  }
  if (isOut) await fillSeats(trx, post, { ...before, ...changed }, now);
}

/** Throws a draft away. */
export async function removeDraft(db: Db, id: string, by: string): Promise<void> {
  await transact(db, async (trx) => {
    await find(trx, id);
    const { numDeletedRows } = await trx
      .deleteFrom('webinars')
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .executeTakeFirst();
    if (!numDeletedRows)
      throw new Problem('conflict', 'Hiervoor konden mensen zich aanmelden. Laat het niet doorgaan.');
    await audit(trx, { action: 'webinar-removed', actorId: by, subject: id });
  });
}

const takeBackAllReminders = async (trx: Db, webinar: WebinarRow) =>
  takeBackReminders(
    trx,
    webinar,
    (await readComing(trx, webinar.id)).map(({ id }) => id),
  );

/** It does not take place: all who signed up are to be told, and are reminded no more. Again: nothing changes. */
export async function cancel(
  db: Db,
  id: string,
  { reason, basedOn }: { reason: string; basedOn: number },
  by: string,
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    const row = await find(trx, id);
    if (row.state === 'cancelled') return;
    if (row.state === 'draft') throw new Problem('conflict', 'Dit is nog een concept. Gooi het weg.');
    if (row.version !== basedOn) throw new Problem('conflict', CHANGED);
    if (endOf(row) <= now) throw new Problem('conflict', 'Dit webinar is al geweest.');
    const version = row.version + 1;
    const { numUpdatedRows } = await trx
      .updateTable('webinars')
      .set({ state: 'cancelled', version, news_version: version, news_due: 1 })
      .where('id', '=', id)
      .where('version', '=', basedOn)
      .executeTakeFirst();
    if (!numUpdatedRows) throw new Problem('conflict', CHANGED);
    await takeBackAllReminders(trx, row);
    await audit(trx, { action: 'webinar-cancelled', actorId: by, subject: id, detail: row.title, reason });
  });
}

/** Notes how many people of a sign-up were there; null: not known. */
export async function setCame(
  db: Db,
  { webinar, signup }: { webinar: string; signup: string },
  came: number | null,
  by: string,
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    const row = await find(trx, webinar);
    if (row.state !== 'open' || row.starts_at > now)
      throw new Problem('conflict', 'Wie er was vink je aan als het begonnen is.');
    const one = await trx
      .selectFrom('webinar_sign_ups')
      .select(['people', 'came'])
      .where('id', '=', signup)
      .where('webinar_id', '=', webinar)
      .where('cancelled_at', 'is', null)
      .executeTakeFirst();
    if (!one) throw notFound('Deze aanmelding is er niet meer.');
    if (one.came === came) return;
    if (came !== null && came > one.people)
      throw new Problem('invalid-fields', undefined, { fields: { came: `Hoogstens ${one.people}.` } });
    await trx.updateTable('webinar_sign_ups').set({ came }).where('id', '=', signup).execute();
    await audit(trx, {
      action: 'webinar-attendance',
      actorId: by,
      subject: webinar,
      detail: String(came ?? '?'),
    });
  });
}

/** The recording is to be mailed to who was there, or to all who signed up; who had it gets it no second time. */
export async function mailTo(db: Db, id: string, to: RecordingFor, by: string, now: number): Promise<void> {
  await transact(db, async (trx) => {
    const row = await find(trx, id);
    if (row.state !== 'open' || endOf(row) > now)
      throw new Problem('conflict', 'De opname mail je na afloop.');
    if (row.recording === '') throw new Problem('conflict', 'Vul eerst het adres van de opname in.');
    if (row.signed !== null) throw new Problem('conflict', 'Wie zich aanmeldde is niet meer bewaard.');
    await trx
      .updateTable('webinars')
      .set({ recording_for: row.recording_for === 'all' ? 'all' : to, recording_due: 1 })
      .where('id', '=', id)
      .execute();
    await audit(trx, { action: 'webinar-recording', actorId: by, subject: id, detail: to });
  });
}
