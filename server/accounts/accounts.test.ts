import { expect, test } from 'vitest';
import type { AccountView, Profile } from '../contract/accounts.ts';
import type { ErrorBody } from '../contract/call.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const NEW = 'vier losse natte sokken';
const address = (account: string) => `/api/admins/${account}/accountgegevens`;
const mails = ({ db }: TestServer) =>
  db.selectFrom('mails').selectAll().orderBy('created_at').orderBy('id').execute();

async function startWithMail() {
  const server = await startTestServer();
  const { docent, schooladmin } = server.school.staff;
  const give = (id: string, email: string) =>
    server.db.updateTable('users').set({ email, email_key: email }).where('id', '=', id).execute();
  await give(docent, 'docent@school.test');
  await give(schooladmin, 'directie@school.test');
  const token = await server.login('docent');
  const credentials = (body: object, as = token) =>
    server.call<Profile & ErrorBody>('PATCH', `/api/users/${docent}/credentials`, { token: as, body });
  return { server, docent, token, credentials };
}

test('an administrator changes what the account keeps of itself; what is not named stays', async () => {
  const server = await startTestServer();
  const { account } = server.school;
  const token = await server.login('schooladmin');
  const change = (body: object) =>
    server.call<AccountView & ErrorBody>('PATCH', address(account), { token, body });
  const contacts = [{ name: 'Zoë', task: 'Administratie', email: 'Zoe@School.test', phone: '' }];
  expect((await change({ city: 'Gent', contacts })).status).toBe(200);
  const { body } = await change({ name: ' De Regenboog ', invoiceEmail: 'Factuur@School.test' });
  expect(body).toMatchObject({
    name: 'De Regenboog',
    city: 'Gent',
    invoiceEmail: 'factuur@school.test',
    kind: 'school',
    contacts: [{ name: 'Zoë', task: 'Administratie', email: 'zoe@school.test', phone: '' }],
  });
  expect((await server.call<AccountView>('GET', address(account), { token })).body).toEqual(body);
  const log = await server.db
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'account-changed')
    .execute();
  expect(log.map((row) => row.detail)).toEqual(['city, contacts', 'name, invoiceEmail']);

  const faulty = await change({
    name: '',
    invoiceEmail: 'geen mail',
    contacts: [{ ...contacts[0], name: '' }],
  });
  expect([faulty.status, Object.keys(faulty.body.fields!)]).toEqual([
    422,
    ['name', 'invoiceEmail', 'contacts.0.name'],
  ]);
});

test('what two change at once is kept of both, and where it is the same field the second one reads that', async () => {
  const server = await startTestServer();
  const { account } = server.school;
  const token = await server.login('schooladmin');
  const change = (body: object) =>
    server.call<AccountView & ErrorBody>('PATCH', address(account), { token, body });
  const fields = ['street', 'postalCode', 'city', 'phone', 'orderNumber'];
  const all = await Promise.all(fields.map((field) => change({ [field]: 'nieuw', was: { [field]: '' } })));
  expect(all.map(({ status }) => status)).toEqual(fields.map(() => 200));
  const { body } = await server.call<AccountView>('GET', address(account), { token });
  expect(body).toMatchObject(Object.fromEntries(fields.map((field) => [field, 'nieuw'])));

  const late = await change({ city: 'Gent', name: 'De Wolk', was: { city: '', name: body.name } });
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  // The same once more, because the answer got lost, is no conflict.
  expect((await change({ city: 'nieuw', was: { city: '' } })).status).toBe(200);
  const now = await server.call<AccountView>('GET', address(account), { token });
  expect(now.body).toEqual(body);
});

test('only the office changes the number, and a number must be one', async () => {
  const server = await startTestServer();
  const { account } = server.school;
  const change = async (as: string, body: object) =>
    server.call<AccountView & ErrorBody>('PATCH', address(account), { token: await server.login(as), body });
  expect((await change('schooladmin', { number: '12AB' })).body.fields).toHaveProperty('number');
  expect((await change('office', { number: '12' })).body.fields!['number']).toMatch(/BRIN/);
  const { body } = await change('office', { number: ' 12ab00 ' });
  expect(body).toMatchObject({ number: '12AB00' });
  // The form of the page sends the number along.
  expect((await change('schooladmin', { number: '12AB00', city: 'Ede' })).status).toBe(200);
});

test('a new password needs the one of now; other sessions end, this one stays, and a mail tells it', async () => {
  const { server, token, credentials } = await startWithMail();
  const elsewhere = await server.login('docent');
  const wrong = await credentials({ currentPassword: 'fout', password: NEW });
  expect([wrong.status, Object.keys(wrong.body.fields!)]).toEqual([422, ['currentPassword']]);
  const weak = await credentials({ currentPassword: 'geheim', password: 'docent123' });
  expect([weak.status, Object.keys(weak.body.fields!)]).toEqual([422, ['password']]);
  const { status, body } = await credentials({ currentPassword: 'geheim', password: NEW });
  expect([status, body.sessions.map((one) => one.current)]).toEqual([200, [true]]);
  expect((await server.call('GET', '/api/session', { token })).status).toBe(200);
  expect((await server.call('GET', '/api/session', { token: elsewhere })).status).toBe(401);
  const logIn = (password: string) =>
    server.call('POST', '/api/auth', { body: { username: 'docent', password } });
  expect([(await logIn('geheim')).status, (await logIn(NEW)).status]).toEqual([422, 200]);
  expect((await mails(server)).map((mail) => mail.kind)).toEqual(['password-changed']);
});

