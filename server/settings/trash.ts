import { audit } from '../audit/audit.ts';
import { transact, type Db } from '../data/database.ts';
import { notFound, Problem } from '../http/problem.ts';
import { settingIn } from './service.ts';

/** Throws a setting of a group away. Throws `conflict` for one that is not in the archive: it may be followed. */
export const trashGroupSetting = (
  db: Db,
  { groupId, accountId }: { groupId: string; accountId: string },
  id: string,
  { actorId, now }: { actorId: string; now: number },
): Promise<void> =>
  transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('practice_settings')
      .set({ trashed_at: now, trashed_by: actorId })
      .where('id', '=', id)
      .where('group_id', '=', groupId)
      .where('archived_at', 'is not', null)
      .where('is_default', '=', 0)
      .where('trashed_at', 'is', null)
      .executeTakeFirst();
    if (!numUpdatedRows) {
      await settingIn(trx, groupId, id);
      throw new Problem('conflict', 'Zet deze oefeninstelling eerst in het archief.');
    }
    await audit(trx, { action: 'setting-trashed', actorId, accountId, subject: id });
  });

/** Takes a setting out of the trash, into the archive of its group. Throws `not-found` when it lies there no longer. */
export async function untrashSetting(trx: Db, id: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('practice_settings')
    .set({ trashed_at: null, trashed_by: null })
    .where('id', '=', id)
    .where('trashed_at', 'is not', null)
    .executeTakeFirst();
  if (!numUpdatedRows) throw notFound('Deze oefeninstelling ligt niet meer in de prullenbak.');
}

/**
 * Has pupils follow their group who followed a setting that is not in use there (any more): what was chosen for them before they were away
 * counts no longer. Gives who, and the name of the setting.
 */
export async function dropGoneSettings(
  trx: Db,
  pupils: readonly string[],
): Promise<{ pupil: string; setting: string }[]> {
  if (pupils.length === 0) return [];
  const rows = await trx
    .selectFrom('pupil_settings')
    .innerJoin('pupils', 'pupils.id', 'pupil_settings.pupil_id')
    .innerJoin('practice_settings', 'practice_settings.id', 'pupil_settings.setting_id')
    .select(['pupil_id as pupil', 'practice_settings.name as setting'])
    .where('pupil_id', 'in', pupils)
    .where((where) =>
      where.or([
        where('practice_settings.archived_at', 'is not', null),
        where('practice_settings.group_id', '!=', where.ref('pupils.group_id')),
      ]),
    )
    .execute();
  if (rows.length > 0)
    await trx
      .updateTable('pupil_settings')
      .set({ setting_id: null })
      .where(
        'pupil_id',
        'in',
        rows.map(({ pupil }) => pupil),
      )
      .execute();
  return rows;
}
