import { READ_RATE_DAYS } from '../contract/account-terms.ts';
import { MESSAGE_ROLES, type MessageTarget, type OfficeMessage } from '../contract/office-messages.ts';
import type { Db } from '../data/database.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import type { MessageRow } from '../data/schema.ts';
import { attachmentsOf } from './attachments.ts';
import { accountsAt, matcherOf, targetOf, type Accounts, type Reader } from './target.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Staff who can log in, for counting. */
export interface Counted extends Reader {
  email: string | null;
  mail: number | null;
}

/** All staff of all customers who can log in. */
export async function allStaff(db: Db): Promise<Counted[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .leftJoin('message_choices', 'message_choices.user_id', 'users.id')
    .select(['users.id', 'role', 'email', 'account_id', 'kind', 'variant', 'mail'])
    .where('role', 'in', MESSAGE_ROLES)
    .where('active', '=', 1)
    .execute();
  return rows.map(({ id, role, email, mail, account_id, kind, variant }) => ({
    id,
    role,
    email,
    mail,
    account: { id: account_id!, kind, variant },
  }));
}

/** People of one role in one account. */
interface Crowd extends Pick<Reader, 'role' | 'account'> {
  people: number;
}

/** Staff who logged in since a moment, by role and account: fewer than all of them, and enough to know whom a message is for. */
async function crowdsSince(db: Db, since: number, message?: string): Promise<Crowd[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(({ fn }) => ['role', 'accounts.id', 'kind', 'variant', fn.countAll<number>().as('people')])
    .where('role', 'in', MESSAGE_ROLES)
    .where('active', '=', 1)
    .where('last_login_at', '>=', since)
    .$if(message !== undefined, (staff) =>
      staff.where('users.id', 'in', ({ selectFrom }) =>
        selectFrom('message_reads')
          .select('user_id')
          .where('message_id', '=', message!)
          .where('read_at', 'is not', null),
      ),
    )
    .groupBy(['accounts.id', 'role', 'kind', 'variant'])
    .execute();
  return rows.map(({ role, id, kind, variant, people }) => ({
    role,
    account: { id, kind, variant },
    people: Number(people),
  }));
}

/** For whom of these people a target is. */
export async function peopleOf<P extends Reader>(
  people: readonly P[],
  target: MessageTarget,
  look: Accounts,
): Promise<P[]> {
  return people.filter(await matcherOf(target, look));
}

/** The messages of the office, newest first; only `id` where it is given. */
export const officeRows = (db: Db, id?: string): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    // What the server tells by itself is not the office's to edit.
    .where('source', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Whether a message is, or was, for somebody to read. */
const isOut = ({ state }: MessageRow) => state !== 'draft';

/** These messages as the office sees them, with how many of whom they are for read them. */
export async function officeViews(
  db: Db,
  rows: readonly MessageRow[],
  now: number,
): Promise<OfficeMessage[]> {
  const lately = rows.some(isOut) ? await crowdsSince(db, now - READ_RATE_DAYS * DAY_MS) : [];
  const look = accountsAt(db, now);
  const files = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const views: OfficeMessage[] = [];
  for (const row of rows)
    views.push({ ...(await viewOf(db, row, now, lately, look)), attachments: files.get(row.id) ?? [] });
  return views;
}

async function viewOf(
  db: Db,
  row: MessageRow,
  now: number,
  lately: readonly Crowd[],
  look: Accounts,
): Promise<Omit<OfficeMessage, 'attachments'>> {
  const target = targetOf(row);
  const isFor = isOut(row) ? await matcherOf(target, look) : () => false;
  const count = (crowds: readonly Crowd[]) =>
    crowds.reduce((sum, crowd) => sum + (isFor(crowd) ? crowd.people : 0), 0);
  const readers = isOut(row) ? await crowdsSince(db, now - READ_RATE_DAYS * DAY_MS, row.id) : [];
  const mails = await db
    .selectFrom('mails')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('message_id', '=', row.id)
    .groupBy('state')
    .execute();
  const made = mails.reduce((sum, { count }) => sum + Number(count), 0);
  const waiting = Number(mails.find(({ state }) => state === 'waiting')?.count ?? 0);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    titleBe: row.title_be,
    textBe: row.text_be,
    target,
    publishAt: row.publish_at,
    endsOn: row.ends_at === null ? '' : nameOfDay(dayFrom(row.ends_at, -1)),
    pinned: row.pinned === 1,
    mailCopy: row.mail_copy === 1,
    standing: standingOf(row, now),
    changedAt: row.changed_at,
    createdAt: row.created_at,
    version: row.version,
    reach: { people: count(lately), read: count(readers) },
    mails: { made, waiting },
  };
}

/** How far a message is at a moment. */
export function standingOf(
  { state, publish_at: publishAt, ends_at: endsAt }: Pick<MessageRow, 'state' | 'publish_at' | 'ends_at'>,
  now: number,
): OfficeMessage['standing'] {
  if (state !== 'published') return state;
  if (endsAt !== null && endsAt <= now) return 'ended';
  return publishAt! > now ? 'scheduled' : 'published';
}
