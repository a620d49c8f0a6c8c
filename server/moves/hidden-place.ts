import type { Db } from '../data/database.ts';
import type { TaskRow } from '../data/schema.ts';
import { noteRounds } from '../progress/day-counts.ts';
import { HIDDEN_BELOW } from '../practice/island.ts';
import { copyId } from './copy-id.ts';

/** The somvenster of a pupil under which stands what was practised elsewhere, before it turned out to be the same child. */
export const hiddenOf = (move: string): string => copyId(move, 'vorige plek');

/** Whose rounds come, and with which move. */
interface Merge {
  move: string;
  into: string;
}

/** Stores places of elsewhere: no map shows them, and only their rounds need them. Those that are there already stay. */
export async function storeHiddenTasks(
  trx: Db,
  { move, into }: Merge,
  tasks: readonly TaskRow[],
  now: number,
): Promise<void> {
  const id = hiddenOf(move);
  const there = new Set(
    (await trx.selectFrom('tasks').select('id').where('somvenster_id', '=', id).execute()).map(
      (row) => row.id,
    ),
  );
  const missing = tasks
    .map((task) => ({ ...task, id: copyId(move, task.id) }))
    .filter((task) => !there.has(task.id));
  if (missing.length === 0) return;
  const { lowest } = await trx
    .selectFrom('somvensters')
    .select(({ fn }) => fn.min('number').as('lowest'))
    .where('pupil_id', '=', into)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('somvensters')
    .values({
      id,
      pupil_id: into,
      number: Math.min(HIDDEN_BELOW.number, Number(lowest ?? HIDDEN_BELOW.number)) - 1,
      theme: 'vorige-plek',
      name: 'Vorige plek',
      opened_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { last } = await trx
    .selectFrom('tasks')
    .select(({ fn }) => fn.min('anchor').as('last'))
    .where('somvenster_id', '=', id)
    .executeTakeFirstOrThrow();
  const from = Number(last ?? HIDDEN_BELOW.anchor);
  await trx
    .insertInto('tasks')
    .values(
      missing.map((task, i) => ({
        ...task,
        somvenster_id: id,
        pupil_id: into,
        anchor: from - i - 1,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Has the next rounds of elsewhere be counted with the days of the pupil, those after an id; gives the last of them, and undefined where
 * these were the last.
 */
export async function noteHiddenRounds(
  trx: Db,
  move: string,
  after: string,
  most: number,
): Promise<string | undefined> {
  const rows = await trx
    .selectFrom('rounds')
    .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
    .select(['rounds.id as round_id', 'rounds.pupil_id'])
    .where('tasks.somvenster_id', '=', hiddenOf(move))
    .where('rounds.id', '>', after)
    .orderBy('rounds.id')
    .limit(most)
    .execute();
  await noteRounds(trx, rows);
  return rows.length === most ? rows.at(-1)!.round_id : undefined;
}

/** What was right at the first try in the rounds of elsewhere. */
export async function hiddenRights(trx: Db, move: string): Promise<number> {
  const { rights } = await trx
    .selectFrom('rounds')
    .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
    .select(({ fn }) => fn.sum<number | null>('first_try').as('rights'))
    .where('tasks.somvenster_id', '=', hiddenOf(move))
    .executeTakeFirstOrThrow();
  return Number(rights ?? 0);
}

/** The next rounds of elsewhere, as many as `most`. */
export async function hiddenRounds(trx: Db, move: string, most: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('rounds')
    .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
    .select('rounds.id')
    .where('tasks.somvenster_id', '=', hiddenOf(move))
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
