import { REMINDED_BEFORE_MS } from '../contract/webinar-kinds.ts';
import { transact, type Db } from '../data/database.ts';
import type { WebinarRow, WebinarSignUpRow } from '../data/schema.ts';
import type { Post } from '../mail/post.ts';
import { write } from './letters.ts';

/** Mails that are written in one transaction: answers of pupils wait no longer than that. */
const PART = 25;

/** The mail that is due to some who signed up, and what is stored of each with it, so that nobody gets it twice. */
interface Due {
  webinar: WebinarRow;
  told: 'changed' | 'off' | 'reminder' | 'recording';
  /** The first of those who are yet to get it. */
  next: (trx: Db) => Promise<WebinarSignUpRow[]>;
  mark: Partial<WebinarSignUpRow>;
  /** What is stored of the webinar when all have it. */
  done?: Partial<WebinarRow>;
}

/**
 * Writes what is due: changes, cancelling, reminders and recordings, some people at a time. What was written is marked with the mails of
 * that part: whoever goes on after a crash, or in another process, writes none twice. Ends where `isEnough` of the parts that were done.
 */
export async function tellDue(
  db: Db,
  post: Post,
  now: number,
  isEnough: (parts: number) => boolean,
): Promise<void> {
  let parts = 0;
  for (const find of [findNews, findReminders, findRecordings])
    for (const { id } of await find.webinars(db, now))
      for (let isMore = true; isMore; parts++) {
        if (isEnough(parts)) return;
        isMore = await tellPart(db, post, id, find.due, now);
        post.nudge();
      }
}

type DueOf = (webinar: WebinarRow, now: number) => readonly Due[];

/** Writes to the next people; false when those were the last. */
const tellPart = (db: Db, post: Post, id: string, dueOf: DueOf, now: number): Promise<boolean> =>
  transact(db, async (trx) => {
    // Looked at anew: it may have been moved or cancelled meanwhile.
    const webinar = await trx.selectFrom('webinars').selectAll().where('id', '=', id).executeTakeFirst();
    if (!webinar) return false;
    for (const { told, next, mark, done } of dueOf(webinar, now)) {
      const people = await next(trx);
      for (const one of people) await write(trx, post, told, webinar, one, now);
      if (people.length > 0)
        await trx
          .updateTable('webinar_sign_ups')
          .set(mark)
          .where(
            'id',
            'in',
            people.map((one) => one.id),
          )
          .execute();
      if (people.length === PART) return true;
      if (done) await trx.updateTable('webinars').set(done).where('id', '=', id).execute();
    }
    return false;
  });

const comingTo = (trx: Db, { id }: WebinarRow) =>
  trx
    .selectFrom('webinar_sign_ups')
    .selectAll()
    .where('webinar_id', '=', id)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(PART);

/** Changes, and that it is off. */
const findNews = {
  webinars: (db: Db) => db.selectFrom('webinars').select('id').where('news_due', '=', 1).execute(),
  due: (webinar: WebinarRow): readonly Due[] =>
    webinar.news_due === 0
      ? []
      : [
          {
            webinar,
            told: webinar.state === 'cancelled' ? 'off' : 'changed',
            next: (trx) => comingTo(trx, webinar).where('told_version', '<', webinar.news_version).execute(),
            mark: { told_version: webinar.news_version },
            done: { news_due: 0 },
          },
        ],
};

/** A day before, and an hour: to who knew of it that early. */
const findReminders = {
  webinars: (db: Db, now: number) =>
    db
      .selectFrom('webinars')
      .select('id')
      .where('starts_at', '>', now)
      .where('starts_at', '<=', now + REMINDED_BEFORE_MS.day)
      .where('state', '=', 'open')
      .execute(),
  due(webinar: WebinarRow, now: number): readonly Due[] {
    const { starts_at: start, moved_at: moved, state } = webinar;
    if (state !== 'open' || start <= now) return [];
    const kind = now >= start - REMINDED_BEFORE_MS.hour ? 'hour' : 'day';
    const from = start - REMINDED_BEFORE_MS[kind];
    if (now < from || moved > from) return [];
    const column = kind === 'hour' ? 'hour_reminded_at' : 'day_reminded_at';
    return [
      {
        webinar,
        told: 'reminder',
        next: (trx) =>
          comingTo(trx, webinar).where('seat_at', '<=', from).where(column, 'is', null).execute(),
        mark: { [column]: now },
      },
    ];
  },
};

/** The recording, to who was there or to all who signed up. */
const findRecordings = {
  webinars: (db: Db) => db.selectFrom('webinars').select('id').where('recording_due', '=', 1).execute(),
  due: (webinar: WebinarRow, now: number): readonly Due[] =>
    webinar.recording_due === 0 || webinar.recording === ''
      ? []
      : [
          {
            webinar,
            told: 'recording',
            next: (trx) =>
              comingTo(trx, webinar)
                .where('recording_at', 'is', null)
                .$if(webinar.recording_for === 'came', (query) => query.where('came', '>', 0))
                .execute(),
            mark: { recording_at: now },
            done: { recording_due: 0 },
          },
        ],
};
