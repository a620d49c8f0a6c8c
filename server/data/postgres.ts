import { PostgresAdapter, PostgresDialect, type Dialect, type Kysely } from 'kysely';
import { Pool, TypeOverrides, types, type PoolClient } from 'pg';

/** Whether this names a database of PostgreSQL; else it is a file of SQLite. */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** Whether an open database is one of PostgreSQL. */
export const isOnPostgres = <T>(db: Kysely<T>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Codes of PostgreSQL that say that a transaction can be done over: it would not have been as if alone, or hung on another. */
export const RETRIED: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Connections of one process: answers are stored by one, pages and nightly work share the others. */
const CONNECTIONS = 10;

/** How long a connection may be waited for: a page then says that it did not go, answers are tried again. */
const WAIT_MS = 10_000;

/** Times in ms, counts and sums fit in a number; the driver gives them as text. */
const numbers = new TypeOverrides();
for (const type of [types.builtins.INT8, types.builtins.NUMERIC]) numbers.setTypeParser(type, Number);

/** Connections to PostgreSQL at this address, `max` at most. */
export function openPool(url: string, max: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: WAIT_MS,
    types: numbers,
    application_name: 'spelwereld',
  });
  // That a connection breaks is told to whoever has a statement on it; when idle it is no news: the next statement opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Connections of this process to PostgreSQL; undefined for a database of SQLite, which has one. */
export function connectionsOf<T>(
  db: Kysely<T>,
): { total: number; idle: number; waiting: number } | undefined {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof PooledAdapter)) return undefined;
  const { totalCount: total, idleCount: idle, waitingCount: waiting } = adapter.pool;
  return { total, idle, waiting };
}

class PooledAdapter extends PostgresAdapter {
  readonly pool: Pool;

  constructor(pool: Pool) {
    super();
    this.pool = pool;
  }
}

class PooledDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createAdapter(): PooledAdapter {
    return new PooledAdapter(this.#pool);
  }
}

/** The database of PostgreSQL at this address. */
export function postgresDialect(url: string): Dialect {
  const pool = openPool(url, CONNECTIONS);
  const storing = Object.assign(Object.create(pool) as Pool, {
    async connect() {
      const client = await pool.connect();
      return Object.assign(Object.create(client) as PoolClient, {
        query: (text: string, values: readonly unknown[]) => client.query(text, values.map(storable)),
        release: () => client.release(),
      });
    },
    end: () => pool.end(),
  });
  return new PooledDialect(storing);
}

/** Text of PostgreSQL has no null bytes, and neither has a name or a word: what stands in its place matches none. */
const storable = (value: unknown) =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
