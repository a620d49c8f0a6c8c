import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { LOGS_DAYS } from '../contract/account-terms.ts';
import { transact, type Db } from '../data/database.ts';

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** The begin of the hour of a moment, in ms; alike in every zone that is whole hours off. */
export const hourOf = (at: number): number => at - (at % HOUR_MS);

/** Notes how busy this process is and what goes wrong in it: a line of each hour, written once a minute. */
export interface Hours {
  /** Which process this is, as its lines are marked. */
  process: string;
  /** The same log, of which each error is counted by where it was. */
  counting(log: Logger): Logger;
  /** How many answers were stored in the last whole minute. */
  lastMinute(): number;
  /** So many answers were stored. */
  stored(answers: number): void;
  /** Begins to write; `connected` is how many live connections there are. Gives how to stop, which writes what is left. */
  start(db: Db, connected: () => number, logger: Logger): () => Promise<void>;
}

/** Makes what notes it. `place` is which process of this machine it is. */
export function createHours(place = 0, clock: () => number = Date.now): Hours {
  const process = `${hostname()}/${place}`;
  let lastMinute = 0;
  const faults = new Map<string, number>();
  let answers = 0;
  let most = 0;

  async function write(db: Db, connected: number) {
    const at = clock();
    const hour = hourOf(at);
    const [stored, wrong, top] = [answers, [...faults], Math.max(most, connected)];
    lastMinute = stored;
    answers = 0;
    most = connected;
    faults.clear();
    try {
      await transact(db, async (trx) => {
        const row = { hour, process, at, connected, most: top, answers: stored, last_minute: stored };
        await trx
          .insertInto('load_hours')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['hour', 'process']).doUpdateSet(({ eb, ref, fn }) => ({
              at,
              connected,
              last_minute: stored,
              answers: eb(ref('load_hours.answers'), '+', stored),
              most: eb
                .case()
                .when(ref('load_hours.most'), '<', top)
                .then(top)
                .else(fn.coalesce('load_hours.most', eb.val(top)))
                .end(),
            })),
          )
          .execute();
        for (const [where, count] of wrong)
          await trx
            .insertInto('fault_hours')
            .values({ hour, place: where, count })
            .onConflict((conflict) =>
              conflict
                .columns(['hour', 'place'])
                .doUpdateSet(({ eb, ref }) => ({ count: eb(ref('fault_hours.count'), '+', count) })),
            )
            .execute();
      });
    } catch (error) {
      // A database that is away: all of it is written once it is back.
      answers += stored;
      most = Math.max(most, top);
      for (const [where, count] of wrong) faults.set(where, (faults.get(where) ?? 0) + count);
      throw error;
    }
  }

  return {
    process,
    lastMinute: () => lastMinute,
    counting(log) {
      const error = ((...args: Parameters<Logger['error']>) => {
        const where = placeOf(args[0], args[1]);
        faults.set(where, (faults.get(where) ?? 0) + 1);
        log.error(...args);
      }) as Logger['error'];
      // As a child of the log is made: all else is its parent's.
      return Object.create(log, { error: { value: error } }) as Logger;
    },
    stored(count) {
      answers += count;
    },
    start(db, connected, logger) {
      let work = Promise.resolve();
      const note = async () => {
        try {
          await write(db, connected());
          if (hourOf(clock()) !== cleanedAt) await cleanHours(db, (cleanedAt = hourOf(clock())));
        } catch (error) {
          // Not as an error: those are counted, and this one comes again each minute.
          logger.warn({ err: error }, 'load of this minute not written');
        }
      };
      let cleanedAt = 0;
      const timer = setInterval(() => {
        work = note();
      }, MINUTE_MS);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await work;
        if (answers > 0 || faults.size > 0) await note();
      };
    },
  };
}

/** Where an error was, without anything of what was asked. */
function placeOf(data: unknown, text: unknown): string {
  const { method, route, event } = (typeof data === 'object' && data !== null ? data : {}) as Record<
    string,
    unknown
  >;
  if (typeof method === 'string' && typeof route === 'string') return `${method} ${route}`;
  if (typeof event === 'string') return `live ${event}`;
  return String(typeof data === 'string' ? data : text);
}

/** Removes hours that are as old as lines of the log may be. */
async function cleanHours(db: Db, now: number): Promise<void> {
  const before = now - LOGS_DAYS * 24 * HOUR_MS;
  await db.deleteFrom('load_hours').where('hour', '<', before).execute();
  await db.deleteFrom('fault_hours').where('hour', '<', before).execute();
}
