import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ApplicationView } from '../contract/applications.ts';
import { TRIAL_DAYS } from '../contract/account-terms.ts';
import type { ErrorBody } from '../contract/call.ts';
import { daysBetween } from '../contract/days.ts';
import type { TokenPayload } from '../contract/auth.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const FORM = {
  kind: 'application',
  type: 'school',
  organisation: 'De Vlieger',
  number: '12ab',
  name: 'Bo de Vries',
  email: 'bo@vlieger.test',
  phone: '',
  pupils: 120,
  start: '',
  remark: '',
  consent: true,
};

async function start() {
  const server = await startTestServer();
  const token = await server.login('office');
  const apply = async (form: object = {}) => {
    const id = randomUUID();
    const body = { ...FORM, ...form, website: '', seconds: 30 };
    expect((await server.call('PUT', `/api/site/leads/${id}`, { body })).status).toBe(200);
    return id;
  };
  const look = async (id: string) =>
    (await server.call<ApplicationView>('GET', `/api/office/applications/${id}`, { token })).body;
  const accept = async (id: string, changes: object = {}) =>
    server.call<ApplicationView & ErrorBody>('POST', `/api/office/applications/${id}/acceptance`, {
      token,
      body: { ...(await look(id)).proposal, ...changes },
    });
  const refuse = (id: string, reason: string) =>
    server.call<ApplicationView & ErrorBody>('POST', `/api/office/applications/${id}/refusal`, {
      token,
      body: { reason },
    });
  return { server, apply, look, accept, refuse };
}
const mails = ({ db }: TestServer) => db.selectFrom('mails').selectAll().orderBy('id').execute();

test('an accepted application is an account with a first administrator, who chooses a password and logs in', async () => {
  const { server, apply, accept } = await start();
  const id = await apply();
  const { status, body } = await accept(id, { name: 'Basisschool De Vlieger' });
  expect([status, body.status, body.account!.name]).toEqual([200, 'accepted', 'Basisschool De Vlieger']);
  const account = await server.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', body.account!.id)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({ kind: 'school', variant: 'nl', number: '12AB' });
  const licence = server.db.selectFrom('licences').selectAll().where('account_id', '=', account.id);
  const { starts_on: from, ends_on: to, ...trial } = await licence.executeTakeFirstOrThrow();
  expect(trial).toMatchObject({ kind: 'trial', seats: 120 });
  expect(daysBetween(from, to!)).toBe(TRIAL_DAYS);

  const [mail, ...others] = await mails(server);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'welcome', to_address: 'bo@vlieger.test', account_id: account.id });
  expect(mail!.text).toContain('Je gebruikersnaam is: bo@vlieger.test');
  const [, user, token] = /localhost:\d+\/app\/auth\/wachtwoordherstellen\/([^/]+)\/([\w-]+)$/.exec(
    mail!.link!,
  )!;
  expect((await server.call('GET', `/api/auth/password-tokens/${user}/${token}`)).body).toEqual({
    state: 'open',
    purpose: 'welcome',
    username: 'bo@vlieger.test',
  });
  const password = 'vier losse natte sokken';
  expect(
    (await server.call('POST', '/api/auth/password-resets', { body: { user, token, password } })).status,
  ).toBe(200);
  const login = await server.call<{ token: string }>('POST', '/api/auth', {
    body: { username: 'BO@vlieger.test', password },
  });
  const claims = JSON.parse(
    Buffer.from(login.body.token.split('.')[1]!, 'base64url').toString(),
  ) as TokenPayload;
  expect(claims).toMatchObject({ _id: user, role: 'schooladmin', adminId: account.id });
  const groups = await server.call<{ total: number }>('GET', `/api/accounts/${account.id}/groups`, {
    token: login.body.token,
  });
  expect([groups.status, groups.body.total]).toEqual([200, 0]);
});

