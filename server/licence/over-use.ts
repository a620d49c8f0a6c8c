import { OVER_USE_DAYS } from '../contract/account-terms.ts';
import { daysAfter } from '../contract/days.ts';
import { seatsIn, standingOn } from '../contract/licence-state.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { readerOf } from '../http/words.ts';
import type { Post } from '../mail/post.ts';
import { overUseLetter } from './letters.ts';
import { readFacts } from './repository.ts';
import { seated } from './seats.ts';
import { tellAdmins } from './tell-admins.ts';

/** An account with more pupils than seats. */
export interface OverUse {
  accountId: string;
  name: string;
  used: number;
  seats: number;
  /** The day on which that was first seen; today when it was not yet. */
  since: string;
}

/** The accounts in which more pupils can log in than there are seats, the longest first. Nobody is locked out for it. */
export async function overUsed(db: Db, now: number): Promise<OverUse[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'over_since'])
    .where('block', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('licences').select('licences.id').whereRef('account_id', '=', 'accounts.id')),
    )
    .execute();
  const found: OverUse[] = [];
  for (const { id, name, over_since } of accounts) {
    const today = nameOfDay(now);
    const seats = seatsIn(standingOn(await readFacts(db, id), today));
    // Without a licence nobody plays: that is told otherwise.
    if (seats === 0) continue;
    const { count } = await seated(db, id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const used = Number(count);
    if (used > seats) found.push({ accountId: id, name, used, seats, since: over_since ?? today });
  }
  return found.sort((a, b) => a.since.localeCompare(b.since) || a.name.localeCompare(b.name, 'nl'));
}

/**
 * Notes since when accounts have more pupils than seats, and tells their administrators after thirty days, once. Gives how many were told.
 */
export async function watchOverUse(
  { db, post }: { db: Db; post: Pick<Post, 'add' | 'nudge'> },
  now: number,
): Promise<number> {
  const over = await overUsed(db, now);
  const today = nameOfDay(now);
  const ids = over.map(({ accountId }) => accountId);
  await db
    .updateTable('accounts')
    .set({ over_since: null })
    .where('over_since', 'is not', null)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  let told = 0;
  for (const one of over) {
    await db
      .updateTable('accounts')
      .set({ over_since: today })
      .where('id', '=', one.accountId)
      .where('over_since', 'is', null)
      .execute();
    if (today < daysAfter(one.since, OVER_USE_DAYS)) continue;
    if (await transact(db, (trx) => tell(trx, post, one, now))) told++;
  }
  if (told > 0) post.nudge();
  return told;
}

/** Tells of one period in which there were too many, unless that was done. */
async function tell(trx: Db, post: Pick<Post, 'add'>, over: OverUse, now: number): Promise<boolean> {
  const { periods, account } = await readFacts(trx, over.accountId);
  const last = periods.at(-1)!;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('licence_notices')
    .values({ licence_id: last.id, kind: 'over-use', ends_on: over.since, sent_at: now })
    .onConflict((conflict) => conflict.columns(['licence_id', 'kind', 'ends_on']).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  await tellAdmins(trx, post, {
    accountId: over.accountId,
    source: `over-use ${over.accountId} ${over.since}`,
    letter: (name) => overUseLetter({ ...over, name, organisation: over.name, reader: readerOf(account) }),
    now,
  });
  return true;
}
