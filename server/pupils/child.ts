import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import { freshPasswords, keepPasswords } from '../cards/passwords.ts';
import type { Seal } from '../cards/seal.ts';
import type { addChild, ChildNotes } from '../contract/pupils.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow, GroupRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { takeSeats } from '../licence/seats.ts';
import { createPupil } from '../people/create.ts';
import { applyPupils, pupilState } from '../settings/changes.ts';
import { findPupilSetting } from '../settings/repository.ts';
import { lookFor } from './looks.ts';
import { pupilName } from './name.ts';
import { nameRows } from './usernames.ts';

type NewChild = z.output<typeof addChild.body>;

/**
 * Adds a child to a group of a home or practice: with its password, how it begins and how long it may practise a day, and
 * who agreed to it. Once per id: who is there already is given as it is.
 */
export async function addChildTo(
  db: Db,
  seal: Seal,
  { account, group, actorId }: { account: AccountRow; group: GroupRow; actorId: string },
  id: string,
  child: NewChild,
): Promise<{ username: string; name: string; isNew: boolean }> {
  if (account.kind === 'school')
    throw new Problem('conflict', 'Dit kan alleen in het account van een praktijk of een gezin.');
  if (group.sample === 1)
    throw new Problem(
      'conflict',
      'Hier zitten alleen verzonnen kinderen. Voeg het kind toe aan een eigen {groep}.',
    );
  if (account.kind === 'rt' && child.parentMail === undefined) {
    const message = 'Vul het e-mailadres in van de ouder die toestemming geeft.';
    throw new Problem('invalid-fields', undefined, { fields: { parentMail: message } });
  }
  const [fresh] = await freshPasswords(child.style, 1);
  const now = Date.now();
  return transact(db, async (trx) => {
    const there = await trx
      .selectFrom('users')
      .select(['username', 'name', 'account_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (there && there.account_id !== account.id) throw new Problem('conflict');
    if (there) return { username: there.username, name: there.name, isNew: false };
    await takeSeats(trx, account.id, 1);
    const { firstName, lastName, year, style } = child;
    const [named] = await nameRows(
      trx,
      [{ firstName, infix: '', lastName, year, username: '' }],
      account.variant,
    );
    const person = { first_name: firstName, infix: '', last_name: lastName };
    await createPupil(trx, {
      id,
      username: named!.username,
      passwordHash: fresh!.hash,
      account_id: account.id,
      group_id: group.id,
      groep: year,
      ...person,
      ...lookFor(id),
      child: JSON.stringify(notesOf(account, child, now)),
    });
    await keepPasswords(trx, seal, [{ pupilId: id, password: fresh!.password, style, batch: id, now }]);
    const row = await findPupilSetting(trx, id);
    const state = pupilState(row);
    const fields = {
      ...state.fields,
      ...(child.start !== null && { start: child.start }),
      ...(child.minutes !== null && { minutes: child.minutes }),
    };
    const step = { row, after: { ...state, fields } };
    await applyPupils(trx, [step], { batch: id, actorId, now });
    await audit(trx, { action: 'pupil-added', actorId, accountId: account.id, subject: id });
    return { username: named!.username, name: pupilName(person), isNew: true };
  });
}

const notesOf = ({ kind }: AccountRow, { birthYear, parentMail }: NewChild, now: number): ChildNotes => ({
  ...(birthYear !== undefined && { birthYear }),
  ...(kind === 'rt' ? { consentAt: now, ...(parentMail && { parentMail }) } : { termsAt: now }),
});
