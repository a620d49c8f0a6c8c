import { audit } from '../audit/audit.ts';
import { newSecret } from '../auth/digest.ts';
import { foldEmail, foldUsername } from '../auth/fold.ts';
import { hashPassword } from '../auth/passwords.ts';
import { issuePasswordLink, WELCOME_DAYS } from '../auth/reset/tokens.ts';
import type { AccountKind } from '../contract/lead-kinds.ts';
import {
  acceptApplication,
  getApplication,
  refuseApplication,
  type NewAccount,
} from '../contract/applications.ts';
import type { Role } from '../contract/permissions.ts';
import { transact, type Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { Problem } from '../http/problem.ts';
import { takeOffer, withOffer } from '../invitations/offer.ts';
import { longDay } from '../licence/long-day.ts';
import { trialFor } from '../licence/trial.ts';
import type { Post } from '../mail/post.ts';
import { refusedMail, welcomeMail } from '../mail/templates/accounts.ts';
import type { Letter } from '../mail/templates/template.ts';
import { createAccount, createUser, type NewLicence } from '../people/create.ts';
import { applicationView, findApplication, proposalOf } from './applications.ts';

/** The role of who runs an account. */
export const ADMIN_ROLE: Record<AccountKind, Role> = {
  school: 'schooladmin',
  rt: 'rtadmin',
  thuis: 'thuisadmin',
};

/** From an application to an account, or to a kind refusal. */
export function applicationRoutes(calls: Calls, db: Db, post: Post): void {
  calls.on(getApplication, ({ params }) => applicationView(db, params.lead));

  calls.on(acceptApplication, async ({ params, body, session }) => {
    const { lead, form } = await findApplication(db, params.lead);
    // Sent again because the answer got lost: it is the same account.
    if (lead.status === 'accepted') return applicationView(db, lead.id);
    refuseSettled(lead.status);
    await refuseTaken(db, body.email);
    // Nobody knows this one: the first password is chosen by the link in the mail.
    const passwordHash = await hashPassword(newSecret(), 'staff');
    const now = Date.now();
    const usual = trialFor(body.kind, form.pupils, now);
    const trial = await withOffer(db, lead.id, usual, { kind: body.kind, now });
    await transact(db, async (trx) => {
      const accountId = await openAccount(trx, body, { phone: form.phone, licence: trial });
      // Two at once: only one finds it new.
      await settle(trx, lead.id, { status: 'accepted', accountId });
      await takeOffer(trx, lead.id, accountId, now);
      await addFirstAdmin(trx, post, body, {
        accountId,
        passwordHash,
        letter: welcomeMail.letter({ ...welcomeOf(body), einde: longDay(trial.ends_on) }),
      });
      await audit(trx, {
        action: 'application-accepted',
        actorId: session.id,
        accountId,
        subject: lead.id,
      });
    });
    post.nudge();
    return applicationView(db, lead.id);
  });

  calls.on(refuseApplication, async ({ params, body, session }) => {
    const { lead, form } = await findApplication(db, params.lead);
    refuseSettled(lead.status);
    await transact(db, async (trx) => {
      await settle(trx, lead.id, { status: 'closed' });
      await post.add(trx, {
        to: { name: form.name, address: form.email },
        letter: refusedMail.letter({
          ...{ naam: form.name, organisatie: form.organisation || 'thuis', reden: body.reason },
        }),
        variant: proposalOf(form).variant,
      });
      await audit(trx, { action: 'application-refused', actorId: session.id, subject: lead.id });
    });
    post.nudge();
    return applicationView(db, lead.id);
  });
}

/** Opens an account with its licence; under an id where who asks made one. */
export const openAccount = (
  trx: Db,
  { kind, variant, name, number, adminName, email }: NewAccount,
  { id, phone, licence }: { id?: string; phone: string; licence: NewLicence },
) => {
  const contacts = [{ name: adminName, task: 'Beheerder', email, phone }];
  const details = JSON.stringify({ phone, contacts });
  return createAccount(
    trx,
    { ...(id !== undefined && { id }), kind, variant, name, number, details },
    licence,
  );
};

interface FirstAdmin {
  accountId: string;
  /** Of a password that nobody knows: the first one is chosen by the link in the mail. */
  passwordHash: string;
  /** The mail with that link. */
  letter: Letter;
}

/** Adds the first administrator of an account, who is sent a letter with a link to choose a password. */
export async function addFirstAdmin(
  trx: Db,
  post: Post,
  wanted: NewAccount,
  { accountId, passwordHash, letter }: FirstAdmin,
): Promise<void> {
  const userId = await createUser(trx, {
    accountId,
    role: ADMIN_ROLE[wanted.kind],
    username: wanted.email,
    name: wanted.adminName,
    passwordHash,
    email: wanted.email,
  });
  await sendWelcome(trx, post, { ...wanted, accountId, userId, letter });
}

/** What every welcome letter tells of a new customer. */
export const welcomeOf = ({ adminName, name, email }: Pick<NewAccount, 'adminName' | 'name' | 'email'>) => ({
  naam: adminName,
  organisatie: name,
  gebruikersnaam: email,
  dagen: WELCOME_DAYS,
});

/** Sends an administrator a letter with a new link to choose the first password by. */
export async function sendWelcome(
  trx: Db,
  post: Post,
  {
    variant,
    adminName,
    email,
    accountId,
    userId,
    letter,
  }: Pick<NewAccount, 'variant' | 'adminName' | 'email'> & {
    accountId: string;
    userId: string;
    letter: Letter;
  },
): Promise<void> {
  const { path, until } = await issuePasswordLink(trx, userId, 'welcome');
  await post.add(trx, {
    to: { name: adminName, address: email },
    letter,
    link: { url: post.siteUrl(variant) + path, until },
    accountId,
    userId,
  });
}

function refuseSettled(status: 'new' | 'accepted' | 'closed') {
  if (status === 'accepted') throw new Problem('conflict', 'Van deze aanvraag is al een account gemaakt.');
  if (status === 'closed')
    throw new Problem('conflict', 'Deze aanvraag is al afgehandeld. Zet hem eerst terug op nieuw.');
}

/** Settles an application that is new; throws `conflict` when it is not any more. */
export async function settle(
  trx: Db,
  id: string,
  { status, accountId }: { status: 'accepted' | 'closed'; accountId?: string },
) {
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ status, settled_at: Date.now(), ...(accountId !== undefined && { account_id: accountId }) })
    .where('id', '=', id)
    .where('status', '=', 'new')
    .executeTakeFirst();
  if (!numUpdatedRows) throw new Problem('conflict', 'Deze aanvraag is al afgehandeld.');
}

/** A mail address, and a user name made of it, belong to one person. */
export async function refuseTaken(db: Db, email: string) {
  const taken = await db
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.name', 'accounts.name as account'])
    .where(({ eb, or }) =>
      or([eb('email_key', '=', foldEmail(email)), eb('username_key', '=', foldUsername(email))]),
    )
    .executeTakeFirst();
  if (!taken) return;
  const who = taken.account === null ? taken.name : `${taken.name} (${taken.account})`;
  const fields = { email: `Dit e-mailadres is al van ${who}. Vul een ander adres in.` };
  throw new Problem('invalid-fields', undefined, { fields });
}
