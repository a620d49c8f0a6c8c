import type { Viewer } from '../../access/access.ts';
import type { DaysOff } from '../../calendar/days-off.ts';
import { schoolWeeks } from '../../calendar/school-weeks.ts';
import type { PlanState } from '../../contract/care-plan.ts';
import type { GroupMember, GroupPlan, GroupPlanHead } from '../../contract/group-plans.ts';
import type { Db } from '../../data/database.ts';
import type { GroupPlanRow } from '../../data/schema.ts';
import { notFound } from '../../http/problem.ts';
import { pupilName } from '../../pupils/name.ts';
import { weekOf } from '../minutes.ts';
import { keepersOf, namesOf, sessionsOf } from '../repository.ts';
import { planView } from '../view.ts';
import { canJoin, hasBegun } from './members.ts';
import { membersOf, openOf, reachesIn, type Member, type Members } from './repository.ts';
import { groupSessions } from './sessions.ts';
import { SHARED_PARTS, sharedOf, storedShared, versionsOfGroup } from './stored.ts';

interface Around {
  accountId: string;
  viewer: Viewer;
  daysOff: DaysOff;
  today: string;
}

/** How far plans are that are carried out together: as far as those that go on. */
function stateOf(members: readonly Member[]): PlanState {
  const states = new Set(openOf(members).map(({ plan }) => plan.state));
  return (
    (['actief', 'gepauzeerd', 'evalueren', 'concept'] as const).find((one) => states.has(one)) ?? 'afgesloten'
  );
}

/** What is read of group plans at once. */
interface Known {
  members: Members;
  /** Those within reach. */
  seen: Member[];
  seenBefore: Member[];
  ownerName: string;
  /** Whether the owner can keep the plans of all. */
  reaches: boolean;
  owners: GroupPlan['owners'];
}

/** Group plans with what is known of them; those of which one reaches nobody, and that are left by all, are not there. */
async function knownOf(
  db: Db,
  groups: readonly GroupPlanRow[],
  { accountId, viewer }: Around,
): Promise<Map<string, Known>> {
  const all = await membersOf(
    db,
    groups.map(({ id }) => id),
  );
  const classes = [...all.values()].flatMap(({ now, before }) =>
    [...now, ...before].map(({ pupil }) => pupil.group_id),
  );
  const isReached = await reachesIn(db, viewer, classes);
  const keepers = await keepersOf(db, accountId, classes);
  const names = await namesOf(
    db,
    groups.map(({ owner_id }) => owner_id),
  );
  const known = new Map<string, Known>();
  for (const { id, owner_id } of groups) {
    const members = all.get(id)!;
    const seen = members.now.filter(({ pupil }) => isReached(pupil));
    const seenBefore = members.before.filter(({ pupil }) => isReached(pupil));
    if (seen.length + seenBefore.length === 0) continue;
    const own = members.now.map(({ pupil }) => keepers(pupil.group_id));
    const owners = (own[0] ?? []).filter((one) =>
      own.every((some) => some.some(({ id: of }) => of === one.id)),
    );
    known.set(id, {
      ...{ members, seen, seenBefore, owners },
      ownerName: owner_id === null ? '' : (names.get(owner_id) ?? ''),
      reaches: owners.some((one) => one.id === owner_id),
    });
  }
  return known;
}

function headOf(
  group: GroupPlanRow,
  { members, seen, ownerName, reaches }: Known,
  { daysOff: { free }, today }: Around,
): GroupPlanHead {
  const { weeks } = storedShared(group);
  const state = stateOf(members.now);
  const upTo = today < group.to_day ? today : group.to_day;
  return {
    id: group.id,
    title: group.title,
    state,
    from: group.from_day,
    to: group.to_day,
    weeks,
    week:
      state === 'concept' ? 0 : weekOf(group.from_day, upTo, schoolWeeks(group.from_day, weeks, free).weeks),
    owner: group.owner_id === null ? null : { id: group.owner_id, name: ownerName, reaches },
    names: seen.map(({ pupil }) => pupil.first_name),
    away: members.now.length - seen.length,
  };
}

/** The group plans of an account that one reaches, the newest first. */
export async function groupHeads(db: Db, around: Around): Promise<GroupPlanHead[]> {
  const groups = await db
    .selectFrom('group_plans')
    .selectAll()
    .where('account_id', '=', around.accountId)
    .orderBy('made_at', 'desc')
    .execute();
  const known = await knownOf(db, groups, around);
  return groups.flatMap((group) => {
    const own = known.get(group.id);
    return own ? [headOf(group, own, around)] : [];
  });
}

