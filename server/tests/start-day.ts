import { schooldaysUntil } from '../care/minutes.ts';
import { daysOffOf } from '../calendar/days-off.ts';
import type { FreeDays } from '../calendar/school-weeks.ts';
import { START_TEST_DAYS } from '../contract/care-terms.ts';
import { daysAfter } from '../contract/days.ts';
import type { PlanTests } from '../contract/plan-tests.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow, SittingRow } from '../data/schema.ts';
import type { TestsOfPlan } from './plans-taken.ts';

type Planned = Pick<PlanRow, 'account_id' | 'state' | 'from_day'>;
type Taken = Pick<SittingRow, 'taken_on' | 'handed_in_at' | 'begun_at'>;

/**
 * Whether the start test of a plan was taken once the plan ran: a part of what was won may then be in it, and too many schooldays later
 * it is no start. A plan that is still written begins later than any test of it.
 */
export async function startLateness(db: Db, plan: Planned, sitting: Taken): Promise<PlanTests['startLate']> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'variant'])
    .where('id', '=', plan.account_id)
    .executeTakeFirstOrThrow();
  const { free } = await daysOffOf(db, account, dayOf(sitting));
  return latenessOf(plan, sitting, free);
}

/** The day on which a test was taken. */
export const dayOf = ({ taken_on, handed_in_at, begun_at }: Taken): string =>
  taken_on ?? nameOfDay(Number(handed_in_at ?? begun_at));

function latenessOf(
  { state, from_day }: Planned,
  sitting: Taken,
  free: readonly FreeDays[],
): PlanTests['startLate'] {
  const day = dayOf(sitting);
  if (state === 'concept' || day <= from_day) return null;
  return schooldaysUntil(day, daysAfter(from_day, 1), free) <= START_TEST_DAYS ? 'after' : 'too-late';
}

/** The tests of a plan, without a start test that was taken too late to be one. */
export const withoutLateStart = (
  plan: Planned,
  tests: TestsOfPlan,
  free: readonly FreeDays[],
): TestsOfPlan =>
  tests.begin && latenessOf(plan, tests.begin.sitting, free) === 'too-late'
    ? { ...tests, begin: undefined }
    : tests;
