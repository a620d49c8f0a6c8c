import * as contract from '../contract/inbox.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import { getAttachment } from '../contract/attachments.ts';
import { attachmentsOf, wholeAttachment } from './attachments.ts';
import { wantsMail } from './copies.ts';
import { isUnread, readableBy, readerOf, viewOf } from './readable.ts';
import { mark, markAllRead } from './reads.ts';
import { newThreadsOf } from './threads.ts';

/** What staff read in berichten. */
export function messageRoutes(calls: Calls, db: Db): void {
  const find = async (session: Session, id: string) => {
    const reader = await readerOf(db, session.id);
    const [one] = reader ? await readableBy(db, reader, Date.now(), id) : [];
    if (!reader || !one) throw notFound('Dit bericht is er niet meer.');
    return viewOf(one, reader, await attachmentsOf(db, [one.row.id]));
  };

  calls.on(contract.listMessages, async ({ session, query: { page, kind, archived } }) => {
    const reader = await readerOf(db, session.id);
    // The office writes messages and gets none.
    if (!reader) return { messages: [], total: 0, unread: 0, mail: false };
    const all = await readableBy(db, reader, Date.now());
    const shown = all.filter(
      ({ row, archivedAt }) =>
        (archivedAt !== null) === (archived === 'yes') && (kind === undefined || row.kind === kind),
    );
    const from = (page - 1) * contract.MESSAGES_PER_PAGE;
    const onPage = shown.slice(from, from + contract.MESSAGES_PER_PAGE);
    const files = await attachmentsOf(
      db,
      onPage.map(({ row }) => row.id),
    );
    return {
      messages: onPage.map((one) => viewOf(one, reader, files)),
      total: shown.length,
      unread: all.filter((one) => isUnread(one, reader)).length,
      mail: await wantsMail(db, reader),
    };
  });

  calls.on(contract.messageNews, async ({ session }) => {
    const reader = await readerOf(db, session.id);
    if (!reader) return { unread: 0, threads: 0 };
    const all = await readableBy(db, reader, Date.now());
    return {
      unread: all.filter((one) => isUnread(one, reader)).length,
      threads: await newThreadsOf(db, session),
    };
  });

  calls.on(contract.readAllMessages, async ({ session }) => {
    const reader = await readerOf(db, session.id);
    if (!reader) return { read: 0 };
    const unread = (await readableBy(db, reader, Date.now())).filter((one) => isUnread(one, reader));
    await markAllRead(
      db,
      reader.id,
      unread.map(({ row }) => row.id),
    );
    return { read: unread.length };
  });

  calls.on(contract.getMessage, async ({ session, params }) => find(session, params.message));

  calls.on(getAttachment, async ({ session, params: { message, attachment } }) => {
    // For whom the message is not, its files are not there either; of one that was withdrawn nothing is left.
    const { isWithdrawn } = await find(session, message);
    if (isWithdrawn) throw notFound('Dit bericht is ingetrokken.');
    return wholeAttachment(db, message, attachment);
  });

  calls.on(contract.markMessage, async ({ session, params: { message }, body }) => {
    await find(session, message);
    await mark(db, { message, user: session.id }, body, Date.now());
    return find(session, message);
  });

  calls.on(contract.chooseMessageMail, async ({ session, body: { mail } }) => {
    await db
      .insertInto('message_choices')
      .values({ user_id: session.id, mail: mail ? 1 : 0 })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ mail: mail ? 1 : 0 }))
      .execute();
    return { mail };
  });
}
