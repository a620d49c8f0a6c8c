import type { JoinBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** Joins answers and rounds: the start of the round is what the index knows, the id makes it sure. */
export const byRound = (join: JoinBuilder<Database, 'answers' | 'rounds'>) =>
  join.onRef('answers.round_at', '=', 'rounds.started_at').onRef('answers.round_id', '=', 'rounds.id');
