import { alikeTo } from '../../accounts/likeness.ts';
import { addFirstAdmin, openAccount, refuseTaken, welcomeOf } from '../../accounts/open-account.ts';
import { audit } from '../../audit/audit.ts';
import { newSecret } from '../../auth/digest.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { isHint, type Likeness, type NewAccount } from '../../contract/applications.ts';
import { likenessKey, type MadeAccount } from '../../contract/office-accounts.ts';
import { MOST_PUPILS } from '../../contract/prices.ts';
import { transact, type Db } from '../../data/database.ts';
import { nameOfDay } from '../../data/day.ts';
import { Problem } from '../../http/problem.ts';
import { longDay } from '../../licence/long-day.ts';
import { trialFor } from '../../licence/trial.ts';
import type { Post } from '../../mail/post.ts';
import { openedMail, welcomeMail } from '../../mail/templates/accounts.ts';
import type { Letter } from '../../mail/templates/template.ts';
import type { NewLicence } from '../../people/create.ts';

interface Making {
  id: string;
  /** What it looks like, as who makes it saw it. */
  seen: readonly string[];
  actorId: string;
  now: number;
  licencesOff: boolean;
}

/** The licence that a new customer gets: what was chosen, or one without an end where licences do not count. */
export function licenceOf(
  { kind, licence }: Pick<MadeAccount, 'kind' | 'licence'>,
  { now, licencesOff }: Pick<Making, 'now' | 'licencesOff'>,
): NewLicence {
  if (licencesOff) return { kind: 'free', seats: MOST_PUPILS[kind], ends_on: null };
  if (licence.kind === 'trial') return trialFor(kind, licence.seats, now);
  if (licence.endsOn !== null && licence.endsOn < nameOfDay(now)) {
    const message = 'Deze dag is al voorbij.';
    throw new Problem('invalid-fields', message, { fields: { 'licence.endsOn': message } });
  }
  return { kind: licence.kind, seats: licence.seats, ends_on: licence.endsOn };
}

/** The welcome letter to the first administrator of a customer with this licence. */
export function letterOf(
  wanted: Pick<NewAccount, 'name' | 'adminName' | 'email'>,
  { kind, ends_on }: Pick<NewLicence, 'kind' | 'ends_on'>,
): Letter {
  const told = { ...welcomeOf(wanted), einde: ends_on === null ? '' : longDay(ends_on) };
  return kind === 'trial' ? welcomeMail.letter(told) : openedMail.letter(told);
}

/**
 * Makes a customer with its licence and first administrator, and sends the welcome mail: all of it or nothing, once per id. Throws
 * `conflict` when it looks like something that who makes it did not see: two who make the same one at once do not both come through.
 */
export async function makeCustomer(
  db: Db,
  post: Post,
  wanted: MadeAccount,
  { id, seen, actorId, ...at }: Making,
): Promise<void> {
  const licence = licenceOf(wanted, at);
  const passwordHash = await hashPassword(newSecret(), 'staff');
  await transact(db, async (trx) => {
    const made = await trx.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
    // Sent again because the answer got lost.
    if (made) return;
    await refuseTaken(trx, wanted.email);
    refuseUnseen(await alikeTo(trx, wanted), seen);
    await openAccount(trx, wanted, { id, phone: '', licence });
    await addFirstAdmin(trx, post, wanted, {
      accountId: id,
      passwordHash,
      letter: letterOf(wanted, licence),
    });
    await audit(trx, { action: 'account-made', actorId, accountId: id, subject: id, detail: licence.kind });
  });
  post.nudge();
}

function refuseUnseen(alike: readonly Likeness[], seen: readonly string[]): void {
  const unseen = alike.filter((one) => !isHint(one) && !seen.includes(likenessKey(one)));
  if (unseen.length === 0) return;
  const names = [...new Set(unseen.map(({ text }) => text))].join(', ');
  throw new Problem(
    'conflict',
    `Dit lijkt op wat er al is: ${names}. Kijk eerst of het dezelfde klant is, en maak dit account daarna alsnog.`,
  );
}
