import type { Db } from '../data/database.ts';
import type { Budget, Chunk, JobKind } from '../jobs/kind.ts';
import { uncountRounds } from '../progress/day-counts.ts';
import { hiddenOf, hiddenRounds } from './hidden-place.ts';

/** There are more rounds to be taken away. */
export interface Emptying {
  rounds: true;
}

/** Rounds of one transaction. */
const ROUNDS = 10;

/** A pupil of whom what came with a move goes. */
export interface Parting {
  move: string;
  pupil: string;
}

/** Takes the next of the rounds away that came with a move; at the end what is known of the pupil is as its own log has it. */
export async function emptyHidden(
  trx: Db,
  { move, pupil }: Parting,
  budget: Budget,
): Promise<Chunk<Emptying>> {
  for (let gone = 0; ; gone += ROUNDS) {
    const ids = await hiddenRounds(trx, move, ROUNDS);
    if (ids.length === 0) break;
    await uncountRounds(trx, pupil, ids);
    await trx.deleteFrom('rounds').where('id', 'in', ids).execute();
    if (budget.isOver(gone)) return { next: { rounds: true }, done: 0, step: 'Terugdraaien' };
  }
  await trx.deleteFrom('somvensters').where('id', '=', hiddenOf(move)).execute();
  // What the pupil seemed to know by the other log too is made anew by the own one.
  await trx.deleteFrom('practice_levels').where('pupil_id', '=', pupil).execute();
  await trx
    .updateTable('pupils')
    .set(({ eb }) => ({ log_turn: eb('log_turn', '+', 1) }))
    .where('id', '=', pupil)
    .execute();
  return { next: null, done: 1 };
}

/** The long work behind undoing a merge: the rounds that came go, a few at a time. */
export const unmergeKind = (ended: (pupil: string) => void): JobKind<Parting, Emptying, void> => ({
  id: 'move-unmerge',
  title: 'Samenvoegen terugdraaien',
  work: 'een verhuizing',
  action: 'move:make',
  writes: true,
  outcomes: { gone: 'teruggedraaid' },
  cancel: 'no',
  stays: 'Terugdraaien kan niet meer stoppen.',
  retry: 'on',
  run: {
    async chunk(trx, { params }, budget) {
      const chunk = await emptyHidden(trx, params, budget);
      return chunk.next === null ? { ...chunk, rows: [{ subjectId: params.pupil, outcome: 'gone' }] } : chunk;
    },
  },
  ended: ({ params }) => ended(params.pupil),
});
