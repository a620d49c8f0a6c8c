import type { Plan, PlanEvaluation, PlanHead } from '../contract/care-plan.ts';
import { TOLD_DAYS } from '../contract/care-terms.ts';
import type { DaysOff } from '../calendar/days-off.ts';
import { schoolWeeks } from '../calendar/school-weeks.ts';
import type { Db } from '../data/database.ts';
import type { PlanRow, PupilRow } from '../data/schema.ts';
import { titleOf } from '../live/broken-rule.ts';
import { checkPlan } from './check.ts';
import * as minutes from './minutes.ts';
import { playedFor } from './played.ts';
import { heldSessions, keepersOf, nameOf, namesOf, sessionsOf } from './repository.ts';
import { openEndTests } from './end-tests.ts';
import { startsOf } from './starts.ts';
import { mayDo, OPEN_STATES } from './states.ts';
import { fieldsOf, goalCategories, goalsOf, pausesOf, struckPlayOf, versionsOf } from './stored.ts';

/** What plans are shown by. */
interface Around {
  accountId: string;
  daysOff: DaysOff;
  /** Whose plans they are. */
  pupils: readonly Pick<PupilRow, 'id' | 'group_id'>[];
  today: string;
}

const RUNS = ['actief', 'gepauzeerd', 'evalueren'] as const;
const runs = ({ state }: Pick<PlanRow, 'state'>) => (RUNS as readonly string[]).includes(state);

/** What is read of all plans at once, however many pupils they are of. */
interface Known {
  held: ReadonlyMap<string, readonly minutes.HeldSession[]>;
  names: ReadonlyMap<string, string>;
  /** Whether somebody can keep the plans of a pupil. */
  isKeeper: (pupil: string, user: string) => boolean;
  /** Days of play for each plan since it began. */
  play: ReadonlyMap<string, readonly minutes.PlayDay[]>;
  /** Plans whose end test stands open. */
  endTests: ReadonlySet<string>;
  /** Counts days once: plans of a school begin and end on the same ones, and counting them costs more than reading all of a plan. */
  once: (key: string, count: () => number) => number;
}

function counting(): Known['once'] {
  const counted = new Map<string, number>();
  return (key, count) => {
    const known = counted.get(key) ?? count();
    counted.set(key, known);
    return known;
  };
}

async function knownOf(
  db: Db,
  plans: readonly PlanRow[],
  { accountId, pupils, today }: Around,
): Promise<Known> {
  const ids = plans.map(({ id }) => id);
  const keepers = await keepersOf(
    db,
    accountId,
    pupils.map(({ group_id }) => group_id),
  );
  const groups = new Map(pupils.map(({ id, group_id }) => [id, group_id]));
  const kept = new Map(
    [...new Set(groups.values())].map((group) => [group, new Set(keepers(group).map(({ id }) => id))]),
  );
  return {
    once: counting(),
    held: Map.groupBy(await heldSessions(db, ids), ({ plan_id }) => plan_id),
    names: await namesOf(
      db,
      plans.map(({ owner_id }) => owner_id),
    ),
    isKeeper: (pupil, user) => kept.get(groups.get(pupil) ?? null)?.has(user) === true,
    play: await playedFor(db, plans, today),
    endTests: await openEndTests(db, ids),
  };
}

/** Plans as lists show them, in the same order. */
export async function planHeads(db: Db, plans: readonly PlanRow[], around: Around): Promise<PlanHead[]> {
  if (plans.length === 0) return [];
  const known = await knownOf(db, plans, around);
  return plans.map((plan) => headOf(plan, known, around));
}

/** Days of play for a plan, within its days; `struck` is why one does not count. */
function playOf(plan: PlanRow, { play }: Pick<Known, 'play'>): Plan['play'] {
  const to = plan.closed_on ?? '9999';
  const struck = new Map(struckPlayOf(plan).map(({ day, why }) => [day, why]));
  return (play.get(plan.id) ?? [])
    .filter(({ day }) => day <= to)
    .map((one) => ({ ...one, struck: struck.get(one.day) ?? null }));
}

