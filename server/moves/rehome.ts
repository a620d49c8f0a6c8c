import type { Db } from '../data/database.ts';
import type {
  ExternalIdentityRow,
  PastGroupPupilRow,
  PupilRow,
  PupilSettingRow,
  SettingChangeRow,
  UserIdentifierRow,
} from '../data/schema.ts';
import { storeChanges, storePupilSettings } from '../settings/repository.ts';
import { bringPlansHome, takePlans, type LeftPlans } from './plans-along.ts';
import { settingAlong } from './settings-along.ts';
import { bringTestsHome, takeTests, type LeftTests } from './tests-along.ts';

/** What belongs to the account that a pupil leaves, and comes back when the pupil does. No names stand in it. */
export interface LeftBehind {
  account: string;
  group: string | null;
  number: string | null;
  child: string | null;
  setting: PupilSettingRow | null;
  changes: SettingChangeRow[];
  identities: ExternalIdentityRow[];
  identifiers: UserIdentifierRow[];
  /** Who wrote which note. */
  authors: { id: string; author_id: string | null }[];
  past: PastGroupPupilRow[];
  ready: string[];
  explanations: string[];
  /** The group plans that its plans were part of. Absent in what was kept before there were any. */
  groupPlans?: { id: string; group_plan_id: string | null }[];
  /** Absent in what was kept before tests came along. */
  tests?: LeftTests;
  /** Absent in what was kept before plans came along. */
  plans?: LeftPlans;
}

/**
 * Makes a pupil one of another account, in one transaction: with the same id, so that the log-in, the card, answers, coins and rounds that
 * are being played stay as they are. What names people or groups of the old account is taken away, and given to be kept for an undo.
 */
export async function rehome(
  trx: Db,
  pupil: PupilRow,
  to: { move: string; account: string; group: string; by: string | null },
  now: number,
): Promise<LeftBehind> {
  const { id } = pupil;
  const setting = await trx
    .selectFrom('pupil_settings')
    .selectAll()
    .where('pupil_id', '=', id)
    .executeTakeFirst();
  const left: LeftBehind = {
    account: pupil.account_id,
    group: pupil.group_id,
    number: pupil.number,
    child: pupil.child,
    setting: setting ?? null,
    changes: await trx.selectFrom('setting_changes').selectAll().where('pupil_id', '=', id).execute(),
    identities: await trx.selectFrom('external_identities').selectAll().where('user_id', '=', id).execute(),
    identifiers: await trx.selectFrom('user_identifiers').selectAll().where('user_id', '=', id).execute(),
    authors: await trx
      .selectFrom('progress_notes')
      .select(['id', 'author_id'])
      .where('pupil_id', '=', id)
      .execute(),
    past: await trx.selectFrom('past_group_pupils').selectAll().where('pupil_id', '=', id).execute(),
    ready: (
      await trx.selectFrom('ready_task_pupils').select('ready_task_id').where('pupil_id', '=', id).execute()
    ).map((row) => row.ready_task_id),
    explanations: (
      await trx.selectFrom('explanation_pupils').select('explanation_id').where('pupil_id', '=', id).execute()
    ).map((row) => row.explanation_id),
    groupPlans: await trx
      .selectFrom('plans')
      .select(['id', 'group_plan_id'])
      .where('pupil_id', '=', id)
      .where('group_plan_id', 'is not', null)
      .execute(),
    tests: await takeTests(trx, id, { ...to, now }),
    plans: await takePlans(trx, id, { ...to, now }),
  };
  // To where it was before the last time nobody can bring it back any more.
  await trx.updateTable('moves').set({ detail: null }).where('pupil_id', '=', id).execute();
  const along = await settingAlong(trx, { pupil, to: to.group }, now);
  await takeAway(trx, id);
  await trx
    .updateTable('pupils')
    .set({ account_id: to.account, group_id: to.group, number: null, child: null })
    .where('id', '=', id)
    .execute();
  await ofAccount(trx, id, to.account);
  await storePupilSettings(trx, [{ pupil_id: id, ...along }]);
  return left;
}

/** Takes away what names people, groups or log-ins of the account that a pupil is of. The chain pseudonym stays: it is the child's. */
async function takeAway(trx: Db, id: string) {
  for (const table of [
    'setting_changes',
    'past_group_pupils',
    'ready_task_pupils',
    'explanation_pupils',
    // Worked out anew by the new school; why somebody put one off is of the old one.
    'care_signals',
  ] as const)
    await trx.deleteFrom(table).where('pupil_id', '=', id).execute();
  await trx.deleteFrom('external_identities').where('user_id', '=', id).execute();
  await trx.deleteFrom('user_identifiers').where('user_id', '=', id).where('kind', '=', 'key').execute();
  await trx.updateTable('progress_notes').set({ author_id: null }).where('pupil_id', '=', id).execute();
  // The plans of the others are theirs: the own one goes on alone.
  await trx.updateTable('plans').set({ group_plan_id: null }).where('pupil_id', '=', id).execute();
}

