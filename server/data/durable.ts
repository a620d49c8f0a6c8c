// What is stored many times a second waits for the disk on another thread: the event loop goes on with what comes next meanwhile.
import { close, fdatasync, open } from 'node:fs';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { transact, transactInPassing, type Db } from './database.ts';
import { isOnPostgres } from './postgres.ts';

/** Stores in transactions of which who waits is told later that they outlive a power cut. */
export interface SoonDurable {
  /** As `transact`; the value is there when others can read what was written, `durable` resolves when nothing can lose it any more. */
  transact<T>(work: (trx: Db) => Promise<T>): Promise<{ value: T; durable: Promise<void> }>;
  /** Resolves when all that `transact` wrote outlives a power cut, and rejects when that failed and fails again. */
  certain(): Promise<void>;
  close(): Promise<void>;
}

const [openFile, closeFile, sync] = [promisify(open), promisify(close), promisify(fdatasync)];

/**
 * SQLite itself waits for the disk within `commit`, with the whole process. Here it writes its log without waiting, and the log is
 * flushed afterwards (`fdatasync`); later commits of others, which do wait, flush it as well. PostgreSQL waits at its own side.
 */
export function soonDurable(db: Db): SoonDurable {
  if (isOnPostgres(db))
    return {
      transact: async (work) => ({ value: await transact(db, work), durable: Promise.resolve() }),
      certain: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  let log: Promise<number> | undefined;
  let isUnsure = false;

  async function shut() {
    const opened = await log?.catch(() => undefined);
    log = undefined;
    if (opened !== undefined) await closeFile(opened);
  }

  /**
   * A flush that failed may have left holes that a second one does not see, while what is to be written is still right in memory:
   * then all of the log is written into the database itself, before anything is said to be kept.
   */
  async function flush() {
    if (!isUnsure) {
      try {
        await sync(await (log ??= openLog(db)));
        return;
      } catch {
        await shut();
        isUnsure = true;
      }
    }
    const { rows } = await sql<{ busy: 0 | 1 }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]!.busy === 1) throw new Error('The log of the database could not be written back.');
    isUnsure = false;
  }

  return {
    async transact(work) {
      const value = await transactInPassing(db, work);
      return { value, durable: flush() };
    },
    certain: () => (isUnsure ? flush() : Promise.resolve()),
    close: shut,
  };
}

/** Opens the log beside the database; it stays the same file as long as somebody has the database open. */
async function openLog(db: Db): Promise<number> {
  const { rows } = await sql<{
    file: string;
  }>`select file from pragma_database_list where name = 'main'`.execute(db);
  return openFile(`${rows[0]!.file}-wal`, 'r+');
}
