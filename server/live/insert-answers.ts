import { batchInsert, columnsOf } from '../data/batch.ts';
import type { AnswerRow } from '../data/schema.ts';

const COLUMNS = columnsOf<AnswerRow>({
  id: true,
  round_id: true,
  round_at: true,
  exercise_id: true,
  category: true,
  word_id: true,
  word: true,
  n: true,
  given: true,
  shown: true,
  correct: true,
  try_no: true,
  decides: true,
  rule: true,
  typed: true,
  ms: true,
  tick: true,
  at: true,
  stored_at: true,
});

/** Stores answers; gives how many were not there yet. */
export const insertAnswers = batchInsert<AnswerRow>(COLUMNS, (db, rows) =>
  db
    .insertInto('answers')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['id', 'round_id']).doNothing()),
);
