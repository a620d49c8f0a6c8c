import { expect, test } from 'vitest';
import { startProcess } from '../../server/testing/process.ts';
import { Browser } from './browser.ts';
import { startSsoSchool, type SsoSchool } from './school.ts';

interface Waiting {
  id: string;
  givenName: string;
  providerName: string;
  who: string;
}

/** Who waits, as this user of the school sees it. */
const waitingSeenBy = async ({ server }: SsoSchool, username: string) => {
  const token = await server.login(username);
  const path = `/api/accounts/${server.school.account}/sso-waiting`;
  return (await server.call<Waiting[]>('GET', path, { token })).body;
};

test('who has no account waits once, is linked to a pupil by the teacher, and is in', async () => {
  const school = await startSsoSchool();
  const { server } = school;
  const { noor, finn, elsewhere } = server.school;
  for (let i = 0; i < 2; i++)
    expect((await new Browser().login(server.url, 'sam')).parameters['error']).toBe('SSO_NO_ACCOUNT');
  const list = await waitingSeenBy(school, 'docent');
  expect(list).toMatchObject([{ givenName: 'Sam', providerName: 'Testaanbieder', who: 'pupil' }]);
  const body = { waiting: list[0]!.id };
  const token = await server.login('docent');
  const linkTo = async (pupil: string, by = token) =>
    (await server.call('POST', `/api/pupils/${pupil}/sso-links`, { token: by, body })).status;
  // Not to another teacher's pupil, nor across schools.
  expect(await linkTo(finn)).toBe(404);
  expect(await linkTo(elsewhere.pupil)).toBe(404);
  expect(await linkTo(elsewhere.pupil, await server.login('office'))).toBe(404);
  expect(await linkTo(noor)).toBe(204);
  const pair = await school.tokens('sam');
  const { body: user } = await server.call<{ _id: string }>('POST', '/api/auth/sso', {
    token: pair.access_token,
  });
  expect(user._id).toBe(noor);
  expect(await waitingSeenBy(school, 'docent')).toEqual([]);

  // Visible to the school, and it can be undone: who came in by it is out.
  const admin = await server.login('schooladmin');
  const links = `/api/accounts/${server.school.account}/sso-links`;
  const { body: all } = await server.call<{ id: string; userId: string }[]>('GET', links, { token: admin });
  const mine = all.find(({ userId }) => userId === noor)!;
  expect((await server.call('DELETE', `${links}/${mine.id}`, { token: admin })).status).toBe(204);
  expect((await server.call('GET', '/api/session', { token: pair.access_token })).status).toBe(401);
  expect((await new Browser().login(server.url, 'sam')).parameters['error']).toBe('SSO_NO_ACCOUNT');
  const actions = await server.db.selectFrom('audit').select('action').execute();
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['sso-linked', 'sso-unlinked', 'login-sso']),
  );
});

test('a pupil at the provider is never linked to staff here, and the waiting list is the own school’s', async () => {
  const school = await startSsoSchool();
  const { server } = school;
  const { account, elsewhere, staff } = server.school;
  await new Browser().login(server.url, 'sam');
  const [sam] = await waitingSeenBy(school, 'schooladmin');
  const token = await server.login('schooladmin');
  const path = `/api/accounts/${account}/staff/${staff.docent}/sso-links`;
  const refused = await server.call('POST', path, { token, body: { waiting: sam!.id } });
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  // Staff of elsewhere, and an account of elsewhere.
  const other = `/api/accounts/${account}/staff/${staff.rtadmin}/sso-links`;
  expect((await server.call('POST', other, { token, body: { waiting: sam!.id } })).status).toBe(404);
  const theirs = `/api/accounts/${elsewhere.account}/sso-waiting`;
  expect((await server.call('GET', theirs, { token })).status).toBe(404);
  const dismissed = `/api/accounts/${account}/sso-waiting/${sam!.id}`;
  // Sent twice it is done once, and it can be taken back.
  for (let i = 0; i < 2; i++) expect((await server.call('DELETE', dismissed, { token })).status).toBe(204);
  expect(await waitingSeenBy(school, 'schooladmin')).toEqual([]);
  expect((await server.call('PUT', dismissed, { token })).status).toBe(204);
  expect(await waitingSeenBy(school, 'schooladmin')).toMatchObject([{ id: sam!.id }]);
});

