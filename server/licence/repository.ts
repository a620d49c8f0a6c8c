import {
  standingOn,
  type LicenceFacts,
  type LicenceState,
  type Period,
  type Standing,
} from '../contract/licence-state.ts';
import type { Db } from '../data/database.ts';
import type { AccountRow, LicenceRow } from '../data/schema.ts';
import { notFound } from '../http/problem.ts';

/** A period with the id of its row. */
export interface StoredPeriod extends Period {
  id: string;
}

/** What the licence of an account follows from. */
export interface Facts extends LicenceFacts<StoredPeriod> {
  account: Pick<AccountRow, 'id' | 'kind' | 'variant' | 'name' | 'hold_why' | 'block'>;
}

/** What of a row a period is made of. */
const PERIOD = ['id', 'kind', 'seats', 'starts_on', 'ends_on', 'stops'] as const;

export const periodOf = (row: Pick<LicenceRow, (typeof PERIOD)[number]>): StoredPeriod => ({
  id: row.id,
  kind: row.kind,
  seats: row.seats,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  stops: row.stops === 1,
});

/** The periods of an account, the first one first. */
export const periodsOf = (db: Db, accountId: string): Promise<LicenceRow[]> =>
  db.selectFrom('licences').selectAll().where('account_id', '=', accountId).orderBy('starts_on').execute();

/** How the licences of all accounts stand on a day, or of these alone. */
export async function standingsOn(
  db: Db,
  day: string,
  only?: readonly string[],
): Promise<Map<string, Standing<StoredPeriod>>> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'hold_until', 'block'])
    .$if(only !== undefined, (query) => query.where('id', 'in', only!))
    .execute();
  const rows = await db
    .selectFrom('licences')
    .select([...PERIOD, 'account_id'])
    // What was before the last one that began says nothing of this day.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('licences as later')
            .select('later.id')
            .whereRef('later.account_id', '=', 'licences.account_id')
            .whereRef('later.starts_on', '>', 'licences.starts_on')
            .where('later.starts_on', '<=', day),
        ),
      ),
    )
    .$if(only !== undefined, (query) => query.where('account_id', 'in', only!))
    .execute();
  const periods = Map.groupBy(rows, ({ account_id }) => account_id);
  return new Map(
    accounts.map(({ id, hold_until: holdUntil, block }) => [
      id,
      standingOn(
        { periods: (periods.get(id) ?? []).map(periodOf), holdUntil, isBlocked: block !== null },
        day,
      ),
    ]),
  );
}

/** In which states they are; or one of them. */
export async function statesOn(db: Db, day: string, only?: string): Promise<Map<string, LicenceState>> {
  const standings = await standingsOn(db, day, only === undefined ? undefined : [only]);
  return new Map(Array.from(standings, ([id, { state }]) => [id, state]));
}

/** What the licence of an account follows from; throws `not-found`. */
export async function readFacts(db: Db, accountId: string): Promise<Facts> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'kind', 'variant', 'name', 'hold_until', 'hold_why', 'block'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw notFound();
  return {
    account,
    periods: (await periodsOf(db, accountId)).map(periodOf),
    holdUntil: account.hold_until,
    isBlocked: account.block !== null,
  };
}

/** Lets one at a time take seats of an account or change its licence, on PostgreSQL too. */
export async function lockAccount(trx: Db, accountId: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set(({ eb }) => ({ seat_turn: eb('seat_turn', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
}

/** Who works for an account. */
export async function staffIds(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('role', 'not in', ['leerling', 'demo'])
    .execute();
  return rows.map(({ id }) => id);
}
