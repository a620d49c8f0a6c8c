import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** How often something may be done. */
export interface Limit {
  points: number;
  /** Seconds. */
  duration: number;
  /** Seconds that nothing is let through once there were too many. */
  blockDuration?: number;
}

/** A counter of its own for each name. */
export type Limiters = (name: string, limit: Limit) => RateLimiterAbstract;

/** Counters in the memory of this process: a restart forgives. */
export const inMemory: Limiters = (name, limit) => new RateLimiterMemory({ keyPrefix: name, ...limit });

/** Counters that all processes share; while the database is away each counts by itself. */
export const inPostgres =
  (pool: Pool): Limiters =>
  (name, limit) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      ...limit,
      insuranceLimiter: inMemory(name, limit),
    });
