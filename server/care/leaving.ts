import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow } from '../data/schema.ts';
import { featuresOf } from '../features/features.ts';
import { note, pausesAfter, store } from './moving.ts';

/** Who has something become of plans, and when. */
interface Doing {
  actorId: string;
  now: number;
}

/** Plans that are at work: they run, stand still or are looked back on. */
const AT_WORK = ['actief', 'gepauzeerd', 'evalueren'] as const;

const plansAtWork = (db: Db, states: readonly PlanRow['state'][] = AT_WORK) =>
  db.selectFrom('plans').selectAll().where('state', 'in', states).where('trashed_at', 'is', null);

const AWAY = 'niet meer op school';

/** Stops the plans of pupils who leave the school; within two weeks each can be opened again. */
export async function stopForLeavers(
  trx: Db,
  pupils: readonly string[],
  { actorId, now }: Doing,
): Promise<void> {
  if (pupils.length === 0) return;
  for (const plan of await plansAtWork(trx).where('pupil_id', 'in', pupils).execute()) {
    const closed = { closed_on: nameOfDay(now), closed_why: `afwezig: ${AWAY}` };
    await become(trx, plan, { state: 'gestopt', ...closed }, { actorId, now, reason: AWAY });
  }
}

/** A plan that goes on into the next school year, unless somebody wants to look back first. */
export interface Running {
  id: string;
  pupil: string;
  number: number;
  to: string;
}

/** The plans of an account that run; none where it has no care. */
export async function runningPlans(db: Db, accountId: string): Promise<Running[]> {
  if (!(await featuresOf(db, accountId)).includes('featureZorgtraject')) return [];
  const rows = await plansAtWork(db, ['actief', 'gepauzeerd'])
    .where('account_id', '=', accountId)
    .orderBy('to_day')
    .execute();
  return rows.map(({ id, pupil_id: pupil, number, to_day: to }) => ({ id, pupil, number, to }));
}

/** Has plans of an account that run be looked back on before the holidays. */
export async function lookBackOn(
  trx: Db,
  accountId: string,
  ids: readonly string[],
  { actorId, now }: Doing,
): Promise<void> {
  if (ids.length === 0) return;
  const plans = await plansAtWork(trx, ['actief', 'gepauzeerd'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  const reason = 'evalueren voor de vakantie';
  for (const plan of plans) await become(trx, plan, { state: 'evalueren' }, { actorId, now, reason });
}

async function become(
  trx: Db,
  plan: PlanRow,
  set: Partial<PlanRow> & Pick<PlanRow, 'state'>,
  { actorId, now, reason }: Doing & { reason: string },
): Promise<void> {
  const { state } = set;
  const pauses = JSON.stringify(pausesAfter(plan, state, nameOfDay(now)));
  await store(trx, plan, { ...set, pauses });
  await note(trx, plan, { actorId, now, reason, field: 'state', after: state });
}
