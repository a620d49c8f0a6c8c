import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/**
 * A query that is run very often: built once, because building it costs as much as running it. `build` uses each value
 * once, in the order in which they are given, and no other values.
 */
export function repeated<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => { compile(): CompiledQuery<Row> },
): (db: Db, ...values: Values) => Promise<Row[]> {
  let query: CompiledQuery<Row> | undefined;
  return async (db, ...values) => {
    query ??= build(db, ...values).compile();
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: values });
    return rows;
  };
}
