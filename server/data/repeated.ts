import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import { perDialect } from './per-dialect.ts';

/**
 * A query that is run very often: built once for each dialect, because building it costs as much as running it. `build` uses each value
 * once, in the order in which they are given, and no other values.
 */
export function repeated<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => { compile(): CompiledQuery<Row> },
): (db: Db, ...values: Values) => Promise<Row[]> {
  const kept = perDialect<{ query?: CompiledQuery<Row> }>(() => ({}));
  return async (db, ...values) => {
    const query = (kept(db).query ??= build(db, ...values).compile());
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: values });
    return rows;
  };
}
