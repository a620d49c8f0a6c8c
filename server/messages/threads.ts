import { sql, type SqlBool } from 'kysely';
import { reachOf } from '../contract/permissions.ts';
import { THREAD_CLOSES_DAYS } from '../contract/account-terms.ts';
import {
  THREADS_PER_PAGE,
  type OfficeThread,
  type ThreadHead,
  type ThreadPost,
  type ThreadState,
} from '../contract/threads.ts';
import type { Viewer } from '../access/access.ts';
import { workingDayBefore } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { containing } from '../data/fold.ts';
import type { ThreadRow } from '../data/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far a thread is: one that was answered closes when nobody says more. */
export const stateOf = (
  { state, last_at }: Pick<ThreadRow, 'state' | 'last_at'>,
  now: number,
): ThreadState => (state === 'answered' && last_at <= now - THREAD_CLOSES_DAYS * DAY_MS ? 'closed' : state);

/** Since when a thread is closed; undefined for one that is not. */
export const closedSince = (row: Pick<ThreadRow, 'state' | 'last_at'>, now: number): number | undefined => {
  if (stateOf(row, now) !== 'closed') return undefined;
  return row.state === 'closed' ? row.last_at : row.last_at + THREAD_CLOSES_DAYS * DAY_MS;
};

/** Whether somebody sees the threads of colleagues too. */
const seesAll = ({ role }: Viewer) => reachOf(role, 'message:ask') !== 'groups';

/** Threads with their maker, and when the last word of the other side was and was seen by `viewer`. */
const threads = (db: Db, viewer: Viewer, otherSide: 'office' | 'customer') =>
  db
    .selectFrom('threads')
    .innerJoin('accounts', 'accounts.id', 'threads.account_id')
    .leftJoin('users as maker', 'maker.id', 'threads.made_by')
    .leftJoin('users as keeper', 'keeper.id', 'threads.assigned_to')
    .leftJoin('thread_reads', (join) =>
      join.onRef('thread_reads.thread_id', '=', 'threads.id').on('thread_reads.user_id', '=', viewer.id),
    )
    .selectAll('threads')
    .select(['accounts.name as account', 'maker.name as by', 'keeper.name as keeper', 'thread_reads.read_at'])
    .select(({ selectFrom }) =>
      selectFrom('thread_posts')
        .select(({ fn }) => fn.max('thread_posts.at').as('at'))
        .whereRef('thread_posts.thread_id', '=', 'threads.id')
        .where('internal', '=', 0)
        .where('by_office', '=', otherSide === 'office' ? 1 : 0)
        .as('other_at'),
    );
type Found = Awaited<ReturnType<ReturnType<typeof threads>['execute']>>[number];

const headOf = (row: Found, now: number): ThreadHead => ({
  id: row.id,
  topic: row.topic,
  subject: row.subject,
  state: stateOf(row, now),
  by: row.by ?? '',
  createdAt: row.created_at,
  lastAt: row.last_at,
  isNew: isNew(row),
});

const isNew = ({ other_at, read_at }: Pick<Found, 'other_at' | 'read_at'>) =>
  other_at !== null && Number(other_at) > (read_at ?? 0);

const officeHeadOf = (row: Found, viewer: Viewer, now: number): OfficeThread => ({
  ...headOf(row, now),
  account: { id: row.account_id, name: row.account },
  assignedTo: row.keeper ?? '',
  isMine: row.assigned_to === viewer.id,
});

/** A page of the threads of an account that somebody sees, the last word first. */
export async function threadsOf(db: Db, viewer: Viewer, accountId: string, page: number, now: number) {
  const own = <Q extends { where(column: 'threads.made_by', op: '=', value: string): Q }>(query: Q) =>
    seesAll(viewer) ? query : query.where('threads.made_by', '=', viewer.id);
  const rows = await own(threads(db, viewer, 'office').where('threads.account_id', '=', accountId))
    .orderBy('last_at', 'desc')
    .orderBy('threads.id', 'desc')
    .limit(THREADS_PER_PAGE)
    .offset((page - 1) * THREADS_PER_PAGE)
    .execute();
  const { count } = await own(
    db
      .selectFrom('threads')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('threads.account_id', '=', accountId),
  ).executeTakeFirstOrThrow();
  return { threads: rows.map((row) => headOf(row, now)), total: Number(count) };
}

