import type { Seal } from '../../server/cards/seal.ts';
import type { AccountKind } from '../../server/contract/lead-kinds.ts';
import type { Role } from '../../server/contract/permissions.ts';
import type { Db } from '../../server/data/database.ts';
import { createAccount, createGroup, createUser } from '../../server/people/create.ts';
import { createChild, type DemoPupil } from './child.ts';
import type { Child } from './names.ts';

interface Other {
  kind: AccountKind;
  name: string;
  address: { street: string; postalCode: string; city: string };
  admin: { username: string; name: string; role: Role; what: string };
  groups: readonly { name: string; children: readonly { groep: number; child: Child }[] }[];
}

/** A practice and a home, so that every role can be tried. All of it is made up. */
export const OTHERS: readonly Other[] = [
  {
    kind: 'rt',
    name: 'Praktijk Letterlicht',
    address: { street: 'Lantaarnweg 8', postalCode: '1234 CD', city: 'Kleurendam' },
    admin: {
      username: 'praktijk',
      name: 'Saskia Molenaar',
      role: 'rtadmin',
      what: 'beheerder van een RT-praktijk',
    },
    groups: [
      {
        name: 'Maandagmiddag',
        children: [
          { groep: 4, child: ['Marijn', '', 'Bouman'] },
          { groep: 5, child: ['Xander', 'van', 'Dam'] },
        ],
      },
      { name: 'Woensdag', children: [{ groep: 6, child: ['Oskar', '', 'Bhatia'] }] },
    ],
  },
  {
    kind: 'thuis',
    name: 'Familie Ouwehand',
    address: { street: 'Dijkpad 3', postalCode: '1234 EF', city: 'Kleurendam' },
    admin: { username: 'thuis', name: 'Joris Ouwehand', role: 'thuisadmin', what: 'ouder thuis' },
    groups: [
      {
        name: 'Onze kinderen',
        children: [
          { groep: 4, child: ['Linde', '', 'Ouwehand'] },
          { groep: 6, child: ['Stan', '', 'Ouwehand'] },
        ],
      },
    ],
  },
];

/** Makes them in a database that has the demo school; the passwords are given as their hashes. */
export async function createOthers(
  db: Db,
  seal: Seal,
  { staffHash, pupilHash }: { staffHash: string; pupilHash: string },
): Promise<DemoPupil[]> {
  const pupils: DemoPupil[] = [];
  for (const { kind, name, address, admin, groups } of OTHERS) {
    const accountId = await createAccount(db, { kind, name, details: JSON.stringify(address) });
    await createUser(db, {
      accountId,
      role: admin.role,
      username: admin.username,
      name: admin.name,
      passwordHash: staffHash,
      email: `${admin.username}@regenboog.example`,
    });
    for (const group of groups) {
      const groep = group.children.map((child) => child.groep);
      const groupId = await createGroup(db, { accountId, name: group.name, groep, teachers: [] });
      for (const { groep, child } of group.children)
        pupils.push(
          await createChild(db, seal, {
            accountId,
            groupId,
            groep,
            child,
            look: pupils.length,
            hash: pupilHash,
          }),
        );
    }
  }
  return pupils;
}
