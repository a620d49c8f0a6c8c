import { REMINDED_BEFORE_MS } from '../contract/webinar-kinds.ts';
import type { Db } from '../data/database.ts';
import type { WebinarRow } from '../data/schema.ts';
import { webinarReminderMail } from '../mail/templates/webinars.ts';

/** The end of an address by which somebody signs off: behind the #, where it goes to no server and no log. */
export const signOffPart = (signUp: string) => `#afmelden=${signUp}`;

/**
 * Takes back the reminders of these sign-ups that did not go out yet. `webinar` as it stood when they were written: none of them is older
 * than a day before it begins.
 */
export async function takeBackReminders(
  trx: Db,
  webinar: Pick<WebinarRow, 'starts_at'>,
  signUps: readonly string[],
): Promise<void> {
  const { key } = webinarReminderMail;
  const waiting = await trx
    .selectFrom('mails')
    .select(['id', 'link'])
    .where('state', 'in', ['waiting', 'kept'])
    .where('created_at', '>=', webinar.starts_at - REMINDED_BEFORE_MS.day)
    // With its version where the text is one of the office.
    .where(({ or, eb }) => or([eb('kind', '=', key), eb('kind', 'like', `${key}@%`)]))
    .execute();
  const parts = new Set(signUps.map(signOffPart));
  const theirs = waiting.flatMap(({ id, link }) =>
    parts.has(link?.slice(link.lastIndexOf('#')) ?? '') ? [id] : [],
  );
  if (theirs.length === 0) return;
  await trx.deleteFrom('mails').where('id', 'in', theirs).where('state', 'in', ['waiting', 'kept']).execute();
}
