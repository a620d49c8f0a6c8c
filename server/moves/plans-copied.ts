import { copied, FIRST } from '../care/making.ts';
import { OPEN_STATES } from '../care/states.ts';
import { fieldsOf, goalsOf } from '../care/stored.ts';
import { schoolWeeks } from '../calendar/school-weeks.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { PlanRow } from '../data/schema.ts';
import { copyId } from './copy-id.ts';
import { put, STAFF } from './plan-rows.ts';

/** Where plans are copied from and to. */
interface Copied {
  move: string;
  source: string;
  child: string;
  account: string;
  now: number;
}

/**
 * Copies the plans of a pupil to another child, in the transaction in which that is shown. What ended comes whole, to be read; of a plan
 * that ran comes a draft that goes on with it. Gives the ids of the copies.
 */
export async function copyPlans(trx: Db, { move, source, child, account, now }: Copied): Promise<string[]> {
  const of = (table: 'plans') =>
    trx.selectFrom(table).selectAll().where('pupil_id', '=', source).where('trashed_at', 'is', null);
  const plans = await of('plans').orderBy('number').execute();
  const there = await trx.selectFrom('plans').select('number').where('pupil_id', '=', child).execute();
  const numbers = new Set(there.map(({ number }) => number));
  const today = nameOfDay(now);
  const idOf = (id: string) => copyId(move, id);
  for (const plan of plans) {
    const number = numbers.has(plan.number) ? Math.max(...numbers) + 1 : plan.number;
    numbers.add(number);
    const row: PlanRow = {
      ...plan,
      ...(OPEN_STATES.includes(plan.state) && draftOf(plan, today, now)),
      ...{ id: idOf(plan.id), pupil_id: child, account_id: account, number, moved_on: today },
      // What others share with it stays with them.
      ...{ owner_id: null, made_by: null, trashed_by: null, group_plan_id: null, left_group_on: null },
    };
    await put(trx, 'plans', [row]);
  }
  const ended = plans.filter(({ state }) => !OPEN_STATES.includes(state)).map(({ id }) => id);
  for (const table of ['plan_versions', 'plan_sessions', 'plan_evaluations', 'plan_externals'] as const) {
    const rows = await trx
      .selectFrom(table as 'plan_sessions')
      .selectAll()
      .where('plan_id', 'in', ended)
      .execute();
    await put(
      trx,
      table,
      rows.map((row) => ({
        ...row,
        ...('id' in row && { id: idOf(row.id) }),
        ...(table === 'plan_sessions' && { group_session: null }),
        ...{ plan_id: idOf(row.plan_id), pupil_id: child, by_id: null },
      })),
    );
  }
  await copyTests(trx, { ended, idOf, child, account });
  const reading = await trx
    .selectFrom('reading_results')
    .selectAll()
    .where('pupil_id', '=', source)
    .execute();
  await put(
    trx,
    'reading_results',
    reading.map((row) => ({ ...row, pupil_id: child, by_id: null })),
  );
  return plans.map(({ id }) => idOf(id));
}

/** A draft that goes on with a plan that ran: with its texts, goals and rhythm. */
const draftOf = (plan: PlanRow, today: string, now: number): Partial<PlanRow> => {
  const fields = copied(plan);
  return {
    state: 'concept',
    from_day: today,
    // Counted anew when it begins, with the days off of the new school.
    to_day: schoolWeeks(today, fieldsOf(plan).weeks, []).lastDay,
    fields: JSON.stringify(fields),
    field_versions: FIRST,
    goals: JSON.stringify(goalsOf(plan).map((goal) => ({ ...goal, start: null }))),
    ...{ pauses: '[]', struck_play: '[]', extended: 0, closed_on: null, closed_why: null },
    follows: plan.number,
    made_at: now,
    version: 1,
  };
};

interface Tests {
  ended: readonly string[];
  idOf: (id: string) => string;
  child: string;
  account: string;
}

/** Copies the tests of plans that ended, with what was written. */
async function copyTests(trx: Db, { ended, idOf, child, account }: Tests): Promise<void> {
  const sets = await trx
    .selectFrom('test_sets')
    .selectAll()
    .where('plan_id', 'in', ended)
    .where('trashed_at', 'is', null)
    .execute();
  const ids = sets.map(({ id }) => id);
  const nobody = { made_by: null, trashed_by: null };
  await put(
    trx,
    'test_sets',
    sets.map((set) => ({
      ...set,
      ...{ id: idOf(set.id), plan_id: idOf(set.plan_id!), pupil_id: child, account_id: account },
      ...nobody,
    })),
  );
  const items = await trx.selectFrom('test_items').selectAll().where('set_id', 'in', ids).execute();
  await put(
    trx,
    'test_items',
    items.map((item) => ({ ...item, set_id: idOf(item.set_id) })),
  );
  const sittings = await trx.selectFrom('sittings').selectAll().where('set_id', 'in', ids).execute();
  await put(
    trx,
    'sittings',
    sittings.map((sitting) => ({
      ...sitting,
      ...{
        id: idOf(sitting.id),
        set_id: idOf(sitting.set_id),
        pupil_id: child,
        taker_id: null,
        device: null,
      },
    })),
  );
  const of = (table: 'sitting_answers' | 'sitting_corrections' | 'second_entries') =>
    trx
      .selectFrom(table as 'sitting_answers')
      .selectAll()
      .where(
        'sitting_id',
        'in',
        sittings.map(({ id }) => id),
      )
      .execute();
  for (const table of ['sitting_answers', 'sitting_corrections', 'second_entries'] as const)
    await put(
      trx,
      table,
      (await of(table)).map((row) => ({
        ...row,
        ...('id' in row && { id: idOf(row.id as string) }),
        ...{ sitting_id: idOf(row.sitting_id), pupil_id: child },
        [STAFF[table][0]]: null,
      })),
    );
}
