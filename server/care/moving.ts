import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import { schoolWeeks, weeksBetween, type FreeDays } from '../calendar/school-weeks.ts';
import type { setPlanState, extendPlan } from '../contract/care-plans.ts';
import { EXTENSION, PLAN_WEEKS, REASON } from '../contract/care-terms.ts';
import { transact, type Db } from '../data/database.ts';
import type { PlanRow, PupilRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { checkPlan } from './check.ts';
import { checkOverlap } from './overlap.ts';
import { findPlan, ownersFor } from './repository.ts';
import { mayDo, OPEN_STATES } from './states.ts';
import { fieldsOf, goalsOf, pausesOf, type Pause } from './stored.ts';

interface Moving {
  planId: string;
  pupil: PupilRow;
  actorId: string;
  /** Days without school. */
  free: readonly FreeDays[];
  today: string;
  now: number;
}

const refused = (message: string) => new Problem('conflict', message);
const wants = (field: string, message: string) =>
  new Problem('invalid-fields', undefined, { fields: { [field]: message } });

/** Lets a plan begin, stand still, go on or stop, or opens it to look back. The same again is done once. */
export async function movePlan(
  db: Db,
  { planId, pupil, ...around }: Moving,
  wish: z.output<typeof setPlanState.body>,
): Promise<void> {
  const owners = await ownersFor(db, pupil);
  await transact(db, async (trx) => {
    const plan = await findPlan(trx, { pupil: pupil.id, plan: planId });
    await moveIn(trx, plan, { owners, ...around }, wish);
  });
}

/** The same of a plan that was read in a transaction. `owners` can keep it. */
export async function moveIn(
  trx: Db,
  plan: PlanRow,
  {
    owners,
    actorId,
    free,
    today,
    now,
  }: Omit<Moving, 'planId' | 'pupil'> & { owners: readonly { id: string }[] },
  { to, reason, why }: z.output<typeof setPlanState.body>,
): Promise<void> {
  if (plan.state === to) return;
  if (!mayDo(plan, today).includes(to)) throw refused('Dat kan niet vanuit de stand waarin het plan nu is.');
  const begins = plan.state === 'concept';
  if (to === 'gestopt' && why === undefined) throw wants('why', 'Kies waarom het plan stopt.');
  if (!begins && reason.length < REASON.least) throw wants('reason', 'Schrijf kort waarom.');
  if (to === 'actief') {
    if (!begins && plan.owner_id === null) throw refused('Kies eerst wie dit plan bijhoudt.');
    await checkOverlap(trx, plan);
    if (begins) checkBegin(plan, owners, today);
  }
  await store(trx, plan, {
    state: to,
    ...(begins && (await daysFrom(trx, plan, { free, today }))),
    pauses: JSON.stringify(pausesAfter(plan, to, today)),
    closed_on: to === 'gestopt' ? today : null,
    closed_why: to === 'gestopt' ? `${why}: ${reason}` : null,
  });
  await note(trx, plan, {
    ...{ actorId, now, field: 'state', after: to },
    reason: begins ? 'begonnen' : reason,
  });
}

/** The days of a plan that begins: from today on at the earliest; one of a group plan ends with that. */
async function daysFrom(trx: Db, plan: PlanRow, { free, today }: Pick<Moving, 'free' | 'today'>) {
  const from = plan.from_day < today ? today : plan.from_day;
  const fields = fieldsOf(plan);
  const group =
    plan.group_plan_id === null || plan.left_group_on !== null
      ? undefined
      : await trx
          .selectFrom('group_plans')
          .select('to_day')
          .where('id', '=', plan.group_plan_id)
          .executeTakeFirst();
  if (group?.to_day !== plan.to_day || group.to_day < from)
    return { from_day: from, to_day: schoolWeeks(from, fields.weeks, free).lastDay };
  const weeks = Math.max(1, weeksBetween(from, plan.to_day, free));
  return { from_day: from, fields: JSON.stringify({ ...fields, weeks }) };
}

function checkBegin(plan: PlanRow, owners: readonly { id: string }[], today: string): void {
  const fields = fieldsOf(plan);
  const { wants: missing } = checkPlan({
    fields,
    goals: goalsOf(plan),
    weeks: fields.weeks,
    hasOwner: owners.some(({ id }) => id === plan.owner_id),
    today,
  });
  if (missing.length > 0)
    throw new Problem('invalid-fields', missing.join(' '), { fields: { check: missing.join(' ') } });
}

/** When a plan stood still, once it is in another state. */
export function pausesAfter(plan: PlanRow, to: PlanRow['state'], today: string): Pause[] {
  const pauses = pausesOf(plan);
  if (to === 'gepauzeerd') return [...pauses, { from: today, to: null }];
  return pauses.map((pause) => (pause.to === null ? { ...pause, to: today } : pause));
}

/** Makes a plan that is looked back on longer; it runs again. */
export async function extend(
  db: Db,
  { planId, pupil, actorId, free, today, now }: Moving,
  { weeks, reason, version }: z.output<typeof extendPlan.body>,
): Promise<void> {
  await transact(db, async (trx) => {
    const plan = await findPlan(trx, { pupil: pupil.id, plan: planId });
    if (plan.version !== version) throw refused('Iemand anders heeft dit plan net gewijzigd. Kijk nog eens.');
    if (plan.extended >= EXTENSION.times)
      throw refused('Dit plan is al twee keer verlengd. Maak een nieuw plan, of kopieer dit.');
    if (!mayDo(plan, today).includes('verlengen'))
      throw refused('Verlengen kan als het plan geëvalueerd wordt.');
    const fields = fieldsOf(plan);
    const longer = fields.weeks + weeks;
    if (longer > PLAN_WEEKS.most + EXTENSION.most)
      throw wants('weeks', 'Zo wordt het plan te lang. Maak een nieuw plan.');
    await store(trx, plan, {
      state: 'actief',
      fields: JSON.stringify({ ...fields, weeks: longer }),
      to_day: schoolWeeks(plan.from_day, longer, free).lastDay,
      extended: plan.extended + 1,
      closed_on: null,
      closed_why: null,
    });
    await note(trx, plan, {
      ...{ actorId, now, reason, field: 'weeks' },
      ...{ before: String(fields.weeks), after: String(longer) },
    });
  });
}

/** Changes a plan on the condition that nobody did so in between. Of one that ends the words of its tests may be practised again. */
export async function store(trx: Db, plan: PlanRow, set: Partial<PlanRow>): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('plans')
    .set({ ...set, version: plan.version + 1 })
    .where('id', '=', plan.id)
    .where('version', '=', plan.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refused('Iemand anders heeft dit plan net gewijzigd. Kijk nog eens.');
  if (set.state !== undefined && !OPEN_STATES.includes(set.state))
    await trx
      .deleteFrom('reserved_words')
      .where('set_id', 'in', (eb) => eb.selectFrom('test_sets').select('id').where('plan_id', '=', plan.id))
      .execute();
}

interface Noted {
  actorId: string | null;
  now: number;
  reason: string;
  field: 'state' | 'weeks' | 'group';
  /** What stood there; of nothing else the state. */
  before?: string;
  after: string;
}

/** Writes down what became of a plan, in its history and in the audit log. */
export async function note(
  trx: Db,
  plan: PlanRow,
  { actorId, now, reason, field, before = plan.state, after }: Noted,
): Promise<void> {
  await trx
    .insertInto('plan_versions')
    .values({
      plan_id: plan.id,
      pupil_id: plan.pupil_id,
      version: plan.version + 1,
      at: now,
      by_id: actorId,
      reason,
      changes: JSON.stringify([{ field, before, after }]),
    })
    .execute();
  await audit(trx, {
    action: `plan-${field}`,
    ...(actorId !== null && { actorId }),
    accountId: plan.account_id,
    subject: plan.id,
    detail: after,
  });
}
