import { audit, type AuditEntry } from '../audit/audit.ts';
import { isDeepStrictEqual } from 'node:util';
import { stopForLeavers } from '../care/leaving.ts';
import { newId } from '../contract/id.ts';
import { transact, type Db } from '../data/database.ts';
import type { GroupChangeRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { takeSeats } from '../licence/seats.ts';
import { whyBuiltOn } from './built-on.ts';
import { takeBackCarried } from './carry-settings.ts';
import { groupKey } from './names.ts';
import {
  readGroups,
  readPlaces,
  storeGroups,
  storePlaces,
  type GroupState,
  type GroupStep,
  type PupilPlace,
  type Storing,
} from './state.ts';

/** A change can be undone this long. */
export const UNDO_MS = 24 * 60 * 60 * 1000;

/** Who changes something, and under which id of the client. */
export interface Doing {
  change: string;
  accountId: string;
  actorId: string;
  now: number;
  /** Its line in the audit log. */
  line: AuditEntry;
}

interface Step<S> {
  id: string;
  before: S;
  after: S;
}

/** What a change did, as it is kept. */
interface Detail {
  groups: Step<GroupState | null>[];
  pupils: Step<PupilPlace>[];
  /** Who is remembered in which group that is past. */
  past: { group: string; pupil: string; groep: number }[];
}

/** How an account is to be; what is not named stays as it is. */
export interface Wish {
  groups?: ReadonlyMap<string, GroupState>;
  pupils?: ReadonlyMap<string, PupilPlace>;
  /** Pupils who leave a group that is past, which remembers them. */
  past?: Detail['past'];
  /** What is stored besides, once groups and pupils are as they are to be. */
  also?: (trx: Db) => Promise<void>;
}

/** An account as a change finds it. */
export interface Present {
  groups: Map<string, GroupState>;
  pupils: Map<string, PupilPlace>;
}

export const readPresent = async (db: Db, accountId: string): Promise<Present> => ({
  groups: await readGroups(db, accountId),
  pupils: await readPlaces(db, accountId),
});

/** Whom a change was about, for who watches them. */
export interface Touched {
  groups: string[];
  pupils: string[];
}

const NOBODY: Touched = { groups: [], pupils: [] };

/**
 * Makes a change in one transaction, once per id: `wish` says how things are to be, seen from how they are. Gives the
 * pupils who moved, with their groups. Throws `invalid-fields` when two groups of a school year would share a name.
 */
export async function makeChange(
  db: Db,
  kind: GroupChangeRow['kind'],
  doing: Doing,
  wish: (present: Present, trx: Db) => Wish | Promise<Wish>,
): Promise<Touched> {
  return transact(db, async (trx) => {
    const { change, accountId, actorId, now } = doing;
    const earlier = await trx
      .selectFrom('group_changes')
      .select('account_id')
      .where('id', '=', change)
      .executeTakeFirst();
    if (earlier?.account_id === accountId) return NOBODY;
    if (earlier) throw notFound();
    const present = await readPresent(trx, accountId);
    const wanted = await wish(present, trx);
    const detail: Detail = {
      groups: steps(present.groups, wanted.groups ?? new Map(), null),
      pupils: steps(present.pupils, wanted.pupils ?? new Map()),
      past: wanted.past ?? [],
    };
    await store(trx, detail, doing);
    await wanted.also?.(trx);
    await audit(trx, doing.line);
    await trx
      .insertInto('group_changes')
      .values({
        id: change,
        account_id: accountId,
        actor_id: actorId,
        at: now,
        kind,
        detail: JSON.stringify(detail),
        undone_at: null,
      })
      .execute();
    return touched(detail);
  });
}

/** Takes back all that a change did, once. Throws `conflict` with the reason when that can't be any more. */
export async function undoChange(db: Db, { change, accountId, actorId, now, line }: Doing): Promise<Touched> {
  return transact(db, async (trx) => {
    const row = await trx
      .selectFrom('group_changes')
      .selectAll()
      .where('id', '=', change)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!row) throw notFound('Deze verandering is niet gevonden.');
    if (row.undone_at !== null) return NOBODY;
    const detail = JSON.parse(row.detail) as Detail;
    const why = await whyNot(trx, row, detail, now);
    if (why !== undefined) throw new Problem('conflict', why);
    const back: Detail = {
      groups: detail.groups.map(({ id, before, after }) => ({ id, before: after, after: before })),
      pupils: detail.pupils.map(({ id, before, after }) => ({ id, before: after, after: before })),
      past: [],
    };
    await store(trx, back, { accountId, actorId, now });
    await takeBackCarried(trx, change, { batch: newId(), actorId, now });
    await forgetPast(trx, detail.past);
    await trx.updateTable('group_changes').set({ undone_at: now }).where('id', '=', change).execute();
    await audit(trx, line);
    return touched(back);
  });
}

