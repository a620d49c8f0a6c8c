import * as contract from '../contract/office-messages.ts';
import * as files from '../contract/attachments.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import type { Post } from '../mail/post.ts';
import { findAccounts } from './accounts.ts';
import { addAttachment, removeAttachment, wholeAttachment } from './attachments.ts';
import { copyByMail } from './copies.ts';
import { officeRows, officeViews } from './office-repository.ts';
import { preview, removeDraft, saveMessage, withdraw } from './office-service.ts';

/** Parts of the copies by mail that a call makes itself; the rest is made soon after (led.ts). */
const PARTS_AT_ONCE = 3;

/** Messages as the office writes them. */
export function officeMessageRoutes(calls: Calls, db: Db, post: Post): void {
  const find = async (id: string) => {
    const [view] = await officeViews(db, await officeRows(db, id), Date.now());
    if (!view) throw notFound('Dit bericht is er niet meer.');
    return view;
  };

  calls.on(contract.listOfficeMessages, async ({ query: { page } }) => {
    const rows = await officeRows(db);
    const from = (page - 1) * contract.OFFICE_MESSAGES_PER_PAGE;
    const shown = rows.slice(from, from + contract.OFFICE_MESSAGES_PER_PAGE);
    return { messages: await officeViews(db, shown, Date.now()), total: rows.length };
  });

  calls.on(contract.getOfficeMessage, async ({ params }) => find(params.message));

  calls.on(contract.saveOfficeMessage, async ({ params, body, session }) => {
    await saveMessage(db, params.message, body, session.id, Date.now());
    if (body.publish) await copyByMail(db, post, Date.now(), PARTS_AT_ONCE);
    return find(params.message);
  });

  calls.on(contract.removeOfficeMessage, async ({ params, session }) => {
    await removeDraft(db, params.message, session.id);
    return {};
  });

  calls.on(contract.withdrawMessage, async ({ params, session }) => {
    await withdraw(db, params.message, session.id, Date.now());
    return find(params.message);
  });

  calls.on(files.addAttachment, async ({ params: { message, attachment }, session, upload }) =>
    addAttachment(db, message, attachment, await upload(), session.id),
  );

  calls.on(files.removeAttachment, async ({ params: { message, attachment }, session }) => {
    await removeAttachment(db, message, attachment, session.id);
    return {};
  });

  calls.on(files.getOfficeAttachment, async ({ params: { message, attachment } }) =>
    wholeAttachment(db, message, attachment),
  );

  calls.on(contract.findMessageAccounts, async ({ body }) => ({ accounts: await findAccounts(db, body) }));

  calls.on(contract.previewMessage, async ({ body }) => preview(db, body, Date.now()));
}
