import { UNREACHABLE_BOUNCES } from '../../contract/account-terms.ts';
import type { Db } from '../../data/database.ts';

/** Whether so many mails to somebody came back that only what can't be missed still goes there. */
export async function isUnreachable(db: Db, userId: string | null | undefined): Promise<boolean> {
  if (!userId) return false;
  const user = await db
    .selectFrom('users')
    .select('mail_bounces')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && user.mail_bounces >= UNREACHABLE_BOUNCES;
}
