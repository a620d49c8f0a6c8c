import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import type { putSession } from '../contract/care-plans.ts';
import { transact, type Db } from '../data/database.ts';
import { Problem } from '../http/problem.ts';
import { findPlan } from './repository.ts';
import { struckPlayOf } from './stored.ts';

/** A plan in which may be written what was done: one that began and did not end. */
async function runningPlan(trx: Db, { planId, pupilId }: Pick<Saving, 'planId' | 'pupilId'>) {
  const plan = await findPlan(trx, { pupil: pupilId, plan: planId });
  if (plan.state === 'concept') throw new Problem('conflict', 'Dit plan is nog niet begonnen.');
  if (plan.state === 'afgesloten' || plan.state === 'gestopt')
    throw new Problem('conflict', 'Dit plan is afgesloten. Open het eerst opnieuw.');
  return plan;
}

interface Saving {
  id: string;
  planId: string;
  pupilId: string;
  body: z.output<typeof putSession.body>;
  actorId: string;
  today: string;
}

/** Writes down a session of a plan that runs, or changes it; one that is struck out stays to be read. */
export async function saveSession(
  db: Db,
  { id, planId, pupilId, body, actorId, today }: Saving,
): Promise<void> {
  const { day, minutes, kind, withPlay, note, struck } = body;
  const wrong = (message: string) => new Problem('invalid-fields', undefined, { fields: { day: message } });
  if (day > today) throw wrong('Deze dag is nog niet geweest.');
  await transact(db, async (trx) => {
    const plan = await runningPlan(trx, { planId, pupilId });
    if (day < plan.from_day) throw wrong('Deze dag ligt voor het begin van het plan.');
    const known = await trx
      .selectFrom('plan_sessions')
      .select('plan_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (known && known.plan_id !== plan.id) throw new Problem('conflict');
    const set = { day, minutes, kind, with_play: withPlay ? 1 : 0, note, struck };
    await trx
      .insertInto('plan_sessions')
      .values({ id, plan_id: plan.id, pupil_id: pupilId, by_id: actorId, group_session: null, ...set })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(set))
      .execute();
  });
}

interface Striking extends Pick<Saving, 'planId' | 'pupilId' | 'actorId'> {
  day: string;
  /** Why play of that day does not count; null has it count again. */
  struck: string | null;
}

/** Has play of a day not count for a plan, or count again: it stays to be read. */
export async function strikeDay(db: Db, { planId, pupilId, actorId, day, struck }: Striking): Promise<void> {
  await transact(db, async (trx) => {
    const plan = await runningPlan(trx, { planId, pupilId });
    const others = struckPlayOf(plan).filter((one) => one.day !== day);
    const days = struck === null ? others : [...others, { day, why: struck }];
    await trx
      .updateTable('plans')
      .set({ struck_play: JSON.stringify(days) })
      .where('id', '=', plan.id)
      .execute();
    const action = struck === null ? 'play-counted' : 'play-struck';
    await audit(trx, { action, actorId, accountId: plan.account_id, subject: plan.id, detail: day });
  });
}
