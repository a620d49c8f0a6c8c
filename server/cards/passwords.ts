import { sql } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import type { PasswordStyle } from '../contract/cards.ts';
import { transact, type Db } from '../data/database.ts';
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

/** A password of a pupil as it is kept. */
interface KeptPassword {
  pupilId: string;
  password: string;
  style: PasswordStyle;
  batch: string;
  now: number;
}

/** Keeps passwords of pupils, each named once, sealed, so that staff can look them up. */
export async function keepPasswords(trx: Db, seal: Seal, kept: readonly KeptPassword[]): Promise<void> {
  if (kept.length === 0) return;
  await trx
    .insertInto('pupil_passwords')
    .values(
      kept.map(({ pupilId, password, style, batch, now }) => ({
        pupil_id: pupilId,
        style,
        sealed: seal.close(password, pupilId),
        batch,
        changed_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('pupil_id').doUpdateSet(({ ref }) => ({
        style: ref('excluded.style'),
        sealed: ref('excluded.sealed'),
        batch: ref('excluded.batch'),
        changed_at: ref('excluded.changed_at'),
      })),
    )
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
  return transact(db, async (trx) => {
    const done = await trx
      .selectFrom('pupil_passwords')
      .select('pupil_id')
      .where('pupil_id', 'in', pupils)
      .where('batch', '=', batch)
      .execute();
    const has = new Set(done.map(({ pupil_id }) => pupil_id));
    const due = pupils.filter((id) => !has.has(id));
    if (due.length > 0) {
      const hashes = due.map((id, i) => sql`when ${id} then ${fresh[i]!.hash}`);
      await trx
        .updateTable('users')
        .set({ password_hash: sql<string>`case id ${sql.join(hashes, sql` `)} end` })
        .where('id', 'in', due)
        .execute();
      const kept = due.map((pupilId, i) => ({ pupilId, password: fresh[i]!.password, style, batch, now }));
      await keepPasswords(trx, seal, kept);
    }
    await noted(trx, due);
    return due;
  });
}
