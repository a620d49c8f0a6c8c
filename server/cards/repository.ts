import type { PupilLogin, PupilSecret } from '../contract/cards.ts';
import type { Db } from '../data/database.ts';
import { digest } from '../auth/digest.ts';
import { Problem } from '../http/problem.ts';
import { pupilName } from '../pupils/name.ts';
import type { Seal } from './seal.ts';

const dutch = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });
const byName = <T extends { name: string }>(rows: T[]) => rows.sort((a, b) => dutch.compare(a.name, b.name));

/** Pupils of a group with what they log in with; the pupil of the demo has a password that everybody knows. */
const logins = (db: Db, groupId: string) =>
  db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .leftJoin('pupil_passwords', 'pupil_passwords.pupil_id', 'pupils.id')
    .leftJoin('login_cards', (join) =>
      join.onRef('login_cards.pupil_id', '=', 'pupils.id').on('login_cards.token_hash', 'is not', null),
    )
    .select(['pupils.id', 'first_name', 'infix', 'last_name', 'username'])
    .select(['style', 'sealed', 'changed_at', 'serial', 'token_hash', 'made_at', 'used_at'])
    .where('group_id', '=', groupId)
    .where('users.role', '=', 'leerling');

/** How the pupils of a group log in, by name. */
export async function readLogins(db: Db, groupId: string): Promise<PupilLogin[]> {
  const rows = await logins(db, groupId)
    .select(({ selectFrom, exists }) =>
      exists(
        selectFrom('external_identities')
          .select('external_identities.id')
          .whereRef('external_identities.user_id', '=', 'pupils.id'),
      ).as('sso'),
    )
    .execute();
  return byName(
    rows.map((row) => ({
      id: row.id,
      name: pupilName(row),
      username: row.username,
      sso: Boolean(row.sso),
      ...(row.style !== null && { style: row.style, changedAt: Number(row.changed_at) }),
      ...(row.made_at !== null && {
        card: { madeAt: Number(row.made_at), ...(row.used_at !== null && { usedAt: Number(row.used_at) }) },
      }),
    })),
  );
}

/** What these pupils of a group log in with, by name; throws a problem that names those whose was made under a key that is gone. */
export async function readSecrets(
  db: Db,
  seal: Seal,
  groupId: string,
  pupilIds: readonly string[],
): Promise<PupilSecret[]> {
  const rows = byName(
    (await logins(db, groupId).where('pupils.id', 'in', pupilIds).execute()).map((row) => ({
      ...row,
      name: pupilName(row),
    })),
  );
  const lost = rows.filter((row) => !isOfThisKey(seal, row)).map(({ name }) => name);
  if (lost.length > 0) throw new Problem('conflict', lostWords(lost));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    firstName: row.first_name,
    username: row.username,
    ...(row.style !== null &&
      row.sealed !== null && { style: row.style, password: seal.open(row.sealed, row.id) }),
    ...(row.serial !== null && { card: seal.cardToken(row.id, row.serial) }),
  }));
}

interface Kept {
  id: string;
  sealed: string | null;
  serial: number | null;
  token_hash: string | null;
}

/** Under another key a password does not open, and a card would be printed that does not work. */
function isOfThisKey(seal: Seal, { id, sealed, serial, token_hash }: Kept): boolean {
  if (serial !== null && digest(seal.cardToken(id, serial)) !== token_hash) return false;
  try {
    if (sealed !== null) seal.open(sealed, id);
    return true;
  } catch {
    return false;
  }
}

/** Names that are told; of more the number. */
const NAMED = 3;
const together = new Intl.ListFormat('nl');

function lostWords(names: readonly string[]): string {
  const more = names.length - NAMED;
  const whom =
    more > 1 ? together.format([...names.slice(0, NAMED), `${more} anderen`]) : together.format(names);
  return `Het wachtwoord of kaartje van ${whom} kan niet meer worden getoond: de sleutel waarmee het is bewaard, is niet op deze server. Het werkt nog wel. Geef een nieuw wachtwoord en een nieuw kaartje, of vraag wie de server beheert om de map keys terug te zetten.`;
}

/** Those of these pupils that are in the group; others are not this group's to look at. */
export async function pupilsIn(db: Db, groupId: string, pupilIds: readonly string[]): Promise<string[]> {
  const rows = await logins(db, groupId).where('pupils.id', 'in', pupilIds).execute();
  return rows.map(({ id }) => id);
}
