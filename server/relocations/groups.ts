import { MOST_PER_GROUP, type RelocationLine } from '../contract/relocations.ts';
import { fold } from '../data/fold.ts';
import type { Db } from '../data/database.ts';
import { featuresOf } from '../features/features.ts';
import { groupKey } from '../groups/names.ts';
import { goneLine, lineOf } from './draft.ts';
import { openGroupsOf, type Stored } from './facts.ts';

type Group = Awaited<ReturnType<typeof openGroupsOf>>[number];
type Pupil = Awaited<ReturnType<typeof pupilsIn>>[number];

/** A group that goes along, and as what. */
export interface GoingGroup {
  group: Group;
  /** The group of the other account that it joins; null for one that is made there. */
  joins: string | null;
  name: string;
  /** Ids. */
  pupils: string[];
  /** Nobody of it stays behind. */
  isEmptied: boolean;
}

/** Who is in these groups. */
export const pupilsIn = (db: Db, groups: readonly string[]) =>
  db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['pupils.id', 'group_id', 'username', 'first_name', 'infix', 'last_name', 'groep'])
    .where('group_id', 'in', groups)
    .where('trashed_at', 'is', null)
    .where('users.active', '=', 1)
    .where('users.role', '=', 'leerling')
    .orderBy('pupils.id')
    .execute();

/** What would happen with each group that was picked, and with who is in it. */
export async function groupLines(
  db: Db,
  of: Stored,
): Promise<{ lines: RelocationLine[]; going: GoingGroup[] }> {
  const { source, target, items } = of;
  const here = new Map((await openGroupsOf(db, source.id)).map((group) => [group.id, group]));
  const there = await openGroupsOf(db, target.id);
  const found = items.groups.flatMap((id) => here.get(id) ?? []);
  const pupils = await pupilsIn(
    db,
    found.map(({ id }) => id),
  );
  const twins = await twinsIn(db, target.id);
  const notes = await notesOf(db, of, pupils);
  const taken = new Set(there.map(({ name_key, school_year }) => `${school_year} ${name_key}`));
  const lines = items.groups.filter((id) => !here.has(id)).map((id) => goneLine(of, 'group', id));
  const going: GoingGroup[] = [];
  for (const group of found) {
    const all = pupils.filter(({ group_id }) => group_id === group.id);
    const own = all.map((pupil) => ({ pupil, line: twinLine(of, pupil, twins) }));
    const coming = own.filter(({ line }) => line?.chosen?.pick !== 'stay').map(({ pupil }) => pupil);
    const named = namedThere(of, group, there, taken);
    const isTooLarge = coming.length > MOST_PER_GROUP;
    lines.push(
      lineOf(of, {
        key: `group:${group.id}`,
        kind: 'group',
        label: group.name,
        outcome: isTooLarge ? 'stopped' : named.outcome,
        options: named.options,
        notes: [
          coming.length === 1 ? '1 {leerling} gaat mee.' : `${coming.length} {leerlingen} gaan mee.`,
          ...(isTooLarge
            ? [`Meer dan ${MOST_PER_GROUP} {leerlingen} gaat niet in één keer: splits de {groep} eerst.`]
            : []),
          ...named.notes,
          ...notes(group.id),
        ],
      }),
      ...own.flatMap(({ line }) => line ?? []),
    );
    going.push({
      ...{ group, joins: named.joins, name: named.name, pupils: coming.map(({ id }) => id) },
      isEmptied: coming.length === all.length,
    });
  }
  return { lines, going };
}

/** As what a group comes in the other account: under its name, another one, or within the group that is there. */
function namedThere(
  { target, choices }: Stored,
  group: Group,
  there: readonly Group[],
  taken: Set<string>,
): Pick<RelocationLine, 'outcome' | 'options' | 'notes'> & { joins: string | null; name: string } {
  const key = (name: string) => `${group.school_year} ${groupKey(name)}`;
  if (!taken.has(key(group.name))) {
    taken.add(key(group.name));
    return { outcome: 'goes', options: [], notes: [], joins: null, name: group.name };
  }
  const same = there.find(({ name_key, school_year }) => key(group.name) === `${school_year} ${name_key}`);
  const options = [...(same ? (['join'] as const) : []), 'rename' as const];
  const note = `Bij ${target.name} heet dit schooljaar al een {groep} zo.`;
  const picked = choices[`group:${group.id}`];
  if (picked?.pick === 'join' && same)
    return {
      ...{ outcome: 'changed', options, joins: same.id, name: same.name },
      notes: [note, `De {leerlingen} komen in die {groep}.`],
    };
  const name = picked?.pick === 'rename' ? (picked.name ?? '').trim() : '';
  if (name !== '' && !taken.has(key(name))) {
    taken.add(key(name));
    return {
      ...{ outcome: 'changed', options, joins: null, name },
      notes: [note, `De {groep} heet daar ${name}.`],
    };
  }
  return {
    ...{ outcome: 'stopped', options, joins: null, name: group.name },
    notes: [note, ...(name === '' ? [] : [`Ook ${name} bestaat daar al.`])],
  };
}

