import type { z } from 'zod';
import { closeEmailLinks, refuseTakenEmail, storeEmail } from '../../accounts/email.ts';
import { storeName } from '../../accounts/repository.ts';
import { closePasswordLinks } from '../../auth/reset/tokens.ts';
import type { editOfficeMember, OfficeRole } from '../../contract/office-members.ts';
import { transact, type Db } from '../../data/database.ts';
import type { UserRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { changedMeanwhile } from '../../licence/periods.ts';
import type { Post } from '../../mail/post.ts';
import { emailChangedMail } from '../../mail/templates/access.ts';
import { sendLink } from './invite.ts';
import { isWaiting, memberOf, superadminsIn } from './repository.ts';
import { requireReason, ROLE_WORDS, tellOfMember, type Doing } from './tell.ts';

type Wish = z.output<typeof editOfficeMember.body>;
type Fields = Pick<Wish, 'name' | 'email' | 'role'>;

/**
 * Changes name, mail address and role of somebody of the office; gives whether the role is another one. Throws `conflict` when it is no
 * longer as it was for who changes it, and of who would be left without a superadmin.
 */
export const editMember = (
  db: Db,
  post: Post,
  userId: string,
  { was, reason, ...wish }: Wish,
  by: Doing['by'],
): Promise<{ isOtherRole: boolean }> =>
  transact(db, async (trx) => {
    const user = await memberNow(trx, userId);
    const now = { name: user.name, email: user.email, role: user.role };
    // Sent once more because the answer got lost.
    if (isSame(now, wish)) return { isOtherRole: false };
    if (!isSame(now, was)) throw changedMeanwhile();
    refuseSelf(user, by);
    const active = user.active === 1;
    requireReason(reason, { role: wish.role, active }, { role: user.role, active });
    if (wish.role !== 'superadmin') await keepSuperadmin(trx, user);
    await tellOfMember(trx, post, {
      ...{ action: 'office-member-changed', subject: userId, by, reason },
      ...toldOf(user, wish),
    });
    if (wish.name !== user.name) await storeName(trx, userId, wish.name);
    if (wish.role !== user.role)
      await trx.updateTable('users').set({ role: wish.role }).where('id', '=', userId).execute();
    if (wish.email !== user.email) await moveEmail(trx, post, user, wish, by);
    return { isOtherRole: wish.role !== user.role };
  });

/** Switches somebody of the office off or on again; false when that was so already. */
export const setMemberActive = (
  db: Db,
  post: Post,
  userId: string,
  { active, reason }: { active: boolean; reason: string },
  by: Doing['by'],
): Promise<boolean> =>
  transact(db, async (trx) => {
    const user = await memberNow(trx, userId);
    const { role, name } = user;
    if ((user.active === 1) === active) return false;
    refuseSelf(user, by);
    requireReason(reason, { role, active }, { role, active: !active });
    if (!active) await keepSuperadmin(trx, user);
    await tellOfMember(trx, post, {
      action: active ? 'office-member-started' : 'office-member-stopped',
      ...{ subject: userId, detail: ROLE_WORDS[role], by, reason },
      what: active
        ? `${name} (${ROLE_WORDS[role]}) is weer aangezet, en kan weer inloggen.`
        : `${name} (${ROLE_WORDS[role]}) is uitgezet, en kan niet meer inloggen.`,
    });
    await trx
      .updateTable('users')
      .set({ active: Number(active) })
      .where('id', '=', userId)
      .execute();
    if (!active) await closePasswordLinks(trx, userId, Date.now());
    return true;
  });

async function memberNow(trx: Db, userId: string): Promise<UserRow & { role: OfficeRole }> {
  const user = await memberOf(trx, userId);
  if (!user) throw notFound();
  return user;
}

const isSame = (one: Wish['was'], other: Wish['was']) =>
  one.name === other.name && one.email === other.email && one.role === other.role;

function refuseSelf(user: UserRow, by: Doing['by']): void {
  if (user.id === by.id)
    throw new Problem(
      'conflict',
      'Jezelf verander je hier niet. Je naam en e-mailadres staan bij Mijn gegevens; je rol of uitzetten doet een andere superbeheerder.',
    );
}

/** Throws when this is the last superadmin who can come in: the office could not be helped by its own people. */
async function keepSuperadmin(trx: Db, user: UserRow): Promise<void> {
  if (user.role !== 'superadmin' || user.active !== 1) return;
  const others = (await superadminsIn(trx)).filter(({ id }) => id !== user.id);
  if (others.length === 0)
    throw new Problem(
      'conflict',
      `${user.name} is de enige superbeheerder. Maak eerst iemand anders superbeheerder.`,
    );
}

/** What changes, in words for the log and for the mail. */
function toldOf(user: UserRow & { role: OfficeRole }, wish: Fields) {
  const told = [
    wish.name !== user.name && ['naam', `${user.name} heet nu ${wish.name}.`],
    wish.email !== user.email && ['e-mailadres', `Het e-mailadres van ${wish.name} is nu ${wish.email}.`],
    wish.role !== user.role && [
      `rol: ${ROLE_WORDS[wish.role]}`,
      `${wish.name} is nu ${ROLE_WORDS[wish.role]}, en was ${ROLE_WORDS[user.role]}.`,
    ],
  ].filter((one) => one !== false);
  return { detail: told.map(([short]) => short).join(', '), what: told.map(([, long]) => long).join(' ') };
}

/** Moves somebody to another mail address: who never came in gets a new invitation there, others hear of it at the address of before. */
async function moveEmail(trx: Db, post: Post, user: UserRow, { email, role, name }: Fields, by: Doing['by']) {
  const { id } = user;
  await refuseTakenEmail(trx, email, id);
  const username = await storeEmail(trx, user, email);
  // What went to the address of before lets nobody in any more.
  await closePasswordLinks(trx, id, Date.now());
  await closeEmailLinks(trx, id, Date.now());
  if (isWaiting(user)) {
    if (user.active === 1) await sendLink(trx, post, { id, name, email, username, role }, by);
    return;
  }
  // All superadmins heard of it just now.
  if (user.email === null || user.role === 'superadmin') return;
  await post.add(trx, {
    to: { name, address: user.email },
    letter: emailChangedMail.letter({ naam: name, adres: email }),
    userId: id,
  });
}
