import { newId } from '../contract/id.ts';
import type { MessageKind } from '../contract/inbox.ts';
import { EVERYBODY, type MessageTarget } from '../contract/office-messages.ts';
import type { Db } from '../data/database.ts';
import { firstCopy } from './copies.ts';

/** Receivers of one statement. */
const PART = 200;

/** A message of the server itself. */
export interface Notice {
  kind: MessageKind;
  title: string;
  text: string;
  /** A page of the reader's account, below its address. */
  link?: string;
  target?: Partial<MessageTarget>;
  /** For the staff of this account alone. */
  accountId?: string;
  /** For these users alone. */
  receivers?: readonly string[];
  mailCopy?: boolean;
  /** Whoever has a mail address gets the same in a mail of its own: no copy goes besides. */
  hasOwnMail?: boolean;
  /** What it tells: a second message of the same is none. */
  source: string;
}

/**
 * Sends a message within the transaction of what it tells; a copy by mail follows within half a minute (led.ts). Gives whether it is
 * a new one: `source` was told of before else.
 */
export async function sendMessage(trx: Db, notice: Notice, now: number): Promise<boolean> {
  const { kind, title, text, link = '', target, accountId, receivers, mailCopy = false, source } = notice;
  const { hasOwnMail = false } = notice;
  const row = {
    kind,
    target: JSON.stringify({ ...EVERYBODY, ...target }),
    mail_copy: mailCopy ? 1 : 0,
  };
  const id = newId(now);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('messages')
    .values({
      ...row,
      id,
      title,
      text,
      title_be: '',
      text_be: '',
      link,
      account_id: accountId ?? null,
      addressed: receivers ? 1 : 0,
      state: 'published',
      publish_at: now,
      ends_at: null,
      pinned: 0,
      copied_to: hasOwnMail ? null : firstCopy(row),
      changed_at: null,
      withdrawn_at: null,
      made_by: null,
      source,
      created_at: now,
      version: 1,
    })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return false;
  const users = [...new Set(receivers)];
  for (let from = 0; from < users.length; from += PART)
    await trx
      .insertInto('message_receivers')
      .values(users.slice(from, from + PART).map((user) => ({ message_id: id, user_id: user })))
      .execute();
  return true;
}
