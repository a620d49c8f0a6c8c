import type { Logger } from 'pino';
import { daysOffOf } from '../calendar/days-off.ts';
import { PLANS_KEPT } from '../contract/care-terms.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay, overBefore } from '../data/day.ts';
import { onceANight } from '../data/night.ts';
import { startTurns } from '../processes/turns.ts';
import { note, store } from './moving.ts';
import { carePupils, findPlan } from './repository.ts';
import { workOut } from './signals.ts';

const EVERY_MS = 30 * 60 * 1000;

/** Plans whose last day is over are to be looked back on. Gives how many. */
export async function endPlans(db: Db, now: number): Promise<number> {
  const today = nameOfDay(now);
  const due = await db
    .selectFrom('plans')
    .select(['id', 'pupil_id'])
    .where('state', '=', 'actief')
    .where('trashed_at', 'is', null)
    .where('to_day', '<', today)
    .execute();
  for (const { id, pupil_id } of due)
    await transact(db, async (trx) => {
      const plan = await findPlan(trx, { pupil: pupil_id, plan: id });
      // Somebody stopped it, or made it longer.
      if (plan.state !== 'actief' || plan.to_day >= today) return;
      await store(trx, plan, { state: 'evalueren' });
      const reason = 'de laatste dag is voorbij';
      await note(trx, plan, { actorId: null, now, reason, field: 'state', after: 'evalueren' });
    });
  return due.length;
}

/** Erases plans, with their tests, that ended long ago; of one that nobody closed its last day counts. Gives how many. */
export async function eraseOldPlans(db: Db, now: number): Promise<number> {
  const before = nameOfDay(overBefore(PLANS_KEPT, now));
  const { numDeletedRows } = await db
    .deleteFrom('plans')
    .where(({ fn }) => fn.coalesce('closed_on', 'to_day'), '<', before)
    .executeTakeFirst();
  // What was typed of reading belongs to plans.
  await db
    .deleteFrom('reading_results')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('plans').select('plans.id').whereRef('plans.pupil_id', '=', 'reading_results.pupil_id'),
        ),
      ),
    )
    .execute();
  // What plans shared goes with the last of them, whatever took that away.
  await db
    .deleteFrom('group_plans')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('plans').select('plans.id').whereRef('plans.group_plan_id', '=', 'group_plans.id')),
      ),
    )
    .execute();
  return Number(numDeletedRows);
}

/** Works out who may need care at all schools that have it, one after the other. Gives how many signals there are. */
export async function workOutAll(db: Db, now: number): Promise<number> {
  const today = nameOfDay(now);
  const accounts = await db
    .selectFrom('accounts')
    .innerJoin('account_features', 'account_features.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.variant'])
    .where('feature', '=', 'featureZorgtraject')
    .where('enabled', '=', 1)
    .execute();
  let count = 0;
  for (const account of accounts) {
    const pupils = await carePupils(db, account.id, undefined, 'all');
    const { free } = await daysOffOf(db, account, today);
    count += (await workOut(db, { pupils, variant: account.variant, free, today })).length;
  }
  return count;
}

/** Ends plans and works out signals each night. Gives how to stop it. */
export function startPlans(db: Db, logger: Logger): () => Promise<void> {
  const isNight = onceANight();
  return startTurns(
    async () => {
      if (!isNight()) return;
      await endPlans(db, Date.now());
      await workOutAll(db, Date.now());
    },
    { everyMs: EVERY_MS, failed: (error) => logger.error({ err: error }, 'care not brought up to date') },
  );
}