/** Why a change can't be undone, in Dutch; undefined when it can. */
export async function whyNot(
  db: Db,
  row: Pick<GroupChangeRow, 'id' | 'at' | 'account_id'>,
  detail: Detail,
  now: number,
): Promise<string | undefined> {
  if (now - row.at > UNDO_MS) return 'Ongedaan maken kan tot 24 uur na de verandering.';
  const present = await readPresent(db, row.account_id);
  for (const { id, after } of detail.groups) {
    const is = present.groups.get(id) ?? null;
    if (!isDeepStrictEqual(is, after))
      return `${is?.name ?? after?.name ?? 'Een {groep}'} is daarna nog veranderd. Maak dat eerst ongedaan.`;
  }
  for (const { id, after } of detail.pupils) {
    const is = present.pupils.get(id);
    if (!is) return 'Een van de {leerlingen} is er niet meer.';
    if (is.trashedFrom !== undefined && after.trashedFrom === undefined)
      return 'Een van de {leerlingen} ligt intussen in de prullenbak. Haal die eerst terug.';
    if (!isDeepStrictEqual(is, after))
      return 'Een van de {leerlingen} is daarna nog verplaatst of veranderd. Maak dat eerst ongedaan.';
  }
  const made = detail.groups.filter(({ before }) => before === null);
  const moved = new Set(detail.pupils.map(({ id }) => id));
  for (const { id, after } of made) {
    const isNew = [...present.pupils].some(([pupil, { group }]) => group === id && !moved.has(pupil));
    if (isNew) return `In ${after!.name} zitten intussen andere {leerlingen}. Verplaats die eerst.`;
    const why = await whyBuiltOn(db, { id, name: after!.name, change: row.id });
    if (why !== undefined) return why;
  }
  return undefined;
}

/** What a stored change did. */
export const detailOf = ({ detail }: Pick<GroupChangeRow, 'detail'>): Detail => JSON.parse(detail) as Detail;

function steps<S>(present: ReadonlyMap<string, S>, wanted: ReadonlyMap<string, S>): Step<S>[];
function steps<S>(
  present: ReadonlyMap<string, S>,
  wanted: ReadonlyMap<string, S>,
  none: null,
): Step<S | null>[];
function steps<S>(present: ReadonlyMap<string, S>, wanted: ReadonlyMap<string, S>, none?: null) {
  return [...wanted]
    .map(([id, after]) => ({ id, before: present.get(id) ?? none, after }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after));
}

async function store(trx: Db, { groups, pupils, past }: Detail, doing: Storing) {
  // Who can log in again: back out of the trash, or a school year that is undone.
  const back = pupils.filter(({ before, after }) => !before.active && after.active);
  await takeSeats(trx, doing.accountId, back.length, doing.now);
  const there = groups.flatMap(({ id, before, after }) => (after ? [{ id, before, after }] : []));
  const gone = groups.filter(({ after }) => after === null).map(({ id }) => id);
  // Who goes out of the way goes first: a name may pass from one group to another.
  await storeGroups(
    trx,
    there.filter(({ after }) => after.archived),
    doing,
  );
  // Pupils leave a group before it is taken away, and come into one after it is made.
  if (gone.length > 0)
    await trx
      .updateTable('groups')
      .set(({ ref }) => ({ name_key: ref('id') }))
      .where('id', 'in', gone)
      .execute();
  const staying = there.filter(({ after }) => !after.archived);
  await checkNames(trx, doing.accountId, staying, groups);
  await storeGroups(trx, staying, doing);
  await storePlaces(trx, new Map(pupils.map(({ id, after }) => [id, after])), doing);
  const left = pupils.filter(
    ({ before, after }) => before.active && !after.active && after.trashedFrom === undefined,
  );
  await stopForLeavers(
    trx,
    left.map(({ id }) => id),
    doing,
  );
  if (gone.length > 0) await trx.deleteFrom('groups').where('id', 'in', gone).execute();
  if (past.length > 0)
    await trx
      .insertInto('past_group_pupils')
      .values(past.map(({ group, pupil, groep }) => ({ group_id: group, pupil_id: pupil, groep })))
      .onConflict((conflict) =>
        conflict
          .columns(['group_id', 'pupil_id'])
          .doUpdateSet(({ ref }) => ({ groep: ref('excluded.groep') })),
      )
      .execute();
}

/** Takes out of groups of the past who was noted there by a change. */
async function forgetPast(trx: Db, past: Detail['past']) {
  for (const [group, own] of Map.groupBy(past, (one) => one.group))
    await trx
      .deleteFrom('past_group_pupils')
      .where('group_id', '=', group)
      .where(
        'pupil_id',
        'in',
        own.map(({ pupil }) => pupil),
      )
      .execute();
}

/** Throws when a group would get the name of another one of the same school year. */
async function checkNames(
  trx: Db,
  accountId: string,
  wanted: readonly GroupStep[],
  steps: readonly Step<GroupState | null>[],
) {
  const changed = new Set(steps.map(({ id }) => id));
  const others = [...(await readGroups(trx, accountId))].filter(([id]) => !changed.has(id));
  const taken = new Set(others.filter(([, { archived }]) => !archived).map(([, group]) => nameIn(group)));
  for (const { after: group } of wanted) {
    if (taken.has(nameIn(group))) {
      const name = `${group.name} bestaat al in dit schooljaar. Kies een andere naam.`;
      throw new Problem('invalid-fields', name, { fields: { name } });
    }
    taken.add(nameIn(group));
  }
}

const nameIn = ({ schoolYear, name }: GroupState) => `${schoolYear} ${groupKey(name)}`;

const touched = ({ pupils }: Detail): Touched => ({
  groups: [
    ...new Set(
      pupils.flatMap(({ before, after }) => [before.group, after.group]).filter((id) => id !== null),
    ),
  ],
  pupils: pupils.map(({ id }) => id),
});
