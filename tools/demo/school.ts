import { hashPassword } from '../../server/auth/passwords.ts';
import type { Seal } from '../../server/cards/seal.ts';
import { foldUsername } from '../../server/auth/fold.ts';
import type { Role } from '../../server/contract/permissions.ts';
import type { Db } from '../../server/data/database.ts';
import { markDemo } from '../../server/installation/demo.ts';
import { createAccount, createGroup, createPupil, createUser } from '../../server/people/create.ts';
import { createChild, PUPIL_PASSWORD, type DemoPupil } from './child.ts';
import { makeLists } from './lists.ts';
import { CHILDREN } from './names.ts';
import { createOthers, OTHERS } from './others.ts';

/** Name of the demo school: by it the demo is known again. */
export const SCHOOL = 'De Regenboog';

/** Everybody in the demo has one of these: easy to type, and worth nothing. */
const STAFF_PASSWORD = 'regenboog';
/** Logins that are printed; each teacher has the own groups. */
const STAFF: readonly {
  username: string;
  name: string;
  role: Role;
  groups: readonly number[];
  what: string;
}[] = [
  {
    username: 'juf.marit',
    name: 'Marit Overdijk',
    role: 'docent',
    groups: [4],
    what: 'leerkracht van groep 4',
  },
  {
    username: 'meester.joost',
    name: 'Joost van Zuylen',
    role: 'docent',
    groups: [5],
    what: 'leerkracht van groep 5',
  },
  {
    username: 'juf.samira',
    name: 'Samira Aziz',
    role: 'docent',
    groups: [5, 6],
    what: 'leerkracht van groep 5 en 6',
  },
  {
    username: 'meester.rené',
    name: 'René Claassen',
    role: 'docent',
    groups: [6],
    what: 'leerkracht van groep 6',
  },
  {
    username: 'directie',
    name: 'Ingrid ter Braak',
    role: 'schooladmin',
    groups: [],
    what: 'beheerder van de school',
  },
  {
    username: 'kantoor',
    name: 'Petra Visser',
    role: 'office',
    groups: [],
    what: 'medewerker van het kantoor',
  },
  { username: 'beheer', name: 'Kees Bouwman', role: 'superadmin', groups: [], what: 'superbeheerder' },
];

/**
 * Makes the school with its groups, staff and pupils in an empty database, and a practice and a home beside it; `seal` is that
 * of its data folder.
 */
export async function createSchool(db: Db, seal: Seal): Promise<DemoPupil[]> {
  const [staffHash, pupilHash, demoHash] = await Promise.all([
    hashPassword(STAFF_PASSWORD, 'staff'),
    hashPassword(PUPIL_PASSWORD, 'pupil'),
    hashPassword('demo', 'pupil'),
  ]);
  await markDemo(db);
  const accountId = await createAccount(db, {
    kind: 'school',
    name: SCHOOL,
    details: JSON.stringify({ street: 'Regenboogplein 1', postalCode: '1234 AB', city: 'Kleurendam' }),
  });
  const staff = new Map<string, string>();
  for (const { username, name, role } of STAFF) {
    const own = role === 'office' || role === 'superadmin' ? null : accountId;
    staff.set(
      username,
      await createUser(db, {
        accountId: own,
        role,
        username,
        name,
        passwordHash: staffHash,
        email: `${foldUsername(username)}@regenboog.example`,
      }),
    );
  }
  await createLeft(db, staffHash);
  const pupils: DemoPupil[] = [];
  for (const groep of [4, 5, 6] as const) {
    const teachers = STAFF.filter((member) => member.groups.includes(groep)).map((member) =>
      staff.get(member.username)!,
    );
    const groupId = await createGroup(db, { accountId, name: `Groep ${groep}`, groep: [groep], teachers });
    for (const [i, child] of CHILDREN[groep].entries())
      pupils.push(
        await createChild(db, seal, { accountId, groupId, groep, child, look: i, hash: pupilHash }),
      );
    if (groep === 6) await makeLists(db, { accountId, groupId, makerId: staff.get('meester.rené')! });
    if (groep !== 5) continue;
    const guest = {
      first_name: 'Demo',
      infix: '',
      last_name: 'Leerling',
      avatar_shape: 'druppel',
      avatar_colour: 'koraal',
    };
    const place = { account_id: accountId, group_id: groupId, groep };
    await createPupil(db, { ...place, ...guest, username: 'demo', passwordHash: demoHash, role: 'demo' });
  }
  return [...pupils, ...(await createOthers(db, seal, { staffHash, pupilHash }))];
}

/** The logins of the demo school as a table to print. */
export function loginTable(): string {
  const rows = [
    ['gebruikersnaam', 'wachtwoord', 'wie'],
    ['demo', 'demo', 'demoleerling in groep 5, elke keer opnieuw'],
    ...([4, 5, 6] as const).map((groep) => {
      const [first, infix, last] = CHILDREN[groep][0]!;
      return [
        `${foldUsername(first)}${groep}`,
        PUPIL_PASSWORD,
        `leerling ${[first, infix, last].filter(Boolean).join(' ')}, groep ${groep}`,
      ];
    }),
    ...[...STAFF, ...OTHERS.map(({ admin }) => admin)].map(({ username, name, what }) => [
      username,
      STAFF_PASSWORD,
      `${name}, ${what}`,
    ]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map(
    ([name, password, who]) => `  ${name!.padEnd(widths[0]!)}  ${password!.padEnd(widths[1]!)}  ${who}`,
  );
  return [
    `Demoschool ${SCHOOL}`,
    ...lines,
    `  Iedere leerling: voornaam + groep (daan4, fleur5, puck6), wachtwoord ${PUPIL_PASSWORD}.`,
  ].join('\n');
}

/** Somebody who worked for the office and was switched off; all of it chose a password long ago. */
async function createLeft(db: Db, passwordHash: string): Promise<void> {
  const id = await createUser(db, {
    accountId: null,
    role: 'office',
    username: 'ineke',
    name: 'Ineke Post',
    passwordHash,
    email: 'ineke@regenboog.example',
  });
  await db.updateTable('users').set({ active: 0 }).where('id', '=', id).execute();
  await db
    .updateTable('users')
    .set({ email_confirmed_at: Date.now() })
    .where('account_id', 'is', null)
    .execute();
}
