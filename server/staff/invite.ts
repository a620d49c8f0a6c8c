import { audit } from '../audit/audit.ts';
import { newSecret } from '../auth/digest.ts';
import { foldEmail, foldUsername } from '../auth/fold.ts';
import { hashPassword } from '../auth/passwords.ts';
import { issuePasswordLink, WELCOME_DAYS } from '../auth/reset/tokens.ts';
import type { Invitee } from '../contract/staff.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow, UserRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { invitationMail } from '../mail/templates/access.ts';
import type { Post } from '../mail/post.ts';
import { createUser } from '../people/create.ts';
import type { EraseDeps } from '../trash/erase.ts';
import { openGroups, ROLES_OF, storeGroups, storeRights } from './repository.ts';

/** A second mail right after the first is a mistake of the hand. */
const AGAIN_MS = 60_000;

/** Who invites. */
export interface Inviter {
  id: string;
  name: string;
}

/**
 * Invites somebody: adds the user, who chooses a password by the link in the mail. Done once per id. Throws
 * `invalid-fields` with the reason when the mail address is taken or a role or group is not of the account.
 */
export async function invite(
  db: Db,
  post: Post,
  account: AccountRow,
  by: Inviter,
  { id, name, email, role, groups, allGroups }: Invitee,
): Promise<void> {
  const earlier = await db
    .selectFrom('invitations')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (earlier?.account_id === account.id) return;
  if (earlier || !ROLES_OF[account.kind].includes(role))
    throw new Problem('invalid-fields', 'Kies een andere rol.');
  // Nobody knows this one.
  const passwordHash = await hashPassword(newSecret(), 'staff');
  await transact(db, async (trx) => {
    const taken = await trx
      .selectFrom('users')
      .select(['account_id'])
      .where(({ eb, or }) =>
        or([eb('email_key', '=', foldEmail(email)), eb('username_key', '=', foldUsername(email))]),
      )
      .executeTakeFirst();
    if (taken) {
      const here = taken.account_id === account.id;
      throw new Problem(
        'invalid-fields',
        here
          ? 'Dit e-mailadres staat al in de lijst.'
          : 'Dit e-mailadres is al in gebruik. Neem een ander adres.',
      );
    }
    const open = await openGroups(trx, account.id);
    const own = new Set(open.map((group) => group.id));
    if (!groups.every((group) => own.has(group)))
      throw new Problem('invalid-fields', 'Een van de gekozen {groepen} is er niet meer.');
    const userId = await createUser(trx, {
      accountId: account.id,
      role,
      username: email,
      name,
      passwordHash,
      email,
    });
    await storeGroups(trx, userId, open, groups);
    await storeRights(trx, userId, { allGroups });
    const endsAt = await sendLink(trx, post, account, by, { id: userId, name, email });
    const now = Date.now();
    await trx
      .insertInto('invitations')
      .values({
        id,
        account_id: account.id,
        user_id: userId,
        invited_by: by.id,
        created_at: now,
        sent_at: now,
        ends_at: endsAt,
      })
      .execute();
    await audit(trx, {
      action: 'staff-invited',
      actorId: by.id,
      accountId: account.id,
      subject: userId,
      detail: role,
    });
  });
}

/** Sends an invitation that nobody accepted yet again, with a new link. */
export async function resend(
  db: Db,
  post: Post,
  account: AccountRow,
  by: Inviter,
  user: UserRow,
): Promise<void> {
  await transact(db, async (trx) => {
    const { sent_at } = await openInvitation(trx, user);
    const now = Date.now();
    if (now - sent_at < AGAIN_MS)
      throw new Problem(
        'too-many-requests',
        'De mail is net verstuurd. Wacht een minuut en probeer het opnieuw.',
        {
          retryAfter: Math.ceil((sent_at + AGAIN_MS - now) / 1000),
        },
      );
    // An earlier link no longer works: there is one that does.
    await trx.deleteFrom('password_tokens').where('user_id', '=', user.id).execute();
    const endsAt = await sendLink(trx, post, account, by, { ...user, email: user.email! });
    await trx
      .updateTable('invitations')
      .set({ sent_at: now, ends_at: endsAt })
      .where('user_id', '=', user.id)
      .execute();
    await audit(trx, {
      action: 'staff-invited-again',
      actorId: by.id,
      accountId: account.id,
      subject: user.id,
    });
  });
}

/** Takes an invitation back that nobody accepted: the link no longer works, and the user is gone. */
export async function withdraw(
  { db, erasures }: EraseDeps,
  account: AccountRow,
  by: Inviter,
  user: UserRow,
): Promise<void> {
  await openInvitation(db, user);
  await erasures.erasing([{ kind: 'staff', id: user.id }], () =>
    transact(db, async (trx) => {
      await openInvitation(trx, user);
      await trx.deleteFrom('users').where('id', '=', user.id).execute();
      await audit(trx, {
        action: 'staff-invitation-withdrawn',
        actorId: by.id,
        accountId: account.id,
        subject: user.id,
      });
      return true;
    }),
  );
}

async function openInvitation(db: Db, user: UserRow) {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!row || user.email_confirmed_at !== null)
    throw new Problem('conflict', `${user.name} heeft de uitnodiging al aangenomen.`);
  return row;
}

/** Puts the mail in the outbox; gives until when its link works. */
async function sendLink(
  trx: Db,
  post: Post,
  account: AccountRow,
  by: Inviter,
  to: { id: string; name: string; email: string },
): Promise<number> {
  const { path, until } = await issuePasswordLink(trx, to.id, 'welcome');
  await post.add(trx, {
    to: { name: to.name, address: to.email },
    letter: invitationMail.letter({
      ...{ naam: to.name, organisatie: account.name, uitnodiger: by.name },
      ...{ gebruikersnaam: to.email, dagen: WELCOME_DAYS },
    }),
    link: { url: post.siteUrl(account.variant) + path, until },
    accountId: account.id,
    userId: to.id,
  });
  return until;
}
