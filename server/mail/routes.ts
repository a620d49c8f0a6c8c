import type { Viewer } from '../access/access.ts';
import { audit } from '../audit/audit.ts';
import { getMail, listMails, MAILS_PER_PAGE, retryMail, type MailHead } from '../contract/mail.ts';
import type { Db } from '../data/database.ts';
import type { MailRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Mailer } from './worker.ts';
import { fillLink } from './render.ts';

/** The outbox as the office reads it. `isSending` is whether there is a mail server. */
export function mailRoutes(calls: Calls, db: Db, mailer: Mailer, isSending: boolean): void {
  calls.on(listMails, async ({ query: { page, state, search }, session }) => {
    let found = readable(db, session);
    if (state) found = found.where('mails.state', '=', state);
    if (search) {
      const like = `%${search.toLowerCase()}%`;
      found = found.where((eb) =>
        eb.or(
          (['to_name', 'to_address', 'subject'] as const).map((column) =>
            eb(eb.fn<string>('lower', [`mails.${column}`]), 'like', like),
          ),
        ),
      );
    }
    const { total } = await found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const mails = await found
      .selectAll('mails')
      .orderBy('mails.created_at', 'desc')
      .orderBy('mails.id', 'desc')
      .limit(MAILS_PER_PAGE)
      .offset((page - 1) * MAILS_PER_PAGE)
      .execute();
    return { mails: mails.map(headOf), total: Number(total), isSending };
  });

  const one = async (viewer: Viewer, id: string): Promise<MailRow> => {
    const mail = await readable(db, viewer).selectAll('mails').where('mails.id', '=', id).executeTakeFirst();
    if (!mail) throw notFound('Deze mail is er niet.');
    return mail;
  };

  calls.on(getMail, async ({ params, session }) => {
    const mail = await one(session, params.mail);
    await audit(db, {
      action: 'mail-read',
      actorId: session.id,
      accountId: mail.account_id,
      subject: mail.id,
    });
    const { text, html } = fillLink(mail, mail.state === 'kept' ? mail.link : null);
    return { ...headOf(mail), text, html };
  });

  calls.on(retryMail, async ({ params, session }) => {
    const mail = await one(session, params.mail);
    if (!isSending) throw new Problem('conflict', 'Er is geen mailserver ingesteld om mee te versturen.');
    const isLinkGone = mail.html !== fillLink(mail, '').html && mail.link === null;
    if (isLinkGone)
      throw new Problem(
        'conflict',
        'De link in deze mail is verlopen of verwijderd. Laat een nieuwe mail maken.',
      );
    const changed = await db
      .updateTable('mails')
      .set({ state: 'waiting', tries: 0, due_at: Date.now(), settled_at: null })
      .where('id', '=', mail.id)
      .where('state', '=', 'failed')
      .returningAll()
      .executeTakeFirst();
    if (!changed)
      throw new Problem('conflict', 'Alleen een mail die mislukt is, kan opnieuw verstuurd worden.');
    await audit(db, {
      action: 'mail-retried',
      actorId: session.id,
      accountId: mail.account_id,
      subject: mail.id,
    });
    mailer.nudge();
    return headOf(changed);
  });
}

/** The office does not read what goes to the office itself: a link in there would make it somebody else. */
function readable(db: Db, viewer: Viewer) {
  const all = db.selectFrom('mails').leftJoin('users', 'users.id', 'mails.user_id');
  if (viewer.role === 'superadmin') return all;
  return all.where((eb) =>
    eb.or([eb('users.role', 'is', null), eb('users.role', 'not in', ['office', 'superadmin'])]),
  );
}

const headOf = (mail: MailRow): MailHead => ({
  id: mail.id,
  to: { name: mail.to_name, address: mail.to_address },
  subject: mail.subject,
  state: mail.state,
  reason: mail.reason,
  tries: mail.tries,
  createdAt: mail.created_at,
  settledAt: mail.settled_at,
  dueAt: mail.state === 'waiting' ? mail.due_at : null,
});
