import { noteIdentifier } from '../../server/auth/sso/identifiers.ts';
import { newId } from '../../server/contract/id.ts';
import { openDatabase } from '../../server/data/database.ts';
import type { DataFolder } from '../../server/data/folder.ts';
import type { Idp } from './provider.ts';
import { DEMO_BRIN, eckId, TEST_USERS } from './users.ts';

/** Whose name in the demo school belongs to whom at the test provider. */
export const DEMO_USERS = { noor: 'fleur5', bram: 'daan4', juf: 'juf.marit', directeur: 'directie' } as const;

/** Who can log in at the test provider and what they meet, to print below the demo logins. */
export function userTable(issuer: string): string {
  const width = Math.max(...TEST_USERS.map(({ label }) => label.length));
  return [
    `Schoollogin “Testaanbieder” op ${issuer}: kies op de inlogpagina “Inloggen met Testaanbieder” (mama: Testschool), daar is ieder een knop.`,
    ...TEST_USERS.map(({ label, expect }) => `  ${label.padEnd(width)}  ${expect}`),
  ].join('\n');
}

/** Lets the demo school use the test provider: its BRIN, both providers switched on, and who is who. */
export async function openDemoSchool(folder: DataFolder, idp: Pick<Idp, 'issuer'>): Promise<void> {
  const db = await openDatabase(folder.database);
  try {
    const users = await db
      .selectFrom('users')
      .select(['id', 'username', 'account_id'])
      .where('username', 'in', Object.values(DEMO_USERS))
      .execute();
    const user = (name: keyof typeof DEMO_USERS) => {
      const found = users.find(({ username }) => username === DEMO_USERS[name]);
      if (!found?.account_id) throw new Error(`De demoschool heeft geen ${DEMO_USERS[name]}.`);
      return { id: found.id, accountId: found.account_id };
    };
    const { accountId } = user('noor');
    await db.updateTable('accounts').set({ number: DEMO_BRIN }).where('id', '=', accountId).execute();
    for (const provider of ['test', 'testsmart'])
      await db
        .insertInto('account_providers')
        .values({
          account_id: accountId,
          provider,
          always_login: 0,
          enabled_by: null,
          enabled_at: Date.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const secret = folder.secret('identifiers');
    const known = { accountId, userId: user('noor').id };
    await noteIdentifier(db, secret, { ...known, kind: 'eck', value: eckId('noor') });
    await noteIdentifier(db, secret, { ...known, userId: user('bram').id, kind: 'key', value: '1234' });
    for (const [subject, id] of [
      ['directeur@test', user('directeur').id],
      ['stiekem@test', user('juf').id],
    ] as const)
      await db
        .insertInto('external_identities')
        .values({
          id: newId(),
          provider: 'test',
          issuer: idp.issuer,
          subject,
          user_id: id,
          account_id: accountId,
          linked_how: 'staff',
          linked_by: null,
          linked_at: Date.now(),
          last_login_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  } finally {
    await db.destroy();
  }
}