const whoKey = (pupil: Pick<Pupil, 'first_name' | 'infix' | 'last_name' | 'groep'>) =>
  fold(`${pupil.groep} ${pupil.first_name} ${pupil.infix} ${pupil.last_name}`);

/** User names of who is in the other account, by name and year. */
export async function twinsIn(db: Db, accountId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['username', 'first_name', 'infix', 'last_name', 'groep'])
    .where('pupils.account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [whoKey(row), row.username]));
}

/** Who may be there already: it comes all the same, and the two can be put together afterwards, or it stays. */
export function twinLine(
  of: Stored,
  pupil: Pupil,
  twins: ReadonlyMap<string, string>,
): RelocationLine | undefined {
  const twin = twins.get(whoKey(pupil));
  if (twin === undefined) return undefined;
  const key = `pupil:${pupil.id}`;
  const pick = of.choices[key]?.pick;
  return lineOf(of, {
    ...{ key, kind: 'pupil', label: pupil.username, options: ['come', 'stay'] },
    outcome: pick === 'come' ? 'changed' : pick === 'stay' ? 'stays' : 'stopped',
    notes: [
      `Bij ${of.target.name} zit ${twin}, met dezelfde naam en in hetzelfde leerjaar: misschien hetzelfde kind.`,
      ...(pick === 'come' ? ['Komt erbij. Voeg de twee daarna samen op de pagina van {de leerling}.'] : []),
    ],
  });
}

const many = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`);

/** What is said of a group besides: what of its pupils goes on otherwise in the other account. */
async function notesOf(db: Db, { source, target }: Stored, pupils: readonly Pupil[]) {
  const ids = pupils.map(({ id }) => id);
  const groupOf = new Map(pupils.map(({ id, group_id }) => [id, group_id]));
  const counted = (rows: readonly { id: string | null }[]) =>
    Map.groupBy(new Set(rows.map(({ id }) => id)), (id) => groupOf.get(id ?? '') ?? null);
  const tokens = counted(
    await db
      .selectFrom('move_tokens')
      .select('pupil_id as id')
      .where('pupil_id', 'in', ids)
      .where('state', '=', 'open')
      .execute(),
  );
  const plans = counted(
    await db
      .selectFrom('plans')
      .select('pupil_id as id')
      .where('pupil_id', 'in', ids)
      .where('state', 'in', ['actief', 'gepauzeerd', 'evalueren'])
      .execute(),
  );
  const linked = counted(
    await db.selectFrom('external_identities').select('user_id as id').where('user_id', 'in', ids).execute(),
  );
  const keepsPlans = (await featuresOf(db, target.id)).includes('featureZorgtraject');
  const listed = await db
    .selectFrom('practice_settings')
    .select('group_id')
    .where('group_id', 'in', [...new Set(pupils.flatMap(({ group_id }) => group_id ?? []))])
    .where('fields', 'like', '%"lists"%')
    .where('archived_at', 'is', null)
    .execute();
  return (group: string): string[] => {
    const [open, planned, sso] = [tokens, plans, linked].map((of) => of.get(group)?.length ?? 0) as [
      number,
      number,
      number,
    ];
    return [
      ...(open > 0
        ? [
            `${many(open, 'Van één {leerling} staat een verhuiscode open: die vervalt.', `verhuiscodes staan open: die vervallen.`)}`,
          ]
        : []),
      ...(planned > 0
        ? [
            `${many(planned, 'Eén handelingsplan loopt nog: het staat', 'handelingsplannen lopen nog: ze staan')} stil tot iemand bij ${target.name} ${planned === 1 ? 'het' : 'ze'} overneemt${keepsPlans ? '' : ', en daar staan plannen uit'}.`,
          ]
        : []),
      ...(sso > 0
        ? [
            `${many(sso, 'Eén {leerling} logt', '{leerlingen} loggen')} in via de school: dat moet bij ${target.name} opnieuw gekoppeld. Tot dan met wachtwoord of kaart.`,
          ]
        : []),
      ...(listed.some(({ group_id }) => group_id === group)
        ? [`Oefent met woordenlijsten van ${source.name}: die keuze blijft daar.`]
        : []),
    ];
  };
}