test('a member of staff who logged in with a password links the own account, once, and no pupil’s', async () => {
  const { server, link } = await startSsoSchool();
  await link('iemand@test', server.school.staff.docent);
  const start = async (username: string) => {
    const token = await server.login(username);
    const { body } = await server.call<{ link: string }>('POST', '/api/auth/sso/link', { token });
    return body.link;
  };
  const secret = await start('collega');
  const browser = new Browser();
  const begun = await browser.start(server.url, 'test', { link: secret });
  const { parameters } = await browser.callback(await browser.choose(begun.to, 'directeur'));
  // That one is somebody else already.
  expect(parameters['error']).toBe('SSO_ROLE');
  // A secret works once, and is no code to log in with.
  expect((await new Browser().start(server.url, 'test', { link: secret })).status).toBe(404);
  const other = await start('collega');
  expect((await browser.exchange(server.url, other, begun.verifier)).status).toBe(400);
  await server.db.deleteFrom('external_identities').where('subject', '=', 'directeur@test').execute();
  const again = new Browser();
  const second = await again.start(server.url, 'test', { link: await start('collega') });
  expect((await again.callback(await again.choose(second.to, 'directeur'))).parameters).toMatchObject({
    linked: '1',
  });
  const pupil = await server.login('noor');
  expect((await server.call('POST', '/api/auth/sso/link', { token: pupil })).status).toBe(403);
});

test('where everyone has to log in anew, nobody comes in as the one before', async () => {
  const { server, browser } = await startSsoSchool();
  await server.db.updateTable('account_providers').set({ always_login: 1 }).execute();
  const begun = await browser.start(server.url);
  const first = await browser.callback(await browser.choose(begun.to, 'noor'));
  // The provider is asked again, now to ask for name and password whoever it knows.
  expect(first.parameters['prompt']).toBe('login');
  const second = await browser.callback(await browser.choose(first.to.href, 'bram'));
  expect(second.parameters).toHaveProperty('auth_code');
  const reply = await browser.exchange(server.url, second.parameters['auth_code'], begun.verifier);
  const { access_token: token } = (await reply.json()) as { access_token: string };
  const { body } = await server.call<{ _id: string }>('POST', '/api/auth/sso', { token });
  expect(body._id).toBe(server.school.daan);
});

test('a login outlives the death of the server between provider and code', { timeout: 60_000 }, async () => {
  const { server, browser } = await startSsoSchool();
  const { parameters, verifier } = await browser.login(server.url, 'noor');
  // Another process that finds the data only, as after a restart.
  const second = await startProcess(server.path, server.place);
  const reply = await browser.exchange(second.url, parameters['auth_code'], verifier);
  expect(reply.status).toBe(200);
  const { refresh_token } = (await reply.json()) as { refresh_token: string };
  const fresh = await browser.get(`${second.url}/api/auth/token/refresh`, {
    headers: { Authorization: `Bearer ${refresh_token}` },
  });
  expect(fresh.status).toBe(200);
  await second.stop();
});

test('in the manner of Smartschool: a pupil by a name within the platform, and no parent', async () => {
  const { server } = await startSsoSchool();
  const browser = new Browser();
  const begun = await browser.login(server.url, 'noor', 'testsmart');
  const reply = await browser.exchange(server.url, begun.parameters['auth_code'], begun.verifier);
  expect(reply.status).toBe(200);
  const links = await server.db
    .selectFrom('external_identities')
    .select(['subject', 'user_id'])
    .where('provider', '=', 'testsmart')
    .execute();
  expect(links).toEqual([{ subject: 'testschool.example|smart-noor', user_id: server.school.noor }]);
  const parent = await new Browser().login(server.url, 'mama', 'testsmart');
  expect(parent.parameters['error']).toBe('SSO_CO_ACCOUNT');
  expect((await new Browser().login(server.url, '', 'testsmart')).parameters['error']).toBe('SSO_CANCELLED');
});

