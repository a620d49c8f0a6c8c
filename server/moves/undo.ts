import { audit } from '../audit/audit.ts';
import { TWINS_UNDO_HOURS } from '../contract/account-terms.ts';
import { transact, type Db } from '../data/database.ts';
import type { MoveRow } from '../data/schema.ts';
import type { Touched } from '../groups/changes.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Starter } from '../jobs/jobs.ts';
import { takeSeats } from '../licence/seats.ts';
import { liftNothing } from '../rewards/balloon.ts';
import { erasePupil } from '../trash/for-good.ts';
import { named, swapName, type CopyLeft } from './copy.ts';
import { copyId } from './copy-id.ts';
import { targetOf, type MergeLeft } from './merge.ts';
import { goOnWithPlans } from './plans-along.ts';
import type { ReadLeft } from './read.ts';
import { bringHome, type LeftBehind } from './rehome.ts';
import { takeFieldsBack } from './settings-along.ts';
import { importOf } from './tests-along.ts';
import { calledOf, tellUndone } from './told.ts';
import { takeApart } from './united.ts';
import { takeSkills } from './united-skills.ts';
import type { Parting } from './unmerge.ts';

/** What taking back takes: the database, and the long work that takes rounds away. */
export interface UndoDeps {
  db: Db;
  unmerges: Pick<Starter<Parting>, 'add'>;
}

/** Which move of an account is taken back, by whom, and why, where that is asked. */
interface Undoing {
  id: string;
  accountId: string;
  actorId: string;
  reason?: string;
}

/** Takes back that a pupil was taken over: it goes back with what it did since. Throws `conflict`, with why, when it can't be. */
export function undoTaking(
  { db, unmerges }: UndoDeps,
  { id, accountId, actorId, reason }: Undoing,
  now: number,
): Promise<Touched> {
  return transact(db, async (trx) => {
    const move = await trx
      .selectFrom('moves')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!move) throw notFound('Deze verhuizing is niet gevonden.');
    if (move.state === 'undone') return { groups: [], pupils: [] };
    refuseLate(move, now);
    const { numUpdatedRows } = await trx
      .updateTable('moves')
      .set({ state: 'undone', undone_at: now, detail: null })
      .where('id', '=', id)
      .where('state', '=', 'done')
      .executeTakeFirst();
    if (!numUpdatedRows) throw new Problem('conflict', 'Deze verhuizing is nog bezig.');
    const pupil = await trx
      .selectFrom('pupils')
      .select(['id', 'group_id', 'account_id', 'trashed_at'])
      .where('id', '=', move.pupil_id!)
      .executeTakeFirst();
    if (pupil?.account_id !== accountId)
      throw new Problem('conflict', '{Deze leerling} is intussen verder verhuisd.');
    if (pupil.trashed_at !== null)
      throw new Problem(
        'conflict',
        '{Deze leerling} ligt in de prullenbak. Haal {deze leerling} eerst terug.',
      );
    const left = JSON.parse(move.detail!) as LeftBehind | CopyLeft | ReadLeft | MergeLeft;
    if ('merged' in left)
      return undoMerge(trx, { move, left, pupil, actorId, unmerges, ...(reason && { reason }) }, now);
    const called = await calledOf(trx, pupil.id);
    if ('read' in left) {
      await takeChildAway(trx, pupil, { since: left.shownAt, actorId }, now);
      await audit(trx, { action: 'move-undone', subject: pupil.id, detail: id, actorId, accountId });
      await tellUndone(trx, id, { here: called }, now);
      return { groups: pupil.group_id === null ? [] : [pupil.group_id], pupils: [pupil.id] };
    }
    const group = await groupOfBefore(trx, left);
    // Of a copy that stayed nobody comes back.
    if (!('leaves' in left) || left.leaves) await takeSeats(trx, left.account, 1, now);
    if ('leaves' in left) await takeCopyBack(trx, { left, pupil, group, actorId }, now);
    else await bringHome(trx, { id: pupil.id, move: id, group }, left, now);
    const back = 'leaves' in left ? left.source : pupil.id;
    const line = { action: 'move-undone', detail: id } as const;
    await audit(trx, [
      { ...line, subject: pupil.id, actorId, accountId },
      { ...line, subject: back, accountId: left.account },
    ]);
    await tellUndone(trx, id, { here: called, there: await calledOf(trx, back) }, now);
    return {
      groups: [pupil.group_id, group].filter((one) => one !== null),
      pupils: [...new Set([pupil.id, back])],
    };
  });
}

interface TakingBack {
  left: CopyLeft;
  pupil: { id: string; account_id: string; group_id: string | null };
  group: string | null;
  actorId: string;
}

/** Takes a copy away again: for good where it did nothing of its own, else to the trash; the one that left is back where it was. */
async function takeCopyBack(trx: Db, { left, pupil, group, actorId }: TakingBack, now: number) {
  const copy = (await named(trx, pupil.id))!;
  if (left.leaves) {
    await untrash(trx, left, group);
    await swapName(trx, copy, left.source);
  }
  await takeChildAway(trx, pupil, { since: left.shownAt, actorId }, now);
}

