import { expect, test } from 'vitest';
import type { SsoSettings } from '../../server/contract/sso.ts';
import { Browser } from './browser.ts';
import { startSsoSchool } from './school.ts';
import { DEMO_BRIN } from './users.ts';

test('a school sees what it is recognised by, what is missing, and who is affected by switching off', async () => {
  const school = await startSsoSchool();
  const { server } = school;
  const { account } = server.school;
  const path = `/api/accounts/${account}/sso`;
  const token = await server.login('schooladmin');
  const settings = async () => (await server.call<SsoSettings>('GET', path, { token })).body;
  const { access_token: pupil } = await school.tokens('noor');
  const first = await settings();
  expect(first).toMatchObject({ number: DEMO_BRIN, platforms: [] });
  expect(first.code).toMatch(/^[A-Z0-9]{6}$/);
  expect(first.providers).toMatchObject([
    { provider: 'test', enabled: true, canForce: true, missing: null, linked: 3, loggedIn: 1 },
    { provider: 'testsmart', canForce: false, knownBy: ['number'], missing: null },
  ]);

  // Another school with the same number: neither is recognised.
  const office = await server.login('office');
  await server.db
    .insertInto('accounts')
    .values({
      id: 'dubbel',
      kind: 'school',
      name: 'Dubbel',
      number: DEMO_BRIN,
      created_at: 0,
    })
    .execute();
  expect((await settings()).providers[0]!.missing).toBe('shared-number');
  expect((await new Browser().login(server.url, 'noor')).parameters['error']).toBe('SSO_SCHOOL_UNKNOWN');
  await server.db.updateTable('accounts').set({ number: '' }).where('kind', '=', 'school').execute();
  expect((await settings()).providers[0]!.missing).toBe('number');

  // Off: whoever came in by it is out.
  const off = { enabled: false, alwaysLogin: false };
  expect((await server.call('PUT', `${path}/test`, { token, body: off })).status).toBe(200);
  expect((await server.call('GET', '/api/session', { token: pupil })).status).toBe(401);
  expect((await server.call('PUT', `${path}/onbekend`, { token, body: off })).status).toBe(404);

  // What a school is called at a platform is the office's to say, and no two schools have the same.
  const platforms = { body: { platforms: ['Testschool.example', 'testschool.example'] } };
  const at = (id: string) => `/api/accounts/${id}/sso-platforms`;
  expect((await server.call('PUT', at(account), { token, ...platforms })).status).toBe(403);
  const done = await server.call<SsoSettings>('PUT', at(account), { token: office, ...platforms });
  expect(done.body.platforms).toEqual(['testschool.example']);
  const taken = await server.call('PUT', at('dubbel'), { token: office, ...platforms });
  expect([taken.status, taken.body.fields]).toEqual([
    422,
    { platforms: 'testschool.example is al van een andere school.' },
  ]);
});

test('by its code a school is found with what it logs in with, and nothing more', async () => {
  const { server } = await startSsoSchool();
  const { account, elsewhere } = server.school;
  const token = await server.login('docent');
  const of = (id: string) => `/api/accounts/${id}/school-code`;
  const { body } = await server.call<{ code: string }>('GET', of(account), { token });
  expect((await server.call('GET', of(account), { token })).body).toEqual(body);
  const office = await server.login('office');
  expect((await server.call('GET', of(elsewhere.account), { token: office })).body).toEqual({ code: null });
  const found = await server.call('GET', `/api/auth/schools/${body.code.toLowerCase()}`);
  expect(found.body).toEqual({
    code: body.code,
    name: 'De Proefschool',
    providers: ['test', 'testsmart'],
  });
  expect((await server.call('GET', '/api/auth/schools/ZZZZZZ')).status).toBe(404);
});
