import { MOVE_KEPT_DAYS } from '../contract/account-terms.ts';
import { transact, type Db } from '../data/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets who moved where after a year, and what an undo would need as soon as nothing can be undone any more. */
export function forgetMoves(db: Db, now: number): Promise<void> {
  const before = now - MOVE_KEPT_DAYS * DAY_MS;
  return transact(db, async (trx) => {
    await trx
      .updateTable('moves')
      .set({ detail: null })
      .where('detail', 'is not', null)
      .where('undo_until', '<', now)
      .execute();
    await trx
      .deleteFrom('relocations')
      .where('changed_at', '<', before)
      .where('state', '!=', 'running')
      .execute();
    await trx.deleteFrom('moves').where('at', '<', before).where('state', '!=', 'running').execute();
    await trx
      .deleteFrom('move_tokens')
      .where('created_at', '<', before)
      .where('state', '!=', 'claimed')
      .execute();
  });
}
