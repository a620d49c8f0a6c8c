import type { z } from 'zod';
import type { Sessions } from '../auth/sessions.ts';
import type { savePupil } from '../contract/pupils.ts';
import { transact, type Db } from '../data/database.ts';
import type { GroupRow, PupilRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { takeSeats } from '../licence/seats.ts';
import { pupilName } from './name.ts';
import { numbersIn } from './namesakes.ts';

/** Writes down in the transaction of a change whom it changed. */
export type Noted = (trx: Db, pupils: readonly string[]) => Promise<void>;

/** Changes what is known of a pupil; the user name stays, for the child knows it. Gives the name in full. */
export async function changePupil(
  db: Db,
  pupil: PupilRow,
  { firstName, infix, lastName, year, number }: z.output<typeof savePupil.body>,
  noted: Noted,
): Promise<string> {
  const row = { first_name: firstName, infix, last_name: lastName, groep: year, number: number || null };
  const name = pupilName(row);
  await transact(db, async (trx) => {
    const holder = (await numbersIn(trx, pupil.account_id, number ? [number] : [])).get(number);
    if (holder && holder.id !== pupil.id) {
      const message = `Dit nummer heeft ${holder.name} al.`;
      throw new Problem('invalid-fields', undefined, { fields: { number: message } });
    }
    await trx.updateTable('pupils').set(row).where('id', '=', pupil.id).execute();
    await trx.updateTable('users').set({ name }).where('id', '=', pupil.id).execute();
    await noted(trx, [pupil.id]);
  });
  return name;
}

/**
 * Puts pupils of a group in the trash: out of the group, so in no list, board or count, and unable to log in; what
 * plays now is ended. Or takes those back that were put there from this group. Gives whom it changed.
 */
export async function setTrashed(
  db: Db,
  sessions: Pick<Sessions, 'endAll'>,
  group: GroupRow,
  pupilIds: readonly string[],
  trashed: boolean,
  { actorId, noted }: { actorId: string; noted: Noted },
): Promise<string[]> {
  const ids = await transact(db, async (trx) => {
    const rows = await trx
      .selectFrom('pupils')
      .innerJoin('users', 'users.id', 'pupils.id')
      .select('pupils.id')
      .where('pupils.id', 'in', pupilIds)
      .where('users.role', '=', 'leerling')
      .where(trashed ? 'group_id' : 'trashed_from', '=', group.id)
      .where('erasing_at', 'is', null)
      .execute();
    const due = rows.map(({ id }) => id);
    if (due.length === 0) return due;
    // Invented pupils take none.
    if (!trashed && group.sample === 0) await takeSeats(trx, group.account_id, due.length);
    await trx
      .updateTable('pupils')
      .set(
        trashed
          ? { group_id: null, trashed_from: group.id, trashed_at: Date.now(), trashed_by: actorId }
          : { group_id: group.id, trashed_from: null, trashed_at: null, trashed_by: null },
      )
      .where('id', 'in', due)
      .execute();
    await trx
      .updateTable('users')
      .set({ active: trashed ? 0 : 1 })
      .where('id', 'in', due)
      .execute();
    await noted(trx, due);
    return due;
  });
  if (trashed) await sessions.endAll(ids, 'trash');
  return ids;
}

/** Only what was added a moment ago is taken back as if it never was. */
const UNDO_MS = 60 * 60 * 1000;

/** Takes an addition back: who never practised is gone, others go to the trash. Gives whom it took away. */
export async function undoAdded(
  db: Db,
  sessions: Pick<Sessions, 'endAll'>,
  group: GroupRow,
  pupilIds: readonly string[],
  { actorId, noted }: { actorId: string; noted: { gone: Noted; trashed: Noted } },
): Promise<{ gone: string[]; trashed: string[] }> {
  const gone = await transact(db, async (trx) => {
    const rows = await trx
      .selectFrom('pupils')
      .innerJoin('users', 'users.id', 'pupils.id')
      .select('pupils.id')
      .where('pupils.id', 'in', pupilIds)
      .where('group_id', '=', group.id)
      .where('users.created_at', '>=', Date.now() - UNDO_MS)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('rounds').select('rounds.id').whereRef('rounds.pupil_id', '=', 'pupils.id'))),
      )
      .execute();
    const due = rows.map(({ id }) => id);
    if (due.length > 0) await trx.deleteFrom('users').where('id', 'in', due).execute();
    await noted.gone(trx, due);
    return due;
  });
  const left = pupilIds.filter((id) => !gone.includes(id));
  const trashed =
    left.length === 0
      ? []
      : await setTrashed(db, sessions, group, left, true, { actorId, noted: noted.trashed });
  return { gone, trashed };
}
