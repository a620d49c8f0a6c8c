import { taughtBy } from '../../access/teaches.ts';
import type { Viewer } from '../../access/access.ts';
import { reachOf } from '../../contract/permissions.ts';
import type { Db } from '../../data/database.ts';
import type { GroupPlanRow, PlanRow, PupilRow } from '../../data/schema.ts';
import { notFound } from '../../http/problem.ts';
import { OPEN_STATES } from '../states.ts';

/** A plan of a group plan, with whose it is and what the group of that one is called. */
export interface Member {
  plan: PlanRow;
  pupil: PupilRow;
  group: string;
}

/** Who takes part in group plans, and who did before; those in the trash are left out. */
export interface Members {
  now: Member[];
  before: Member[];
}

/** A group plan of an account; one of which all plans are gone is gone too. */
export async function findGroupPlan(db: Db, account: string, id: string): Promise<GroupPlanRow> {
  const row = await db
    .selectFrom('group_plans')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The members of group plans of an account, by the id of the group plan; each in the order of names. */
export async function membersOf(db: Db, groupPlans: readonly string[]): Promise<Map<string, Members>> {
  const plans = await db
    .selectFrom('plans')
    .selectAll()
    .where('group_plan_id', 'in', groupPlans)
    .where('trashed_at', 'is', null)
    .execute();
  const rows = await db
    .selectFrom('pupils')
    .leftJoin('groups', 'groups.id', 'pupils.group_id')
    .selectAll('pupils')
    .select('groups.name as group')
    .where(
      'pupils.id',
      'in',
      plans.map(({ pupil_id }) => pupil_id),
    )
    .where('pupils.trashed_at', 'is', null)
    .execute();
  const pupils = new Map(rows.map(({ group, ...pupil }) => [pupil.id, { pupil, group: group ?? '' }]));
  const found = plans
    .flatMap((plan) => {
      const whose = pupils.get(plan.pupil_id);
      return whose ? [{ plan, ...whose }] : [];
    })
    .sort((a, b) => a.pupil.first_name.localeCompare(b.pupil.first_name, 'nl'));
  return new Map(
    groupPlans.map((id) => {
      const own = found.filter(({ plan }) => plan.group_plan_id === id);
      return [
        id,
        {
          now: own.filter(({ plan }) => plan.left_group_on === null),
          before: own.filter(({ plan }) => plan.left_group_on !== null),
        },
      ];
    }),
  );
}

/** The members of one group plan. */
export const membersIn = async (db: Db, groupPlan: string): Promise<Members> =>
  (await membersOf(db, [groupPlan])).get(groupPlan)!;

/** Members whose plan has not ended. */
export const openOf = (members: readonly Member[]): Member[] =>
  members.filter(({ plan }) => OPEN_STATES.includes(plan.state));

/** Whether somebody reaches pupils of these groups: of a teacher the own ones. */
export async function reachesIn(
  db: Db,
  viewer: Viewer,
  groups: readonly (string | null)[],
): Promise<(pupil: Pick<PupilRow, 'group_id'>) => boolean> {
  if (reachOf(viewer.role, 'care:read') !== 'groups') return () => true;
  const isTaught = await taughtBy(db, [viewer.id], [...new Set(groups.flatMap((id) => id ?? []))]);
  return ({ group_id }) => group_id !== null && isTaught(viewer.id, group_id);
}
