import { setImmediate } from 'node:timers/promises';
import { OVER_USE_DAYS } from '../contract/account-terms.ts';
import { daysAfter } from '../contract/days.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { Post } from '../mail/post.ts';
import { overUseMail } from '../mail/templates/licence.ts';
import { readFacts } from './repository.ts';
import { allSeated } from './seats.ts';
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

/** Accounts of one question: with SQLite nothing else is done meanwhile, and 5,000 at once took a sixth of a second. */
const ACCOUNTS = 250;

/** The accounts in which more pupils can log in than there are seats, the longest first. Nobody is locked out for it. */
export async function overUsed(db: Db, now: number): Promise<OverUse[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where('block', 'is', null)
    .orderBy('id')
    .execute();
  return overUsedOf(db, accounts, now);
}

/**
 * The same of those that had too many when pupils were last counted (office/accounts/figures.ts), as a page can show: looking at all pupils
 * takes seconds. Each is counted again, so that who has room by now is left out.
 */
export async function overUsedLately(db: Db, now: number): Promise<OverUse[]> {
  const accounts = await db
    .selectFrom('account_figures')
    .innerJoin('licences', 'licences.account_id', 'account_figures.account_id')
    .select('account_figures.account_id as id')
    .distinct()
    .where('licences.starts_on', '<=', nameOfDay(now))
    .whereRef('account_figures.used', '>', 'licences.seats')
    .execute();
  return overUsedOf(db, accounts, now);
}

async function overUsedOf(db: Db, accounts: readonly { id: string }[], now: number): Promise<OverUse[]> {
  const today = nameOfDay(now);
  const found: OverUse[] = [];
  for (let from = 0; from < accounts.length; from += ACCOUNTS) {
    const part = accounts.slice(from, from + ACCOUNTS);
    const ids = part.map(({ id }) => id);
    found.push(...(await overUsedAmong(db, ids, today)));
    // Answers of pupils go first.
    await setImmediate();
  }
  return found.sort((a, b) => a.since.localeCompare(b.since) || a.name.localeCompare(b.name, 'nl'));
}

/**
 * Those of some accounts. The seats are those of the last period that began, as `seatsIn` has it. Without a licence
 * nobody plays: that is told otherwise.
 */
async function overUsedAmong(db: Db, ids: readonly string[], today: string): Promise<OverUse[]> {
  const rows = await db
    .with('used', () =>
      allSeated(db)
        .select('pupils.account_id')
        .select(({ fn }) => fn.countAll<number>().as('pupils'))
        .where('pupils.account_id', 'in', ids)
        .groupBy('pupils.account_id'),
    )
    .selectFrom('used')
    .innerJoin('accounts', 'accounts.id', 'used.account_id')
    .innerJoin('licences', 'licences.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'accounts.over_since', 'used.pupils', 'licences.seats'])
    .where('accounts.block', 'is', null)
    .where('licences.seats', '>', 0)
    .where('licences.starts_on', '=', ({ selectFrom }) =>
      selectFrom('licences as begun')
        .select(({ fn }) => fn.max('begun.starts_on').as('last'))
        .whereRef('begun.account_id', '=', 'accounts.id')
        .where('begun.starts_on', '<=', today),
    )
    .whereRef('used.pupils', '>', 'licences.seats')
    .execute();
  return rows.map(({ id, name, over_since, pupils, seats }) => ({
    accountId: id,
    name,
    used: Number(pupils),
    seats,
    since: over_since ?? today,
  }));
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
  const { periods } = await readFacts(trx, over.accountId);
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
    letter: (naam) =>
      overUseMail.letter({
        ...{ naam, organisatie: over.name, gebruikt: over.used },
        plaatsen: over.seats === 1 ? '1 plaats' : `${over.seats} plaatsen`,
      }),
    now,
  });
  return true;
}
