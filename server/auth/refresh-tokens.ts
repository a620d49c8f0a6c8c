import type { Db } from '../data/database.ts';
import { digest } from './digest.ts';

/** Adds a refresh token to a family. Its jti is kept as a digest; `expiresAt` in ms since the epoch. */
export async function addRefreshToken(
  db: Db,
  { jti, familyId, expiresAt }: { jti: string; familyId: string; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({
      id: digest(jti),
      family_id: familyId,
      issued_at: Date.now(),
      expires_at: expiresAt,
      replaced_by: null,
      replaced_at: null,
    })
    .execute();
}

/** How a refresh token that is shown stands. */
type Presented = 'fresh' | 'just-replaced' | 'reused' | 'unknown';

/**
 * Takes a refresh token and puts another in its place. One conditional update decides, so two requests at once cannot
 * both have the fresh one; the second is `just-replaced` for `grace` ms, and `reused` after that.
 */
export async function takeRefreshToken(
  db: Db,
  { jti, familyId, grace, next }: { jti: string; familyId: string; grace: number; next: string },
): Promise<Presented> {
  const now = Date.now();
  const id = digest(jti);
  const taken = await db
    .updateTable('refresh_tokens')
    .set({ replaced_by: digest(next), replaced_at: now })
    .where('id', '=', id)
    .where('family_id', '=', familyId)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (taken) return 'fresh';
  const row = await db
    .selectFrom('refresh_tokens')
    .select('replaced_at')
    .where('id', '=', id)
    .where('family_id', '=', familyId)
    .executeTakeFirst();
  if (!row?.replaced_at) return 'unknown';
  return now - row.replaced_at <= grace ? 'just-replaced' : 'reused';
}
