import { ADMIN_ROLE, refuseTaken, sendWelcome } from '../../accounts/open-account.ts';
import { audit } from '../../audit/audit.ts';
import { newSecret } from '../../auth/digest.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { WELCOME_DAYS } from '../../auth/reset/tokens.ts';
import { seatsIn, standingOn } from '../../contract/licence-state.ts';
import type { AccountHead } from '../../contract/office-accounts.ts';
import { transact, type Db } from '../../data/database.ts';
import { nameOfDay } from '../../data/day.ts';
import type { AccountRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { ADMIN_ROLES } from '../../licence/admins.ts';
import { blockOf } from '../../licence/block.ts';
import { readFacts } from '../../licence/repository.ts';
import { usedSeats } from '../../licence/seats.ts';
import { tellAdmins } from '../../licence/tell-admins.ts';
import type { Post } from '../../mail/post.ts';
import { invitationMail } from '../../mail/templates/access.ts';
import { newAdminMail } from '../../mail/templates/accounts.ts';
import { createUser } from '../../people/create.ts';
import { letterOf } from './make.ts';

/** A second mail right after the first is a mistake of the hand. */
const AGAIN_MS = 60_000;

/** Who runs an account: those who can log in, or could with the link that they got. */
const adminsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'last_login_at'])
    .where('account_id', '=', accountId)
    .where('role', 'in', ADMIN_ROLES)
    .where('active', '=', 1)
    .orderBy('name')
    .execute();

/** How a customer stands: licence, seats, who runs it. */
export async function headOf(
  db: Db,
  account: AccountRow,
  { now, licencesOff }: { now: number; licencesOff: boolean },
): Promise<AccountHead> {
  const standing = standingOn(await readFacts(db, account.id), nameOfDay(now));
  const admins = await adminsOf(db, account.id);
  const { id, name, kind, variant } = account;
  return {
    ...{ id, name, kind, variant },
    state: licencesOff ? 'active' : standing.state,
    seats: licencesOff ? null : { used: await usedSeats(db, id), total: seatsIn(standing) },
    endsOn: licencesOff ? null : (standing.period?.endsOn ?? null),
    blockedFor: blockOf(account)?.why ?? null,
    admins: admins.map(({ last_login_at: at, ...admin }) => ({
      ...admin,
      lastLoginAt: at === null ? null : Number(at),
    })),
  };
}

/** Sends the welcome mail with a new link to an administrator who never logged in; the link before it no longer works. */
export async function sendWelcomeAgain(
  db: Db,
  post: Post,
  account: AccountRow,
  { admin, actorId, now }: { admin: string; actorId: string; now: number },
): Promise<string> {
  const to = await transact(db, async (trx) => {
    const user = (await adminsOf(trx, account.id)).find(({ id }) => id === admin);
    if (!user || user.email === null) throw notFound('Deze beheerder is er niet meer.');
    if (user.last_login_at !== null)
      throw new Problem(
        'conflict',
        `${user.name} heeft al ingelogd, en vraagt zelf een nieuw wachtwoord aan.`,
      );
    const { last } = await trx
      .selectFrom('password_tokens')
      .select(({ fn }) => fn.max<number | null>('created_at').as('last'))
      .where('user_id', '=', admin)
      .executeTakeFirstOrThrow();
    if (last !== null && now - Number(last) < AGAIN_MS)
      throw new Problem(
        'too-many-requests',
        'De mail is net verstuurd. Wacht een minuut en probeer het opnieuw.',
        { retryAfter: Math.ceil((Number(last) + AGAIN_MS - now) / 1000) },
      );
    await trx.deleteFrom('password_tokens').where('user_id', '=', admin).execute();
    const { period } = standingOn(await readFacts(trx, account.id), nameOfDay(now));
    const { variant, name } = account;
    const wanted = { variant, name, adminName: user.name, email: user.email };
    await sendWelcome(trx, post, {
      ...wanted,
      accountId: account.id,
      userId: admin,
      letter: letterOf(wanted, { kind: period?.kind ?? 'free', ends_on: period?.endsOn ?? null }),
    });
    await audit(trx, { action: 'welcome-sent-again', actorId, accountId: account.id, subject: admin });
    return user.email;
  });
  post.nudge();
  return to;
}

/** Invites somebody to run an account, once per id, and tells those who run it already. */
export async function inviteNewAdmin(
  db: Db,
  post: Post,
  account: AccountRow,
  {
    id,
    adminName,
    email,
    reason,
    actorId,
    now,
  }: { id: string; adminName: string; email: string; reason: string; actorId: string; now: number },
): Promise<void> {
  const passwordHash = await hashPassword(newSecret(), 'staff');
  await transact(db, async (trx) => {
    const made = await trx.selectFrom('users').select('account_id').where('id', '=', id).executeTakeFirst();
    if (made?.account_id === account.id) return;
    if (made) throw notFound();
    if (account.kind === 'thuis' && (await adminsOf(trx, account.id)).length > 0)
      throw new Problem('conflict', 'Een account thuis heeft één beheerder, en die is er nog.');
    await refuseTaken(trx, email);
    // Before the new one is there: who asked for it is not told of it.
    await tellAdmins(trx, post, {
      accountId: account.id,
      source: `new-admin ${id}`,
      letter: (naam) => newAdminMail.letter({ naam, organisatie: account.name, beheerder: adminName }),
      now,
    });
    await createUser(trx, {
      id,
      accountId: account.id,
      role: ADMIN_ROLE[account.kind],
      username: email,
      name: adminName,
      passwordHash,
      email,
    });
    await sendWelcome(trx, post, {
      variant: account.variant,
      adminName,
      email,
      accountId: account.id,
      userId: id,
      letter: invitationMail.letter({
        ...{ naam: adminName, organisatie: account.name, uitnodiger: 'Het kantoor van Spelwereld' },
        ...{ gebruikersnaam: email, dagen: WELCOME_DAYS },
      }),
    });
    await audit(trx, { action: 'admin-invited', actorId, accountId: account.id, subject: id, reason });
  });
  post.nudge();
}
