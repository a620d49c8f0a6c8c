import type { z } from 'zod';
import type { Viewer } from '../../access/access.ts';
import { schoolWeeks, type FreeDays } from '../../calendar/school-weeks.ts';
import type { setGroupPlanState } from '../../contract/group-plans.ts';
import { transact, type Db } from '../../data/database.ts';
import { Problem } from '../../http/problem.ts';
import { moveIn } from '../moving.ts';
import { keepersOf } from '../repository.ts';
import { mayDo } from '../states.ts';
import { setPlanRemoved } from '../trash.ts';
import { about } from './about.ts';
import { hasBegun } from './members.ts';
import { findGroupPlan, membersIn, openOf, reachesIn, type Member } from './repository.ts';
import { storeGroup } from './sharing.ts';
import { storedShared } from './stored.ts';

interface Moving {
  id: string;
  accountId: string;
  viewer: Viewer;
  free: readonly FreeDays[];
  today: string;
  now: number;
}

/** Members whose plan somebody reaches. */
async function theirs(trx: Db, viewer: Viewer, members: readonly Member[]): Promise<Member[]> {
  const reaches = await reachesIn(
    trx,
    viewer,
    members.map(({ pupil }) => pupil.group_id),
  );
  return members.filter(({ pupil }) => reaches(pupil));
}

/** Brings all plans within reach that can go there to a state, together or not at all. */
export async function moveGroup(
  db: Db,
  { id, accountId, viewer, free, today, now }: Moving,
  wish: z.output<typeof setGroupPlanState.body>,
): Promise<void> {
  await transact(db, async (trx) => {
    const group = await findGroupPlan(trx, accountId, id);
    const { now: members } = await membersIn(trx, id);
    const moved = openOf(await theirs(trx, viewer, members)).filter(({ plan }) =>
      mayDo(plan, today).includes(wish.to),
    );
    if (moved.length === 0) {
      // Sent twice.
      if (members.some(({ plan }) => plan.state === wish.to)) return;
      throw new Problem('conflict', 'Dat kan niet vanuit de stand waarin de plannen nu zijn.');
    }
    let current = members;
    if (wish.to === 'actief' && !hasBegun(members) && group.from_day < today) {
      const to = schoolWeeks(today, storedShared(group).weeks, free).lastDay;
      await storeGroup(trx, group, { from_day: today, to_day: to }, ['from']);
      await trx
        .updateTable('plans')
        .set({ from_day: today, to_day: to })
        .where('group_plan_id', '=', id)
        .where('left_group_on', 'is', null)
        .where('to_day', '=', group.to_day)
        .execute();
      current = (await membersIn(trx, id)).now;
    }
    const keepers = await keepersOf(
      trx,
      accountId,
      members.map(({ pupil }) => pupil.group_id),
    );
    const ids = new Set(moved.map(({ plan }) => plan.id));
    for (const { plan, pupil } of current)
      if (ids.has(plan.id))
        await about(pupil.first_name, () =>
          moveIn(trx, plan, { owners: keepers(pupil.group_id), actorId: viewer.id, free, today, now }, wish),
        );
  });
}

/** Throws the plans within reach away together, or brings back those that were thrown away last. Gives whose they are. */
export async function setGroupRemoved(
  db: Db,
  { id, accountId, viewer, now }: Omit<Moving, 'free' | 'today'>,
  removed: boolean,
): Promise<string[]> {
  return transact(db, async (trx) => {
    await findGroupPlan(trx, accountId, id);
    const members = removed ? (await membersIn(trx, id)).now : await thrown(trx, id);
    const done = await theirs(trx, viewer, members);
    for (const { plan } of done) await setPlanRemoved(trx, plan, { removed, actorId: viewer.id, now });
    return done.map(({ pupil }) => pupil.id);
  });
}

/** The members whose plans were thrown away together last. */
async function thrown(trx: Db, id: string): Promise<Member[]> {
  const plans = await trx
    .selectFrom('plans')
    .selectAll()
    .where('group_plan_id', '=', id)
    .where('left_group_on', 'is', null)
    .where('trashed_at', 'is not', null)
    .execute();
  const last = Math.max(...plans.map(({ trashed_at }) => trashed_at!));
  const rows = await trx
    .selectFrom('pupils')
    .selectAll()
    .where(
      'id',
      'in',
      plans.map(({ pupil_id }) => pupil_id),
    )
    .where('trashed_at', 'is', null)
    .execute();
  const pupils = new Map(rows.map((row) => [row.id, row]));
  return plans.flatMap((plan) => {
    const pupil = pupils.get(plan.pupil_id);
    return pupil && plan.trashed_at === last ? [{ plan, pupil, group: '' }] : [];
  });
}
