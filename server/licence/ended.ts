import type { Db } from '../data/database.ts';
import { periodOf, type Facts, type StoredPeriod } from './repository.ts';

/** An account whose last period has an end, with what its licence follows from. */
export interface Ending {
  facts: Facts;
  /** After which nothing comes. */
  last: StoredPeriod;
}

/** The accounts of which the last period ends or ended before `day`; those that are blocked wait for the office. */
export async function endingBefore(db: Db, day: string): Promise<Ending[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'kind', 'variant', 'name', 'hold_until', 'hold_why', 'block'])
    .where('block', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('licences')
          .select('licences.id')
          .whereRef('account_id', '=', 'accounts.id')
          .where('ends_on', '<', day),
      ),
    )
    .execute();
  if (accounts.length === 0) return [];
  const rows = Map.groupBy(
    await db.selectFrom('licences').selectAll().orderBy('starts_on').execute(),
    (row) => row.account_id,
  );
  return accounts.flatMap((account) => {
    const periods = (rows.get(account.id) ?? []).map(periodOf);
    const last = periods.at(-1);
    if (!last || last.endsOn === null || last.endsOn >= day) return [];
    return [{ facts: { account, periods, holdUntil: account.hold_until, isBlocked: false }, last }];
  });
}
