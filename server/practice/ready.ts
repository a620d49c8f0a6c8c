import { newId } from '../contract/id.ts';
import { transact, type Db } from '../data/database.ts';
import type { PupilRow, ReadyTaskRow, TaskRow } from '../data/schema.ts';
import { readyFor } from '../word-lists/repository.ts';
import { HIDDEN_BELOW, PLACES } from './island.ts';

/** Something that is set ready for a pupil: a category or a list, and since when. */
export interface Ready {
  category: string;
  word_list_id: string | null;
  set_at: number;
}

/**
 * What is set ready for a pupil now: for the whole group, or for this pupil in it. The newest moment of each counts. What an
 * earlier group set ready is over, as its settings are: who teaches the pupil now can't see it nor take it back. Its place
 * stays open.
 */
export async function readyForPupil(db: Db, pupil: Pick<PupilRow, 'id' | 'group_id'>): Promise<Ready[]> {
  if (pupil.group_id === null) return [];
  const own = await db
    .selectFrom('ready_task_pupils')
    .innerJoin('ready_tasks', 'ready_tasks.id', 'ready_task_pupils.ready_task_id')
    .leftJoin('word_lists', 'word_lists.id', 'ready_tasks.word_list_id')
    .select(['ready_tasks.category', 'ready_tasks.word_list_id', 'ready_tasks.set_at'])
    .where('ready_task_pupils.pupil_id', '=', pupil.id)
    .where('ready_tasks.group_id', '=', pupil.group_id)
    .where('ready_tasks.removed_at', 'is', null)
    .where('word_lists.removed_at', 'is', null)
    .orderBy('ready_tasks.set_at')
    .execute();
  const ofGroup = await readyFor(db, pupil.group_id);
  const all = [...ofGroup.map((id): Ready => ({ category: '', word_list_id: id, set_at: 0 })), ...own];
  return [...new Map(all.map((ready) => [`${ready.category} ${ready.word_list_id ?? ''}`, ready])).values()];
}

/** Whether a task is about what is set ready. */
export const isAbout = (
  task: Pick<TaskRow, 'category' | 'word_list_id'>,
  ready: Pick<Ready, 'category' | 'word_list_id'>,
): boolean =>
  ready.word_list_id === null
    ? task.word_list_id === null && task.category === ready.category
    : task.word_list_id === ready.word_list_id;

/** Whether what a task is about is set ready for a pupil now, also when it was played since. */
export const isReady = async (
  db: Db,
  pupil: Pick<PupilRow, 'id' | 'group_id'>,
  task: Pick<TaskRow, 'category' | 'word_list_id'>,
): Promise<boolean> => (await readyForPupil(db, pupil)).some((one) => isAbout(task, one));

/**
 * Sees to it that a pupil has an open task for all that is set ready: that of an island where there is one, else a new
 * one beyond the path of `somvensterId`. Whether one of all tasks of the pupil, `tasks`, was not like that yet.
 */
export async function placeReady(
  db: Db,
  pupilId: string,
  somvensterId: string,
  { ready, tasks }: { ready: readonly Ready[]; tasks: readonly TaskRow[] },
): Promise<boolean> {
  const isPlaced = (one: Ready) => tasks.some((task) => isAbout(task, one) && task.opened_at !== null);
  if (ready.every(isPlaced)) return false;
  await transact(db, async (trx) => {
    const own = await trx
      .selectFrom('tasks')
      .selectAll()
      .where('pupil_id', '=', pupilId)
      .where('anchor', '>=', HIDDEN_BELOW.anchor)
      .execute();
    const now = Date.now();
    const here = own.filter((task) => task.somvenster_id === somvensterId);
    let free = Math.max(PLACES, ...here.map((task) => task.anchor + 1));
    for (const one of ready) {
      const known = own.find((task) => isAbout(task, one));
      if (known) {
        if (known.opened_at === null)
          await trx.updateTable('tasks').set({ opened_at: now }).where('id', '=', known.id).execute();
        continue;
      }
      const { category, word_list_id } = one;
      const place = { somvenster_id: somvensterId, pupil_id: pupilId, anchor: free++, opened_at: now };
      await trx
        .insertInto('tasks')
        .values({ id: newId(), ...place, category, word_list_id })
        // Two maps at once: the later one is done over, and finds the place.
        .onConflict((conflict) => conflict.columns(['somvenster_id', 'anchor']).doNothing())
        .execute();
    }
  });
  return true;
}

