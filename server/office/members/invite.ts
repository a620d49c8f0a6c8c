import type { z } from 'zod';
import { refuseTaken } from '../../accounts/open-account.ts';
import { audit } from '../../audit/audit.ts';
import { newSecret } from '../../auth/digest.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { closePasswordLinks, issuePasswordLink, WELCOME_DAYS } from '../../auth/reset/tokens.ts';
import type { inviteOfficeMember, OfficeRole } from '../../contract/office-members.ts';
import { transact, type Db } from '../../data/database.ts';
import type { UserRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { Post } from '../../mail/post.ts';
import { officeInvitationMail } from '../../mail/templates/office.ts';
import { createUser } from '../../people/create.ts';
import { emptyMails } from '../../privacy/traces-of-pupil.ts';
import type { EraseDeps } from '../../trash/erase.ts';
import { isWaiting, memberOf } from './repository.ts';
import { requireReason, ROLE_WORDS, tellOfMember, type Doing } from './tell.ts';

/** A second mail right after the first is a mistake of the hand. */
const AGAIN_MS = 60_000;

/** Somebody who is to work for the office. */
export interface NewMember {
  id?: string;
  name: string;
  email: string;
  role: OfficeRole;
}

/** A hash of a password that nobody knows: one is chosen by the link. */
export const nobodysPassword = (): Promise<string> => hashPassword(newSecret(), 'staff');

/** Adds somebody to the office; gives the id. */
export const addMember = (trx: Db, { email, ...member }: NewMember, passwordHash: string): Promise<string> =>
  createUser(trx, { ...member, accountId: null, username: email, email, passwordHash });

/** A link to choose a password with; those before it no longer work. */
export async function newLink(trx: Db, userId: string): Promise<{ path: string; until: number }> {
  await closePasswordLinks(trx, userId, Date.now());
  return issuePasswordLink(trx, userId, 'welcome');
}

/** Invites somebody to the office, once per id, and tells all superadmins. */
export async function inviteMember(
  db: Db,
  post: Post,
  { reason, ...member }: z.output<typeof inviteOfficeMember.body>,
  by: Doing['by'],
): Promise<void> {
  requireReason(reason, { role: member.role, active: true });
  const passwordHash = await nobodysPassword();
  await transact(db, async (trx) => {
    const made = await trx
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', member.id)
      .executeTakeFirst();
    if (made?.account_id === null) return;
    if (made) throw notFound();
    await refuseTaken(trx, member.email);
    await tellOfMember(trx, post, {
      ...{ action: 'office-member-invited', subject: member.id, detail: ROLE_WORDS[member.role], by, reason },
      what: `${member.name} (${member.email}) is uitgenodigd als ${ROLE_WORDS[member.role]}.`,
    });
    await addMember(trx, member, passwordHash);
    await sendLink(trx, post, { ...member, username: member.email }, by);
  });
}

/** Puts the mail with a new link in the outbox. */
export async function sendLink(
  trx: Db,
  post: Post,
  to: { id: string; name: string; email: string; username: string; role: OfficeRole },
  by: Doing['by'],
): Promise<void> {
  const { path, until } = await newLink(trx, to.id);
  await post.add(trx, {
    to: { name: to.name, address: to.email },
    letter: officeInvitationMail.letter({
      ...{ naam: to.name, uitnodiger: by.name, rol: ROLE_WORDS[to.role] },
      ...{ gebruikersnaam: to.username, dagen: WELCOME_DAYS },
    }),
    link: { url: post.siteUrl('nl') + path, until },
    userId: to.id,
  });
}

/** Sends an invitation again that nobody accepted yet, with a new link. */
export async function resendInvitation(db: Db, post: Post, userId: string, by: Doing['by']): Promise<void> {
  await transact(db, async (trx) => {
    const user = await waiting(trx, userId);
    if (user.active !== 1)
      throw new Problem('conflict', `${user.name} staat uit. Zet ${user.name} eerst weer aan.`);
    const { last } = await trx
      .selectFrom('password_tokens')
      .select(({ fn }) => fn.max<number | null>('created_at').as('last'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const wait = Number(last ?? 0) + AGAIN_MS - Date.now();
    if (wait > 0)
      throw new Problem(
        'too-many-requests',
        'De mail is net verstuurd. Wacht een minuut en probeer het opnieuw.',
        { retryAfter: Math.ceil(wait / 1000) },
      );
    await sendLink(trx, post, user, by);
    await audit(trx, { action: 'office-member-invited-again', actorId: by.id, subject: userId });
  });
}

/** Takes an invitation back that nobody accepted: the link no longer works, and the user is gone. */
export async function withdrawInvitation(
  { db, erasures }: EraseDeps,
  post: Post,
  userId: string,
  by: Doing['by'],
): Promise<void> {
  await waiting(db, userId);
  await erasures.erasing([{ kind: 'staff', id: userId }], () =>
    transact(db, async (trx) => {
      const user = await waiting(trx, userId);
      await tellOfMember(trx, post, {
        ...{ action: 'office-invitation-withdrawn', subject: userId, by, reason: '' },
        what: `De uitnodiging van ${user.name} (${user.email}) als ${ROLE_WORDS[user.role]} is ingetrokken.`,
      });
      await emptyMails(trx, [userId]);
      await trx.deleteFrom('users').where('id', '=', userId).execute();
      return true;
    }),
  );
}

/** Somebody of the office who was asked and did not come yet; throws `conflict` of who did. */
async function waiting(trx: Db, userId: string): Promise<UserRow & { email: string; role: OfficeRole }> {
  const user = await memberOf(trx, userId);
  if (!user) throw notFound('Deze uitnodiging is er niet meer.');
  if (!isWaiting(user) || user.email === null)
    throw new Problem('conflict', `${user.name} heeft de uitnodiging al aangenomen.`);
  return { ...user, email: user.email };
}