test('who guesses at a screen that was left open is slowed down like at the login', async () => {
  const { credentials } = await startWithMail();
  const slow = [];
  for (let i = 0; i < 9; i++) {
    const { status, body } = await credentials({ currentPassword: `fout${i}` });
    expect(status).toBe(422);
    slow.push(body.fields!['currentPassword']!.includes('langer'));
  }
  expect(slow).toEqual([...Array<boolean>(8).fill(false), true]);
});

test('a new mail address counts once it is confirmed there, and the old one hears of it', async () => {
  const { server, docent, token, credentials } = await startWithMail();
  const own = async () => (await server.call<Profile>('GET', `/api/users/${docent}/profile`, { token })).body;
  const link = async () => {
    const [, user, secret] = /mailbevestigen\/([^/]+)\/([\w-]{43})$/.exec(
      (await mails(server)).at(-1)!.link!,
    )!;
    return { user: user!, token: secret! };
  };
  const confirm = (body: object) => server.call('POST', '/api/auth/email-confirmations', { body });

  const taken = await credentials({ currentPassword: 'geheim', email: 'Directie@School.test' });
  expect([taken.status, Object.keys(taken.body.fields!)]).toEqual([422, ['email']]);
  await credentials({ currentPassword: 'geheim', email: 'eerst@school.test' });
  const first = await link();
  await credentials({ currentPassword: 'geheim', email: 'nieuw@school.test' });
  expect(await own()).toMatchObject({ email: 'docent@school.test', pendingEmail: 'nieuw@school.test' });
  expect((await mails(server)).at(-1)!.to_address).toBe('nieuw@school.test');

  // Only the last link works, and only for whom it is.
  expect((await confirm(first)).status).toBe(409);
  const last = await link();
  expect((await confirm({ ...last, user: server.school.staff.office })).status).toBe(404);
  expect(await confirm(last)).toMatchObject({ status: 200, body: { email: 'nieuw@school.test' } });
  expect((await confirm(last)).status).toBe(200);
  expect(await own()).toMatchObject({ email: 'nieuw@school.test', pendingEmail: null });
  const told = (await mails(server)).filter((mail) => mail.kind === 'email-changed');
  expect(told.map((mail) => mail.to_address)).toEqual(['docent@school.test']);
});

test('who logs in with the mail address goes on doing so with the new one', async () => {
  const { server, docent, credentials } = await startWithMail();
  await server.db
    .updateTable('users')
    .set({ username: 'docent@school.test', username_key: 'docent@school.test' })
    .where('id', '=', docent)
    .execute();
  await credentials({ currentPassword: 'geheim', email: 'nieuw@school.test' });
  const [, token] = /([\w-]{43})$/.exec((await mails(server))[0]!.link!)!;
  await server.call('POST', '/api/auth/email-confirmations', { body: { user: docent, token } });
  const { status } = await server.call('POST', '/api/auth', {
    body: { username: 'Nieuw@school.test', password: 'geheim' },
  });
  expect(status).toBe(200);
});

test('one changes the own name, sees where one is logged in, and logs out everywhere else', async () => {
  const { server, docent, token } = await startWithMail();
  const other = await server.login('docent');
  const path = `/api/users/${docent}`;
  const renamed = await server.call<Profile>('PATCH', `${path}/profile`, {
    token,
    body: { name: 'Meester Bo' },
  });
  expect(renamed.body.name).toBe('Meester Bo');
  expect(renamed.body.sessions.map((one) => one.current).sort()).toEqual([false, true]);
  const { body } = await server.call<Profile>('DELETE', `${path}/sessions`, { token });
  expect(body.sessions.map((one) => one.current)).toEqual([true]);
  expect((await server.call('GET', '/api/session', { token: other })).status).toBe(401);
  // Nobody else's.
  const admin = await server.login('schooladmin');
  expect((await server.call('GET', `${path}/profile`, { token: admin })).status).toBe(404);
});

test('one ends one login of the own, and nobody else’s', async () => {
  const { server, docent, token } = await startWithMail();
  const [phone, laptop] = [await server.login('docent'), await server.login('docent')];
  const admin = await server.login('schooladmin');
  const isIn = async (one: string) =>
    (await server.call('GET', '/api/session', { token: one })).status === 200;
  const sid = (one: string) =>
    (JSON.parse(Buffer.from(one.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid;
  const end = (id: string) =>
    server.call<Profile>('DELETE', `/api/users/${docent}/sessions/${id}`, { token });

  const { body } = await end(sid(phone));
  expect(body.sessions.map(({ id }) => id).sort()).toEqual([sid(token), sid(laptop)].sort());
  expect([await isIn(phone), await isIn(laptop), await isIn(token)]).toEqual([false, true, true]);
  // Once it has ended it is not there any more; that of another never was.
  expect((await end(sid(phone))).status).toBe(404);
  expect((await end(sid(admin))).status).toBe(404);
  expect(await isIn(admin)).toBe(true);
});
