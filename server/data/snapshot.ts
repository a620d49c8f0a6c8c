import { sql } from 'kysely';
import type { Db } from './database.ts';
import { isOnPostgres } from './postgres.ts';

/** Which transactions a reading saw: all below `all`, and of those from there to `none` the ones that were not under way. */
export interface Snapshot {
  all: bigint;
  none: bigint;
  underWay: ReadonlySet<bigint>;
}

/**
 * Reads as of one moment; `snapshot` says which transactions it holds. Undefined on SQLite, where one process stores and knows
 * by itself what came when.
 */
export async function asOfOneMoment<T>(
  db: Db,
  read: (db: Db) => Promise<T>,
): Promise<{ value: T; snapshot: Snapshot | undefined }> {
  if (!isOnPostgres(db)) return { value: await read(db), snapshot: undefined };
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { rows } = await sql<{
        snapshot: string;
      }>`select pg_current_snapshot()::text as snapshot`.execute(trx);
      return { value: await read(trx), snapshot: parsed(rows[0]!.snapshot) };
    });
}

/** The number of the transaction that is open, where others may have to know whether they have read it already. */
export async function transactionId(trx: Db): Promise<string | undefined> {
  if (!isOnPostgres(trx)) return undefined;
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(trx);
  return rows[0]!.xid;
}

/** Whether a reading holds what this transaction stored. */
export function isIn({ all, none, underWay }: Snapshot, xid: string): boolean {
  const id = BigInt(xid);
  return id < all || (id < none && !underWay.has(id));
}

/** `xmin:xmax:xip,xip`, as PostgreSQL writes it. */
function parsed(text: string): Snapshot {
  const [all = '0', none = '0', list = ''] = text.split(':');
  const underWay = new Set(list.split(',').filter(Boolean).map(BigInt));
  return { all: BigInt(all), none: BigInt(none), underWay };
}
