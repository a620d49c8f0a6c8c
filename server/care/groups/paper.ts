import { MOST_GOAL_CATEGORIES } from '../../contract/care-terms.ts';
import type { Db } from '../../data/database.ts';
import type { PlanRow } from '../../data/schema.ts';
import { Problem } from '../../http/problem.ts';
import { goalCategories } from '../stored.ts';
import { membersIn, openOf } from './repository.ts';

/** Refuses plans that are tested on paper together and have more goal categories in all than one test holds. */
export function checkPaper(plans: readonly Pick<PlanRow, 'goals'>[], field: string): void {
  if (new Set(plans.flatMap(goalCategories)).size <= MOST_GOAL_CATEGORIES) return;
  throw new Problem('invalid-fields', undefined, {
    fields: {
      [field]: `Samen op papier toetsen kan met hoogstens ${MOST_GOAL_CATEGORIES} spellingcategorieën in alle plannen samen.`,
    },
  });
}

/** The same for a plan of which the goals are changed: with the others that take part and have not ended. */
export async function checkTogether(trx: Db, plan: PlanRow): Promise<void> {
  if (plan.group_plan_id === null || plan.left_group_on !== null) return;
  const group = await trx
    .selectFrom('group_plans')
    .select('on_paper')
    .where('id', '=', plan.group_plan_id)
    .executeTakeFirst();
  if (group?.on_paper !== 1) return;
  const others = openOf((await membersIn(trx, plan.group_plan_id)).now).filter(
    (one) => one.plan.id !== plan.id,
  );
  checkPaper([plan, ...others.map((one) => one.plan)], 'fields.goals');
}
