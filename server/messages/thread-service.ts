import { audit } from '../audit/audit.ts';
import { THREAD_REOPENS_DAYS } from '../contract/account-terms.ts';
import { newId } from '../contract/id.ts';
import type { ThreadTopic } from '../contract/threads.ts';
import { transact, type Db } from '../data/database.ts';
import type { ThreadRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { answerMail } from '../mail/templates/news.ts';
import type { Post } from '../mail/post.ts';
import { beginningOf } from './copies.ts';
import { closedSince } from './threads.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_LASTS_MS = 30 * DAY_MS;

/** Who writes, and whether for the office. */
interface Writer {
  id: string;
  isOffice: boolean;
}

/** Asks the office something; sent twice it is asked once. */
export async function ask(
  db: Db,
  {
    id,
    accountId,
    topic,
    subject,
    text,
  }: { id: string; accountId: string; topic: ThreadTopic; subject: string; text: string },
  by: Writer,
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('threads')
      .values({
        id,
        account_id: accountId,
        made_by: by.id,
        topic,
        subject,
        // What the office begins waits for nobody of the office.
        state: by.isOffice ? 'answered' : 'open',
        assigned_to: by.isOffice ? by.id : null,
        created_at: now,
        last_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) {
      const known = await trx.selectFrom('threads').selectAll().where('id', '=', id).executeTakeFirst();
      if (known?.account_id !== accountId || known.made_by !== by.id) throw notFound();
      return;
    }
    // The first post has the id of the thread: it is made once as well.
    await addPost(trx, { id, thread: id, text, internal: false }, by, now);
  });
}

/** What somebody told the office elsewhere than in a thread, and what the office says to it. */
interface Told {
  accountId: string;
  by: string;
  topic: ThreadTopic;
  subject: string;
  /** What they told, and when. */
  text: string;
  at: number;
  answer: string;
}

/** Answers what somebody told elsewhere, within the transaction `trx` that settles it: a thread of theirs that begins with what they told. */
export async function answerTold(
  trx: Db,
  post: Post,
  { accountId, by, topic, subject, text, at, answer }: Told,
  officeId: string,
  now: number,
): Promise<void> {
  const thread: ThreadRow = {
    ...{ id: newId(now), account_id: accountId, made_by: by, topic, subject },
    ...{ state: 'answered', assigned_to: officeId, created_at: at, last_at: now },
  };
  await trx.insertInto('threads').values(thread).execute();
  const said = { thread: thread.id, internal: false };
  await addPost(trx, { ...said, id: thread.id, text }, { id: by, isOffice: false }, at);
  await addPost(trx, { ...said, id: newId(now), text: answer }, { id: officeId, isOffice: true }, now);
  await mailAnswer(trx, post, thread, answer, now);
}

/** Adds a post to a thread that the writer sees; sent twice it is written once. Opens what was closed, when that is not too long ago. */
export async function addToThread(
  db: Db,
  post: Post,
  {
    id,
    thread,
    text,
    internal,
    after,
  }: { id: string; thread: string; text: string; internal: boolean; after?: string | undefined },
  by: Writer,
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    const row = await trx.selectFrom('threads').selectAll().where('id', '=', thread).executeTakeFirst();
    if (!row) throw notFound();
    if (await isKnownPost(trx, id, thread)) return;
    const closed = closedSince(row, now);
    if (!internal && closed !== undefined && closed < now - THREAD_REOPENS_DAYS * DAY_MS)
      throw new Problem('conflict', 'Deze vraag is al lang gesloten. Stel een nieuwe vraag.');
    if (!internal && after !== undefined) await beLast(trx, thread, after, by);
    await addPost(trx, { id, thread, text, internal }, by, now);
    if (internal) return;
    await trx
      .updateTable('threads')
      .set({ state: by.isOffice ? 'answered' : 'open', last_at: now })
      .where('id', '=', thread)
      .execute();
    if (by.isOffice) await mailAnswer(trx, post, row, text, now);
  });
  post.nudge();
}

