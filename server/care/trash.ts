import { audit } from '../audit/audit.ts';
import { GROUP_PLAN } from '../contract/care-terms.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { PlanRow } from '../data/schema.ts';

interface Throwing {
  removed: boolean;
  actorId: string;
  now: number;
}

/** Throws a plan away or brings it back, once: one that ran and whose last day is past comes back to be looked back on. */
export async function setPlanRemoved(
  trx: Db,
  plan: PlanRow,
  { removed, actorId, now }: Throwing,
): Promise<void> {
  if ((plan.trashed_at !== null) === removed) return;
  const today = nameOfDay(now);
  const isPast = plan.state === 'actief' && plan.to_day < today;
  const isFull = !removed && (await isGroupFull(trx, plan));
  await trx
    .updateTable('plans')
    .set({
      trashed_at: removed ? now : null,
      trashed_by: removed ? actorId : null,
      ...(!removed && isPast && { state: 'evalueren' }),
      ...(isFull && { left_group_on: today }),
    })
    .where('id', '=', plan.id)
    .execute();
  const action = removed ? 'plan-trashed' : 'plan-restored';
  await audit(trx, { action, actorId, accountId: plan.account_id, subject: plan.id });
}

/** Whether others took the places in the group plan that a plan was part of: then it comes back by itself. */
async function isGroupFull(trx: Db, plan: PlanRow): Promise<boolean> {
  if (plan.group_plan_id === null || plan.left_group_on !== null) return false;
  const { count } = await trx
    .selectFrom('plans')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('group_plan_id', '=', plan.group_plan_id)
    .where('left_group_on', 'is', null)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count) >= GROUP_PLAN.most;
}

/** The plans of an account that were thrown away; of a pupil who lies there too they come back with the pupil. */
export const thrownPlans = (db: Db, accountId: string) =>
  db
    .selectFrom('plans')
    .innerJoin('pupils', 'pupils.id', 'plans.pupil_id')
    .leftJoin('groups', 'groups.id', 'pupils.group_id')
    .leftJoin('users', 'users.id', 'plans.trashed_by')
    .select(['plans.id', 'plans.number', 'plans.trashed_at', 'plans.trashed_by', 'pupils.group_id'])
    .select(['first_name', 'infix', 'last_name', 'groups.name as group', 'groups.archived_at'])
    .select('users.name as by')
    .where('plans.account_id', '=', accountId)
    .where('plans.trashed_at', 'is not', null)
    .where('pupils.trashed_at', 'is', null)
    .execute();
