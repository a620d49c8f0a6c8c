import { statSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Db } from '../data/database.ts';
import { isNight } from '../data/night.ts';
import { rebuild } from '../data/rebuild.ts';
import { startTurns } from '../processes/turns.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const EVERY_MS = 10 * MINUTE_MS;
/** The file is written anew so often, and in the first night after an account was erased. */
const REBUILT_EVERY_MS = 30 * DAY_MS;
/** For so long nobody may have begun a round: who writes meanwhile waits for all of it. */
const QUIET_MS = 30 * MINUTE_MS;
/**
 * A larger file is not written anew beside a running server. Measured: 170 MB in 1.2 to 1.4 s, all of which one write waits; with this much
 * it stays within the 5 s after which SQLite refuses a write.
 */
const MOST_BYTES = 600 * 1024 * 1024;
/** In `installation`: when it was done last, ms since the epoch. */
const DONE = 'rebuilt';

interface RebuildDeps {
  db: Db;
  /** The database, a file of SQLite. */
  file: string;
  /** Leaves nothing in the log of the database: after this all of it is in there. */
  cut: () => Promise<void>;
  logger: Pick<Logger, 'info' | 'warn'>;
  mostBytes?: number;
}

/**
 * Writes the file of the database anew when that is due and nobody plays: `secure_delete` zeroes what is deleted, and not the copies that SQLite
 * left where it moved rows within a page before that. Gives whether it did, or why not.
 */
export async function rebuildIfDue(
  { db, file, cut, logger, mostBytes = MOST_BYTES }: RebuildDeps,
  now: number,
): Promise<'rebuilt' | 'by day' | 'not due' | 'not quiet' | 'too large'> {
  if (!isNight(now)) return 'by day';
  if (!(await isDue(db, now))) return 'not due';
  if (statSync(file).size > mostBytes) {
    logger.warn('database too large to be written anew');
    await noteDone(db, now);
    return 'too large';
  }
  if (!(await isQuiet(db, now))) return 'not quiet';
  const ms = await rebuild(file);
  await noteDone(db, now);
  await cut();
  logger.info({ ms }, 'database written anew');
  return 'rebuilt';
}

async function isDue(db: Db, now: number): Promise<boolean> {
  const done = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', DONE)
    .executeTakeFirst();
  const at = Number(done?.value ?? 0);
  if (now - at >= REBUILT_EVERY_MS) return true;
  const account = await db
    .selectFrom('deletion_log')
    .select('id')
    .where('kind', '=', 'account')
    .where('at', '>=', at)
    .limit(1)
    .executeTakeFirst();
  return account !== undefined;
}

async function isQuiet(db: Db, now: number): Promise<boolean> {
  const round = await db
    .selectFrom('rounds')
    .select('id')
    .where('started_at', '>', now - QUIET_MS)
    .limit(1)
    .executeTakeFirst();
  return round === undefined;
}

const noteDone = (db: Db, now: number) =>
  db
    .insertInto('installation')
    .values({ name: DONE, value: String(now) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(now) }))
    .execute();

/** Looks every ten minutes whether the file is to be written anew, in quiet hours of a night. Gives how to stop it. */
export const startRebuilding = (deps: RebuildDeps & { logger: Logger }): (() => Promise<void>) =>
  startTurns(() => rebuildIfDue(deps, Date.now()), {
    everyMs: EVERY_MS,
    failed: (error) => deps.logger.error({ err: error }, 'database not written anew'),
  });