function headOf(plan: PlanRow, known: Known, { daysOff: { free }, today }: Around): PlanHead {
  const { names, isKeeper, once, endTests } = known;
  const own = known.held.get(plan.id) ?? [];
  const play = playOf(plan, known).filter(({ struck }) => struck === null);
  const { weeks, perWeek, minutes: each } = fieldsOf(plan);
  const upTo = plan.closed_on ?? (today < plan.to_day ? today : plan.to_day);
  const lastSession = [...own, ...play].reduce<string | null>(
    (last, { day }) => (last === null || day > last ? day : last),
    null,
  );
  const began =
    plan.state === 'concept'
      ? 0
      : once(`done ${plan.from_day} ${upTo} ${plan.pauses}`, () =>
          minutes.weeksDone(plan.from_day, upTo, free, pausesOf(plan)),
        );
  const isStill =
    plan.state === 'actief' &&
    once(`since ${lastSession ?? plan.from_day}`, () =>
      minutes.schooldaysSince(lastSession ?? plan.from_day, today, free),
    ) >= TOLD_DAYS.still;
  const isDue =
    plan.state === 'evalueren' ||
    (plan.state === 'actief' &&
      once(`until ${plan.to_day}`, () => minutes.schooldaysUntil(plan.to_day, today, free)) <= TOLD_DAYS.due);
  const reaches = plan.owner_id !== null && isKeeper(plan.pupil_id, plan.owner_id);
  return {
    id: plan.id,
    number: plan.number,
    state: plan.state,
    from: plan.from_day,
    to: plan.to_day,
    weeks,
    week: once(`week ${plan.from_day} ${upTo} ${weeks}`, () =>
      minutes.weekOf(plan.from_day, upTo, schoolWeeks(plan.from_day, weeks, free).weeks),
    ),
    owner:
      plan.owner_id === null ? null : { id: plan.owner_id, name: names.get(plan.owner_id) ?? '', reaches },
    categories: goalCategories(plan).flatMap((id) => titleOf(id) ?? []),
    done: minutes.minutesDone(own, play),
    planned: began * perWeek * each,
    lastSession,
    groupPlan: plan.left_group_on === null ? plan.group_plan_id : null,
    flags: [
      ...(isStill ? (['stil'] as const) : []),
      ...(isDue ? (['evalueren'] as const) : []),
      ...(runs(plan) && endTests.has(plan.id) ? (['eindtoets'] as const) : []),
      ...(runs(plan) && !reaches ? (['eigenaar'] as const) : []),
    ],
  };
}

/** A plan as it is written, without what it does to practice. */
export type ShownPlan = Omit<Plan, 'practice'>;

/** A plan, whole. */
export async function planView(db: Db, plan: PlanRow, around: Around): Promise<ShownPlan> {
  const known = await knownOf(db, [plan], around);
  const head = headOf(plan, known, around);
  const sessions = await sessionsOf(db, [plan.id]);
  const rows = await db
    .selectFrom('plan_evaluations')
    .selectAll()
    .where('plan_id', '=', plan.id)
    .orderBy('at', 'desc')
    .execute();
  const names = await namesOf(
    db,
    [...sessions, ...rows].map(({ by_id }) => by_id),
  );
  const now = await startsOf(db, plan.pupil_id);
  const { state, from_day: from, owner_id: owner } = plan;
  const fields = fieldsOf(plan);
  const goals = goalsOf(plan);
  const { free, unknown } = around.daysOff;
  return {
    ...head,
    fields: {
      ...fields,
      from,
      owner,
      share: plan.share,
      goals: goals.map((goal) => {
        const title = goal.category && titleOf(goal.category);
        const level = goal.category === undefined ? undefined : now.get(goal.category);
        return { ...goal, ...(title && { title }), now: level ?? null };
      }),
    },
    versions: versionsOf(plan),
    version: plan.version,
    schoolYear: from.slice(5) < '08-01' ? `${Number(from.slice(0, 4)) - 1}` : from.slice(0, 4),
    group: plan.group_name,
    check:
      state === 'concept'
        ? checkPlan({
            fields,
            goals,
            weeks: fields.weeks,
            hasOwner: head.owner?.reaches === true,
            today: around.today,
          })
        : { wants: [], notes: [] },
    closed: plan.closed_on === null ? null : { why: plan.closed_why ?? '', on: plan.closed_on },
    extended: plan.extended,
    moved: plan.moved_on === null ? null : { on: plan.moved_on, follows: plan.follows },
    sessions: sessions.map(({ id, day, minutes: each, kind, with_play, by_id, note, struck }) => ({
      ...{ id, day, minutes: each, kind, note, struck },
      withPlay: with_play === 1,
      by: nameOf(names, plan, { id: by_id, day }),
    })),
    play: playOf(plan, known),
    evaluations: rows.map((row): PlanEvaluation => {
      const { id, day, instrument, conclusion, proposed, text, next_on, by_id } = row;
      return {
        ...{ id, day, instrument, conclusion, proposed, text },
        goals: JSON.parse(row.goals) as PlanEvaluation['goals'],
        nextOn: next_on,
        by: nameOf(names, plan, { id: by_id, day }),
      };
    }),
    may: OPEN_STATES.includes(state) || plan.closed_on ? mayDo(plan, around.today) : ['weggooien'],
    out: schoolWeeks(from, fields.weeks, free).out,
    unknownYears: unknown(from, plan.to_day).map((year) => `${year}–${year + 1}`),
  };
}
