import type { ProgressNote } from '../contract/progress.ts';
import { FORMER_STAFF } from '../contract/staff.ts';
import type { Db } from '../data/database.ts';
import { Problem } from '../http/problem.ts';

/** The notes of a pupil, those of the latest period first. */
export async function notesOf(db: Db, pupilId: string): Promise<ProgressNote[]> {
  const rows = await db
    .selectFrom('progress_notes')
    .leftJoin('users', 'users.id', 'progress_notes.author_id')
    .select(['progress_notes.id', 'from_day', 'to_day', 'text', 'changed_at', 'users.name'])
    .where('pupil_id', '=', pupilId)
    .where('removed_at', 'is', null)
    .orderBy('from_day', 'desc')
    .orderBy('changed_at', 'desc')
    .execute();
  return rows.map(({ id, from_day, to_day, text, changed_at, name }) => ({
    id,
    from: from_day,
    to: to_day,
    text,
    author: name ?? FORMER_STAFF,
    changedAt: changed_at,
  }));
}

/** Makes a note or changes it; `removed` throws it away or takes it back. An id of another pupil's note is refused. */
export async function saveNote(
  db: Db,
  pupilId: string,
  authorId: string,
  { id, from, to, text, removed }: Pick<ProgressNote, 'id' | 'from' | 'to' | 'text'> & { removed: boolean },
): Promise<void> {
  const now = Date.now();
  const fields = { from_day: from, to_day: to, text, changed_at: now, removed_at: removed ? now : null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('progress_notes')
    .values({ id, pupil_id: pupilId, author_id: authorId, created_at: now, ...fields })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(fields).where('progress_notes.pupil_id', '=', pupilId),
    )
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0)
    throw new Problem('conflict', 'Deze notitie hoort bij iemand anders.');
}