test('what a teacher linked can be undone by the same hand: who came in by it waits again', async () => {
  const school = await startSsoSchool();
  const { server } = school;
  const { account, noor, daan } = server.school;
  await new Browser().login(server.url, 'sam');
  const token = await server.login('docent');
  const [sam] = await waitingSeenBy(school, 'docent');
  const link = async (pupil: string, by = token) =>
    (await server.call('POST', `/api/pupils/${pupil}/sso-links`, { token: by, body: { waiting: sam!.id } }))
      .status;
  // Sent twice it is done once; a colleague who is late hears so.
  expect([await link(noor), await link(noor), await link(daan)]).toEqual([204, 204, 409]);
  const pair = await school.tokens('sam');
  const entry = `/api/accounts/${account}/sso-waiting/${sam!.id}`;
  const colleague = await server.login('collega');
  expect((await server.call('PUT', entry, { token: colleague })).status).toBe(409);
  expect((await server.call('PUT', entry, { token })).status).toBe(204);
  expect((await server.call('GET', '/api/session', { token: pair.access_token })).status).toBe(401);
  expect(await waitingSeenBy(school, 'docent')).toMatchObject([{ id: sam!.id, givenName: 'Sam' }]);
  // Who logged in with the password is not logged out by it.
  expect(await link(daan)).toBe(204);
});

test('a teacher links pupils of the own groups and sees no staff that waits; the administrator does', async () => {
  const school = await startSsoSchool();
  const { server } = school;
  const { account, group, finn, noor, staff } = server.school;
  await server.db.updateTable('users').set({ email: null, email_key: null }).execute();
  const { parameters } = await new Browser().login(server.url, 'juf');
  expect(parameters).toMatchObject({ error: 'SSO_NO_ACCOUNT', who: 'staff' });
  expect(await waitingSeenBy(school, 'docent')).toEqual([]);
  const [juf] = await waitingSeenBy(school, 'schooladmin');
  expect(juf).toMatchObject({ givenName: 'Marit', who: 'staff' });
  const teacher = await server.login('docent');
  const admin = await server.login('schooladmin');
  const entry = `/api/accounts/${account}/sso-waiting/${juf!.id}`;
  expect((await server.call('DELETE', entry, { token: teacher })).status).toBe(404);
  const candidates = async (token: string) =>
    (await server.call<{ id: string }[]>('GET', `/api/accounts/${account}/sso-pupils`, { token })).body.map(
      ({ id }) => id,
    );
  expect(await candidates(teacher)).toContain(noor);
  expect(await candidates(teacher)).not.toContain(finn);
  expect(await candidates(admin)).toContain(finn);
  const path = `/api/accounts/${account}/staff/${staff.docent}/sso-links`;
  expect((await server.call('POST', path, { token: admin, body: { waiting: juf!.id } })).status).toBe(204);

  // Linked pupils of a group, and taking one away, by the teacher.
  await school.tokens('noor');
  const inGroup = `/api/accounts/${account}/groups/${group}/sso-links`;
  const { body: links } = await server.call<{ id: string; userId: string; how: string }[]>('GET', inGroup, {
    token: teacher,
  });
  expect(links).toMatchObject([{ userId: noor, how: 'eck' }]);
  const remove = (pupil: string) =>
    server.call('DELETE', `/api/pupils/${pupil}/sso-links/${links[0]!.id}`, { token: teacher });
  expect((await remove(server.school.daan)).status).toBe(404);
  expect((await remove(noor)).status).toBe(204);
});

test('a member of staff sees and loosens the own links, and stays logged in here', async () => {
  const school = await startSsoSchool();
  const { server } = school;
  const { docent, schooladmin } = server.school.staff;
  const { access_token: token } = await school.tokens('juf');
  const own = `/api/users/${docent}/sso`;
  type Own = { provider: string; enabled: boolean; links: { id: string }[] }[];
  const { body } = await server.call<Own>('GET', own, { token });
  // Stiekem's link is the docent's too.
  expect(body.map(({ provider, enabled, links }) => [provider, enabled, links.length])).toEqual([
    ['test', true, 2],
    ['testsmart', true, 0],
  ]);
  const remove = (user: string, link: string) =>
    server.call('DELETE', `/api/users/${user}/sso-links/${link}`, { token });
  expect((await remove(schooladmin, body[0]!.links[0]!.id)).status).toBe(404);
  for (const { id } of body[0]!.links) expect((await remove(docent, id)).status).toBe(204);
  expect((await server.call('GET', own, { token })).status).toBe(200);
});
