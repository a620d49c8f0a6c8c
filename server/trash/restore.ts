import type { z } from 'zod';
import type { Viewer } from '../access/access.ts';
import { teachesGroup } from '../access/teaches.ts';
import { audit } from '../audit/audit.ts';
import { setPlanRemoved } from '../care/trash.ts';
import { newId } from '../contract/id.ts';
import { reachOf } from '../contract/permissions.ts';
import { TRASH_KINDS, type restoreTrash, type TrashItem } from '../contract/trash.ts';
import { MOST_READY } from '../contract/word-lists.ts';
import { transact, type Db } from '../data/database.ts';
import type { Touched } from '../groups/changes.ts';
import { untrashGroup } from '../groups/trash.ts';
import { notFound, Problem } from '../http/problem.ts';
import { takeSeats } from '../licence/seats.ts';
import { untrashImport } from '../lvs/trash.ts';
import { setMethodRemoved } from '../settings/methods.ts';
import { untrashSetting } from '../settings/trash.ts';
import { readyFor, setReady, setRemoved } from '../word-lists/repository.ts';
import { dropWhatIsGone } from './gone-meanwhile.ts';
import { lyingIn } from './lying.ts';

type Wanted = z.output<typeof restoreTrash.body>['items'][number];

/** What came of bringing things back, and whom it concerns. */
interface Restored extends z.input<typeof restoreTrash.response> {
  touched: Touched;
  lists: string[];
}

/** Who brings something back, and of which account. */
interface By {
  viewer: Viewer;
  accountId: string;
  /** Why, where that is asked. */
  reason?: string;
  /** Is told of each pupil that comes back, in the transaction of that. */
  returned?: (trx: Db, pupilId: string) => Promise<void>;
}

/**
 * Brings back what somebody may, each thing by itself: groups before the pupils who were in them. What lies there no longer is passed over:
 * it came back with its group, or somebody else was first.
 */
export async function restoreAll(db: Db, by: By, wanted: readonly Wanted[]): Promise<Restored> {
  const lying = new Map((await lyingIn(db, by.accountId, by.viewer)).map((item) => [keyOf(item), item]));
  const done: Restored = {
    restored: 0,
    failed: [],
    notes: [],
    touched: { groups: [], pupils: [] },
    lists: [],
  };
  const coming = await comingBack(db, [...lying.values()], wanted);
  // All or none: which of them would have to stay is not ours to say. Each takes its seat once more when it comes back.
  await transact(db, (trx) => takeSeats(trx, by.accountId, coming));
  const ordered = TRASH_KINDS.flatMap((kind) => wanted.filter((one) => one.kind === kind));
  for (const one of ordered) {
    const item = lying.get(keyOf(one));
    if (!item) continue;
    try {
      await BRING[item.kind](db, by, { item, wanted: one, done });
      done.restored++;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      // What came back in this call with its group is no failure.
      if (done.touched.pupils.includes(item.id)) continue;
      done.failed.push({ kind: item.kind, id: item.id, name: item.name, why: problem.message });
    }
  }
  return done;
}

/** How many pupils who take a seat come back. */
async function comingBack(db: Db, lying: readonly TrashItem[], wanted: readonly Wanted[]): Promise<number> {
  const groups = new Map(wanted.filter(({ kind }) => kind === 'group').map((one) => [one.id, one.pupils]));
  const alone = new Map(wanted.filter(({ kind }) => kind === 'pupil').map((one) => [one.id, one]));
  const ids = lying
    .filter(({ kind, id, along, from }) => {
      if (kind !== 'pupil') return false;
      if (alone.has(id)) return true;
      return along && groups.has(from!.id) && (groups.get(from!.id)?.includes(id) ?? true);
    })
    .map(({ id }) => id);
  if (ids.length === 0) return 0;
  const invented = await db
    .selectFrom('pupils')
    .innerJoin('groups', 'groups.id', 'trashed_from')
    .select('pupils.id')
    .where('pupils.id', 'in', ids)
    .where('sample', '=', 1)
    .execute();
  return ids.length - invented.filter(({ id }) => alone.get(id)?.group === undefined).length;
}

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;

