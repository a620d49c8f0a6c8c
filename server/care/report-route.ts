import { taughtBy } from '../access/teaches.ts';
import { looks } from '../audit/looks.ts';
import { daysOffOf } from '../calendar/days-off.ts';
import { getCareReport } from '../contract/care-report.ts';
import { reachOf } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Words } from '../practice/dealer.ts';
import type { DayCounts } from '../progress/day-counts.ts';
import type { DifficultyOf } from '../tests/difficulties.ts';
import { bankOf } from '../tests/plan-measure.ts';
import { testsOfPlans } from '../tests/plans-taken.ts';
import { withoutLateStart } from '../tests/start-day.ts';
import { reportOf } from './report.ts';
import { planHeads } from './view.ts';

interface Deps {
  db: Db;
  words: Words;
  licences: { now: () => number };
  difficulties: () => Promise<DifficultyOf>;
}

/** What the plans that ended in a period did together. */
export function reportRoute(
  calls: Calls,
  { db, words, licences, difficulties }: Deps,
  counts: DayCounts,
): void {
  const looked = looks(db);
  calls.on(getCareReport, async ({ subject, session, query }) => {
    const account = subject.account!;
    const { from, to, group } = query;
    if (to < from)
      throw new Problem('invalid-fields', undefined, {
        fields: { to: 'De laatste dag ligt voor de eerste.' },
      });
    await looked(session, 'care-report-viewed', account.id, group ?? account.id);
    const today = nameOfDay(licences.now());
    const plans = await endedPlans(db, { accountId: account.id, viewer: session, from, to, group });
    const pupils = [...new Map(plans.map(({ pupil_id: id, group_id }) => [id, { id, group_id }])).values()];
    await counts.bringUpToDate(pupils.map(({ id }) => id));
    const daysOff = await daysOffOf(db, account, today);
    const heads = await planHeads(db, plans, { accountId: account.id, daysOff, pupils, today });
    const ids = plans.map(({ id }) => id);
    const tests = await testsOfPlans(db, ids);
    const evaluations = await db
      .selectFrom('plan_evaluations')
      .selectAll()
      .where('plan_id', 'in', ids)
      .orderBy('at')
      .execute();
    const last = new Map(evaluations.map((row) => [row.plan_id, row]));
    const difficultyOf = await difficulties();
    const banks = new Map<string, number[]>();
    return reportOf(
      plans.map((plan, i) => ({
        ...{ plan, head: heads[i]!, groupId: plan.group_id },
        tests: withoutLateStart(plan, tests.get(plan.id)!, daysOff.free),
        evaluation: plan.state === 'afgesloten' ? last.get(plan.id) : undefined,
      })),
      (category) => {
        const bank = banks.get(category) ?? bankOf(words, difficultyOf, category);
        banks.set(category, bank);
        return bank;
      },
    );
  });
}

interface Asked {
  accountId: string;
  viewer: { id: string; role: Parameters<typeof reachOf>[0] };
  from: string;
  to: string;
  group: string | undefined;
}

/** The plans that ended between two days, the latest first, with the group that the pupil is in now: of a teacher those of the own groups. */
async function endedPlans(
  db: Db,
  { accountId, viewer, from, to, group }: Asked,
): Promise<(PlanRow & { group_id: string | null })[]> {
  const groups = await db.selectFrom('groups').select('id').where('account_id', '=', accountId).execute();
  const ids = groups.map(({ id }) => id);
  const isTaught = await taughtBy(db, [viewer.id], ids);
  const isOwn =
    reachOf(viewer.role, 'care:report') === 'groups' ? (id: string) => isTaught(viewer.id, id) : undefined;
  if (group !== undefined && (!ids.includes(group) || isOwn?.(group) === false)) throw notFound();
  const rows = await db
    .selectFrom('plans')
    .innerJoin('pupils', 'pupils.id', 'plans.pupil_id')
    .selectAll('plans')
    .select('pupils.group_id')
    .where('plans.account_id', '=', accountId)
    .where('plans.state', 'in', ['afgesloten', 'gestopt'])
    .where('plans.closed_on', '>=', from)
    .where('plans.closed_on', '<=', to)
    // What ended at another school is no work of this one.
    .where(({ or, eb, ref }) =>
      or([eb('plans.moved_on', 'is', null), eb('plans.closed_on', '>', ref('plans.moved_on'))]),
    )
    .where('plans.trashed_at', 'is', null)
    .where('pupils.trashed_at', 'is', null)
    .$if(group !== undefined, (some) => some.where('pupils.group_id', '=', group!))
    .orderBy('plans.closed_on', 'desc')
    .orderBy('plans.id')
    .execute();
  return isOwn ? rows.filter(({ group_id }) => group_id !== null && isOwn(group_id)) : rows;
}
