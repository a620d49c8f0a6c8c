import { audit } from '../../audit/audit.ts';
import { UNREACHABLE_BOUNCES } from '../../contract/account-terms.ts';
import { transact, type Db } from '../../data/database.ts';
import type { MailRow } from '../../data/schema.ts';
import { ADMIN_ROLES } from '../../licence/admins.ts';
import { sendMessage } from '../../messages/send.ts';
import type { BounceReport } from './report.ts';

/** Who marks by hand what nothing came back of, and why. */
interface ByHand {
  actorId: string;
  reason: string;
}

/**
 * Notes that a mail did not arrive: for good, or not yet. Once a second one did not, the address is marked and who runs the account hears of
 * it; nobody is kept from logging in. Gives whether something changed: a report that is read twice counts once.
 */
export const noteBounce = (
  db: Db,
  { mailId, status, said }: BounceReport,
  now: number,
  by?: ByHand,
): Promise<boolean> =>
  transact(db, async (trx) => {
    const isFinal = status.startsWith('5');
    const reason = by
      ? `Komt niet aan: ${by.reason}`
      : `${isFinal ? 'Komt niet aan' : 'Nog niet aangekomen'} (${status})${said && `: ${said}`}`;
    const mail = await trx
      .updateTable('mails')
      .set({ reason, ...(isFinal && { state: 'bounced' as const, link: null, settled_at: now }) })
      .where('id', '=', mailId)
      .where('state', '=', 'sent')
      .returningAll()
      .executeTakeFirst();
    if (!mail) return false;
    if (isFinal) await count(trx, mail, now);
    if (by)
      await audit(trx, {
        action: 'mail-bounced',
        actorId: by.actorId,
        accountId: mail.account_id,
        subject: mail.id,
        reason: by.reason,
      });
    return true;
  });

/** Counts it at whoever still has that address. */
async function count(trx: Db, mail: MailRow, now: number): Promise<void> {
  if (mail.user_id === null) return;
  const user = await trx
    .updateTable('users')
    .set(({ eb }) => ({ mail_bounces: eb('mail_bounces', '+', 1) }))
    .where('id', '=', mail.user_id)
    .where('email', '=', mail.to_address)
    .returning(['id', 'name', 'account_id', 'mail_bounces'])
    .executeTakeFirst();
  if (user?.mail_bounces !== UNREACHABLE_BOUNCES || user.account_id === null) return;
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', user.account_id)
    .where('role', 'in', ADMIN_ROLES)
    .where('active', '=', 1)
    .execute();
  if (admins.length === 0) return;
  await sendMessage(
    trx,
    {
      kind: 'storing',
      title: `Mail aan ${user.name} komt niet aan`,
      text: `Twee mails van Spelwereld aan ${user.name} kwamen terug: het e-mailadres bestaat niet of neemt niets aan.\n\nInloggen gaat gewoon door, maar nieuws en kopieën van berichten mailen we nu niet meer. Laat het e-mailadres bij de eigen gegevens verbeteren; daarna komt alle mail weer.`,
      accountId: user.account_id,
      receivers: admins.map(({ id }) => id),
      source: `bounced ${mail.id}`,
    },
    now,
  );
}

/** The office knows that an address works after all: all mail goes there again. */
export const liftBounces = (db: Db, mail: MailRow, { actorId, reason }: ByHand): Promise<boolean> =>
  transact(db, async (trx) => {
    if (mail.user_id === null) return false;
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ mail_bounces: 0 })
      .where('id', '=', mail.user_id)
      .where('mail_bounces', '>', 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await audit(trx, {
      action: 'mail-bounces-lifted',
      actorId,
      accountId: mail.account_id,
      subject: mail.user_id,
      reason,
    });
    return true;
  });
