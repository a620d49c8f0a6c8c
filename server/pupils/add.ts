import type { Noted } from './change.ts';
import type { z } from 'zod';
import { freshPasswords, keepPasswords } from '../cards/passwords.ts';
import type { Seal } from '../cards/seal.ts';
import type { addPupils, checkNewPupils, NewPupilRow } from '../contract/pupils.ts';
import { transact, type Db } from '../data/database.ts';
import type { GroupRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { takeSeats } from '../licence/seats.ts';
import { createPupils } from '../people/create.ts';
import { lookFor } from './looks.ts';
import { nameKey, namesakesIn, numbersIn, type Namesake } from './namesakes.ts';
import { nameRows } from './usernames.ts';

type Checked = z.input<typeof checkNewPupils.response>['pupils'];

/** Looks at rows to be added to a group: a user name for each, what can't be, and who is called the same. */
export async function checkRows(db: Db, group: GroupRow, rows: readonly NewPupilRow[]): Promise<Checked> {
  const { variant } = await db
    .selectFrom('accounts')
    .select('variant')
    .where('id', '=', group.account_id)
    .executeTakeFirstOrThrow();
  const names = await nameRows(db, rows, variant);
  const known = await namesakesIn(db, group.account_id);
  const numbers = await numbersIn(db, group.account_id, rows.map(({ number }) => number).filter(Boolean));
  const before = new Map<string, Namesake>();
  const numbersBefore = new Set<string>();
  return rows.map((row, i) => {
    const { username, isTaken } = names[i]!;
    const faults: Record<string, string> = {};
    if (isTaken) faults['username'] = `De gebruikersnaam ${username} is al van een ander. Kies een andere.`;
    const holder = row.number && numbers.get(row.number);
    if (holder) faults['number'] = `Dit nummer heeft ${holder.name} al.`;
    else if (row.number && numbersBefore.has(row.number))
      faults['number'] = 'Dit nummer staat hierboven ook al.';
    if (row.number) numbersBefore.add(row.number);
    const key = nameKey(row);
    const twin = known.get(key) ?? before.get(key);
    before.set(key, { name: [row.firstName, row.infix, row.lastName].filter(Boolean).join(' ') });
    return { username, faults, ...(twin && { twin }) };
  });
}

type NewPupils = z.output<typeof addPupils.body>;

/**
 * Adds pupils to a group with passwords of a style: all of them, or with `invalid-fields` none. Who is in the account
 * under the same id was added by an earlier try and is left alone. Gives user names by id, and whom it added; `noted` is told
 * of these in the transaction.
 */
export async function addRows(
  db: Db,
  seal: Seal,
  group: GroupRow,
  { style, pupils }: NewPupils,
  noted: Noted,
): Promise<{ usernames: Map<string, string>; added: string[] }> {
  if (group.sample === 1)
    throw new Problem(
      'conflict',
      'Hier zitten alleen verzonnen {leerlingen}. Voeg ze toe aan een eigen {groep}.',
    );
  const fresh = await freshPasswords(style, pupils.length);
  const now = Date.now();
  return transact(db, async (trx) => {
    const there = await trx
      .selectFrom('users')
      .leftJoin('pupils', 'pupils.id', 'users.id')
      .select(['users.id', 'username', 'users.account_id', 'trashed_at', 'pupils.id as pupil'])
      .where(
        'users.id',
        'in',
        pupils.map(({ id }) => id),
      )
      .execute();
    if (there.some((row) => row.account_id !== group.account_id || !row.pupil || row.trashed_at !== null))
      throw new Problem('conflict', 'Deze {leerlingen} zijn al eens toegevoegd. Begin opnieuw.');
    const usernames = new Map(there.map(({ id, username }) => [id, username]));
    const rows = pupils.filter(({ id }) => !usernames.has(id));
    const checked = await checkRows(trx, group, rows);
    refuse(pupils, rows, checked);
    await takeSeats(trx, group.account_id, rows.length);
    await createPupils(
      trx,
      rows.map((row, i) => ({
        id: row.id,
        username: checked[i]!.username,
        passwordHash: fresh[i]!.hash,
        account_id: group.account_id,
        group_id: group.id,
        groep: row.year,
        first_name: row.firstName,
        infix: row.infix,
        last_name: row.lastName,
        number: row.number || null,
        ...lookFor(row.id),
      })),
    );
    await keepPasswords(
      trx,
      seal,
      rows.map(({ id }, i) => ({ pupilId: id, password: fresh[i]!.password, style, batch: id, now })),
    );
    for (const [i, { id }] of rows.entries()) usernames.set(id, checked[i]!.username);
    const added = rows.map(({ id }) => id);
    await noted(trx, added);
    return { usernames, added };
  });
}

/** Throws with a message at each field that can't be so, named by its place among all that was sent. */
function refuse(all: NewPupils['pupils'], rows: NewPupils['pupils'], checked: Checked) {
  const fields: Record<string, string> = {};
  for (const [i, { faults, twin }] of checked.entries()) {
    const at = all.indexOf(rows[i]!);
    for (const [name, message] of Object.entries(faults)) fields[`pupils.${at}.${name}`] = message;
    if (twin && !rows[i]!.sure) fields[`pupils.${at}.firstName`] = twinText(twin);
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-fields', undefined, { fields });
}

const twinText = ({ name, group }: Namesake) =>
  group ? `${name} zit al in ${group}. Toch toevoegen?` : `${name} is er al. Toch toevoegen?`;