/** A group plan, whole; `not-found` for who reaches nobody of it. */
export async function groupView(db: Db, group: GroupPlanRow, around: Around): Promise<GroupPlan> {
  const known = (await knownOf(db, [group], around)).get(group.id);
  if (!known) throw notFound();
  const { members, seen, seenBefore, owners } = known;
  const rows = await sessionsOf(
    db,
    seen.map(({ plan }) => plan.id),
  );
  const tested = await testedOf(
    db,
    members.now.map(({ plan }) => plan.id),
  );
  const shown = await Promise.all(
    seen.map(async (member) => ({
      ...(await memberView(db, member, around)),
      hasTest: tested.has(member.plan.id),
    })),
  );
  return {
    ...headOf(group, known, around),
    fields: sharedOf(group),
    versions: versionsOfGroup(group),
    hasBegun: hasBegun(members.now),
    members: shown,
    left: seenBefore.map(({ pupil, plan }) => ({
      ...{ pupil: pupil.id, name: pupilName(pupil), plan: plan.id },
      on: plan.left_group_on!,
    })),
    sessions: groupSessions(
      rows,
      await namesOf(
        db,
        rows.map(({ by_id }) => by_id),
      ),
    ),
    owners,
    named: namedIn(group, seen),
    may: mayDoIn(group, members, {
      free: around.daysOff.free,
      today: around.today,
      isTested: openOf(members.now).some(({ plan }) => tested.has(plan.id)),
    }),
  };
}

async function memberView(
  db: Db,
  { plan, pupil, group }: Member,
  { accountId, daysOff, today }: Around,
): Promise<Omit<GroupMember, 'hasTest'>> {
  const { fields, check, evaluations, ...view } = await planView(db, plan, {
    ...{ accountId, daysOff, today },
    pupils: [pupil],
  });
  const outcomes = new Map(evaluations[0]?.goals.map(({ goal, outcome }) => [goal, outcome]));
  return {
    pupil: pupil.id,
    name: pupilName(pupil),
    firstName: pupil.first_name,
    group,
    groupId: pupil.group_id,
    plan: view,
    goals: fields.goals.map(({ id, title, text, target, start, now }) => ({
      ...{ id, target, start, now },
      title: title ?? text,
      outcome: outcomes.get(id) ?? null,
    })),
    wants: check.wants,
    parentsInformedOn: fields.parents.informedOn,
    hasVoice: fields.voice !== '',
  };
}

/** Which of these plans have a start and an end test. */
async function testedOf(db: Db, plans: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('test_sets')
    .select('plan_id')
    .where('plan_id', 'in', plans)
    .where('trashed_at', 'is', null)
    .execute();
  return new Set(rows.flatMap(({ plan_id }) => plan_id ?? []));
}

/** First names of members that stand in what is shared, as words of their own. */
function namedIn(group: GroupPlanRow, members: readonly Member[]): string[] {
  const shared = storedShared(group);
  const words = new Set(
    [group.title, ...SHARED_PARTS.map((part) => shared[part])].join(' ').match(/[\p{L}\p{M}'’-]+/gu),
  );
  return members.map(({ pupil }) => pupil.first_name).filter((name) => words.has(name));
}

function mayDoIn(
  group: GroupPlanRow,
  members: Members,
  around: Parameters<typeof canJoin>[2] & { isTested: boolean },
): GroupPlan['may'] {
  const open = openOf(members.now);
  const has = (...states: PlanState[]) => open.some(({ plan }) => states.includes(plan.state));
  const can: Record<GroupPlan['may'][number], boolean> = {
    beginnen: has('concept'),
    pauzeren: has('actief'),
    doorgaan: has('gepauzeerd'),
    evalueren: has('actief', 'gepauzeerd'),
    stoppen: has('actief', 'gepauzeerd', 'evalueren'),
    meedoen: canJoin(group, members, around),
    wijzigen: open.length > 0,
    alleen: open.length === 1,
    toets: group.on_paper === 1 && open.length > 1 && !around.isTested,
  };
  return (Object.keys(can) as (keyof typeof can)[]).filter((one) => can[one]);
}
