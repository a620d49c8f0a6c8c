import type { ExpressionBuilder, JoinBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** Joins answers and rounds: the start of the round is what the index knows, the id makes it sure. */
export const byRound = (join: JoinBuilder<Database, 'answers' | 'rounds'>) =>
  join.onRef('answers.round_at', '=', 'rounds.started_at').onRef('answers.round_id', '=', 'rounds.id');

const DAY_MS = 24 * 60 * 60 * 1000;
/** A round that was never ended is not gone on with after this long. */
export const KEEP_OPEN_MS = 60 * DAY_MS;

/**
 * Rounds that may have answers from `since` on (ms since the epoch): one that stood still over a weekend is gone on with on
 * Monday. Of the many that were over before, an answer can be a day late at most, so that they are not gone through.
 */
export const openSince =
  (since: number) =>
  ({ and, or, eb }: ExpressionBuilder<Database, 'rounds'>) =>
    and([
      eb('rounds.started_at', '>=', since - KEEP_OPEN_MS),
      or([
        eb('rounds.started_at', '>=', since - DAY_MS),
        eb('rounds.ended_at', '>=', since),
        eb('rounds.ended_at', 'is', null),
      ]),
    ]);