interface Bringing {
  item: TrashItem;
  wanted: Wanted;
  done: Restored;
}

const BRING = {
  group: bringGroup,
  pupil: bringPupil,
  plan: bringPlan,
  setting: bringSetting,
  list: bringList,
  method: bringMethod,
  tests: bringTests,
};

async function bringGroup(db: Db, { viewer, accountId }: By, { item, wanted, done }: Bringing) {
  const line = { action: 'group-from-trash', actorId: viewer.id, accountId, subject: item.id } as const;
  const doing = { change: newId(), accountId, actorId: viewer.id, now: Date.now(), line };
  let notes: string[] = [];
  const touched = await untrashGroup(db, item.id, wanted, doing, async (trx, pupils) => {
    notes = await dropWhatIsGone(trx, pupils);
  });
  done.notes.push(...notes);
  done.touched.groups.push(item.id);
  done.touched.pupils.push(...touched.pupils);
}

async function bringPupil(db: Db, by: By, { item, wanted, done }: Bringing) {
  const { viewer, accountId, reason, returned } = by;
  const to = wanted.group ?? item.from?.id;
  if (to === undefined) throw new Problem('conflict', 'De {groep} is er niet meer. Kies een andere.');
  const notes = await transact(db, async (trx) => {
    const { sample } = await checkPlace(trx, by, to, item);
    if (sample === 0) await takeSeats(trx, accountId, 1);
    const { numUpdatedRows } = await trx
      .updateTable('pupils')
      .set({ group_id: to, trashed_from: null, trashed_at: null, trashed_by: null })
      .where('id', '=', item.id)
      .where('trashed_at', 'is not', null)
      .where('erasing_at', 'is', null)
      .executeTakeFirst();
    if (!numUpdatedRows) throw notFound('{Deze leerling} ligt niet meer in de prullenbak.');
    await trx.updateTable('users').set({ active: 1 }).where('id', '=', item.id).execute();
    const line = { action: 'pupil-restored', actorId: viewer.id, accountId, subject: item.id } as const;
    await audit(trx, { ...line, ...(reason && { reason }) });
    await returned?.(trx, item.id);
    return dropWhatIsGone(trx, [item.id]);
  });
  done.notes.push(...notes);
  done.touched.groups.push(to);
  done.touched.pupils.push(item.id);
}

