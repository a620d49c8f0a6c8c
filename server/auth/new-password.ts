import { audit } from '../audit/audit.ts';
import type { Db } from '../data/database.ts';
import type { UserRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { passwordChangedMail } from '../mail/templates/access.ts';
import type { Post } from '../mail/post.ts';
import { hashPassword } from './passwords.ts';
import { closePasswordLinks } from './reset/tokens.ts';

const WEAK =
  'Dit wachtwoord is makkelijk te raden. Neem bijvoorbeeld drie of vier losse woorden achter elkaar.';
const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** The hash of a password that an adult chose; throws `invalid-fields` at `field` when it is easily guessed. */
export async function hashNewPassword(
  { username, name, email }: Pick<UserRow, 'username' | 'name' | 'email'>,
  password: string,
  field = 'password',
): Promise<string> {
  // Its word lists are large, and seldom needed.
  const { LEAST_STRENGTH, strengthOf } = await import('../contract/password-strength.ts');
  const own = [username, email ?? '', ...name.split(' ')].filter(Boolean);
  if (strengthOf(password, own) < LEAST_STRENGTH)
    throw new Problem('invalid-fields', WEAK, { fields: { [field]: WEAK } });
  return hashPassword(password, 'staff');
}

/**
 * Stores a new password of an adult, ends the links for others, tells its owner by mail (not for a first one) and notes
 * it. Ending sessions is up to the caller, after the transaction.
 */
export async function changePassword(
  trx: Db,
  post: Post,
  user: UserRow,
  passwordHash: string,
  { actorId, how }: { actorId: string; how: 'reset' | 'welcome' | 'own' },
): Promise<void> {
  const now = Date.now();
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
  await closePasswordLinks(trx, user.id, now);
  await audit(trx, {
    action: 'password-changed',
    actorId,
    accountId: user.account_id,
    subject: user.id,
    detail: how,
  });
  if (user.email === null || how === 'welcome') return;
  await post.add(trx, {
    to: { name: user.name, address: user.email },
    letter: passwordChangedMail.letter({ naam: user.name, wanneer: moment.format(now) }),
    accountId: user.account_id,
    userId: user.id,
  });
}
