import type { Db } from '../data/database.ts';
import type { JobRowRow } from '../data/schema.ts';
import type { RowDraft } from '../jobs/kind.ts';
import { takeSeats } from '../licence/seats.ts';
import { copyId } from '../moves/copy-id.ts';
import { bringHome } from '../moves/rehome.ts';
import { Problem } from '../http/problem.ts';
import { openGroupsOf, type Stored } from './facts.ts';
import { pupilsIn } from './groups.ts';
import type { Kept } from './kept.ts';
import { markOf } from './move-group.ts';
import { ofAccount } from './move-staff.ts';

type Line = Pick<JobRowRow, 'subject_id' | 'detail'>;
type Of<Do extends Kept['do']> = Extract<Kept, { do: Do }>;

/**
 * Takes back what a line of the report of `job` tells, unless people changed it since: then it stays, and the line says why. What a
 * pupil did itself goes back with it. Gives undefined for a line that did nothing.
 */
export async function takeBack(
  trx: Db,
  of: Stored,
  { subject_id: id, detail }: Line,
  { job, now }: { job: string; now: number },
): Promise<RowDraft | undefined> {
  if (id === null || detail === null) return undefined;
  const kept = JSON.parse(detail) as Kept;
  const why = await because(trx, of, { id, job, now }, kept);
  return why === undefined
    ? { subjectId: id, outcome: 'back' }
    : { subjectId: id, outcome: 'stays', note: why };
}

interface About {
  id: string;
  job: string;
  now: number;
}

/** Does it; gives why it was not done. */
function because(trx: Db, of: Stored, about: About, kept: Kept): Promise<string | undefined> {
  switch (kept.do) {
    case 'group':
      return groupBack(trx, of, kept);
    case 'pupil':
      return pupilBack(trx, of, about, kept);
    case 'staff':
      return memberBack(trx, of, about, kept);
    case 'copy':
      return copyGone(trx, about, kept);
  }
}

/** Opens the group of before again. */
async function groupBack(
  trx: Db,
  { source }: Stored,
  { from, isArchived }: Of<'group'>,
): Promise<string | undefined> {
  if (isArchived) {
    const group = await trx.selectFrom('groups').selectAll().where('id', '=', from).executeTakeFirst();
    if (!group || group.trashed_at !== null) return 'De {groep} van toen is er niet meer.';
    const isTaken = (await openGroupsOf(trx, source.id)).some(
      (one) => one.name_key === group.name_key && one.school_year === group.school_year && one.id !== from,
    );
    if (isTaken) return 'Er is intussen een andere {groep} met die naam.';
    await trx.updateTable('groups').set({ archived_at: null }).where('id', '=', from).execute();
  }
  return undefined;
}

/**
 * Puts a group away that was made to move into, when nobody is in it any more. Gives why it stays, where that is only for who lies in the
 * trash: they come back into it.
 */
export async function putAway(trx: Db, id: string, kept: Kept): Promise<string | undefined> {
  if (kept.do !== 'group' || !kept.isMade || (await pupilsIn(trx, [id])).length > 0) return undefined;
  const trashed = await trx
    .selectFrom('pupils')
    .select('id')
    .where('trashed_from', '=', id)
    .where('trashed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (trashed) return 'De lege {groep} bleef bij de andere klant staan, voor wie daar in de prullenbak ligt.';
  await trx.updateTable('groups').set({ archived_at: Date.now() }).where('id', '=', id).execute();
  return undefined;
}

async function pupilBack(
  trx: Db,
  { source, target }: Stored,
  { id, job, now }: About,
  { left, mark }: Of<'pupil'>,
): Promise<string | undefined> {
  const pupil = await trx.selectFrom('pupils').selectAll().where('id', '=', id).executeTakeFirst();
  if (!pupil) return 'Is er niet meer.';
  if (pupil.account_id !== target.id) return 'Is intussen verder verhuisd.';
  if (pupil.trashed_at !== null) return 'Ligt in de prullenbak.';
  if (markOf(pupil) !== mark) return 'Is daarna veranderd: naam, jaar, nummer of {groep}.';
  const changed = await trx
    .selectFrom('setting_changes')
    .select('id')
    .where('pupil_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (changed) return 'Is daarna anders ingesteld.';
  if (!(await isRoom(trx, source.id, now))) return 'Er is daar geen plaats meer vrij.';
  const open = (await openGroupsOf(trx, source.id)).some((group) => group.id === left.group);
  await bringHome(trx, { id, move: copyId(job, id), group: open ? left.group : null }, left, now);
  return undefined;
}

/** Takes a seat, where there is one. */
async function isRoom(trx: Db, accountId: string, now: number): Promise<boolean> {
  try {
    await takeSeats(trx, accountId, 1, now);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'seats-full') return false;
    throw error;
  }
}

async function memberBack(
  trx: Db,
  { source, target }: Stored,
  { id }: About,
  { role, then, groups, identities }: Of<'staff'>,
): Promise<string | undefined> {
  const user = await trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (user?.account_id !== target.id) return 'Werkt hier niet meer.';
  if (user.active !== 1 || user.role !== then) return 'Kreeg daarna een andere rol, of is uitgezet.';
  await trx.deleteFrom('group_teachers').where('user_id', '=', id).execute();
  await trx.deleteFrom('stand_ins').where('user_id', '=', id).execute();
  await trx.deleteFrom('external_identities').where('user_id', '=', id).execute();
  await ofAccount(trx, id, source.id, role);
  const there = await trx
    .selectFrom('groups')
    .select('id')
    .where('id', 'in', groups)
    .where('account_id', '=', source.id)
    .execute();
  if (there.length > 0)
    await trx
      .insertInto('group_teachers')
      .values(there.map((group) => ({ group_id: group.id, user_id: id })))
      .execute();
  for (const row of identities)
    await trx
      .insertInto('external_identities')
      .values({ ...row, linked_by: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return undefined;
}

/** Throws a copy away that nobody changed. */
async function copyGone(trx: Db, { id, now }: About, { table, at }: Of<'copy'>): Promise<string | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable(table as 'methods')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('changed_at', '=', at)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows ? undefined : 'Is daarna veranderd of weggegooid.';
}