/** Throws when a pupil can't come back into a group, with what to do. */
async function checkPlace(trx: Db, { viewer, accountId }: By, groupId: string, { from }: TrashItem) {
  const group = await trx
    .selectFrom('groups')
    .select(['name', 'archived_at', 'trashed_at', 'sample'])
    .where('id', '=', groupId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const isTheirs =
    reachOf(viewer.role, 'trash:restore') !== 'groups' || (await teachesGroup(trx, viewer.id, groupId));
  if (!group || !isTheirs) throw notFound('Deze {groep} is niet gevonden. Kies een andere.');
  if (group.trashed_at !== null)
    throw new Problem('conflict', `Zet eerst ${group.name} terug, of kies een andere {groep}.`);
  if (group.archived_at !== null)
    throw new Problem('conflict', `${group.name} ligt in het archief. Kies een andere {groep}.`);
  // Children stay apart from invented ones.
  if (group.sample === 1 && from?.id !== groupId)
    throw new Problem('conflict', `${group.name} is een voorbeeld. Kies een andere {groep}.`);
  return group;
}

async function bringList(db: Db, { viewer, accountId }: By, { item, done }: Bringing) {
  const name = await transact(db, async (trx) => {
    const free = await freeName(trx, 'word_lists', accountId, item.name);
    await setRemoved(trx, item.id, { removed: false, actorId: viewer.id });
    if (free !== item.name)
      await trx.updateTable('word_lists').set({ name: free }).where('id', '=', item.id).execute();
    if (await standsBack(trx, item.id))
      done.notes.push(`${free} staat niet overal meer klaar: daar staan al ${MOST_READY} andere lijsten.`);
    await audit(trx, { action: 'word-list-restored', actorId: viewer.id, accountId, subject: item.id });
    return free;
  });
  if (name !== item.name) done.notes.push(`${item.name} heet nu ${name}, want er is al een ${item.name}.`);
  done.lists.push(item.id);
}

async function bringPlan(db: Db, { viewer }: By, { item }: Bringing) {
  await transact(db, async (trx) => {
    const plan = await trx.selectFrom('plans').selectAll().where('id', '=', item.id).executeTakeFirst();
    if (!plan) throw notFound(`${item.name} ligt niet meer in de prullenbak.`);
    await setPlanRemoved(trx, plan, { removed: false, actorId: viewer.id, now: Date.now() });
  });
}

async function bringSetting(db: Db, { viewer, accountId }: By, { item, done }: Bringing) {
  if (item.from?.state === 'trashed') throw new Problem('conflict', `Zet eerst ${item.from.name} terug.`);
  await transact(db, async (trx) => {
    await untrashSetting(trx, item.id);
    await audit(trx, { action: 'setting-restored', actorId: viewer.id, accountId, subject: item.id });
  });
  done.notes.push(`${item.name} ligt weer in het archief van ${item.from?.name ?? 'de {groep}'}.`);
}

async function bringTests(db: Db, { viewer, accountId }: By, { item, done }: Bringing) {
  const away = await transact(db, async (trx) => {
    const gone = await untrashImport(trx, item.id);
    await audit(trx, { action: 'test-import-restored', actorId: viewer.id, accountId, subject: item.id });
    return gone;
  });
  if (away > 0)
    done.notes.push(
      away === 1
        ? `Van ${item.name} kwam één resultaat niet terug: daar staat intussen een ander.`
        : `Van ${item.name} kwamen ${away} resultaten niet terug: daar staan intussen andere.`,
    );
}

/** The longest name that a list may have, and room in it for a number. */
const LONGEST_NAME = 40;

async function bringMethod(db: Db, { viewer, accountId }: By, { item, done }: Bringing) {
  const name = await transact(db, async (trx) => {
    const free = await freeName(trx, 'methods', accountId, item.name);
    const now = Date.now();
    await setMethodRemoved(trx, { accountId, id: item.id, removed: false, actorId: viewer.id, now });
    if (free !== item.name)
      await trx.updateTable('methods').set({ name: free }).where('id', '=', item.id).execute();
    return free;
  });
  if (name !== item.name) done.notes.push(`${item.name} heet nu ${name}, want er is al een ${item.name}.`);
}

/** The name of a list or method, with a number when another one has it by now. */
async function freeName(
  trx: Db,
  table: 'word_lists' | 'methods',
  accountId: string,
  name: string,
): Promise<string> {
  const rows = await trx
    .selectFrom(table)
    .select('name')
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute();
  const taken = new Set(rows.map((row) => row.name.toLowerCase()));
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n++)
    free = `${name.slice(0, LONGEST_NAME - ` (${n})`.length)} (${n})`;
  return free;
}

/** Takes a list that came back from where as many others stand ready as can; gives whether there was such a place. */
async function standsBack(trx: Db, listId: string): Promise<boolean> {
  const groups = await trx
    .selectFrom('ready_lists')
    .select('group_id')
    .where('word_list_id', '=', listId)
    .execute();
  let isBack = false;
  for (const { group_id: group } of groups) {
    if ((await readyFor(trx, group)).length <= MOST_READY) continue;
    await setReady(trx, group, listId, false);
    isBack = true;
  }
  return isBack;
}
