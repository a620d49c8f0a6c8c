import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import { perDialect } from './per-dialect.ts';

/** Rows of one statement; longer ones gain nothing more. */
const ROWS = 50;

/** The names of all columns of a row, in one order; the type sees to it that none is forgotten. */
export const columnsOf = <Row>(all: Record<keyof Row, true>) => Object.keys(all) as (keyof Row & string)[];

/**
 * Stores many rows in a few large statements. `build` makes the statement for rows; it is made once for each number of
 * rows, because building it anew costs as much as running it. Gives how many rows were inserted or changed.
 */
export function batchInsert<Row extends object>(
  columns: readonly (keyof Row & string)[],
  build: (db: Db, rows: Row[]) => { compile(): CompiledQuery },
): (db: Db, rows: readonly Row[]) => Promise<number> {
  const kept = perDialect(() => new Map<number, CompiledQuery>());
  const statementFor = (db: Db, rows: readonly Row[]) => {
    const statements = kept(db);
    let statement = statements.get(rows.length);
    if (!statement) {
      const ordered = rows.map(
        (row) => Object.fromEntries(columns.map((column) => [column, row[column]])) as Row,
      );
      statement = build(db, ordered).compile();
      statements.set(rows.length, statement);
    }
    return statement;
  };
  return async (db, all) => {
    let changed = 0;
    for (let i = 0; i < all.length; i += ROWS) {
      const rows = all.slice(i, i + ROWS);
      const parameters: unknown[] = [];
      for (const row of rows) for (const column of columns) parameters.push(row[column]);
      const { numAffectedRows } = await db.executeQuery({ ...statementFor(db, rows), parameters });
      changed += Number(numAffectedRows ?? 0);
    }
    return changed;
  };
}
