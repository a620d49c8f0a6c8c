import Sqlite from 'better-sqlite3';
import { SqliteAdapter, SqliteDialect, type Dialect } from 'kysely';
import { fold } from './fold.ts';

/** Statements kept prepared; more than the server has, batches of answers of every length included. */
const MOST_PREPARED = 500;

/**
 * A database in a file, made when it is not there. An acknowledged answer must survive a power cut, hence WAL with
 * synchronous FULL.
 */
export function sqliteDialect(file: string): Dialect {
  const sqlite = new Sqlite(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  // Ids are random: with the usual 2 MB the upper pages of the indexes are read again and again.
  sqlite.pragma('cache_size = -65536');
  // A running server has the log written back on another thread (checkpoint.ts); beyond 64 MB the writer does it.
  sqlite.pragma('wal_autocheckpoint = 16000');
  sqlite.pragma('journal_size_limit = 67108864');
  // Who is erased is not to be read in the file any more.
  sqlite.pragma('secure_delete = ON');
  // PostgreSQL has one of the same name (postgres.ts).
  sqlite.function('fold', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? fold(text) : null,
  );
  return new WholeMigrations({ database: keepPrepared(sqlite) });
}

/** A database in a file that is there, to be read alone. */
export const sqliteToRead = (file: string): Dialect =>
  new WholeMigrations({ database: new Sqlite(file, { readonly: true, fileMustExist: true }) });

/** Kysely holds that tables can't be changed in a transaction of SQLite; they can, where none has to be without foreign keys. */
class WholeMigrations extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeMigrationsAdapter();
  }
}

class WholeMigrationsAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely prepares each statement anew; keeping them halves the time of a batch of answers. */
function keepPrepared(sqlite: Sqlite.Database) {
  const prepared = new Map<string, Sqlite.Statement>();
  return {
    close: () => void sqlite.close(),
    prepare(text: string) {
      // Who reads first and writes later is refused when another process wrote in between; who says so at once waits for it.
      if (text === 'begin') text = 'begin immediate';
      // A full disk ends a transaction by itself; rolling it back once more would hide why.
      if (text === 'rollback' && !sqlite.inTransaction) text = 'select 1';
      let statement = prepared.get(text);
      if (!statement) {
        if (prepared.size >= MOST_PREPARED) prepared.clear();
        statement = sqlite.prepare(text);
        prepared.set(text, statement);
      }
      return statement;
    },
  };
}
