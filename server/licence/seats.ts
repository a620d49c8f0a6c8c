import { OPEN_STATES } from '../contract/jobs.ts';
import { seatsIn, standingOn } from '../contract/licence-state.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { isReal } from '../groups/sample-pupils.ts';
import { Problem } from '../http/problem.ts';
import { lockAccount, readFacts } from './repository.ts';

/** What `installation` says where licences do not count. */
const OFF = 'licences-off';

/** Writes down whether licences count, for all that takes seats wherever it runs. */
export async function noteLicences(db: Db, isOff: boolean): Promise<void> {
  if (isOff)
    await db
      .insertInto('installation')
      .values({ name: OFF, value: '1' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  else await db.deleteFrom('installation').where('name', '=', OFF).execute();
}

/** The pupils who use a seat, of all accounts: those who can log in, but for the pupil of the demo and invented ones. */
export const allSeated = (db: Db) =>
  db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .where('users.role', '=', 'leerling')
    .where('users.active', '=', 1)
    .where('pupils.trashed_at', 'is', null)
    .where(isReal);

/** Those of an account. */
export const seated = (db: Db, accountId: string) => allSeated(db).where('pupils.account_id', '=', accountId);

/** How many seats are used, with those that long work holds for pupils who are yet to come. */
export async function usedSeats(db: Db, accountId: string): Promise<number> {
  const { count } = await seated(db, accountId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { held } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.sum<number | null>('seats').as('held'))
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirstOrThrow();
  return Number(count) + Number(held ?? 0);
}

/**
 * Takes seats for pupils who come into an account or can log in again, in the transaction that lets them: before they are stored. Throws
 * `seats-full` when there are not as many free; then none is taken. Whoever takes seats of the same account waits for the other.
 */
export async function takeSeats(trx: Db, accountId: string, needed: number, now = Date.now()): Promise<void> {
  if (needed <= 0) return;
  await lockAccount(trx, accountId);
  if (await isOff(trx)) return;
  const facts = await readFacts(trx, accountId);
  const seats = seatsIn(standingOn(facts, nameOfDay(now)));
  const free = Math.max(0, seats - (await usedSeats(trx, accountId)));
  if (needed <= free) return;
  throw new Problem('seats-full', fullText(needed, free), {
    fields: { needed: String(needed), free: String(free), seats: String(seats) },
  });
}

/** How many seats of an account are free now; null where licences do not count. */
export async function freeSeats(db: Db, accountId: string, now: number): Promise<number | null> {
  if (await isOff(db)) return null;
  const seats = seatsIn(standingOn(await readFacts(db, accountId), nameOfDay(now)));
  return Math.max(0, seats - (await usedSeats(db, accountId)));
}

const isOff = async (trx: Db) =>
  (await trx.selectFrom('installation').select('name').where('name', '=', OFF).executeTakeFirst()) !==
  undefined;

/** What can be done about it depends on who asks (refusal.ts). */
function fullText(needed: number, free: number): string {
  const there = free === 1 ? 'Er is 1 plaats vrij' : `Er zijn ${free || 'geen'} plaatsen vrij`;
  const wanted = needed === 1 ? 'er is er 1 nodig' : `er zijn er ${needed} nodig`;
  return `${there} en ${wanted}.`;
}
