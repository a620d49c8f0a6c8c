import { COPY_LENGTH } from '../contract/account-terms.ts';
import { MESSAGE_ROLES } from '../contract/office-messages.ts';
import type { Role } from '../contract/permissions.ts';
import { transact, type Db } from '../data/database.ts';
import type { MessageRow } from '../data/schema.ts';
import { messageMail } from '../mail/templates/news.ts';
import type { Post } from '../mail/post.ts';
import { readerOf } from '../http/words.ts';
import { wordedFor } from './readable.ts';
import { accountsAt, isForAll, matcherOf, targetOf, type Reader } from './target.ts';

/** People who are looked at in one transaction: answers of pupils wait no longer than that. */
const PART = 100;
/** A copy that could not be sent for so long is no news any more. */
const LINK_LASTS_MS = 30 * 24 * 60 * 60 * 1000;

const isAdmin = (role: Role) => role !== 'docent';

/** Whether a message has to reach administrators by mail, whatever they chose. */
const mustBeMailed = (row: Pick<MessageRow, 'kind' | 'target'>): boolean =>
  row.kind === 'licentie' || row.kind === 'privacy' || (row.kind === 'storing' && isForAll(targetOf(row)));

/** What `copied_to` is to begin with: where a message goes out by mail it is the start of all users. */
export const firstCopy = (row: Pick<MessageRow, 'kind' | 'target' | 'mail_copy'>): string | null =>
  row.mail_copy === 1 || mustBeMailed(row) ? '' : null;

/** Whether somebody gets messages by mail: as they chose, else administrators do and teachers don't. */
export async function wantsMail(db: Db, { id, role }: Pick<Reader, 'id' | 'role'>): Promise<boolean> {
  const choice = await db
    .selectFrom('message_choices')
    .select('mail')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return choice ? choice.mail === 1 : isAdmin(role);
}

/** Somebody of staff with what is needed to write to them. */
interface Person extends Reader {
  name: string;
  email: string;
  mail: number | null;
}

/** The staff with a mail address after `from`, in the order of their ids; of one account where it is given. */
async function peopleAfter(db: Db, from: string, accountId: string | null): Promise<Person[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .leftJoin('message_choices', 'message_choices.user_id', 'users.id')
    .select(['users.id', 'role', 'users.name', 'email', 'account_id', 'kind', 'variant', 'mail'])
    .where('users.id', '>', from)
    .where('role', 'in', MESSAGE_ROLES)
    .where('active', '=', 1)
    .where('email', 'is not', null)
    .$if(accountId !== null, (query) => query.where('users.account_id', '=', accountId!))
    .orderBy('users.id')
    .limit(PART)
    .execute();
  return rows.map(({ id, role, name, email, mail, account_id, kind, variant }) => ({
    id,
    role,
    name,
    email: email!,
    mail,
    account: { id: account_id!, kind, variant },
  }));
}

/** Whether a message that is for somebody goes to them by mail as well. */
export const isMailedTo = (
  row: Pick<MessageRow, 'kind' | 'target' | 'mail_copy'>,
  { role, mail }: Pick<Person, 'role' | 'mail'>,
): boolean =>
  (isAdmin(role) && mustBeMailed(row)) ||
  (row.mail_copy === 1 && (mail === null ? isAdmin(role) : mail === 1));

/**
 * Puts copies by mail of all that is published in the outbox, some people at a time. How far it came is stored with the mails of that
 * part: whoever goes on after a crash, or in another process, makes none twice. `most` parts are done; false when there is more.
 */
export async function copyByMail(db: Db, post: Post, now: number, most = Infinity): Promise<boolean> {
  const due = await db
    .selectFrom('messages')
    .select('id')
    .where('state', '=', 'published')
    .where('publish_at', '<=', now)
    .where('copied_to', 'is not', null)
    .execute();
  let parts = 0;
  for (const { id } of due)
    for (let isMore = true; isMore; parts++) {
      if (parts === most) return false;
      isMore = await copyPart(db, post, id, now);
      post.nudge();
    }
  return true;
}

/** Copies a message to the next people; false when that was the last part. */
const copyPart = (db: Db, post: Post, id: string, now: number): Promise<boolean> =>
  transact(db, async (trx) => {
    const row = await trx
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'published')
      .executeTakeFirst();
    if (!row || row.copied_to === null) return false;
    const isOver = row.ends_at !== null && row.ends_at <= now;
    const people = isOver ? [] : await peopleAfter(trx, row.copied_to, row.account_id);
    const isFor = await matcherOf(targetOf(row), accountsAt(trx, now));
    const named = row.addressed === 1 ? await receiversOf(trx, id) : undefined;
    for (const person of people) {
      if (named && !named.has(person.id)) continue;
      if (isFor(person) && isMailedTo(row, person)) await addCopy(trx, post, row, person, now);
    }
    await trx
      .updateTable('messages')
      .set({ copied_to: people.length === PART ? people.at(-1)!.id : null })
      .where('id', '=', id)
      .execute();
    return people.length === PART;
  });

async function receiversOf(trx: Db, id: string): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('message_receivers')
    .select('user_id')
    .where('message_id', '=', id)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

async function addCopy(trx: Db, post: Post, row: MessageRow, person: Person, now: number): Promise<void> {
  const { variant, id: accountId } = person.account;
  const { title, text } = wordedFor(row, readerOf(person.account));
  await post.add(trx, {
    to: { name: person.name, address: person.email },
    letter: messageMail.letter({ naam: person.name, titel: title, tekst: beginningOf(text) }),
    link: {
      url: `${post.siteUrl(variant)}/app/admins/${accountId}/berichten/${row.id}`,
      until: now + LINK_LASTS_MS,
    },
    accountId,
    userId: person.id,
    messageId: row.id,
  });
}

/** As much of a text as stands in a mail, with a sign that there is more. */
export const beginningOf = (text: string): string => {
  const letters = [...text];
  return letters.length <= COPY_LENGTH
    ? text
    : `${letters
        .slice(0, COPY_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
};
