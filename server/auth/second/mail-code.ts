import { randomInt } from 'node:crypto';
import { SECOND_MINUTES } from '../../contract/account-terms.ts';
import { transact, type Db } from '../../data/database.ts';
import type { UserRow } from '../../data/schema.ts';
import { Problem } from '../../http/problem.ts';
import type { Post } from '../../mail/post.ts';
import { codeMail } from '../../mail/templates/access.ts';
import { digest } from '../digest.ts';
import { noteChallenge, openChallenge, takeChallenge } from './challenges.ts';
import { goneChallenge, type SecondTries } from './tries.ts';

// A code by mail, for who came in by single sign-on and has nothing else to show: no password, no app, no passkey.

const DIGITS = 8;
const KINDS = ['mail'] as const;
const WRONG = 'Deze code klopt niet. Neem de code uit de laatste mail.';

/** Kept with what the browser holds, which can't be guessed: of the code itself nothing can be found out. */
const kept = (secret: string, code: string) => digest(`${secret} ${code}`);

/** An address as it is shown on a screen that others may see. */
export const hideAddress = (address: string): string => address.replace(/^(.).*(?=@)/, '$1…');

/** Mails a code to the own address of a user; gives what the browser sends along with it. Call `post.nudge` afterwards. */
export const mailCode = (
  db: Db,
  post: Pick<Post, 'add'>,
  user: UserRow & { email: string },
): Promise<string> =>
  transact(db, async (trx) => {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const minutes = SECOND_MINUTES.mail;
    const secret = await openChallenge(trx, { userId: user.id, kind: 'mail', data: {}, minutes });
    await noteChallenge(trx, secret, { code: kept(secret, code) });
    await post.add(trx, {
      to: { name: user.name, address: user.email },
      letter: codeMail.letter({ naam: user.name, code, minuten: minutes }),
      accountId: user.account_id,
      userId: user.id,
    });
    return secret;
  });

/** Takes a mailed code; throws `invalid-fields` at `mailed` for a wrong one, and what `SecondTries` does. */
export async function takeMailedCode(
  db: Db,
  tries: SecondTries,
  userId: string,
  { secret, code }: { secret: string; code: string },
): Promise<void> {
  const asked = await tries.ofChallenge(secret, KINDS);
  if (asked.user_id !== userId) throw goneChallenge();
  const { code: right } = JSON.parse(asked.data) as { code?: string };
  if (right !== kept(secret, code.replace(/\s/g, '')))
    throw new Problem('invalid-fields', undefined, { fields: { mailed: WRONG } });
  if (!(await takeChallenge(db, secret, KINDS))) throw goneChallenge();
}
