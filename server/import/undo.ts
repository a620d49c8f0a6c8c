import type { Db } from '../data/database.ts';
import type { JobRowRow } from '../data/schema.ts';
import { groupKey } from '../groups/names.ts';
import { Problem } from '../http/problem.ts';
import type { RowDraft } from '../jobs/kind.ts';
import { takeSeats } from '../licence/seats.ts';
import { storePupil } from './apply.ts';
import type { GroupFields, PupilFields } from './plan.ts';

/** What a line of an import keeps so that it can be taken back. */
type Detail =
  | { do: 'group' }
  | { do: 'regroup'; before: GroupFields; after: GroupFields }
  | { do: 'pupil' }
  | { do: 'change'; before: PupilFields; after: PupilFields }
  | { do: 'trash'; group: string | null; at: number }
  | { do: 'link'; groups: string[] };

/**
 * Takes back what one line of an import tells, unless it changed since: then it stays, and the line says why. What was made goes
 * into the trash when a whole import is undone; `forGood` when it never came to its end. Gives undefined for a line that did nothing.
 */
export async function takeBack(
  trx: Db,
  { subject_id: id, detail }: Pick<JobRowRow, 'subject_id' | 'detail'>,
  by: { actorId: string | null; now: number; forGood: boolean },
): Promise<RowDraft | undefined> {
  if (id === null || detail === null) return undefined;
  const kept = JSON.parse(detail) as Detail;
  const back = { subjectId: id, outcome: 'back' };
  const stays = (note: string) => ({ subjectId: id, outcome: 'stays', note });
  switch (kept.do) {
    case 'pupil': {
      if (await hasPractised(trx, id)) return stays('heeft al geoefend');
      if (by.forGood) {
        await trx.deleteFrom('users').where('id', '=', id).execute();
        return { outcome: 'back' };
      }
      const pupil = await readPupil(trx, id);
      if (!pupil || pupil.trashed_at !== null) return stays('ligt al in de prullenbak');
      await trx
        .updateTable('pupils')
        .set({ group_id: null, trashed_from: pupil.group_id, trashed_at: by.now, trashed_by: by.actorId })
        .where('id', '=', id)
        .execute();
      await trx.updateTable('users').set({ active: 0 }).where('id', '=', id).execute();
      return { subjectId: id, outcome: 'trashed' };
    }
    case 'change': {
      const pupil = await readPupil(trx, id);
      if (!pupil) return stays('is er niet meer');
      const now: PupilFields = {
        first: pupil.first_name,
        infix: pupil.infix,
        last: pupil.last_name,
        year: pupil.groep,
        group: pupil.group_id,
        inTrash: pupil.trashed_at !== null,
      };
      if (!isSame(now, kept.after)) return stays('is daarna veranderd');
      if (kept.before.group !== null && !(await isOpenGroup(trx, kept.before.group)))
        return stays('de vorige {groep} is er niet meer');
      await storePupil(trx, id, kept.before);
      if (kept.before.inTrash) {
        await trx
          .updateTable('pupils')
          .set({ group_id: null, trashed_from: kept.after.group, trashed_at: by.now, trashed_by: by.actorId })
          .where('id', '=', id)
          .execute();
        await trx.updateTable('users').set({ active: 0 }).where('id', '=', id).execute();
      }
      return back;
    }
    case 'trash': {
      const pupil = await readPupil(trx, id);
      if (!pupil || pupil.trashed_at !== kept.at) return stays('is daarna veranderd');
      if (kept.group !== null && !(await isOpenGroup(trx, kept.group)))
        return stays('de vorige {groep} is er niet meer');
      if (!by.forGood && !(await hasSeat(trx, pupil.account_id, by.now)))
        return stays('er is geen plaats vrij');
      await trx
        .updateTable('pupils')
        .set({ group_id: kept.group, trashed_from: null, trashed_at: null, trashed_by: null })
        .where('id', '=', id)
        .execute();
      await trx.updateTable('users').set({ active: 1 }).where('id', '=', id).execute();
      return back;
    }
    case 'group': {
      const inside = await trx
        .selectFrom('pupils')
        .select('id')
        .where('group_id', '=', id)
        .limit(1)
        .executeTakeFirst();
      if (inside) return stays('er zitten leerlingen in');
      await trx.deleteFrom('import_group_keys').where('group_id', '=', id).execute();
      if (by.forGood) {
        await trx.deleteFrom('groups').where('id', '=', id).execute();
        return { outcome: 'back' };
      }
      await trx
        .updateTable('groups')
        .set({ archived_at: by.now, trashed_at: by.now, trashed_by: by.actorId })
        .where('id', '=', id)
        .where('trashed_at', 'is', null)
        .execute();
      return { subjectId: id, outcome: 'trashed' };
    }
    case 'link': {
      if (kept.groups.length > 0)
        await trx
          .deleteFrom('group_teachers')
          .where('user_id', '=', id)
          .where('group_id', 'in', kept.groups)
          .execute();
      return back;
    }
    case 'regroup': {
      const row = await trx
        .selectFrom('groups')
        .select(['account_id', 'name', 'groep', 'school_year', 'archived_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      const now = row && {
        name: row.name,
        years: JSON.parse(row.groep) as number[],
        schoolYear: row.school_year,
      };
      if (!now || row.archived_at !== null || !isSame(now, kept.after)) return stays('is daarna veranderd');
      const { name, years, schoolYear } = kept.before;
      const holder = await trx
        .selectFrom('groups')
        .select('id')
        .where('account_id', '=', row.account_id)
        .where('school_year', '=', schoolYear)
        .where('name_key', '=', groupKey(name))
        .where('archived_at', 'is', null)
        .where('id', '!=', id)
        .executeTakeFirst();
      if (holder) return stays('de oude naam is van een andere {groep}');
      await trx
        .updateTable('groups')
        .set({ name, name_key: groupKey(name), groep: JSON.stringify(years), school_year: schoolYear })
        .where('id', '=', id)
        .execute();
      return back;
    }
  }
}

/** Whether one more can log in; the seat is taken then. */
const hasSeat = (trx: Db, accountId: string, now: number): Promise<boolean> =>
  takeSeats(trx, accountId, 1, now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

const readPupil = (trx: Db, id: string) =>
  trx
    .selectFrom('pupils')
    .select(['account_id', 'first_name', 'infix', 'last_name', 'groep', 'group_id', 'trashed_at'])
    .where('id', '=', id)
    .executeTakeFirst();

const hasPractised = async (trx: Db, id: string) =>
  (await trx.selectFrom('rounds').select('id').where('pupil_id', '=', id).limit(1).executeTakeFirst()) !==
  undefined;

const isOpenGroup = async (trx: Db, id: string) =>
  (await trx
    .selectFrom('groups')
    .select('id')
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst()) !== undefined;
