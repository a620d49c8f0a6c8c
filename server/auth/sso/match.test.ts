import { expect, test } from 'vitest';
import { openDataFolder } from '../../data/folder.ts';
import { startTestServer } from '../../testing/server.ts';
import { noteIdentifier } from './identifiers.ts';
import { toIdentity } from './identity.ts';
import { accountOf, addLink, userOf } from './match.ts';
import { checkProvider } from './providers.ts';

const provider = checkProvider(
  {
    id: 'test',
    kind: 'oidc',
    name: 'Test',
    variants: ['nl'],
    clientId: 'wij',
    secretEnv: 'SECRET',
    scopes: ['openid'],
    issuer: 'https://idp.example',
    emailTrusted: true,
    claims: {
      affiliation: 'role',
      brin: 'brin',
      eckId: 'eck',
      pupilNumber: 'number',
      email: 'mail',
      givenName: 'givenName',
      coAccount: ['parent'],
    },
  },
  { SECRET: 'x' },
  false,
);
const told = (claims: Record<string, unknown>) => toIdentity(provider, { sub: 'iemand', ...claims });

test.each([
  [['employee', 'member'], 'employee'],
  [['member', 'staff', 'employee'], 'employee'],
  [['student', 'member'], 'student'],
  ['Student', 'student'],
  [' EMPLOYEE ', 'employee'],
  ['staff;member', 'employee'],
  ['student@school.nl', 'student'],
  // Neither more than the other: our own role decides nothing then, and the login stops.
  [['student', 'employee'], 'other'],
  ['member', 'other'],
  ['studentassistent', 'other'],
  [[], 'other'],
  [undefined, 'other'],
])('roles %j make somebody %s', (role, affiliation) => {
  expect(told({ role }).affiliation).toBe(affiliation);
});

test('all values of a claim are looked at, but a user is named by one', () => {
  const identity = told({
    brin: ['99zz', '11XX', '99zz'],
    number: ['12@a', '34@b'],
    givenName: ['Noor', 'N.'],
  });
  expect(identity).toMatchObject({
    school: { numbers: ['99ZZ', '11XX'] },
    pupilNumbers: ['12', '34'],
    givenName: 'Noor',
  });
  expect(() => toIdentity(provider, { sub: ['een', 'twee'] })).toThrow('SSO_PROVIDER');
  expect(() => told({ parent: ['0', 'moeder'] })).toThrow('SSO_CO_ACCOUNT');
  expect(told({ parent: ['0', 'false'] }).subject).toBe('iemand');
});

test('of two schools it is the one that is known here, and of two known ones the one where somebody is', async () => {
  const server = await startTestServer();
  const { db } = server;
  const { account, noor, elsewhere, staff } = server.school;
  const secret = openDataFolder(server.path).secret('identifiers');
  const number = (id: string, brin: string) =>
    db.updateTable('accounts').set({ number: brin, kind: 'school' }).where('id', '=', id).execute();
  const enable = (id: string) =>
    db
      .insertInto('account_providers')
      .values({ account_id: id, provider: 'test', always_login: 0, enabled_by: null, enabled_at: 0 })
      .execute();
  const find = (claims: Record<string, unknown>, by: string | null = null) =>
    accountOf(db, secret, told(claims), by).then(({ id }) => id);
  await number(account, '99ZZ');
  await enable(account);

  const both = { role: 'student', brin: ['11XX', '99ZZ'] };
  expect(await find(both)).toBe(account);
  await expect(find({ ...both, brin: ['11XX', '22YY'] })).rejects.toThrow('SSO_SCHOOL_UNKNOWN');

  // The other is ours too, first without and then with this provider.
  await number(elsewhere.account, '11XX');
  expect(await find(both)).toBe(account);
  await enable(elsewhere.account);
  await expect(find(both)).rejects.toThrow('SSO_SCHOOLS');
  expect(await find({ ...both, role: 'employee' }, staff.docent)).toBe(account);

  await noteIdentifier(db, secret, { accountId: account, userId: noor, kind: 'key', value: '34' });
  const known = { ...both, number: ['12@a', '34@b'] };
  expect(await find(known)).toBe(account);
  expect((await userOf(db, secret, told(known), account)).id).toBe(noor);
  // Now linked, and so known without the number.
  expect(await find(both)).toBe(account);

  const mail = { role: ['employee', 'member'], brin: '99ZZ', mail: ['privé@example.com', 'Juf@School.test'] };
  const teacher = told({ ...mail, sub: 'juf' });
  await db
    .updateTable('users')
    .set({ email: 'juf@school.test', email_key: 'juf@school.test' })
    .where('id', '=', staff.docent)
    .execute();
  expect((await userOf(db, secret, teacher, account)).id).toBe(staff.docent);

  // Linked to staff, and now told to be a pupil as well: no more rights than either, so none.
  await addLink(db, teacher, { userId: staff.docent, accountId: account, how: 'self', by: null });
  const clash = told({ ...mail, sub: 'juf', role: ['student', 'employee'] });
  await expect(userOf(db, secret, clash, account)).rejects.toThrow('SSO_ROLE');
});

test('a number with another chain pseudonym than the pupil has is somebody else, who waits', async () => {
  const server = await startTestServer();
  const { db } = server;
  const { account, noor, daan } = server.school;
  const secret = openDataFolder(server.path).secret('identifiers');
  const note = (userId: string, kind: 'key' | 'eck', value: string) =>
    noteIdentifier(db, secret, { accountId: account, userId, kind, value });
  await note(noor, 'key', '12');
  await note(noor, 'eck', 'https://ketenid.example/noor');
  await note(daan, 'key', '34');
  const find = (claims: object) => userOf(db, secret, told({ role: 'student', ...claims }), account);
  await expect(find({ sub: 'een', eck: 'https://ketenid.example/nieuw', number: '12' })).rejects.toThrow(
    'SSO_NO_ACCOUNT',
  );
  const waiting = await db.selectFrom('sso_pending').select('subject').execute();
  expect(waiting).toEqual([{ subject: 'een' }]);
  expect((await find({ sub: 'twee', eck: 'https://ketenid.example/noor', number: '99' })).id).toBe(noor);
  // Of Daan no pseudonym is known: the number is enough.
  expect((await find({ sub: 'drie', eck: 'https://ketenid.example/daan', number: '34' })).id).toBe(daan);
});

test('an issuer with a slash behind it is the same one: a link is found, and there is only one', async () => {
  const server = await startTestServer();
  const { db } = server;
  const { account, noor } = server.school;
  const secret = openDataFolder(server.path).secret('identifiers');
  const slashed = { ...provider, issuer: `${provider.issuer}/` };
  const claims = { sub: 'een', role: 'student' };
  const link = { userId: noor, accountId: account, how: 'staff', by: null } as const;
  // As it was kept before.
  await db
    .insertInto('external_identities')
    .values({
      ...{ id: 'oud', provider: 'test', issuer: slashed.issuer, subject: 'een' },
      ...{ user_id: noor, account_id: account, linked_how: 'staff', linked_by: null },
      ...{ linked_at: 0, last_login_at: null },
    })
    .execute();
  for (const one of [provider, slashed]) {
    expect((await userOf(db, secret, toIdentity(one, claims), account)).id).toBe(noor);
    await addLink(db, toIdentity(one, claims), link);
  }
  const links = await db.selectFrom('external_identities').select(['issuer', 'subject']).execute();
  expect(links).toEqual([{ issuer: 'https://idp.example', subject: 'een' }]);
});
