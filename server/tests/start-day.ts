import { schooldaysUntil } from '../care/minutes.ts';
import { daysOffOf } from '../calendar/days-off.ts';
import { START_TEST_DAYS } from '../contract/care-terms.ts';
import { daysAfter } from '../contract/days.ts';
import type { PlanTests } from '../contract/plan-tests.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow, SittingRow } from '../data/schema.ts';

/**
 * Whether the start test of a plan was taken once the plan ran: a part of what was won may then be in it, and too many schooldays later
 * it is no start. A plan that is still written begins later than any test of it.
 */
export async function startLateness(
  db: Db,
  { account_id, state, from_day }: Pick<PlanRow, 'account_id' | 'state' | 'from_day'>,
  { taken_on, handed_in_at, begun_at }: Pick<SittingRow, 'taken_on' | 'handed_in_at' | 'begun_at'>,
): Promise<PlanTests['startLate']> {
  const day = taken_on ?? nameOfDay(Number(handed_in_at ?? begun_at));
  if (state === 'concept' || day <= from_day) return null;
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'variant'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  const { free } = await daysOffOf(db, account, day);
  return schooldaysUntil(day, daysAfter(from_day, 1), free) <= START_TEST_DAYS ? 'after' : 'too-late';
}
