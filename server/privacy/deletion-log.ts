import { newId } from '../contract/id.ts';
import type { Db } from '../data/database.ts';
import type { DeletionRow } from '../data/schema.ts';

/** Something that was erased for good. */
export interface Deletion {
  kind: string;
  ids: readonly string[];
  accountId: string | null;
  why: DeletionRow['why'];
  actorId?: string | undefined;
  /** How much of it, where that is not how many ids there are. */
  count?: number;
}

/** Writes down what is erased, in the transaction that erases it: ids and numbers, no names. */
export async function logDeletion(trx: Db, { kind, ids, accountId, why, actorId, count }: Deletion) {
  const now = Date.now();
  await trx
    .insertInto('deletion_log')
    .values({
      id: newId(now),
      at: now,
      account_id: accountId,
      kind,
      count: count ?? ids.length,
      ids: JSON.stringify(ids),
      why,
      actor_id: actorId ?? null,
    })
    .execute();
}
