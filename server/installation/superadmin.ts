import { audit } from '../audit/audit.ts';
import { newSecret } from '../auth/digest.ts';
import { foldEmail, foldUsername } from '../auth/fold.ts';
import { hashPassword } from '../auth/passwords.ts';
import { removeAllFactors } from '../auth/second/factors.ts';
import { closePasswordLinks, issuePasswordLink } from '../auth/reset/tokens.ts';
import { transact, type Db } from '../data/database.ts';
import { createUser } from '../people/create.ts';

/** How somebody of the provider itself gets in. */
export interface Invited {
  username: string;
  /** Path below the address of the site at which a password is chosen, once. */
  path: string;
  /** Until when it works. */
  until: number;
}

/**
 * Makes a superadmin, who has no password yet, or gives the one with this mail address another link; earlier links no longer work.
 * Undefined when the mail address or user name is somebody else's.
 */
export async function inviteSuperadmin(
  db: Db,
  { name, email }: { name: string; email: string },
): Promise<Invited | undefined> {
  const passwordHash = await hashPassword(newSecret(), 'staff');
  return transact(db, async (trx) => {
    const taken = await trx
      .selectFrom('users')
      .select(['id', 'role', 'username'])
      .where(({ eb, or }) =>
        or([eb('email_key', '=', foldEmail(email)), eb('username_key', '=', foldUsername(email))]),
      )
      .executeTakeFirst();
    if (taken && taken.role !== 'superadmin') return undefined;
    const username = taken?.username ?? email;
    const made = { accountId: null, role: 'superadmin', username, name, passwordHash, email } as const;
    const id = taken?.id ?? (await createUser(trx, made));
    // Whoever can run this on the machine of the server may let in who lost phone and codes.
    await removeAllFactors(trx, id);
    await closePasswordLinks(trx, id, Date.now());
    const link = await issuePasswordLink(trx, id, 'welcome');
    await audit(trx, { action: 'superadmin-invited', subject: id });
    return { username, ...link };
  });
}
