import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import { foldEmail } from '../auth/fold.ts';
import type { signUp } from '../contract/webinars.ts';
import type { Variant } from '../contract/variant.ts';
import { transact, type Db } from '../data/database.ts';
import type { WebinarRow, WebinarSignUpRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Post } from '../mail/post.ts';
import { write } from './letters.ts';
import { takeBackReminders } from './reminders.ts';
import { readComing, readNumbers, readWebinar } from './repository.ts';

type Wish = Omit<z.output<typeof signUp.body>, 'website'>;

/** How many seats of a webinar are left. */
export const freeSeats = async (db: Db, { id, seats }: WebinarRow): Promise<number> =>
  Math.max(0, seats - (await readNumbers(db, [id]))(id).people);

const findSignUp = (db: Db, id: string) =>
  db.selectFrom('webinar_sign_ups').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Gives somebody seats at a webinar, or a place in line when that is wished and there are too few, and confirms it by mail, with a link
 * to cancel; the same id again changes nothing. Throws `not-found` and, without a seat to give or a line to stand in, `conflict`.
 */
export async function takeSeats(
  db: Db,
  post: Post,
  id: string,
  wish: Wish,
  variant: Variant,
  now: number,
): Promise<{ free: number; isWaiting: boolean }> {
  const answer = await transact(db, async (trx) => {
    const webinar = await readWebinar(trx, wish.training);
    if (!webinar || webinar.state === 'draft' || webinar.hidden === 1)
      throw notFound('Deze training is er niet meer.');
    const left = await freeSeats(trx, webinar);
    const known = await findSignUp(trx, id);
    if (known) return { free: left, isWaiting: known.seat_at === null };
    if (webinar.state === 'cancelled') throw new Problem('conflict', 'Deze training gaat niet door.');
    if (webinar.starts_at <= now) throw new Problem('conflict', 'Deze training is al geweest.');
    await beNew(trx, webinar.id, wish.email);
    const isWaiting = left < wish.people;
    if (isWaiting && !wish.waits) throw new Problem('conflict', tooFew(left));
    const { name, email, organisation, people } = wish;
    const row = {
      ...{ id, webinar_id: webinar.id, name, email, organisation, people, variant },
      ...{ version: 0, told_version: webinar.version, created_at: now, seat_at: isWaiting ? null : now },
      ...{
        cancelled_at: null,
        came: null,
        day_reminded_at: null,
        hour_reminded_at: null,
        recording_at: null,
      },
    };
    await trx.insertInto('webinar_sign_ups').values(row).execute();
    await write(trx, post, isWaiting ? 'line' : 'seat', webinar, row, now);
    return { free: isWaiting ? left : left - people, isWaiting };
  });
  post.nudge();
  return answer;
}

/** Throws where an address is signed up for a webinar already: it would count twice, and be told two things. */
async function beNew(trx: Db, webinar: string, email: string): Promise<void> {
  const same = (await readComing(trx, webinar)).find((one) => foldEmail(one.email) === foldEmail(email));
  if (!same) return;
  throw new Problem(
    'conflict',
    same.seat_at === null
      ? 'Met dit mailadres sta je al op de wachtlijst.'
      : 'Met dit mailadres ben je al aangemeld. Kom je met meer of minder mensen? Meld je dan eerst af met de link in je mail.',
  );
}

const tooFew = (left: number) =>
  left === 0
    ? 'Deze training zit vol. Ga op de wachtlijst, kies een andere dag, of vraag hieronder een datum.'
    : `Er ${left === 1 ? 'is nog 1 plaats' : `zijn nog ${left} plaatsen`}. Meld minder mensen aan of kies een andere dag.`;

/**
 * Takes a sign-up back, and gives the seats to who is next in line; again: the same answer. Throws `not-found`, and `conflict` once the
 * webinar has begun.
 */
export async function giveSeatsBack(db: Db, post: Post, id: string, now: number): Promise<WebinarRow> {
  const webinar = await transact(db, async (trx) => {
    const row = await findSignUp(trx, id);
    const found = row && (await readWebinar(trx, row.webinar_id));
    if (!found) throw notFound('Deze aanmelding kennen we niet (meer).');
    if (row.cancelled_at === null && found.state === 'open' && found.starts_at <= now)
      throw new Problem('conflict', 'Deze training is al geweest. Afmelden hoeft niet meer.');
    await signOff(trx, post, found, id, now);
    return found;
  });
  post.nudge();
  return webinar;
}

/**
 * Takes somebody off a webinar for the office, with a mail if that is wished; who is next in line gets the seats. Again: nothing changes,
 * and there is no second mail. Throws `not-found`, and `conflict` once it has begun or where it does not take place.
 */
export async function takeOff(
  db: Db,
  post: Post,
  { webinar: id, signup }: { webinar: string; signup: string },
  { tells, by, now }: { tells: boolean; by: string; now: number },
): Promise<void> {
  await transact(db, async (trx) => {
    const row = await findSignUp(trx, signup);
    const webinar = row && row.webinar_id === id ? await readWebinar(trx, id) : undefined;
    if (!webinar) throw notFound('Deze aanmelding is er niet meer.');
    if (webinar.state === 'cancelled') throw new Problem('conflict', 'Dit webinar gaat niet door.');
    if (webinar.starts_at <= now)
      throw new Problem('conflict', 'Dit webinar is al begonnen. Wie er was vink je aan.');
    const off = await signOff(trx, post, webinar, signup, now);
    if (!off) return;
    if (tells) await write(trx, post, 'takenOff', webinar, off, now);
    const detail = tells ? 'met een mail' : 'zonder mail';
    await audit(trx, { action: 'webinar-taken-off', actorId: by, subject: id, detail });
  });
  post.nudge();
}

/** Signs somebody off, and lets the line move up; undefined when that was done before. */
async function signOff(
  trx: Db,
  post: Post,
  webinar: WebinarRow,
  id: string,
  now: number,
): Promise<WebinarSignUpRow | undefined> {
  const off = await trx
    .updateTable('webinar_sign_ups')
    .set(({ eb }) => ({ cancelled_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!off) return undefined;
  await takeBackReminders(trx, webinar, [id]);
  await fillSeats(trx, post, webinar, now);
  return off;
}

/**
 * Gives free seats to who waits: in the order of the line, each for whom there are enough. Who comes with more people than there are
 * seats keeps the place in line.
 */
export async function fillSeats(trx: Db, post: Post, webinar: WebinarRow, now: number): Promise<void> {
  if (webinar.state !== 'open' || webinar.starts_at <= now) return;
  let left = await freeSeats(trx, webinar);
  const line = (await readComing(trx, webinar.id)).filter(({ seat_at: seat }) => seat === null);
  for (const one of line) {
    if (one.people > left) continue;
    // They are told of all that changed by this mail.
    const given = { ...one, seat_at: now, version: one.version + 1, told_version: webinar.version };
    const { numUpdatedRows } = await trx
      .updateTable('webinar_sign_ups')
      .set({ seat_at: given.seat_at, version: given.version, told_version: given.told_version })
      .where('id', '=', one.id)
      .where('seat_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    left -= one.people;
    await write(trx, post, 'freed', webinar, given, now);
  }
}
