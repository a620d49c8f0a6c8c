import type { Db } from '../../data/database.ts';
import type { SecondFactorRow } from '../../data/schema.ts';

/** What a user has beside the password, the oldest first. */
export const factorsOf = (db: Db, userId: string): Promise<SecondFactorRow[]> =>
  db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Whether a user has a second factor. */
export const hasFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await db.selectFrom('second_factors').select('id').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined;

/** Lets nobody else change what a user has until the transaction is over. */
export const lockFactorsOf = (trx: Db, userId: string) =>
  trx
    .updateTable('users')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('id', '=', userId)
    .execute();

/** Notes that a code of this half minute was used; whether none of it or of later ones was before. */
export async function useStep(db: Db, factorId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step, used_at: Date.now() })
    .where('id', '=', factorId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes all that a user has beside the password away; how many there were. */
export async function removeAllFactors(trx: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx.deleteFrom('second_challenges').where('user_id', '=', userId).execute();
  return Number(numDeletedRows);
}