/** Throws when somebody else wrote something since the post that the writer saw last: it may be answered already. */
async function beLast(trx: Db, thread: string, seen: string, by: Writer): Promise<void> {
  const last = await trx
    .selectFrom('thread_posts')
    .leftJoin('users', 'users.id', 'author_id')
    .select(['thread_posts.id', 'author_id', 'users.name'])
    .where('thread_id', '=', thread)
    .orderBy('at', 'desc')
    .orderBy('thread_posts.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || last.id === seen || last.author_id === by.id) return;
  throw new Problem(
    'conflict',
    `Intussen schreef ${last.name ?? 'iemand'} iets bij deze vraag. Lees dat eerst; je tekst staat er nog.`,
  );
}

async function isKnownPost(trx: Db, id: string, thread: string): Promise<boolean> {
  const known = await trx
    .selectFrom('thread_posts')
    .select('thread_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known && known.thread_id !== thread) throw notFound();
  return known !== undefined;
}

async function addPost(
  trx: Db,
  { id, thread, text, internal }: { id: string; thread: string; text: string; internal: boolean },
  by: Writer,
  now: number,
) {
  await trx
    .insertInto('thread_posts')
    .values({
      id,
      thread_id: thread,
      author_id: by.id,
      by_office: by.isOffice ? 1 : 0,
      internal: internal ? 1 : 0,
      text,
      at: now,
    })
    .execute();
}

/** Who asked hears of the answer by mail, unless they said that they want no messages there. */
async function mailAnswer(trx: Db, post: Post, thread: ThreadRow, text: string, now: number) {
  if (thread.made_by === null) return;
  const asker = await trx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .leftJoin('message_choices', 'message_choices.user_id', 'users.id')
    .select(['users.id', 'users.name', 'email', 'variant', 'mail', 'account_id'])
    .where('users.id', '=', thread.made_by)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!asker || asker.email === null || asker.mail === 0) return;
  await post.add(trx, {
    to: { name: asker.name, address: asker.email },
    letter: answerMail.letter({ naam: asker.name, titel: thread.subject, tekst: beginningOf(text) }),
    link: {
      url: `${post.siteUrl(asker.variant)}/app/admins/${asker.account_id}/berichten/vragen/${thread.id}`,
      until: now + LINK_LASTS_MS,
    },
    accountId: asker.account_id,
    userId: asker.id,
  });
}

/** Notes that somebody has seen all that stands in a thread at `now`. */
export async function readTo(db: Db, thread: string, user: string, now: number): Promise<void> {
  await db
    .insertInto('thread_reads')
    .values({ thread_id: thread, user_id: user, read_at: now })
    .onConflict((conflict) => conflict.columns(['thread_id', 'user_id']).doUpdateSet({ read_at: now }))
    .execute();
}

/** Closes a thread, opens it again, or has somebody of the office take it on or leave it. */
export async function changeThread(
  db: Db,
  thread: string,
  {
    closed,
    mine,
    over = false,
  }: { closed?: boolean | undefined; mine?: boolean | undefined; over?: boolean | undefined },
  by: string,
): Promise<void> {
  await transact(db, async (trx) => {
    if (mine !== undefined && !over) await beFree(trx, thread, by);
    const { numUpdatedRows } = await trx
      .updateTable('threads')
      .set({
        ...(closed !== undefined && { state: closed ? ('closed' as const) : ('open' as const) }),
        ...(mine !== undefined && { assigned_to: mine ? by : null }),
        // There is always something to set.
        id: thread,
      })
      .where('id', '=', thread)
      .executeTakeFirst();
    if (!numUpdatedRows) throw notFound();
    await audit(trx, {
      action: 'thread-changed',
      actorId: by,
      subject: thread,
      ...(closed !== undefined && { detail: closed ? 'closed' : 'open' }),
    });
  });
}

/** Throws when another of the office sees to a thread. */
async function beFree(trx: Db, thread: string, by: string): Promise<void> {
  const keeper = await trx
    .selectFrom('threads')
    .innerJoin('users', 'users.id', 'assigned_to')
    .select(['users.id', 'users.name'])
    .where('threads.id', '=', thread)
    .executeTakeFirst();
  if (keeper && keeper.id !== by)
    throw new Problem('conflict', `${keeper.name} doet deze vraag al. Neem hem over als dat moet.`);
}
