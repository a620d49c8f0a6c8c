import type { UserRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { foldUsername } from './fold.ts';
import type { LoginLimits } from './limits.ts';
import { checkPassword } from './passwords.ts';

const NOT_YOURS = 'Dit is niet je huidige wachtwoord.';
const SLOW = 'Er is al vaak een verkeerd wachtwoord ingevuld, daarom duurt het nakijken nu langer.';

/**
 * Throws `invalid-fields` at `field` unless this is the password of who is logged in. It counts as a try to log in: who found a
 * screen that was left open may not guess here either.
 */
export async function checkOwnPassword(
  limits: Pick<LoginLimits, 'take'>,
  user: UserRow,
  given: { password: string; address: string; field: string },
): Promise<void> {
  const { right, isSlow } = await limits.take({ name: foldUsername(user.username), address: given.address });
  if (!(await checkPassword(user.password_hash, given.password)))
    throw new Problem('invalid-fields', undefined, {
      fields: { [given.field]: isSlow ? `${NOT_YOURS} ${SLOW}` : NOT_YOURS },
    });
  await right();
}