test('accepting again, even at once, makes one account and one mail', async () => {
  const { server, apply, look, accept } = await start();
  const id = await apply();
  const body = (await look(id)).proposal;
  const token = await server.login('office');
  const path = `/api/office/applications/${id}/acceptance`;
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => server.call<ApplicationView>('POST', path, { token, body })),
  );
  const done = replies.filter((reply) => reply.status === 200);
  expect(done.length).toBeGreaterThan(0);
  for (const { status } of replies) expect([200, 409, 422]).toContain(status);
  const again = await accept(id);
  expect(again.body.account).toEqual(done[0]!.body.account);
  expect(await mails(server)).toHaveLength(1);
  const made = await server.db.selectFrom('accounts').select('id').where('name', '=', 'De Vlieger').execute();
  expect(made).toHaveLength(1);
});

test('a practice and a home get their own kind of administrator, and the words of their country', async () => {
  const { server, apply, accept } = await start();
  await accept(await apply({ type: 'rt', email: 'rt@praktijk.test', number: '' }), { variant: 'be' });
  await accept(await apply({ type: 'thuis', organisation: '', number: '', email: 'ma@thuis.test' }));
  const users = await server.db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['role', 'kind', 'variant', 'accounts.name'])
    .where('email', 'is not', null)
    .orderBy('role')
    .execute();
  expect(users).toEqual([
    { role: 'rtadmin', kind: 'rt', variant: 'be', name: 'De Vlieger' },
    { role: 'thuisadmin', kind: 'thuis', variant: 'nl', name: 'Bo de Vries' },
  ]);
  const [belgian, dutch] = await mails(server);
  expect(belgian!.text).toContain('maak je een klas aan');
  expect(belgian!.link).toContain('//be.localhost');
  expect(dutch!.text).toContain('maak je een groep aan');
});

test('what looks like it is shown, and a mail address that is somebody’s can’t be taken', async () => {
  const { apply, look, accept } = await start();
  const first = await apply();
  await accept(first);
  const second = await apply({ organisation: 'DE VLIEGER' });
  const { alike } = await look(second);
  expect(alike.map((one) => one.by).sort()).toEqual(['application', 'email', 'name', 'number']);
  expect(alike.find((one) => one.by === 'email')!.text).toBe('Bo de Vries (De Vlieger)');
  const refused = await accept(second);
  expect([refused.status, refused.body.fields!['email']]).toEqual([
    422,
    expect.stringMatching(/al van Bo de Vries/),
  ]);
  expect((await accept(second, { number: '12' })).body.fields).toHaveProperty('number');
  expect((await accept(second, { email: 'ander@vlieger.test' })).status).toBe(200);
});

test('a refused application brings a mail with the reason, once', async () => {
  const { server, apply, accept, refuse } = await start();
  const id = await apply();
  expect((await refuse(id, 'nee')).body.fields).toHaveProperty('reason');
  expect(await refuse(id, 'Jullie hebben al een account via het bestuur.')).toMatchObject({
    status: 200,
    body: { status: 'closed', account: null },
  });
  expect((await refuse(id, 'Nog een keer dezelfde reden.')).status).toBe(409);
  expect((await accept(id)).status).toBe(409);
  const sent = await mails(server);
  expect(sent.map((mail) => [mail.kind, mail.to_address])).toEqual([
    ['application-refused', 'bo@vlieger.test'],
  ]);
  expect(sent[0]!.text).toContain('al een account via het bestuur');
});

test('another form of the site is no application', async () => {
  const { server, look } = await start();
  const id = randomUUID();
  const form = {
    kind: 'contact',
    topic: 'question',
    name: 'Bo',
    email: 'bo@x.test',
    message: 'Hoe werkt het?',
  };
  await server.call('PUT', `/api/site/leads/${id}`, { body: { ...form, website: '', seconds: 30 } });
  expect(await look(id)).toMatchObject({ code: 'not-found' });
});
