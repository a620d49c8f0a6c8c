import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { byRound } from '../data/rounds-answers.ts';
import type { Database } from '../data/schema.ts';

/** Whether the pupil of a row of `pupils` gave an answer in a round that began after `since`. */
export const practisedSince =
  (since: number) =>
  ({ exists, selectFrom }: ExpressionBuilder<Database, 'pupils'>): Expression<SqlBool> =>
    exists(
      selectFrom('rounds')
        .innerJoin('answers', byRound)
        .select('rounds.id')
        .whereRef('rounds.pupil_id', '=', 'pupils.id')
        .where('rounds.started_at', '>=', since),
    );
