import type { StaffRole } from '../contract/staff.ts';
import type { Db } from '../data/database.ts';
import type { RowDraft } from '../jobs/kind.ts';
import { copyId } from '../moves/copy-id.ts';
import type { Stored } from './facts.ts';
import type { Kept } from './kept.ts';
import type { Moving, Told } from './move-group.ts';
import type { GoingMember } from './staff.ts';

/** Has staff work for the other account, with the groups that moved; log-ins by a provider are to be linked anew there. */
export async function moveStaff(
  trx: Db,
  { source, target }: Stored,
  going: readonly GoingMember[],
  /** What each group of before is in the other account. */
  groups: ReadonlyMap<string, string>,
): Promise<{ rows: RowDraft[]; told: Told }> {
  const rows: RowDraft[] = [];
  for (const { id, role } of going) {
    const user = await trx
      .selectFrom('users')
      .select('role')
      .where('id', '=', id)
      .where('account_id', '=', source.id)
      .executeTakeFirst();
    if (!user) continue;
    const taught = await trx
      .selectFrom('group_teachers')
      .innerJoin('groups', 'groups.id', 'group_id')
      .select('group_id')
      .where('user_id', '=', id)
      .where('account_id', '=', source.id)
      .execute();
    const kept: Kept = {
      ...{ do: 'staff', role: user.role as StaffRole, then: role },
      groups: taught.map(({ group_id }) => group_id),
      identities: await trx.selectFrom('external_identities').selectAll().where('user_id', '=', id).execute(),
    };
    await trx.deleteFrom('external_identities').where('user_id', '=', id).execute();
    await trx.deleteFrom('stand_ins').where('user_id', '=', id).execute();
    await trx.deleteFrom('group_teachers').where('user_id', '=', id).execute();
    await ofAccount(trx, id, target.id, role);
    const teaching = kept.groups.flatMap((group) => groups.get(group) ?? []);
    if (teaching.length > 0)
      await trx
        .insertInto('group_teachers')
        .values(teaching.map((group_id) => ({ group_id, user_id: id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    rows.push({ subjectId: id, outcome: 'staff', detail: kept });
  }
  return { rows, told: { groups: [], users: rows.map(({ subjectId }) => subjectId!) } };
}

/** Has somebody be of an account, with this role in it. */
export async function ofAccount(trx: Db, id: string, account: string, role: StaffRole): Promise<void> {
  await trx.updateTable('users').set({ account_id: account, role }).where('id', '=', id).execute();
  await trx.updateTable('user_identifiers').set({ account_id: account }).where('user_id', '=', id).execute();
  await trx.updateTable('invitations').set({ account_id: account }).where('user_id', '=', id).execute();
}

/** Copies the lists of words and methods that were picked, each once. */
export async function copyOwn(
  trx: Db,
  { source, target, items }: Stored,
  moving: Moving,
): Promise<RowDraft[]> {
  const rows: RowDraft[] = [];
  for (const [table, ids] of [
    ['word_lists', items.lists],
    ['methods', items.methods],
  ] as const) {
    const own = await trx
      .selectFrom(table as 'methods')
      .selectAll()
      .where('id', 'in', ids)
      .where('account_id', '=', source.id)
      .where('removed_at', 'is', null)
      .execute();
    for (const row of own) {
      const copy = {
        ...{ ...row, id: copyId(moving.job, row.id), account_id: target.id },
        ...{ created_at: moving.now, changed_at: moving.now },
        // Who made a list is of the old account.
        ...(table === 'word_lists' && { maker_id: null }),
      };
      await trx
        .insertInto(table as 'methods')
        .values(copy)
        .execute();
      const kept: Kept = { do: 'copy', table, at: moving.now };
      rows.push({ subjectId: copy.id, outcome: table === 'methods' ? 'methods' : 'lists', detail: kept });
    }
  }
  return rows;
}
