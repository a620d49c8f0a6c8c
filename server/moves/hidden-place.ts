import type { Db } from '../data/database.ts';
import type { TaskRow } from '../data/schema.ts';
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
  if (tasks.length === 0) return;
  const id = hiddenOf(move);
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
      tasks.map((task, i) => ({
        ...task,
        id: copyId(move, task.id),
        somvenster_id: id,
        pupil_id: into,
        anchor: from - i - 1,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Has the rounds of elsewhere be counted with the days of the pupil. */
export async function noteHiddenRounds(trx: Db, move: string): Promise<void> {
  await trx
    .insertInto('due_rounds')
    .columns(['round_id', 'pupil_id'])
    .expression((eb) =>
      eb
        .selectFrom('rounds')
        .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
        .select(['rounds.id', 'rounds.pupil_id'])
        .where('tasks.somvenster_id', '=', hiddenOf(move)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