async function ofAccount(trx: Db, id: string, account: string) {
  await trx.updateTable('users').set({ account_id: account }).where('id', '=', id).execute();
  await trx.updateTable('user_identifiers').set({ account_id: account }).where('user_id', '=', id).execute();
}

/**
 * Brings a pupil back to the account that it left, with what it did since, into `group`, which may be none any more. What others have got
 * meanwhile (its number, its log-in at a provider) stays theirs.
 */
export async function bringHome(
  trx: Db,
  { id, move, group }: { id: string; move: string; group: string | null },
  left: LeftBehind,
  now: number,
): Promise<void> {
  await takeAway(trx, id);
  const isTaken =
    left.number !== null &&
    (await trx
      .selectFrom('pupils')
      .select('id')
      .where('account_id', '=', left.account)
      .where('number', '=', left.number)
      .where('trashed_at', 'is', null)
      .executeTakeFirst()) !== undefined;
  await trx
    .updateTable('pupils')
    .set({
      account_id: left.account,
      group_id: group,
      number: isTaken ? null : left.number,
      child: left.child,
    })
    .where('id', '=', id)
    .execute();
  await ofAccount(trx, id, left.account);
  await trx.deleteFrom('pupil_settings').where('pupil_id', '=', id).execute();
  if (left.setting) {
    const chosen = await isThere(trx, 'practice_settings', left.setting.setting_id);
    await storePupilSettings(trx, [{ ...left.setting, setting_id: chosen ? left.setting.setting_id : null }]);
  }
  await storeChanges(trx, await withLivingActors(trx, left.changes));
  await putBack(trx, 'external_identities', await withLivingLinkers(trx, left.identities));
  await putBack(
    trx,
    'user_identifiers',
    left.identifiers.filter(({ kind }) => kind === 'key'),
  );
  for (const { id: note, author_id } of left.authors)
    if (await isThere(trx, 'users', author_id))
      await trx.updateTable('progress_notes').set({ author_id }).where('id', '=', note).execute();
  for (const row of left.past)
    if (await isThere(trx, 'groups', row.group_id)) await putBack(trx, 'past_group_pupils', [row]);
  for (const ready_task_id of left.ready)
    if (await isThere(trx, 'ready_tasks', ready_task_id))
      await putBack(trx, 'ready_task_pupils', [{ ready_task_id, pupil_id: id }]);
  for (const explanation_id of left.explanations)
    if (await isThere(trx, 'explanations', explanation_id))
      await putBack(trx, 'explanation_pupils', [{ explanation_id, pupil_id: id }]);
  if (left.plans) await bringPlansHome(trx, id, left.plans, left.account);
  for (const { id: plan, group_plan_id } of left.groupPlans ?? [])
    if (await isThere(trx, 'group_plans', group_plan_id))
      await trx
        .updateTable('plans')
        .set({ group_plan_id })
        .where('id', '=', plan)
        .where('pupil_id', '=', id)
        .execute();
  if (left.tests) await bringTestsHome(trx, id, left.tests, { move, account: left.account, by: null, now });
}

type Table =
  | 'external_identities'
  | 'user_identifiers'
  | 'past_group_pupils'
  | 'ready_task_pupils'
  | 'explanation_pupils';

async function putBack(trx: Db, table: Table, rows: readonly object[]) {
  if (rows.length === 0) return;
  await trx
    .insertInto(table as 'past_group_pupils')
    .values(rows as PastGroupPupilRow[])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const isThere = async (
  trx: Db,
  table: 'users' | 'groups' | 'practice_settings' | 'ready_tasks' | 'explanations' | 'group_plans',
  id: string | null,
): Promise<boolean> =>
  id !== null &&
  (await trx
    .selectFrom(table as 'users')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

const withLivingActors = (trx: Db, rows: readonly SettingChangeRow[]) =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      actor_id: (await isThere(trx, 'users', row.actor_id)) ? row.actor_id : null,
    })),
  );

const withLivingLinkers = (trx: Db, rows: readonly ExternalIdentityRow[]) =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      linked_by: (await isThere(trx, 'users', row.linked_by)) ? row.linked_by : null,
    })),
  );
