import { audit, forEach } from '../audit/audit.ts';
import type { TrashWeight } from '../contract/groups.ts';
import type { Db } from '../data/database.ts';
import { makeChange, type Doing, type Touched } from './changes.ts';
import { notFound } from '../http/problem.ts';
import { staffOf } from './repository.ts';
import { groupIn } from './service.ts';
import { readGroups, type GroupState, type PupilPlace } from './state.ts';

/**
 * Puts groups in the trash with the pupils who are in them; of the archive too. Nothing of them is thrown away: undo
 * gives back who was in them and who taught them. Gives the pupils, whose sessions are the caller's to end.
 */
export const trashGroups = (db: Db, groups: readonly string[], doing: Doing): Promise<Touched> =>
  makeChange(db, 'trash', doing, async (present, trx) => {
    const put = new Map(
      groups.map((id) => [id, { ...groupIn(present, id), archived: true, trashed: true as const }]),
    );
    const pupils = new Map(
      (await childrenIn(trx, groups)).map(({ id, group_id }): [string, PupilPlace] => [
        id,
        { group: null, groep: present.pupils.get(id)!.groep, active: false, trashedFrom: group_id! },
      ]),
    );
    const { actorId, accountId } = doing;
    return {
      groups: put,
      pupils,
      also: (inside) =>
        audit(inside, forEach(pupils.keys(), { action: 'pupil-trashed', actorId, accountId })),
    };
  });

/**
 * Takes a group out of the trash with the pupils who went along, as it was: into the archive when it lay there before. Teachers who
 * are gone are left out, and with `picked` pupils the others stay in the trash. `also` is done in the same transaction. Throws `invalid-fields` when its name is taken by now.
 */
export const untrashGroup = (
  db: Db,
  id: string,
  { name, pupils: picked }: { name?: string | undefined; pupils?: readonly string[] | undefined },
  doing: Doing,
  also: (trx: Db, pupils: readonly string[]) => Promise<void>,
): Promise<Touched> =>
  makeChange(db, 'restore', doing, async (present, trx) => {
    const group = present.groups.get(id);
    const row = await trx
      .selectFrom('groups')
      .select(['archived_at', 'trashed_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!group || !row || row.trashed_at === null)
      throw notFound('Deze {groep} ligt niet meer in de prullenbak.');
    const went = await trx
      .selectFrom('pupils')
      .select(['id', 'groep'])
      .where('trashed_from', '=', id)
      .where('trashed_at', '=', row.trashed_at)
      .where('erasing_at', 'is', null)
      .execute();
    const along = went.filter((pupil) => picked?.includes(pupil.id) ?? true);
    const pupils = along.map((pupil) => pupil.id);
    const staff = new Set((await staffOf(trx, doing.accountId)).map((one) => one.id));
    const { groep, schoolYear, teachers } = group;
    const back: GroupState = {
      name: name ?? group.name,
      groep,
      schoolYear,
      archived: row.archived_at !== row.trashed_at,
      teachers: teachers.filter((teacher) => staff.has(teacher)),
    };
    const { actorId, accountId } = doing;
    return {
      groups: new Map([[id, back]]),
      pupils: new Map(along.map((pupil) => [pupil.id, { group: id, groep: pupil.groep, active: true }])),
      also: async (inside) => {
        await audit(inside, forEach(pupils, { action: 'pupil-restored', actorId, accountId }));
        await also(inside, pupils);
      },
    };
  });

/** What goes along when groups of an account go to the trash. Throws `not-found` for a group that is not there. */
export async function weighTrash(db: Db, accountId: string, groups: readonly string[]): Promise<TrashWeight> {
  const present = { groups: await readGroups(db, accountId) };
  for (const id of groups) groupIn(present, id);
  const ids = [...new Set(groups)];
  const lists = await db.selectFrom('ready_lists').select('group_id').where('group_id', 'in', ids).execute();
  const tasks = await db
    .selectFrom('ready_tasks')
    .select('id')
    .where('group_id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute();
  const settings = await db
    .selectFrom('practice_settings')
    .select('id')
    .where('group_id', 'in', ids)
    .where('archived_at', 'is', null)
    // A default that says nothing is there by itself.
    .where((where) => where.or([where('is_default', '=', 0), where('fields', '!=', '{}')]))
    .execute();
  const own = await db
    .selectFrom('pupil_settings')
    .innerJoin('pupils', 'pupils.id', 'pupil_settings.pupil_id')
    .select('pupil_id')
    .where('group_id', 'in', ids)
    .where('fields', '!=', '{}')
    .execute();
  return {
    pupils: (await childrenIn(db, ids)).length,
    ready: lists.length + tasks.length,
    settings: settings.length + own.length,
  };
}

/** The pupils of groups; the pupil of the demo, whom everybody plays, stays where it is. */
const childrenIn = (db: Db, groups: readonly string[]) =>
  db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['pupils.id', 'group_id'])
    .where('group_id', 'in', groups)
    .where('users.role', '=', 'leerling')
    .execute();
