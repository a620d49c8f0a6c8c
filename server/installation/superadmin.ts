import { audit } from '../audit/audit.ts';
import { foldEmail, foldUsername } from '../auth/fold.ts';
import { removeAllFactors } from '../auth/second/factors.ts';
import { transact, type Db } from '../data/database.ts';
import { addMember, newLink, nobodysPassword } from '../office/members/invite.ts';

/** How somebody of the provider itself gets in. */
export interface Invited {
  username: string;
  /** Path below the address of the site at which a password is chosen, once. */
  path: string;
  /** Until when it works. */
  until: number;
}

/**
 * Makes a superadmin, who has no password yet, or gives the one with this mail address another link; earlier links no longer work, and who
 * was switched off comes in again. Undefined when the mail address or user name is somebody else's.
 */
export async function inviteSuperadmin(
  db: Db,
  { name, email }: { name: string; email: string },
): Promise<Invited | undefined> {
  const passwordHash = await nobodysPassword();
  return transact(db, async (trx) => {
    const taken = await trx
      .selectFrom('users')
      .select(['id', 'role', 'username'])
      .where(({ eb, or }) =>
        or([eb('email_key', '=', foldEmail(email)), eb('username_key', '=', foldUsername(email))]),
      )
      .executeTakeFirst();
    if (taken && taken.role !== 'superadmin') return undefined;
    const id = taken?.id ?? (await addMember(trx, { name, email, role: 'superadmin' }, passwordHash));
    // Whoever can run this on the machine of the server may let in who lost phone and codes, or was switched off.
    await removeAllFactors(trx, id);
    await trx.updateTable('users').set({ active: 1 }).where('id', '=', id).execute();
    const link = await newLink(trx, id);
    await audit(trx, { action: 'superadmin-invited', subject: id });
    return { username: taken?.username ?? email, ...link };
  });
}
