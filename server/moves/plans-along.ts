import { note, store } from '../care/moving.ts';
import { pausesOf } from '../care/stored.ts';
import type { MoveScope } from '../contract/moves.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { PlanRow, SittingAnswerRow, SittingCorrectionRow, SittingRow } from '../data/schema.ts';
import { featuresOf } from '../features/features.ts';
import { put, STAFF } from './plan-rows.ts';

// Action plans (server/care) with their tests: with a pupil who moves they go to the new account where that was ticked twice.

type Table = keyof typeof STAFF;
/** What makes a row of these tables the same one, where that is not its id. */
const KEYS: Partial<Record<Table, readonly string[]>> = {
  plan_versions: ['plan_id', 'version'],
  sitting_answers: ['sitting_id', 'n'],
  reading_results: ['pupil_id'],
  second_entries: ['sitting_id'],
  placements: ['set_id'],
};
type Row = Record<string, string | number | null>;

/** What a pupil leaves behind of its plans and tests, and gets back when it comes back. */
export interface LeftPlans {
  /** Which of the staff each row names. */
  staff: { table: Table; row: Row }[];
  /** Plans that ran. */
  running: { id: string; pauses: string }[];
  /** Method tests are of the group that took them. */
  sittings: SittingRow[];
  answers: SittingAnswerRow[];
  /** Not of one that left before scores of before a correction were kept. */
  corrections?: SittingCorrectionRow[];
}

/** Whether plans of a pupil of an account come along: where they were ticked, and somebody there sees that there are any. */
export const plansCome = async (
  db: Db,
  account: string,
  { plans }: Pick<MoveScope, 'plans'>,
): Promise<boolean> => plans && (await featuresOf(db, account)).includes('featureZorgtraject');

