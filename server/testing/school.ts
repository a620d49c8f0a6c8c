import { hashPassword } from '../auth/passwords.ts';
import type { Role } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';
import { createAccount, createGroup, createPupil, createUser } from '../people/create.ts';

/** Ids of a small school, and of another one that it must never see. Every password is `geheim`. */
export interface School {
  account: string;
  group: string;
  /** A group of the same school that has another teacher. */
  otherGroup: string;
  /** Pupils of `group`; their user names are noor, daan and zoe. */
  noor: string;
  daan: string;
  zoe: string;
  /** A pupil of `otherGroup`. */
  finn: string;
  /** The demo pupil, in `group`. */
  demo: string;
  staff: Record<Exclude<Role, 'leerling' | 'demo'>, string>;
  elsewhere: { account: string; group: string; pupil: string };
}

/** Fills an empty database. User names of staff are their roles. */
export async function fillSchool(db: Db): Promise<School> {
  // The quicker hash for all: a hash says itself how it was made, and tests log in hundreds of times.
  const passwordHash = await hashPassword('geheim', 'pupil');
  const account = await createAccount(db, { kind: 'school', name: 'De Proefschool' });
  const practice = await createAccount(db, { kind: 'rt', name: 'RT Proef' });
  const home = await createAccount(db, { kind: 'thuis', name: 'Thuis' });
  // Tests set the clock, back too.
  await db.updateTable('licences').set({ starts_on: '2020-01-01' }).execute();
  const user = (role: Role, accountId: string | null, username: string = role) =>
    createUser(db, { accountId, role, username, name: `Juf ${username}`, passwordHash });
  const staff = {
    superadmin: await user('superadmin', null),
    office: await user('office', null),
    schooladmin: await user('schooladmin', account),
    docent: await user('docent', account),
    rtadmin: await user('rtadmin', practice),
    thuisadmin: await user('thuisadmin', home),
  };
  const colleague = await user('docent', account, 'collega');
  const group = await createGroup(db, {
    accountId: account,
    name: 'Groep 5',
    groep: [5],
    teachers: [staff.docent],
  });
  const otherGroup = await createGroup(db, {
    accountId: account,
    name: 'Groep 6',
    groep: [6],
    teachers: [colleague],
  });
  const elsewhere = await createGroup(db, { accountId: practice, name: 'Maandag', groep: [5], teachers: [] });
  const pupil = (
    username: string,
    last_name: string,
    infix: string,
    accountId: string,
    groupId: string,
    role?: 'demo',
  ) =>
    createPupil(db, {
      username,
      passwordHash,
      account_id: accountId,
      group_id: groupId,
      first_name: username[0]!.toUpperCase() + username.slice(1),
      infix,
      last_name,
      groep: 5,
      avatar_shape: 'rond',
      avatar_colour: 'blauw',
      ...(role && { role }),
    });
  return {
    account,
    group,
    otherGroup,
    noor: await pupil('noor', 'Vries', 'de', account, group),
    daan: await pupil('daan', 'Jansen', '', account, group),
    zoe: await pupil('zoë', 'Berg', 'van den', account, group),
    finn: await pupil('finn', 'Bakker', '', account, otherGroup),
    demo: await pupil('demo', 'Demo', '', account, group, 'demo'),
    staff,
    elsewhere: {
      account: practice,
      group: elsewhere,
      pupil: await pupil('sam', 'Smit', '', practice, elsewhere),
    },
  };
}
