import type { Db } from '../data/database.ts';
import type { PupilRow, TaskRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import type { OwnWord } from '../words/index.ts';
import type { Matter, OwnList } from './dealer.ts';
import { PLACES } from './island.ts';
import { isAbout, readyForPupil } from './ready.ts';

/** A list of words as a pupil's map names it. */
export type NamedList = OwnList & { name: string };

/**
 * The lists with these ids that an account has and were not thrown away. A pupil who came from another account has places, and
 * maybe a learning line, with lists of that one: they are not there any more.
 */
export async function listsOf(
  db: Db,
  ids: readonly string[],
  accountId: string,
): Promise<Map<string, NamedList>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('word_lists')
    .select(['id', 'name', 'words', 'changed_at'])
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, name, words, changed_at }) => [
      id,
      { id, name, version: String(changed_at), words: JSON.parse(words) as OwnWord[] },
    ]),
  );
}

/** What a pupil is told of words that are no longer there. */
export const WORDS_GONE = 'Deze woorden zijn weer weggehaald. Kies een andere plek.';

/** Of tasks of one pupil those of which the list is there; what is about a category stays. */
export async function withoutGone<T extends Pick<TaskRow, 'pupil_id' | 'word_list_id'>>(
  db: Db,
  tasks: readonly T[],
): Promise<T[]> {
  const ids = tasks.flatMap((task) => task.word_list_id ?? []);
  if (ids.length === 0) return [...tasks];
  const rows = await db
    .selectFrom('word_lists')
    .innerJoin('pupils', 'pupils.account_id', 'word_lists.account_id')
    .select('word_lists.id')
    .where('pupils.id', '=', tasks[0]!.pupil_id)
    .where('word_lists.id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  return tasks.filter((task) => task.word_list_id === null || there.has(task.word_list_id));
}

type Owner = Pick<PupilRow, 'id' | 'account_id' | 'group_id'>;
type Placed = Pick<TaskRow, 'category' | 'word_list_id' | 'anchor'>;

/** What a task is about. Throws `conflict` when its words are no longer there for the pupil. */
export async function matterOf(db: Db, task: Placed, pupil: Owner): Promise<Matter> {
  const matter = await matterLeft(db, task, pupil);
  if (!matter) throw new Problem('conflict', WORDS_GONE);
  return matter;
}

/** The same; undefined when its words are no longer there for the pupil. */
export async function matterLeft(db: Db, task: Placed, pupil: Owner): Promise<Matter | undefined> {
  const { category, word_list_id: listId } = task;
  if (listId === null) return { category };
  const list = (await listsOf(db, [listId], pupil.account_id)).get(listId);
  // On the path it is of the pupil's own learning line; beyond it only as long as it is set ready.
  const isThere = task.anchor < PLACES || (await readyForPupil(db, pupil)).some((one) => isAbout(task, one));
  return list && isThere ? { list } : undefined;
}
