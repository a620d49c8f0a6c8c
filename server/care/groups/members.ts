import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import { schoolWeeks, weeksBetween, type FreeDays } from '../../calendar/school-weeks.ts';
import type { putGroupMember, removeGroupMember } from '../../contract/group-plans.ts';
import { GROUP_PLAN } from '../../contract/care-terms.ts';
import { transact, type Db } from '../../data/database.ts';
import type { GroupPlanRow, PlanRow, PupilRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { Words } from '../../practice/dealer.ts';
import { weekOf } from '../minutes.ts';
import { moveIn, note, store } from '../moving.ts';
import { ownersFor } from '../repository.ts';
import { OPEN_STATES } from '../states.ts';
import { setPlanRemoved } from '../trash.ts';
import { insertMember, joinerOf, wrongSize } from './making.ts';
import { checkPaper } from './paper.ts';
import { findGroupPlan, membersIn, openOf, type Member, type Members } from './repository.ts';
import { storedShared } from './stored.ts';

interface Around {
  id: string;
  accountId: string;
  pupil: PupilRow;
  actorId: string;
  free: readonly FreeDays[];
  today: string;
  now: number;
}

/** Whether somebody can still join: there is room, and of a plan that runs not more than half of the weeks are gone. */
export function canJoin(
  group: GroupPlanRow,
  { now: members }: Members,
  { free, today }: Pick<Around, 'free' | 'today'>,
): boolean {
  const open = openOf(members);
  if (open.length === 0 || members.length >= GROUP_PLAN.most) return false;
  return !hasBegun(members) || isEarly(group, { free, today });
}

/** Whether one of the plans has begun. */
export const hasBegun = (members: readonly Member[]): boolean =>
  members.some(({ plan }) => plan.state !== 'concept');

function isEarly(group: GroupPlanRow, { free, today }: Pick<Around, 'free' | 'today'>): boolean {
  const { weeks } = storedShared(group);
  const week = weekOf(group.from_day, today, schoolWeeks(group.from_day, weeks, free).weeks);
  return week <= weeks * GROUP_PLAN.joinShare;
}

/** Lets somebody take part with a plan of the own, or again with the one that was made loose. Sent twice it is done once. */
export async function join(
  db: Db,
  words: Pick<Words, 'category'>,
  { id, accountId, pupil, actorId, free, today, now }: Around,
  body: z.output<typeof putGroupMember.body>,
): Promise<void> {
  const made = await joinerOf(db, words, pupil, body, now);
  await transact(db, async (trx) => {
    const group = await findGroupPlan(trx, accountId, id);
    const members = await membersIn(trx, id);
    const isOf = ({ plan }: Member) => plan.id === body.plan && plan.pupil_id === pupil.id;
    if (members.now.some(isOf)) return;
    const back = members.before.find(isOf)?.plan;
    if (back && !OPEN_STATES.includes(back.state))
      throw new Problem('conflict', 'Dit plan is afgesloten. Open het eerst opnieuw.');
    if (members.now.some((one) => one.pupil.id === pupil.id && OPEN_STATES.includes(one.plan.state)))
      throw new Problem('conflict', '{Deze leerling} doet al mee.');
    if (members.now.length >= GROUP_PLAN.most) throw wrongSize();
    if (!back && !canJoin(group, members, { free, today }))
      throw new Problem('conflict', 'Meedoen kan tot de helft van de weken. Maak een eigen plan.');
    if (group.on_paper === 1)
      checkPaper(
        [...openOf(members.now).map(({ plan }) => plan), back ?? { goals: JSON.stringify(made.goals) }],
        'goals',
      );
    if (back) {
      await store(trx, back, { left_group_on: null });
      await noteGroup(trx, back, { actorId, now, reason: 'doet weer mee met het groepsplan', isIn: true });
    } else {
      const late = hasBegun(members.now) && group.from_day < today;
      const from = late ? today : group.from_day;
      const { weeks } = storedShared(group);
      await insertMember(trx, {
        ...{ group, pupil, made, actorId, now, from },
        weeks: late ? Math.max(1, weeksBetween(from, group.to_day, free)) : weeks,
      });
    }
    await audit(trx, { action: 'group-plan-joined', actorId, accountId, subject: body.plan });
  });
}

/** Takes somebody out: the own plan goes on with the same days, or stops with a reason; one that has not begun goes to the trash then. */
export async function leave(
  db: Db,
  { id, accountId, pupil, actorId, free, today, now }: Around,
  body: z.output<typeof removeGroupMember.body>,
): Promise<void> {
  const owners = await ownersFor(db, pupil);
  await transact(db, async (trx) => {
    await findGroupPlan(trx, accountId, id);
    const members = await membersIn(trx, id);
    const isOf = (one: Member) => one.pupil.id === pupil.id;
    // Of somebody with two plans in it the one that goes on.
    const plan = (openOf(members.now).find(isOf) ?? members.now.find(isOf))?.plan;
    if (!plan) {
      if (members.before.some(isOf)) return;
      throw notFound();
    }
    if (body.how === 'stoppen' && plan.state === 'concept')
      return setPlanRemoved(trx, plan, { removed: true, actorId, now });
    if (body.how === 'stoppen') {
      const { reason, why } = body;
      await moveIn(trx, plan, { owners, actorId, free, today, now }, { to: 'gestopt', reason, why });
    }
    const current = body.how === 'stoppen' ? { ...plan, version: plan.version + 1 } : plan;
    await store(trx, current, { left_group_on: today });
    if (body.how === 'losmaken')
      await noteGroup(trx, plan, { actorId, now, reason: 'losgemaakt van het groepsplan', isIn: false });
    await audit(trx, { action: 'group-plan-left', actorId, accountId, subject: plan.id });
  });
}

/** Writes in the history of a plan that runs that it goes on by itself, or together again. */
async function noteGroup(
  trx: Db,
  plan: PlanRow,
  { actorId, now, reason, isIn }: { actorId: string; now: number; reason: string; isIn: boolean },
): Promise<void> {
  if (plan.state === 'concept') return;
  const [own, shared] = ['eigen plan', 'groepsplan'];
  await note(trx, plan, {
    ...{ actorId, now, reason, field: 'group' },
    ...(isIn ? { before: own, after: shared } : { before: shared, after: own }),
  });
}
