import type { OfficePupil } from '../../contract/office-pupils.ts';
import type { Db } from '../../data/database.ts';

/** To whom a pupil in the trash was added, and who did that; null when it lies there for another reason. */
export async function mergedIntoOf(db: Db, pupilId: string): Promise<OfficePupil['mergedInto']> {
  const row = await db
    .selectFrom('audit')
    // The line of who goes names the merge, as that of who stays does.
    .innerJoin('moves', 'moves.id', 'audit.detail')
    .innerJoin('users as into', 'into.id', 'moves.pupil_id')
    .leftJoin('users as maker', 'maker.id', 'moves.made_by')
    .select(['into.id', 'into.username', 'maker.name as by', 'moves.at'])
    .where('audit.subject', '=', pupilId)
    .where('audit.action', '=', 'twins-asked')
    .where('moves.state', '=', 'done')
    .where('moves.pupil_id', '!=', pupilId)
    .orderBy('audit.at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}
