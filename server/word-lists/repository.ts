import type { ListWord, WordList, WordListSummary } from '../contract/word-lists.ts';
import { FORMER_STAFF } from '../contract/staff.ts';
import type { Db } from '../data/database.ts';
import { notFound } from '../http/problem.ts';

/** Whose list it is and who looks. */
interface Asked {
  accountId: string;
  listId: string;
  viewerId: string;
}

const lists = (db: Db, accountId: string) =>
  db
    .selectFrom('word_lists')
    .leftJoin('users', 'users.id', 'word_lists.maker_id')
    .select(['word_lists.id', 'word_lists.name', 'word_lists.words', 'word_lists.maker_id'])
    .select(['word_lists.changed_at', 'word_lists.removed_at', 'users.name as maker'])
    .where('word_lists.account_id', '=', accountId);

type Found = Awaited<ReturnType<ReturnType<typeof lists>['executeTakeFirstOrThrow']>>;

const wordsIn = ({ words }: Pick<Found, 'words'>) => JSON.parse(words) as ListWord[];

const headOf = (row: Found, viewerId: string) => ({
  id: row.id,
  name: row.name,
  maker: row.maker ?? FORMER_STAFF,
  own: row.maker_id === viewerId,
  changedAt: row.changed_at,
});

/** A list of the account, also one that was thrown away; throws `not-found` when there is none. */
export async function findList(
  db: Db,
  { accountId, listId, viewerId }: Asked,
): Promise<WordList & { removed: boolean }> {
  const row = await lists(db, accountId).where('word_lists.id', '=', listId).executeTakeFirst();
  if (!row) throw notFound('Deze woordenlijst is niet gevonden.');
  return { ...headOf(row, viewerId), words: wordsIn(row), removed: row.removed_at !== null };
}

/** Whether the id is taken, in whatever account. */
export const isTaken = async (db: Db, listId: string): Promise<boolean> =>
  (await db.selectFrom('word_lists').select('id').where('id', '=', listId).executeTakeFirst()) !== undefined;

/** The lists of an account as a group knows them, newest first. */
export async function findLists(
  db: Db,
  { accountId, groupId, viewerId }: { accountId: string; groupId: string; viewerId: string },
): Promise<WordListSummary[]> {
  const rows = await lists(db, accountId)
    .where('word_lists.removed_at', 'is', null)
    .orderBy('word_lists.changed_at', 'desc')
    .execute();
  const ready = await db
    .selectFrom('ready_lists')
    .select(['word_list_id', 'set_at'])
    .where('group_id', '=', groupId)
    .execute();
  const played = await db
    .selectFrom('tasks')
    .innerJoin('pupils', 'pupils.id', 'tasks.pupil_id')
    .select(({ fn }) => ['tasks.word_list_id', fn.count<number>('tasks.pupil_id').distinct().as('pupils')])
    .where('pupils.group_id', '=', groupId)
    .where('tasks.word_list_id', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('task_games').select('game').whereRef('task_games.task_id', '=', 'tasks.id')),
    )
    .groupBy('tasks.word_list_id')
    .execute();
  return rows.map((row) => {
    const words = wordsIn(row);
    const set = ready.find((one) => one.word_list_id === row.id);
    return {
      ...headOf(row, viewerId),
      count: words.length,
      doubts: words.flatMap(({ word, mark }) => (mark === 'doubt' ? [word] : [])),
      ...(set && { readyAt: set.set_at }),
      played: Number(played.find((one) => one.word_list_id === row.id)?.pupils ?? 0),
    };
  });
}

/** Makes a list, or gives an earlier one another name and other words. */
export async function storeList(
  db: Db,
  { accountId, listId, viewerId }: Asked,
  name: string,
  words: readonly ListWord[],
): Promise<void> {
  const now = Date.now();
  const text = JSON.stringify(words);
  await db
    .insertInto('word_lists')
    .values({
      id: listId,
      account_id: accountId,
      maker_id: viewerId,
      name,
      words: text,
      created_at: now,
      changed_at: now,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, words: text, changed_at: now }))
    .execute();
}

/** Throws a list away, or takes it back. What was set ready comes back with it. */
export async function setRemoved(
  db: Db,
  listId: string,
  { removed, actorId }: { removed: boolean; actorId: string },
): Promise<void> {
  await db
    .updateTable('word_lists')
    .set(removed ? { removed_at: Date.now(), removed_by: actorId } : { removed_at: null, removed_by: null })
    .where('id', '=', listId)
    .execute();
}

/** Ids of the pupils who have a place with this list on their map, or had. */
export async function pupilsWith(db: Db, listId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tasks')
    .select('pupil_id')
    .distinct()
    .where('word_list_id', '=', listId)
    .execute();
  return rows.map((row) => row.pupil_id);
}

/** Ids of the lists that are set ready for a group and still there, oldest first. */
export async function readyFor(db: Db, groupId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ready_lists')
    .innerJoin('word_lists', 'word_lists.id', 'ready_lists.word_list_id')
    .select('word_list_id')
    .where('group_id', '=', groupId)
    .where('word_lists.removed_at', 'is', null)
    .orderBy('set_at')
    .execute();
  return rows.map((row) => row.word_list_id);
}

/** Sets a list ready for a group, or not any more. */
export async function setReady(db: Db, groupId: string, listId: string, ready: boolean): Promise<void> {
  if (!ready) {
    await db
      .deleteFrom('ready_lists')
      .where('group_id', '=', groupId)
      .where('word_list_id', '=', listId)
      .execute();
    return;
  }
  await db
    .insertInto('ready_lists')
    .values({ group_id: groupId, word_list_id: listId, set_at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