/** What is set ready for pupils of a group now, newest first, with for whom of those who are in it still. */
export async function readyOfGroup(
  db: Db,
  groupId: string,
): Promise<(ReadyTaskRow & { pupils: string[] })[]> {
  const rows = await db
    .selectFrom('ready_tasks')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .orderBy('set_at', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const pupils = await db
    .selectFrom('ready_task_pupils')
    .innerJoin('pupils', 'pupils.id', 'pupil_id')
    .selectAll('ready_task_pupils')
    .where('ready_task_id', 'in', ids)
    .where('pupils.group_id', '=', groupId)
    .execute();
  const perTask = Map.groupBy(pupils, (row) => row.ready_task_id);
  return rows.flatMap((row) => {
    const own = perTask.get(row.id) ?? [];
    return own.length === 0 ? [] : [{ ...row, pupils: own.map(({ pupil_id }) => pupil_id) }];
  });
}

/** Sets something ready for pupils. The client makes the id: the same one again is the same thing, with these pupils. */
export async function setTaskReady(
  db: Db,
  row: Omit<ReadyTaskRow, 'removed_at'>,
  pupils: readonly string[],
): Promise<void> {
  await transact(db, async (trx) => {
    await trx
      .insertInto('ready_tasks')
      .values({ ...row, removed_at: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ removed_at: null }))
      .execute();
    await trx.deleteFrom('ready_task_pupils').where('ready_task_id', '=', row.id).execute();
    await trx
      .insertInto('ready_task_pupils')
      .values(pupils.map((pupil_id) => ({ ready_task_id: row.id, pupil_id })))
      .execute();
  });
}

/** Something that was set ready, also when it was taken back; undefined when there is none, or not in this group. */
export const findReadyTask = (db: Db, id: string, groupId?: string): Promise<ReadyTaskRow | undefined> =>
  db
    .selectFrom('ready_tasks')
    .selectAll()
    .where('id', '=', id)
    .$if(groupId !== undefined, (query) => query.where('group_id', '=', groupId!))
    .executeTakeFirst();

/** For whom something was set ready, also when it was taken back. */
export async function pupilsOfReady(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ready_task_pupils')
    .select('pupil_id')
    .where('ready_task_id', '=', id)
    .execute();
  return rows.map(({ pupil_id }) => pupil_id);
}

/** Who finished a game of what was set ready since then: id of it and of the pupil, parted by a space. */
export async function playedSince(
  db: Db,
  rows: readonly (ReadyTaskRow & { pupils: readonly string[] })[],
): Promise<Set<string>> {
  const pupils = [...new Set(rows.flatMap((row) => row.pupils))];
  if (pupils.length === 0) return new Set();
  const games = await db
    .selectFrom('task_games')
    .innerJoin('tasks', 'tasks.id', 'task_games.task_id')
    .select(['tasks.pupil_id', 'tasks.category', 'tasks.word_list_id', 'task_games.last_played_at'])
    .where('tasks.pupil_id', 'in', pupils)
    .where('task_games.stars', '>', 0)
    .execute();
  const own = Map.groupBy(games, ({ pupil_id }) => pupil_id);
  return new Set(
    rows.flatMap((row) =>
      row.pupils
        .filter((pupil) =>
          own.get(pupil)?.some((game) => isAbout(game, row) && game.last_played_at >= row.set_at),
        )
        .map((pupil) => `${row.id} ${pupil}`),
    ),
  );
}

/** Takes back what was set ready. A round of it that is being played goes on and counts. */
export async function takeBack(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('ready_tasks')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
}
