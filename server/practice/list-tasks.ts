import { newId } from '../contract/id.ts';
import { transact, type Db } from '../data/database.ts';
import type { PupilRow, TaskRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import type { OwnWord } from '../words/index.ts';
import { readyFor } from '../word-lists/repository.ts';
import type { Matter, OwnList } from './dealer.ts';
import { FIRST_ISLAND } from './island.ts';
import { withResults, type PlayedTask } from './somvensters.ts';

/** A list that is set ready for a pupil, as a task of the open somvenster. */
export interface ListTask {
  task: PlayedTask;
  list: OwnList & { name: string };
}

/**
 * The lists that are set ready for a pupil's group, oldest first. Each becomes a task when the map is first opened with
 * it: whoever joins the group later finds it too. In another somvenster it is another task.
 */
export async function listTasksOf(
  db: Db,
  pupil: Pick<PupilRow, 'id' | 'group_id'>,
  somvensterId: string,
): Promise<ListTask[]> {
  if (pupil.group_id === null) return [];
  const ready = await readyFor(db, pupil.group_id);
  if (ready.length === 0) return [];
  const tasks = await findTasks(db, somvensterId);
  const isThere = (id: string) => tasks.some((task) => task.word_list_id === id);
  const all = ready.every(isThere)
    ? tasks
    : await transact(db, (trx) => addMissing(trx, pupil.id, somvensterId, ready));
  const played = await withResults(db, somvensterId, all);
  const lists = await db
    .selectFrom('word_lists')
    .select(['id', 'name', 'words', 'changed_at'])
    .where('id', 'in', ready)
    .execute();
  return ready.flatMap((id) => {
    const task = played.find((one) => one.word_list_id === id);
    const list = lists.find((one) => one.id === id);
    return task && list ? [{ task, list: { ...asOwnList(list), name: list.name } }] : [];
  });
}

const findTasks = (db: Db, somvensterId: string) =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where('somvenster_id', '=', somvensterId)
    .where('word_list_id', 'is not', null)
    .execute();

async function addMissing(db: Db, pupilId: string, somvensterId: string, ready: readonly string[]) {
  const before = await findTasks(db, somvensterId);
  const missing = ready.filter((id) => !before.some((task) => task.word_list_id === id));
  // After the places of the island, and after lists that are no longer set ready.
  const free = Math.max(FIRST_ISLAND.places, ...before.map((task) => task.anchor + 1));
  const added = missing.map((listId, i): TaskRow => ({
    ...{ id: newId(), somvenster_id: somvensterId, pupil_id: pupilId, anchor: free + i },
    ...{ category: '', word_list_id: listId, opened_at: Date.now() },
  }));
  if (added.length > 0) await db.insertInto('tasks').values(added).execute();
  return [...before, ...added];
}

/** What a task is about. Throws `conflict` when its list is no longer there for the pupil. */
export async function matterOf(db: Db, task: TaskRow, pupil: Pick<PupilRow, 'group_id'>): Promise<Matter> {
  const { category, word_list_id: listId } = task;
  if (listId === null) return { category };
  const ready = pupil.group_id === null ? [] : await readyFor(db, pupil.group_id);
  const list = await db
    .selectFrom('word_lists')
    .select(['id', 'words', 'changed_at'])
    .where('id', '=', listId)
    .executeTakeFirst();
  if (!list || !ready.includes(listId)) {
    throw new Problem('conflict', 'Deze woorden zijn weer weggehaald. Kies een andere plek.');
  }
  return { list: asOwnList(list) };
}

const asOwnList = ({
  id,
  words,
  changed_at,
}: {
  id: string;
  words: string;
  changed_at: number;
}): OwnList => ({
  id,
  version: String(changed_at),
  words: JSON.parse(words) as OwnWord[],
});