/** In how many threads there is an answer that somebody has not seen. */
export async function newThreadsOf(db: Db, viewer: Viewer): Promise<number> {
  if (viewer.accountId === null) return 0;
  const rows = await threads(db, viewer, 'office')
    .where('threads.account_id', '=', viewer.accountId)
    .$if(!seesAll(viewer), (query) => query.where('threads.made_by', '=', viewer.id))
    .execute();
  return rows.filter(isNew).length;
}

/** One thread with its posts, as a customer sees it; undefined when it is not theirs to see. */
export async function threadOf(db: Db, viewer: Viewer, accountId: string, id: string, now: number) {
  const row = await threads(db, viewer, 'office')
    .where('threads.id', '=', id)
    .where('threads.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row || !(seesAll(viewer) || row.made_by === viewer.id)) return undefined;
  const posts = await postsOf(db, id);
  return {
    ...headOf(row, now),
    posts: posts
      .filter(({ internal }) => !internal)
      .map((post) => (post.byOffice ? { ...post, by: 'Spelwereld' } : post)),
  };
}

/** Whether a text stands in what a thread is about, or in what its customer is called. */
const said = (search: string) => {
  const text = containing(search);
  return sql<SqlBool>`(fold(threads.subject) like ${text} escape '\\' or accounts.search_key like ${text} escape '\\')`;
};

/** A page of the threads of all customers in one state: who waits longest first, of closed ones the last word first. */
export async function officeThreads(
  db: Db,
  viewer: Viewer,
  {
    state,
    page,
    late,
    search,
  }: { state: ThreadState; page: number; late?: 'ja' | undefined; search?: string | undefined },
  now: number,
) {
  const silent = now - THREAD_CLOSES_DAYS * DAY_MS;
  const inState = <Q>(query: Q): Q => {
    const all = query as unknown as ReturnType<typeof threads>;
    const typed = search ? all.where(said(search)) : all;
    const narrowed =
      state === 'open'
        ? typed
            .where('threads.state', '=', 'open')
            .$if(late !== undefined, (open) => open.where('last_at', '<', workingDayBefore(now)))
        : state === 'answered'
          ? typed.where('threads.state', '=', 'answered').where('last_at', '>', silent)
          : typed.where(({ or, and, eb }) =>
              or([
                eb('threads.state', '=', 'closed'),
                and([eb('threads.state', '=', 'answered'), eb('last_at', '<=', silent)]),
              ]),
            );
    return narrowed as unknown as Q;
  };
  const rows = await inState(threads(db, viewer, 'customer'))
    .orderBy('last_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('threads.id')
    .limit(THREADS_PER_PAGE)
    .offset((page - 1) * THREADS_PER_PAGE)
    .execute();
  const { count } = await inState(
    db
      .selectFrom('threads')
      .innerJoin('accounts', 'accounts.id', 'threads.account_id')
      .select(({ fn }) => fn.countAll<number>().as('count')),
  ).executeTakeFirstOrThrow();
  return { threads: rows.map((row) => officeHeadOf(row, viewer, now)), total: Number(count) };
}

/** One thread with all its posts and notes, for the office. */
export async function officeThreadOf(db: Db, viewer: Viewer, id: string, now: number) {
  const row = await threads(db, viewer, 'customer').where('threads.id', '=', id).executeTakeFirst();
  return row && { ...officeHeadOf(row, viewer, now), posts: await postsOf(db, id) };
}

async function postsOf(db: Db, thread: string): Promise<ThreadPost[]> {
  const rows = await db
    .selectFrom('thread_posts')
    .leftJoin('users', 'users.id', 'thread_posts.author_id')
    .select(['thread_posts.id', 'users.name as by', 'by_office', 'internal', 'text', 'at'])
    .where('thread_id', '=', thread)
    .orderBy('at')
    .orderBy('thread_posts.id')
    .execute();
  return rows.map(({ id, by, by_office, internal, text, at }) => ({
    id,
    by: by ?? '',
    byOffice: by_office === 1,
    internal: internal === 1,
    text,
    at,
  }));
}

/** How many threads have waited for the office longer than a working day. */
export async function countWaiting(db: Db, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('threads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .where('last_at', '<', workingDayBefore(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}
