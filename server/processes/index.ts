import { createAdapter } from '@socket.io/postgres-adapter';
import type { Logger } from 'pino';
import type { ServerOptions } from 'socket.io';
import type { Db } from '../data/database.ts';
import { isPostgres, openPool } from '../data/postgres.ts';
import { alwaysLead, standForLeader, type Lead } from './leader.ts';
import { openLine } from './line.ts';
import { inMemory, inPostgres, type Limiters } from './limiters.ts';
import { slowedInMemory, slowedInPostgres, type SlowedNames } from './slowed-names.ts';

/** What the processes of one server have together. On SQLite there is one process, which has it in memory. */
export interface Processes {
  /** Makes counters that limit how often something is done. */
  limiters: Limiters;
  /** Names of which logging in is slowed down. */
  slowed: SlowedNames;
  /** How live channels reach each other; undefined when there is one. */
  adapter: ServerOptions['adapter'] | undefined;
  /** Does work as long as this process leads: what is done once for all. Gives how to stop it. */
  lead: Lead;
  close(): Promise<void>;
}

/** Wrong passwords and forms; pages do not come here. */
const LIMIT_CONNECTIONS = 2;
/** A line that stays broken is in the log once a minute. */
const TOLD_MS = 60_000;

/** Opens what the processes at this database share. */
export function openProcesses(place: string, db: Db, logger: Logger): Processes {
  if (!isPostgres(place)) {
    return {
      limiters: inMemory,
      slowed: slowedInMemory(),
      adapter: undefined,
      lead: alwaysLead,
      close: () => Promise.resolve(),
    };
  }
  const line = openLine(place);
  const limits = openPool(place, LIMIT_CONNECTIONS);
  let toldAt = -Infinity;
  const adapter = createAdapter(line, {
    errorHandler(err) {
      if (performance.now() - toldAt < TOLD_MS) return;
      toldAt = performance.now();
      logger.warn({ err }, 'live channels cut off');
    },
  });
  return {
    limiters: inPostgres(limits),
    slowed: slowedInPostgres(db),
    adapter: adapter as ServerOptions['adapter'],
    lead: standForLeader(place, logger),
    async close() {
      await Promise.all([line.end(), limits.end()]);
    },
  };
}