/** Whether a pupil has a plan, also one that was thrown away. */
export async function hasPlans(db: Db, pupil: string, which: 'any' | 'thrown'): Promise<boolean> {
  const row = await db
    .selectFrom('plans')
    .select('id')
    .where('pupil_id', '=', pupil)
    .$if(which === 'thrown', (thrown) => thrown.where('trashed_at', 'is not', null))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Has the plans of a pupil be of another account: what ended can be read there, and one that ran stands still until somebody keeps it. No
 * name of the old account goes along.
 */
export async function takePlans(
  trx: Db,
  pupil: string,
  { account, now }: { account: string; now: number },
): Promise<LeftPlans> {
  const left: LeftPlans = {
    staff: await staffIn(trx, pupil),
    running: [],
    ...(await takeSittings(trx, pupil)),
  };
  await forgetStaff(trx, pupil);
  await ofAccount(trx, pupil, account);
  const today = nameOfDay(now);
  await trx.updateTable('plans').set({ moved_on: today }).where('pupil_id', '=', pupil).execute();
  const plans = await trx
    .selectFrom('plans')
    .selectAll()
    .where('pupil_id', '=', pupil)
    .where('state', '=', 'actief')
    .execute();
  for (const plan of plans) {
    left.running.push({ id: plan.id, pauses: plan.pauses });
    const pauses = JSON.stringify([...pausesOf(plan), { from: today, to: null }]);
    await store(trx, plan, { state: 'gepauzeerd', pauses });
    await note(trx, plan, { actorId: null, now, reason: 'verhuisd', field: 'state', after: 'gepauzeerd' });
  }
  return left;
}

/** Brings plans back with a pupil, with what was written in them since; names of the account where it was stay there. */
export async function bringPlansHome(
  trx: Db,
  pupil: string,
  left: LeftPlans,
  account: string,
): Promise<void> {
  await takeSittings(trx, pupil);
  await forgetStaff(trx, pupil);
  await ofAccount(trx, pupil, account);
  await trx.updateTable('plans').set({ moved_on: null }).where('pupil_id', '=', pupil).execute();
  for (const { id, pauses } of left.running)
    await trx
      .updateTable('plans')
      .set({ state: 'actief', pauses })
      .where('id', '=', id)
      .where('pupil_id', '=', pupil)
      .where('state', '=', 'gepauzeerd')
      .execute();
  const known = await trx.selectFrom('users').select('id').where('account_id', '=', account).execute();
  const users = new Set(known.map(({ id }) => id));
  for (const { table, row } of left.staff) {
    const who = Object.fromEntries(
      STAFF[table].map((column) => [column, users.has(String(row[column])) ? row[column] : null]),
    );
    const keys = KEYS[table] ?? ['id'];
    await keys
      .reduce(
        (update, key) => update.where(key as 'id', '=', row[key] as string),
        trx.updateTable(table as 'plans').set(who),
      )
      .where('pupil_id', '=', pupil)
      .execute();
  }
  const sets = await trx
    .selectFrom('test_sets')
    .select('id')
    .where(
      'id',
      'in',
      left.sittings.map(({ set_id }) => set_id),
    )
    .execute();
  const sittings = left.sittings.filter(({ set_id }) => sets.some(({ id }) => id === set_id));
  await put(trx, 'sittings', sittings);
  const isBack = ({ sitting_id }: { sitting_id: string }) => sittings.some(({ id }) => id === sitting_id);
  await put(trx, 'sitting_answers', left.answers.filter(isBack));
  await put(trx, 'sitting_corrections', (left.corrections ?? []).filter(isBack));
}

/** The rows of a pupil that name staff, with what they are known by. */
async function staffIn(trx: Db, pupil: string): Promise<LeftPlans['staff']> {
  const found: LeftPlans['staff'] = [];
  for (const table of Object.keys(STAFF) as Table[]) {
    const columns = [...(KEYS[table] ?? ['id']), ...STAFF[table]];
    const rows = await trx
      .selectFrom(table as 'plans')
      .select(columns as ['id'])
      .where('pupil_id', '=', pupil)
      .execute();
    found.push(...rows.map((row) => ({ table, row: row as unknown as Row })));
  }
  return found;
}

async function forgetStaff(trx: Db, pupil: string): Promise<void> {
  for (const [table, columns] of Object.entries(STAFF))
    await trx
      .updateTable(table as 'plans')
      .set(Object.fromEntries(columns.map((column) => [column, null])))
      .where('pupil_id', '=', pupil)
      .execute();
}

async function ofAccount(trx: Db, pupil: string, account: string): Promise<void> {
  for (const table of ['plans', 'test_sets'] as const)
    await trx.updateTable(table).set({ account_id: account }).where('pupil_id', '=', pupil).execute();
}

/** Takes what a pupil wrote in method tests out of them. */
async function takeSittings(
  trx: Db,
  pupil: string,
): Promise<Pick<LeftPlans, 'sittings' | 'answers' | 'corrections'>> {
  const sittings = await trx
    .selectFrom('sittings')
    .selectAll()
    .where('pupil_id', '=', pupil)
    .where('moment', '=', 'methode')
    .execute();
  const ids = sittings.map(({ id }) => id);
  const answers = await trx
    .selectFrom('sitting_answers')
    .selectAll()
    .where('sitting_id', 'in', ids)
    .execute();
  const corrections = await trx
    .selectFrom('sitting_corrections')
    .selectAll()
    .where('sitting_id', 'in', ids)
    .execute();
  await trx.deleteFrom('sittings').where('id', 'in', ids).execute();
  return { sittings, answers, corrections };
}

/** A plan that was stopped because its pupil left, as it was. */
export type Stopped = Pick<PlanRow, 'id' | 'state' | 'pauses'>;

/** Stops the plans of a pupil who is elsewhere now. */
export async function stopPlans(trx: Db, pupil: string, now: number): Promise<Stopped[]> {
  const plans = await trx
    .selectFrom('plans')
    .selectAll()
    .where('pupil_id', '=', pupil)
    .where('state', 'in', ['actief', 'gepauzeerd', 'evalueren'])
    .execute();
  const today = nameOfDay(now);
  for (const plan of plans) {
    await store(trx, plan, { state: 'gestopt', closed_on: today, closed_why: 'verhuisd' });
    await note(trx, plan, { actorId: null, now, reason: 'verhuisd', field: 'state', after: 'gestopt' });
  }
  return plans.map(({ id, state, pauses }) => ({ id, state, pauses }));
}

/** Lets plans go on that were stopped for a move that was taken back. */
export async function goOnWithPlans(trx: Db, stopped: readonly Stopped[]): Promise<void> {
  for (const { id, state, pauses } of stopped)
    await trx
      .updateTable('plans')
      .set({ state, pauses, closed_on: null, closed_why: null })
      .where('id', '=', id)
      .where('state', '=', 'gestopt')
      .execute();
}
