import type { Logger } from 'pino';
import { daysAfter } from '../contract/days.ts';
import { lastDaysOf } from '../contract/licence-state.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay, timeOnDay } from '../data/day.ts';
import type { Post } from '../mail/post.ts';
import { endingBefore, type Ending } from './ended.ts';
import { LICENCE_MAILS } from '../mail/templates/licence.ts';
import { startTurns } from '../processes/turns.ts';
import { longDay } from './long-day.ts';
import { noticesOf, type Notice } from './notices.ts';
import { watchOverUse } from './over-use.ts';
import { tellAdmins } from './tell-admins.ts';

/** Minutes after midnight, in Amsterdam, from which the notices of a day go out. */
const FROM_MINUTE = 7 * 60;
/** Days that a notice may be late; what is older is left out, for the next one tells the same. */
const MOST_LATE_DAYS = 3;
/** The longest time before an end that something is told. */
const FIRST_NOTICE_DAYS = 61;
const EVERY_MS = 10 * 60 * 1000;

interface NoticeDeps {
  db: Db;
  post: Pick<Post, 'add' | 'nudge'>;
}

/**
 * Sends what is to be told of licences at a moment to all administrators, each notice once whatever happens in between. Gives how many
 * notices went out.
 */
export async function sendNotices({ db, post }: NoticeDeps, now: number): Promise<number> {
  // Before seven a day has not begun.
  const today = now >= timeOnDay(now, FROM_MINUTE) ? nameOfDay(now) : daysAfter(nameOfDay(now), -1);
  let sent = 0;
  for (const ending of await endingBefore(db, daysAfter(today, FIRST_NOTICE_DAYS))) {
    for (const notice of noticesOf(ending.last, ending.facts.holdUntil)) {
      if (!isDue(notice, today)) continue;
      if (await transact(db, (trx) => send(trx, post, { ending, notice, now }))) sent++;
    }
  }
  if (sent > 0) post.nudge();
  return sent;
}

const isDue = ({ on, isWarning }: Notice, today: string) =>
  on <= today && (isWarning || today <= daysAfter(on, MOST_LATE_DAYS));

/** Sends one notice, unless it went out before; gives whether it did now. */
async function send(
  trx: Db,
  post: Pick<Post, 'add'>,
  { ending, notice, now }: { ending: Ending; notice: Notice; now: number },
): Promise<boolean> {
  const { facts, last } = ending;
  const { id: accountId, name: organisation } = facts.account;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('licence_notices')
    .values({ licence_id: last.id, kind: notice.kind, ends_on: notice.endsOn, sent_at: now })
    .onConflict((conflict) => conflict.columns(['licence_id', 'kind', 'ends_on']).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  const { grace, readOnly, lapsed } = lastDaysOf(last, facts.holdUntil);
  await tellAdmins(trx, post, {
    accountId,
    source: `licence ${last.id} ${notice.kind} ${notice.endsOn}`,
    letter: (naam) =>
      LICENCE_MAILS[notice.subject].letter({
        ...{ naam, organisatie: organisation, soort: last.kind === 'trial' ? 'proef' : 'licentie' },
        ...{ einde: longDay(last.endsOn!), allesTot: longDay(grace), lezenTot: longDay(readOnly) },
        wissenNa: longDay(lapsed),
      }),
    toInvoices: notice.toInvoices,
    now,
  });
  return true;
}

/** Sends notices from seven on, and at once what was missed while no server ran. Gives how to stop it. */
export function startNotices(deps: NoticeDeps & { logger: Logger }): () => Promise<void> {
  const { logger } = deps;
  let watchedOn = '';
  const turn = async () => {
    const sent = await sendNotices(deps, Date.now());
    if (sent > 0) logger.info({ sent }, 'notices of licences sent');
    const now = Date.now();
    if (watchedOn === nameOfDay(now) || now < timeOnDay(now, FROM_MINUTE)) return;
    const told = await watchOverUse(deps, now);
    watchedOn = nameOfDay(now);
    if (told > 0) logger.info({ told }, 'told that there are too many pupils');
  };
  return startTurns(turn, {
    everyMs: EVERY_MS,
    failed: (error) => logger.error({ err: error }, 'notices of licences not sent'),
  });
}
