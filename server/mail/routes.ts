import type { Viewer } from '../access/access.ts';
import { audit } from '../audit/audit.ts';
import * as contract from '../contract/mail.ts';
import type { MailHead } from '../contract/mail.ts';
import type { Db } from '../data/database.ts';
import type { MailRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import { liftBounces, noteBounce } from './bounces/note.ts';
import { isUnreachable } from './bounces/reachable.ts';
import { fillLink } from './render.ts';
import { findMail, findMails, sendAgain } from './repository.ts';
import { isOfSecurity } from './templates/index.ts';
import { TRIAL } from './templates/write.ts';
import type { Mailer } from './worker.ts';

/** The outbox as the office reads it. `isSending` is whether there is a mail server. */
export function mailRoutes(calls: Calls, db: Db, mailer: Mailer, isSending: boolean): void {
  calls.on(contract.listMails, async ({ query: { page, state, trouble, search }, session }) => {
    const { mails, total } = await findMails(db, session, {
      page,
      state,
      trouble: trouble !== undefined,
      search,
    });
    return { mails: mails.map(headOf), total, isSending };
  });

  const viewOf = async (mail: MailRow, { role }: Viewer) => {
    const hasLink = mail.state === 'kept' && mail.link !== null;
    const isLinkHidden = hasLink && role !== 'superadmin' && isOfSecurity(mail.kind);
    const { text, html } = fillLink(mail, hasLink && !isLinkHidden ? mail.link : null);
    return {
      ...headOf(mail),
      ...{ text, html, isLinkHidden, isUnreachable: await isUnreachable(db, mail.user_id) },
    };
  };
  const one = async (viewer: Viewer, id: string): Promise<MailRow> => {
    const mail = await findMail(db, viewer, id);
    if (!mail) throw notFound('Deze mail is er niet.');
    return mail;
  };

  calls.on(contract.getMail, async ({ params, session }) => {
    const mail = await one(session, params.mail);
    await audit(db, {
      action: 'mail-read',
      actorId: session.id,
      accountId: mail.account_id,
      subject: mail.id,
    });
    return viewOf(mail, session);
  });

  calls.on(contract.markBounced, async ({ params, body: { reason }, session }) => {
    const mail = await one(session, params.mail);
    const report = { mailId: mail.id, status: '5.0.0', said: '' };
    const isNew = await noteBounce(db, report, Date.now(), { actorId: session.id, reason });
    if (!isNew && mail.state !== 'bounced')
      throw new Problem(
        'conflict',
        'Alleen van een mail die verstuurd is, kun je zeggen dat hij niet aankwam.',
      );
    return viewOf(await one(session, mail.id), session);
  });

  calls.on(contract.liftBounces, async ({ params, body: { reason }, session }) => {
    const mail = await one(session, params.mail);
    await liftBounces(db, mail, { actorId: session.id, reason });
    return viewOf(mail, session);
  });

  calls.on(contract.retryMail, async ({ params, session }) => {
    const mail = await one(session, params.mail);
    if (!isSending) throw new Problem('conflict', 'Er is geen mailserver ingesteld om mee te versturen.');
    if (mail.html === '')
      throw new Problem('conflict', 'Deze mail is nooit gemaakt. Laat een nieuwe mail maken.');
    const isLinkGone = mail.html !== fillLink(mail, '').html && mail.link === null;
    if (isLinkGone)
      throw new Problem(
        'conflict',
        'De link in deze mail is verlopen of verwijderd. Laat een nieuwe mail maken.',
      );
    const changed = await sendAgain(db, mail, session.id);
    if (!changed)
      throw new Problem('conflict', 'Alleen een mail die mislukt is, kan opnieuw verstuurd worden.');
    mailer.nudge();
    return headOf(changed);
  });
}

const headOf = (mail: MailRow): MailHead => ({
  id: mail.id,
  to: { name: mail.to_name, address: mail.to_address },
  subject: mail.subject,
  isTrial: mail.kind.endsWith(TRIAL),
  state: mail.state,
  reason: mail.reason,
  tries: mail.tries,
  createdAt: mail.created_at,
  settledAt: mail.settled_at,
  dueAt: mail.state === 'waiting' ? mail.due_at : null,
});
