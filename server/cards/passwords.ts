import { hashPassword } from '../auth/passwords.ts';
import type { PasswordStyle } from '../contract/cards.ts';
import type { Db } from '../data/database.ts';
import { makePassword } from './make-password.ts';
import type { Seal } from './seal.ts';

/** A password that is not anybody's yet. */
export interface FreshPassword {
  password: string;
  hash: string;
}

/** New passwords with their hashes: made before a transaction, which waits for nothing but the database. */
export const freshPasswords = (style: PasswordStyle, count: number): Promise<FreshPassword[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const password = makePassword(style);
      return { password, hash: await hashPassword(password, 'pupil') };
    }),
  );

/** Keeps the password of a pupil sealed, so that staff can look it up. */
export async function keepPassword(
  trx: Db,
  seal: Seal,
  pupilId: string,
  { password, style, batch, now }: { password: string; style: PasswordStyle; batch: string; now: number },
): Promise<void> {
  const row = { style, sealed: seal.close(password, pupilId), batch, changed_at: now };
  await trx
    .insertInto('pupil_passwords')
    .values({ pupil_id: pupilId, ...row })
    .onConflict((conflict) => conflict.column('pupil_id').doUpdateSet(row))
    .execute();
}

/**
 * Gives pupils new passwords; who got one under this batch already keeps it. `noted` is told in the transaction whose changed.
 */
export async function renewPasswords(
  db: Db,
  seal: Seal,
  { pupils, style, batch }: { pupils: readonly string[]; style: PasswordStyle; batch: string },
  noted: (trx: Db, changed: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const fresh = await freshPasswords(style, pupils.length);
  const now = Date.now();
  return db.transaction().execute(async (trx) => {
    const done = await trx
      .selectFrom('pupil_passwords')
      .select('pupil_id')
      .where('pupil_id', 'in', pupils)
      .where('batch', '=', batch)
      .execute();
    const has = new Set(done.map(({ pupil_id }) => pupil_id));
    const due = pupils.filter((id) => !has.has(id));
    for (const [i, id] of due.entries()) {
      const { password, hash } = fresh[i]!;
      await trx.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute();
      await keepPassword(trx, seal, id, { password, style, batch, now });
    }
    await noted(trx, due);
    return due;
  });
}