/** Brings back who went to the trash for a move. Throws `conflict` when nobody lies there any more. */
async function untrash(
  trx: Db,
  left: Pick<CopyLeft, 'account' | 'source' | 'stopped'>,
  group: string | null,
) {
  const { numUpdatedRows } = await trx
    .updateTable('pupils')
    .set({ group_id: group, trashed_at: null, trashed_from: null })
    .where('id', '=', left.source)
    .where('account_id', '=', left.account)
    .where('trashed_at', 'is not', null)
    .where('erasing_at', 'is', null)
    .executeTakeFirst();
  if (!numUpdatedRows)
    throw new Problem(
      'conflict',
      '{De leerling} ligt daar niet meer in de prullenbak. Terugzetten kan niet meer.',
    );
  await trx.updateTable('users').set({ active: 1 }).where('id', '=', left.source).execute();
  await goOnWithPlans(trx, left.stopped ?? []);
}

interface UndoingMerge extends Pick<UndoDeps, 'unmerges'> {
  move: MoveRow;
  left: MergeLeft;
  pupil: TakingBack['pupil'];
  actorId: string;
  reason?: string;
}

/** Takes apart what was merged: all but the rounds at once, and those by long work. What the child did here since stays its own. */
async function undoMerge(
  trx: Db,
  { move, left, pupil, actorId, unmerges, reason }: UndoingMerge,
  now: number,
): Promise<Touched> {
  const { gone, united, lift, notes } = left;
  const accountId = pupil.account_id;
  const groups = pupil.group_id === null ? [] : [pupil.group_id];
  const line = {
    action: move.how === 'twins' ? 'twins-parted' : 'move-undone',
    detail: move.id,
    ...(reason && { reason }),
  } as const;
  if (gone) {
    const group = await groupOfBefore(trx, gone);
    await takeSeats(trx, gone.account, 1, now);
    await untrash(trx, gone, group);
    if (group !== null) groups.push(group);
    await audit(trx, { ...line, subject: gone.source, accountId: gone.account });
  }
  await takeApart(trx, pupil.id, united);
  await takeSkills(trx, pupil.id, left.skills);
  await liftNothing(trx, { pupilId: pupil.id, groupId: lift.group, rights: -lift.rights });
  for (const id of notes)
    await trx.deleteFrom('progress_notes').where('id', '=', id).where('pupil_id', '=', pupil.id).execute();
  await trx
    .deleteFrom('plans')
    .where('id', 'in', left.plans ?? [])
    .where('pupil_id', '=', pupil.id)
    .execute();
  await trx.deleteFrom('lvs_imports').where('id', '=', importOf(move.id)).execute();
  await trx.deleteFrom('strange_results').where('move_id', '=', move.id).execute();
  await takeFieldsBack(trx, (await targetOf(trx, pupil.id, accountId))!, move.id, {
    batch: copyId(move.id, 'terug'),
    actorId,
    now,
  });
  await unmerges.add(trx, {
    ...{ id: copyId(move.id, 'terugdraaien'), accountId, targetId: pupil.id, madeBy: actorId },
    params: { move: move.id, pupil: pupil.id },
  });
  await audit(trx, { ...line, subject: pupil.id, actorId, accountId });
  const there = gone ? await calledOf(trx, gone.source) : undefined;
  await tellUndone(trx, move.id, { here: await calledOf(trx, pupil.id), there }, now);
  return { groups, pupils: gone ? [gone.source] : [] };
}

/** Takes away a child that came: for good where it did nothing since, else to the trash. */
async function takeChildAway(
  trx: Db,
  pupil: TakingBack['pupil'],
  { since, actorId }: { since: number; actorId: string },
  now: number,
) {
  const own = await trx
    .selectFrom('rounds')
    .select('id')
    .where('pupil_id', '=', pupil.id)
    .where('started_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  if (!own) return erasePupil(trx, { id: pupil.id, accountId: pupil.account_id, actorId });
  await trx.updateTable('users').set({ active: 0 }).where('id', '=', pupil.id).execute();
  await trx
    .updateTable('pupils')
    .set({ group_id: null, trashed_at: now, trashed_from: pupil.group_id, trashed_by: actorId })
    .where('id', '=', pupil.id)
    .execute();
  await audit(trx, { action: 'pupil-trashed', actorId, accountId: pupil.account_id, subject: pupil.id });
}

function refuseLate(move: MoveRow, now: number) {
  if (move.detail === null || now >= move.undo_until)
    throw new Problem(
      'conflict',
      move.how === 'twins'
        ? `Terugdraaien kan tot ${TWINS_UNDO_HOURS} uur na het samenvoegen.`
        : 'Terugzetten kan tot 7 dagen na de verhuizing.',
    );
}

/** The group that the pupil left, while it is open; else none. Throws `conflict` when the account is gone. */
async function groupOfBefore(trx: Db, left: Pick<CopyLeft, 'account' | 'group'>): Promise<string | null> {
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', left.account)
    .executeTakeFirst();
  if (!account)
    throw new Problem('conflict', 'Het account waar {deze leerling} vandaan kwam, is er niet meer.');
  if (left.group === null) return null;
  const group = await trx
    .selectFrom('groups')
    .select('id')
    .where('id', '=', left.group)
    .where('archived_at', 'is', null)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return group?.id ?? null;
}
