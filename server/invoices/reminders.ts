import type { Logger } from 'pino';
import { REMINDER_DAYS } from '../contract/account-terms.ts';
import { daysAfter } from '../contract/days.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay, timeOnDay } from '../data/day.ts';
import type { InvoiceRow } from '../data/schema.ts';
import { inEuros } from '../contract/price.ts';
import { longDay } from '../licence/long-day.ts';
import type { Post } from '../mail/post.ts';
import { reminderMail } from '../mail/templates/licence.ts';
import { startTurns } from '../processes/turns.ts';
import { numberText, partsOf } from './document.ts';
import { receiverOf } from './receiver.ts';

interface ReminderDeps {
  db: Db;
  post: Pick<Post, 'add' | 'nudge'>;
}

/** Minutes after midnight, in Amsterdam, from which reminders go out. */
const FROM_MINUTE = 7 * 60;
const EVERY_MS = 60 * 60_000;

/**
 * Reminds of invoices that are not paid, each once on its days (REMINDER_DAYS); one that was missed is left out when the next one is due.
 * Afterwards it is the office's. Gives how many went out.
 */
export async function remind({ db, post }: ReminderDeps, now: number): Promise<number> {
  const today = nameOfDay(now);
  const late = await db
    .selectFrom('invoices')
    .selectAll()
    .where('series', '=', 'F')
    .where('state', '=', 'final')
    .where('due_day', '<=', daysAfter(today, -REMINDER_DAYS[0]))
    .where('reminders', '<', REMINDER_DAYS.length)
    .execute();
  let sent = 0;
  for (const row of late) {
    const due = REMINDER_DAYS.filter((days) => daysAfter(row.due_day!, days) <= today).length;
    if (due > row.reminders && (await transact(db, (trx) => send(trx, post, row, due)))) sent++;
  }
  if (sent > 0) post.nudge();
  return sent;
}

/** Sends the reminder, unless another did or it was paid meanwhile. */
async function send(trx: Db, post: Pick<Post, 'add'>, row: InvoiceRow, due: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invoices')
    .set({ reminders: due })
    .where('id', '=', row.id)
    .where('state', '=', 'final')
    .where('reminders', '=', row.reminders)
    .executeTakeFirst();
  if (!numUpdatedRows) return false;
  const to = await receiverOf(trx, row);
  if (!to) return false;
  const { incl } = partsOf(row).totals;
  const credited = await creditedOf(trx, row.id);
  await post.add(trx, {
    to,
    letter: reminderMail.letter({
      ...{ naam: to.name, organisatie: to.organisation, nummer: numberText(row)! },
      herinnering: due === REMINDER_DAYS.length ? 'tweede herinnering' : 'herinnering',
      voor: longDay(row.due_day!),
      gecrediteerd: credited > 0 ? inEuros(credited, to.variant) : '',
      open: inEuros(incl - credited, to.variant),
    }),
    accountId: row.account_id,
  });
  return true;
}

/** What was taken back of an invoice, in cents with VAT. */
async function creditedOf(trx: Db, invoice: string): Promise<number> {
  const notes = await trx.selectFrom('invoices').selectAll().where('corrects_id', '=', invoice).execute();
  return notes.reduce((sum, note) => sum - partsOf(note).totals.incl, 0);
}

/** Reminds each day from seven on, and at once of what was missed. Gives how to stop it. */
export function startReminders(deps: ReminderDeps & { logger: Logger }): () => Promise<void> {
  const { logger } = deps;
  const turn = async () => {
    const now = Date.now();
    if (now < timeOnDay(now, FROM_MINUTE)) return;
    const sent = await remind(deps, now);
    if (sent > 0) logger.info({ sent }, 'reminders of invoices sent');
  };
  return startTurns(turn, {
    everyMs: EVERY_MS,
    failed: (error) => logger.error({ err: error }, 'reminders of invoices not sent'),
  });
}
