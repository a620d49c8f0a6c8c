import { firstForm } from '../../engine/measure/index.ts';
import { goalCategories } from '../care/stored.ts';
import { newId } from '../contract/id.ts';
import type { PlanTestSize } from '../contract/plan-tests.ts';
import { transact, type Db } from '../data/database.ts';
import type { PlanRow, PupilRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { setOfPlan } from './plan-measure.ts';
import { composeTest, isTogether, storePlanTest, type PlanTestDeps } from './plan-set.ts';

interface Making {
  /** Made by the client; all follows from it. */
  id: string;
  /** The plans that are tested together, with whose they are. */
  members: readonly { plan: PlanRow; pupil: PupilRow }[];
  size: PlanTestSize;
  accountId: string;
  actorId: string;
  now: number;
}

/**
 * Makes the start and end test of plans that are tested on paper together: the same words and the same form first for all, and no word new that
 * one of them was asked. Sent twice it is made once; a plan that has its own tests already stands in the way.
 */
export async function makeTestTogether(
  deps: PlanTestDeps,
  { id, members, size, accountId, actorId, now }: Making,
): Promise<void> {
  const { db } = deps;
  const made = await Promise.all(members.map(({ plan }) => setOfPlan(db, plan.id)));
  if (made.length > 0 && made.every((set) => set?.seed === id)) return;
  if (made.some((set) => set !== undefined))
    throw new Problem('conflict', 'Een van deze plannen heeft al een begin- en eindtoets.');
  const goals = [...new Set(members.flatMap(({ plan }) => goalCategories(plan)))];
  const pupils = members.map(({ pupil }) => pupil);
  const composed = await composeTest(deps, { seed: id, goals, pupils, size, now });
  await transact(db, async (trx) => {
    const form = firstForm(await formsTogether(trx, accountId), id, accountId);
    for (const { plan, pupil } of members)
      await storePlanTest(
        trx,
        { id: newId(), plan, pupil, size, now, actorId, together: { seed: id, goals, form } },
        composed,
      );
  });
}

/** With which form those began who were tested together: group plans take turns. */
async function formsTogether(db: Db, accountId: string): Promise<Record<'A' | 'B', number>> {
  const sets = await db
    .selectFrom('test_sets')
    .select(['seed', 'first_form', 'source'])
    .where('account_id', '=', accountId)
    .where('use', '=', 'plan')
    .execute();
  const forms = [...new Map(sets.filter(isTogether).map((set) => [set.seed, set.first_form])).values()];
  const of = (form: 'A' | 'B') => forms.filter((one) => one === form).length;
  return { A: of('A'), B: of('B') };
}
