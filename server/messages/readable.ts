import { MOST_PINNED, WITHDRAWN_SHOWN_DAYS } from '../contract/account-terms.ts';
import type { Attachment } from '../contract/attachments.ts';
import type { MessageView } from '../contract/inbox.ts';
import type { Db } from '../data/database.ts';
import type { MessageRow } from '../data/schema.ts';
import { inWords, readerOf as wordsOf, type Reader as Words } from '../http/words.ts';
import { accountsAt, matcherOf, targetOf, type Reader } from './target.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A message that somebody may read, and what they did with it. */
interface Readable {
  row: MessageRow;
  readAt: number | null;
  archivedAt: number | null;
}

/** Who reads, with the moment since which messages are new to them. */
export interface ReaderSince extends Reader {
  /** What was published before somebody came is there to read, but it is no news. */
  since: number;
}

/** Somebody of staff as a reader; undefined for who belongs to no account. */
export async function readerOf(db: Db, userId: string): Promise<ReaderSince | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'role', 'users.created_at', 'account_id', 'kind', 'variant'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, role, created_at: since, account_id, kind, variant } = row;
  return { id, role, since, account: { id: account_id!, kind, variant } };
}

/** All that somebody may read at `now`, the newest first; the last three that are pinned come before all. */
export async function readableBy(db: Db, reader: Reader, now: number, id?: string): Promise<Readable[]> {
  const rows = await db
    .selectFrom('messages')
    .leftJoin('message_reads', (join) =>
      join.onRef('message_reads.message_id', '=', 'messages.id').on('message_reads.user_id', '=', reader.id),
    )
    .selectAll('messages')
    .select(['message_reads.read_at', 'message_reads.archived_at'])
    .$if(id !== undefined, (query) => query.where('messages.id', '=', id!))
    .where('publish_at', '<=', now)
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'published'), or([eb('ends_at', 'is', null), eb('ends_at', '>', now)])]),
        and([eb('state', '=', 'withdrawn'), eb('withdrawn_at', '>', now - WITHDRAWN_SHOWN_DAYS * DAY_MS)]),
      ]),
    )
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([
          eb('addressed', '=', 0),
          or([eb('messages.account_id', 'is', null), eb('messages.account_id', '=', reader.account.id)]),
        ]),
        exists(
          selectFrom('message_receivers')
            .select('message_id')
            .whereRef('message_receivers.message_id', '=', 'messages.id')
            .where('message_receivers.user_id', '=', reader.id),
        ),
      ]),
    )
    .orderBy('publish_at', 'desc')
    .orderBy('messages.id', 'desc')
    .execute();
  const look = accountsAt(db, now, reader.account.id);
  const own: Readable[] = [];
  for (const { read_at: readAt, archived_at: archivedAt, ...row } of rows)
    if ((await matcherOf(targetOf(row), look))(reader)) own.push({ row, readAt, archivedAt });
  const pinned = own.filter(({ row }) => row.pinned === 1 && row.state === 'published').slice(0, MOST_PINNED);
  return [...pinned, ...own.filter((one) => !pinned.includes(one))];
}

/** Whether somebody has not read something that came after they did. */
export const isUnread = ({ row, readAt, archivedAt }: Readable, { since }: ReaderSince): boolean =>
  readAt === null && archivedAt === null && row.publish_at! >= since && row.state === 'published';

/** A message in the words of who reads it; what was withdrawn says nothing more. */
export function viewOf(
  one: Readable,
  reader: ReaderSince,
  files: ReadonlyMap<string, Attachment[]>,
): MessageView {
  const { row, archivedAt } = one;
  const isWithdrawn = row.state === 'withdrawn';
  return {
    id: row.id,
    kind: row.kind,
    ...(isWithdrawn ? { title: '', text: '' } : wordedFor(row, wordsOf(reader.account))),
    link: isWithdrawn ? '' : row.link,
    attachments: isWithdrawn ? [] : (files.get(row.id) ?? []),
    at: row.publish_at!,
    changedAt: row.changed_at,
    isWithdrawn,
    isPinned: row.pinned === 1 && !isWithdrawn,
    isRead: !isUnread(one, reader),
    isArchived: archivedAt !== null,
  };
}

/** Title and text as somebody reads them. */
export const wordedFor = (row: Pick<MessageRow, 'title' | 'text' | 'title_be' | 'text_be'>, words: Words) => {
  const [title, text] =
    words.variant === 'be' ? [row.title_be || row.title, row.text_be || row.text] : [row.title, row.text];
  return { title: inWords(title, words), text: inWords(text, words) };
};
