import { audit } from '../audit/audit.ts';
import { digest, newSecret } from '../auth/digest.ts';
import { foldEmail, foldUsername } from '../auth/fold.ts';
import { CONFIRM_HOURS, confirmEmail } from '../contract/accounts.ts';
import { transact, type Db } from '../data/database.ts';
import type { UserRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import { confirmEmailMail, emailChangedMail } from '../mail/templates/access.ts';
import type { Post } from '../mail/post.ts';

const HOUR_MS = 60 * 60_000;
/** Mails to confirm an address that one person may ask for within an hour. */
const MAILS_PER_HOUR = 5;
const TAKEN = 'Dit e-mailadres is al in gebruik.';

/** Throws `invalid-fields` when somebody else has this mail address. */
export async function refuseTakenEmail(db: Db, email: string, userId: string): Promise<void> {
  if (await hasOther(db, email, userId))
    throw new Problem('invalid-fields', undefined, { fields: { email: TAKEN } });
}

const hasOther = async (db: Db, email: string, userId: string) =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', foldEmail(email))
    .where('id', '!=', userId)
    .executeTakeFirst()) !== undefined;

/** The new address that somebody still has to confirm. */
export async function pendingEmail(db: Db, userId: string): Promise<string | null> {
  const token = await db
    .selectFrom('email_tokens')
    .select('email')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', Date.now())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return token?.email ?? null;
}

/** Sends a link to a new address; only who opens it there has the address changed. Links of before no longer work. */
export async function askToConfirm(trx: Db, post: Post, user: UserRow, email: string): Promise<void> {
  const now = Date.now();
  const { asked } = await trx
    .selectFrom('email_tokens')
    .select(({ fn }) => fn.countAll<number>().as('asked'))
    .where('user_id', '=', user.id)
    .where('created_at', '>', now - HOUR_MS)
    .executeTakeFirstOrThrow();
  if (Number(asked) >= MAILS_PER_HOUR)
    throw new Problem(
      'too-many-requests',
      'Je hebt al een paar keer een ander e-mailadres ingevuld. Probeer het over een uur opnieuw.',
      { retryAfter: HOUR_MS / 1000 },
    );
  await closeEmailLinks(trx, user.id, now);
  const secret = newSecret();
  const until = now + CONFIRM_HOURS * HOUR_MS;
  await trx
    .insertInto('email_tokens')
    .values({
      hash: digest(secret),
      user_id: user.id,
      email,
      created_at: now,
      expires_at: until,
      used_at: null,
    })
    .execute();
  const account =
    user.account_id === null
      ? undefined
      : await trx
          .selectFrom('accounts')
          .select('variant')
          .where('id', '=', user.account_id)
          .executeTakeFirst();
  const site = post.siteUrl(account?.variant ?? 'nl');
  await post.add(trx, {
    to: { name: user.name, address: email },
    letter: confirmEmailMail.letter({ naam: user.name, adres: email, uren: CONFIRM_HOURS }),
    link: { url: `${site}/app/auth/mailbevestigen/${encodeURIComponent(user.id)}/${secret}`, until },
    accountId: user.account_id,
    userId: user.id,
  });
}

/** Ends the links by which somebody would have another mail address. */
export async function closeEmailLinks(trx: Db, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('email_tokens')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Confirming a new mail address with the link that was sent there. */
export function emailRoutes(calls: Calls, db: Db, post: Post): void {
  calls.open(confirmEmail, async ({ body }) => {
    const now = Date.now();
    const token = await db
      .selectFrom('email_tokens')
      .selectAll()
      .where('hash', '=', digest(body.token))
      .where('user_id', '=', body.user)
      .executeTakeFirst();
    if (!token) throw notFound('Deze link klopt niet.');
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', token.user_id)
      .executeTakeFirstOrThrow();
    const { email } = token;
    // The same link again: it was done.
    if (token.used_at !== null && user.email_key === foldEmail(email)) return { email };
    if (token.used_at !== null || token.expires_at <= now)
      throw new Problem(
        'conflict',
        'Deze link is verlopen. Vul je nieuwe e-mailadres nog eens in bij je accountgegevens.',
      );
    if (await hasOther(db, email, user.id)) throw new Problem('conflict', TAKEN);
    await transact(db, (trx) => takeOver(trx, post, user, email, { hash: token.hash, now }));
    post.nudge();
    return { email };
  });
}

async function takeOver(
  trx: Db,
  post: Post,
  user: UserRow,
  email: string,
  { hash, now }: { hash: string; now: number },
) {
  await trx.updateTable('email_tokens').set({ used_at: now }).where('hash', '=', hash).execute();
  await storeEmail(trx, user, email);
  await trx.updateTable('users').set({ email_confirmed_at: now }).where('id', '=', user.id).execute();
  await audit(trx, {
    action: 'email-changed',
    actorId: user.id,
    accountId: user.account_id,
    subject: user.id,
  });
  if (user.email === null) return;
  await post.add(trx, {
    to: { name: user.name, address: user.email },
    letter: emailChangedMail.letter({ naam: user.name, adres: email }),
    accountId: user.account_id,
    userId: user.id,
  });
}

/** Stores another mail address, and gives the user name: who logs in with the address goes on doing so, where nobody else has that name. */
export async function storeEmail(trx: Db, user: UserRow, email: string): Promise<string> {
  await trx
    .updateTable('users')
    .set({ email, email_key: foldEmail(email), mail_bounces: 0 })
    .where('id', '=', user.id)
    .execute();
  if (user.email === null || user.username_key !== foldUsername(user.email)) return user.username;
  const key = foldUsername(email);
  const taken = await trx
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', key)
    .where('id', '!=', user.id)
    .executeTakeFirst();
  if (taken) return user.username;
  await trx
    .updateTable('users')
    .set({ username: email, username_key: key })
    .where('id', '=', user.id)
    .execute();
  return email;
}
