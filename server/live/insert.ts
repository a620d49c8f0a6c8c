import type { CompiledQuery } from 'kysely';
import type { Db } from '../data/database.ts';
import type { AnswerRow } from '../data/schema.ts';

/** Rows of one insert; longer ones gain nothing more. */
const ROWS = 50;

/** In this order the values of a row become parameters; the type says that none is forgotten. */
const COLUMNS = Object.keys({
  id: 0,
  round_id: 0,
  exercise_id: 0,
  category: 0,
  word_id: 0,
  word: 0,
  n: 0,
  given: 0,
  shown: 0,
  correct: 0,
  try_no: 0,
  decides: 0,
  rule: 0,
  ms: 0,
  tick: 0,
  at: 0,
  stored_at: 0,
} satisfies Record<keyof AnswerRow, 0>) as (keyof AnswerRow)[];

/** Inserts of each length, compiled: building them anew costs as much as running them. */
const compiled = new Map<number, CompiledQuery>();

function insertOf(db: Db, rows: readonly AnswerRow[]): CompiledQuery {
  let query = compiled.get(rows.length);
  if (!query) {
    const ordered = rows.map(
      (row) => Object.fromEntries(COLUMNS.map((column) => [column, row[column]])) as unknown as AnswerRow,
    );
    query = db
      .insertInto('answers')
      .values(ordered)
      .onConflict((conflict) => conflict.columns(['round_id', 'id']).doNothing())
      .compile();
    compiled.set(rows.length, query);
  }
  return query;
}

/** Stores answers in a few large statements; returns how many were not there yet. */
export async function insertAnswers(db: Db, answers: readonly AnswerRow[]): Promise<number> {
  let inserted = 0;
  for (let i = 0; i < answers.length; i += ROWS) {
    const rows = answers.slice(i, i + ROWS);
    const parameters: unknown[] = [];
    for (const row of rows) for (const column of COLUMNS) parameters.push(row[column]);
    const { numAffectedRows } = await db.executeQuery({ ...insertOf(db, rows), parameters });
    inserted += Number(numAffectedRows ?? 0);
  }
  return inserted;
}
