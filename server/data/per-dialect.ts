import type { Db } from './database.ts';

/** Keeps what is made of a database once for each dialect of SQL: a statement of one means nothing to another. */
export function perDialect<T>(make: () => T): (db: Db) => T {
  const kept = new Map<unknown, T>();
  return (db) => {
    const dialect = db.getExecutor().adapter.constructor;
    let made = kept.get(dialect);
    if (made === undefined) kept.set(dialect, (made = make()));
    return made;
  };
}
