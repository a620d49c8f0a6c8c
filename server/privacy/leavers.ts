import { audit } from '../audit/audit.ts';
import { LEAVER_MONTHS } from '../contract/account-terms.ts';
import { sameDateAfter } from '../contract/days.ts';
import * as contract from '../contract/leavers.ts';
import { RETENTION } from '../contract/retention.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay, overBefore } from '../data/day.ts';
import type { AccountRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import { heldBack } from './held.ts';

type Keeping = Pick<AccountRow, 'id' | 'kind' | 'leaver_months'>;

/** For how long an account keeps who left, in months. */
export const leaverMonthsOf = ({ leaver_months: months }: Pick<AccountRow, 'leaver_months'>): number =>
  months ?? LEAVER_MONTHS.usual;

/** Whether who left at a moment is over at `now`, when so many months are kept. */
export const isLeaverOver = (leftAt: number, months: number, now: number): boolean =>
  leftAt < overBefore({ months }, now);

/** For how long who left is kept, what that erases when, and choosing it. The nightly work erases by it (trash/erase.ts). */
export function leaverRoutes(calls: Calls, db: Db): void {
  calls.on(contract.getLeavers, ({ subject, query }) =>
    leaversOf(db, chooses(subject.account!), query.months, Date.now()),
  );

  calls.on(contract.setLeavers, async ({ session, subject, body: { months, basedOn, tonight } }) => {
    const account = chooses(subject.account!);
    const now = Date.now();
    await transact(db, async (trx) => {
      const seen = await leaversOf(trx, account, months, now);
      const { numUpdatedRows } = await trx
        .updateTable('accounts')
        .set({ leaver_months: months })
        .where('id', '=', account.id)
        .where(({ fn, val }) => fn.coalesce('leaver_months', val(LEAVER_MONTHS.usual)), '=', basedOn)
        .executeTakeFirst();
      // What is erased can't be taken back: nobody does it by numbers that are not so any more.
      if (!numUpdatedRows || seen.tonight !== tonight)
        throw new Problem('conflict', 'Hier is net iets veranderd. Bekijk eerst wat er nu staat.');
      await audit(trx, {
        ...{ action: 'leaver-months-set', actorId: session.id, accountId: account.id, subject: account.id },
        detail: `${basedOn} > ${months}`,
      });
    });
    return leaversOf(db, { ...account, leaver_months: months }, undefined, now);
  });
}

/** The account, where it is one that may choose. */
function chooses<A extends Keeping>(account: A): A {
  const kinds: readonly AccountRow['kind'][] = RETENTION.leavers.kinds;
  if (!kinds.includes(account.kind)) throw notFound();
  return account;
}

async function leaversOf(
  db: Db,
  account: Keeping,
  asked: number | undefined,
  now: number,
): Promise<contract.Leavers> {
  const months = asked ?? leaverMonthsOf(account);
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['pupils.id', 'left_at'])
    .where('pupils.account_id', '=', account.id)
    .where('left_at', 'is not', null)
    .where('group_id', 'is', null)
    .where('trashed_at', 'is', null)
    .where('active', '=', 0)
    .execute();
  const held = await heldBack(
    db,
    rows.map(({ id }) => id),
    now,
  );
  const later = new Map<string, number>();
  let tonight = 0;
  for (const { id, left_at: left } of rows) {
    if (held.has(id)) continue;
    if (isLeaverOver(left!, months, now)) tonight++;
    else {
      const month = sameDateAfter(nameOfDay(left!), months).slice(0, 7);
      later.set(month, (later.get(month) ?? 0) + 1);
    }
  }
  return {
    months: leaverMonthsOf(account),
    asked: months,
    left: rows.length,
    tonight,
    later: [...later].sort(([a], [b]) => (a < b ? -1 : 1)).map(([month, count]) => ({ month, count })),
    held: held.size,
  };
}
