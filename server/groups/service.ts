import type { GroupFields } from '../contract/groups.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { notFound, Problem } from '../http/problem.ts';
import { carrySettings, storeCarried } from './carry-settings.ts';
import { makeChange, type Doing, type Present, type Touched } from './changes.ts';
import type { GroupState, PupilPlace } from './state.ts';
import { staffOf } from './repository.ts';
import { schoolYearOf } from './school-year.ts';
import { yearOf } from './school-years.ts';

/** Adds a group to the school year that the account is in. */
export const addGroup = (
  db: Db,
  { id, ...fields }: GroupFields & { id: string },
  variant: Variant,
  doing: Doing,
): Promise<Touched> =>
  makeChange(db, 'add', doing, async (present, trx) => {
    if (await exists(trx, id)) throw notFound();
    await checkStaff(trx, doing.accountId, fields.teachers);
    const schoolYear = yearOf(present, schoolYearOf(doing.now, variant));
    return { groups: new Map([[id, { ...asState(fields), schoolYear, archived: false }]]) };
  });

/** Changes the name, the years or the teachers of a group; what is left out stays. */
export const editGroup = (db: Db, id: string, fields: Partial<GroupFields>, doing: Doing): Promise<Touched> =>
  makeChange(db, 'edit', doing, async (present, trx) => {
    const group = groupIn(present, id);
    if (fields.teachers) await checkStaff(trx, doing.accountId, fields.teachers, group.teachers);
    return {
      groups: new Map([
        [id, { ...group, ...defined(fields), teachers: sorted(fields.teachers ?? group.teachers) }],
      ]),
    };
  });

/** Puts groups in the archive or takes them back; their pupils stay in them. */
export const archiveGroups = (
  db: Db,
  { groups, archived }: { groups: readonly string[]; archived: boolean },
  doing: Doing,
): Promise<Touched> =>
  makeChange(db, archived ? 'archive' : 'restore', doing, (present) => ({
    groups: new Map(groups.map((id) => [id, { ...groupIn(present, id), archived }])),
  }));

/** Brings another group into this one: its pupils and teachers come along, and it goes to the archive. */
export const mergeGroups = (
  db: Db,
  id: string,
  { other, name }: { other: string; name: string },
  doing: Doing,
): Promise<Touched> =>
  makeChange(db, 'merge', doing, (present) => {
    const group = openGroup(present, id);
    const from = openGroup(present, other);
    if (id === other) throw new Problem('conflict', 'Kies een andere {groep} om samen te voegen.');
    const groep = [...new Set([...group.groep, ...from.groep])].sort();
    const teachers = sorted([...group.teachers, ...from.teachers]);
    const moving = [...present.pupils].filter(([, place]) => place.group === other);
    return {
      groups: new Map([
        [id, { ...group, name, groep, teachers }],
        [other, { ...from, archived: true }],
      ]),
      pupils: new Map(moving.map(([pupil, place]) => [pupil, { ...place, group: id }])),
      past: moving.map(([pupil, { groep: year }]) => ({ group: other, pupil, groep: year })),
    };
  });

/** Makes a new group of some pupils of a group. */
export const splitGroup = (
  db: Db,
  id: string,
  { id: newId, pupils, ...fields }: GroupFields & { id: string; pupils: readonly string[] },
  doing: Doing,
): Promise<Touched> =>
  makeChange(db, 'split', doing, async (present, trx) => {
    const group = openGroup(present, id);
    if (await exists(trx, newId)) throw notFound();
    await checkStaff(trx, doing.accountId, fields.teachers);
    const places = pupils.map((pupil): [string, PupilPlace] => {
      const place = present.pupils.get(pupil);
      if (place?.group !== id)
        throw new Problem('conflict', 'Een van de gekozen {leerlingen} zit niet meer in deze {groep}.');
      return [pupil, { ...place, group: newId }];
    });
    const made = { ...asState(fields), schoolYear: group.schoolYear, archived: false };
    const names = new Map([
      [id, group.name],
      [newId, fields.name],
    ]);
    const going = pupils.map((pupil) => ({ pupil, from: id, to: newId }));
    const carried = await carrySettings(trx, { going, names });
    return {
      groups: new Map([[newId, made]]),
      pupils: new Map(places),
      also: (then) =>
        storeCarried(then, carried, { batch: doing.change, actorId: doing.actorId, now: doing.now }),
    };
  });

/** Moves pupils of the account to a group; with `from` only while they are in that one, and `also` is told in the same transaction. */
export const movePupils = (
  db: Db,
  id: string,
  pupils: readonly string[],
  doing: Doing,
  { from, also }: { from?: string; also?: (trx: Db) => Promise<void> } = {},
): Promise<Touched> =>
  makeChange(db, 'move', doing, (present) => {
    openGroup(present, id);
    const places = pupils.map((pupil): [string, PupilPlace] => {
      const place = present.pupils.get(pupil);
      if (!place?.active) throw notFound('Een van deze {leerlingen} is er niet meer.');
      if (from !== undefined && place.group !== from)
        throw new Problem('conflict', 'Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.');
      return [pupil, { ...place, group: id }];
    });
    return { pupils: new Map(places), ...(also && { also }) };
  });

const sorted = (ids: readonly string[]) => [...new Set(ids)].sort();
const asState = ({ name, groep, teachers }: GroupFields) => ({ name, groep, teachers: sorted(teachers) });
const defined = ({ name, groep }: Partial<GroupFields>) => ({
  ...(name !== undefined && { name }),
  ...(groep !== undefined && { groep }),
});

/** A group of the account, of the archive too. Throws `not-found` when there is none, or it lies in the trash. */
export function groupIn({ groups }: Pick<Present, 'groups'>, id: string): GroupState {
  const group = groups.get(id);
  if (!group || group.trashed) throw notFound('Deze {groep} is niet gevonden.');
  return group;
}

function openGroup(present: Present, id: string): GroupState {
  const group = groupIn(present, id);
  if (group.archived)
    throw new Problem('conflict', `${group.name} ligt in het archief. Haal de {groep} eerst terug.`);
  return group;
}

/** Whether an id is in use, in whatever account. */
const exists = async (db: Db, id: string) =>
  (await db.selectFrom('groups').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Throws at the field when somebody does not teach in this account; who did already may stay. */
export async function checkStaff(
  db: Db,
  accountId: string,
  ids: readonly string[],
  already: readonly string[] = [],
): Promise<void> {
  const known = new Set([...(await staffOf(db, accountId)).map(({ id }) => id), ...already]);
  if (ids.every((id) => known.has(id))) return;
  const teachers = 'Een van deze mensen werkt hier niet meer. Kies opnieuw.';
  throw new Problem('invalid-fields', teachers, { fields: { teachers } });
}
