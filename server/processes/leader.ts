import type { Logger } from 'pino';
import { Client } from 'pg';

/** Starts work, and gives how to stop it. */
type Work = () => () => Promise<void>;

/** Has work done by one process of all; gives how to stop it here. */
export type Lead = (work: Work) => () => Promise<void>;

/** Number of the lock of who leads; nothing else takes locks by number in this database. */
const LOCK = 20_260_901;
/** How often it is looked whether the leader is still there, or this process still is it. */
const LOOK_MS = 5000;

/** There is one process: it leads. */
export const alwaysLead: Lead = (work) => work();

/**
 * Leads as long as its connection holds the lock of the database. When the connection breaks, another process leads and this one
 * stops; for a moment there may be two, so work must be right when it is done twice.
 */
export const standForLeader =
  (url: string, logger: Logger, lookMs = LOOK_MS): Lead =>
  (work) => {
    let client: Client | undefined;
    let stopWork: (() => Promise<void>) | undefined;
    let isStopped = false;
    let timer: NodeJS.Timeout | undefined;

    async function resign() {
      const [mine, stop] = [client, stopWork];
      client = undefined;
      stopWork = undefined;
      await stop?.();
      await mine?.end().catch(() => undefined);
    }
    async function stand() {
      client ??= await connect();
      const { rows } = await client.query<{ leads: boolean }>(
        stopWork ? 'select true as leads' : `select pg_try_advisory_lock(${LOCK}) as leads`,
      );
      if (stopWork || !rows[0]?.leads) return;
      logger.info('process leads');
      stopWork = work();
    }
    async function connect() {
      const fresh = new Client({
        connectionString: url,
        application_name: 'spelwereld leader',
        query_timeout: LOOK_MS,
      });
      fresh.on('error', () => undefined);
      await fresh.connect();
      return fresh;
    }
    const look = () => {
      looking = stand()
        .catch(async (error: unknown) => {
          if (stopWork) logger.warn({ err: error }, 'process leads no more');
          await resign();
        })
        .finally(() => {
          if (!isStopped) timer = setTimeout(look, lookMs).unref();
        });
    };
    let looking: Promise<void> = Promise.resolve();
    look();
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      await resign();
    };
  };
