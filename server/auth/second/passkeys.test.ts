import { expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/call.ts';
import type { PasskeyAsking, PasskeyMaking } from '../../contract/passkey-schemas.ts';
import type { OwnSecond } from '../../contract/second.ts';
import { createDevice, type Device } from '../../testing/passkey.ts';
import { codeOf } from '../../testing/second.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const NL = 'spelwereld.nl';
const BE = 'spelwereld.be';
const origins = [`https://${NL}`, `https://${BE}`];

/** A server of two sites, behind a proxy that says which was called. */
const startSites = (more: object = {}) =>
  startTestServer({ auth: { origins }, trustProxy: 'loopback', ...more });

interface Answer extends ErrorBody {
  token: string;
  codes?: string[];
  second?: OwnSecond;
}
type Role = keyof TestServer['school']['staff'];

const ownPath = ({ school }: TestServer, role: Role) => `/api/users/${school.staff[role]}/second`;

/** Makes a passkey of a device for who is logged in, and sends it. */
async function addTo(
  server: TestServer,
  { token, role, device, host = NL }: { token: string; role: Role; device: Device; host?: string },
  odd: Parameters<Device['make']>[1] = {},
) {
  const path = ownPath(server, role);
  const { body } = await server.call<{ challenge: string; options: PasskeyMaking }>(
    'POST',
    `${path}/passkey-proposals`,
    { token, host, body: {} },
  );
  const sent = { challenge: body.challenge, passkey: device.make(body.options, odd), label: 'Laptop' };
  const added = await server.call<Answer>('POST', `${path}/passkeys`, { token, host, body: sent });
  return { ...added, options: body.options, sent };
}

/** Somebody with a passkey of a site. */
async function withPasskey(server: TestServer, role: Role = 'docent', host = NL) {
  const device = createDevice(`https://${host}`);
  const token = await server.login(role);
  const { status, body } = await addTo(server, { token, role, device, host });
  expect(status).toBe(200);
  return { device, token, path: ownPath(server, role), codes: body.codes!, second: body.second! };
}

const first = ({ call }: TestServer, username: string, host = NL) =>
  call<Answer>('POST', '/api/auth', { host, body: { username, password: 'geheim' } });
const askedOf = async (server: TestServer, username: string, host = NL) => {
  const challenge = (await first(server, username, host)).body.fields!['challenge']!;
  const asked = await server.call<PasskeyAsking>('POST', '/api/auth/second/passkey', {
    host,
    body: { challenge },
  });
  return { challenge, asking: asked.body };
};
const answer = ({ call }: TestServer, body: object, host = NL) =>
  call<Answer>('POST', '/api/auth/second', { host, body });

test('a passkey is made, lets its owner in after the password, and says when it was used', async () => {
  const server = await startSites();
  const { device, path, codes, second } = await withPasskey(server);
  expect(codes).toHaveLength(10);
  expect(second).toMatchObject({
    factors: [{ kind: 'webauthn', label: 'Laptop', usedAt: null, otherSite: null }],
    canPasskey: true,
  });
  expect((await first(server, 'docent')).body.fields).toMatchObject({ ways: 'passkey,recovery' });

  const { challenge, asking } = await askedOf(server, 'docent');
  expect(asking).toMatchObject({
    rpId: NL,
    userVerification: 'required',
    allowCredentials: [{ id: device.id, transports: ['internal'] }],
  });
  const signed = device.answer(asking);
  const passed = await answer(server, { challenge, passkey: signed });
  expect(passed.status).toBe(200);
  const { body: own } = await server.call<OwnSecond>('GET', path, { token: passed.body.token, host: NL });
  expect(own.factors[0]!.usedAt).not.toBeNull();
  // The same answer lets nobody in again, not to this question nor to another.
  expect((await answer(server, { challenge, passkey: signed })).status).toBe(404);
  const next = await askedOf(server, 'docent');
  expect((await answer(server, { challenge: next.challenge, passkey: signed })).body.fields).toHaveProperty(
    'passkey',
  );
});

test('one that is made without its owner, elsewhere or for another question is not added', async () => {
  const server = await startSites();
  const token = await server.login('docent');
  const device = createDevice(`https://${NL}`);
  const at = { token, role: 'docent', device } as const;
  expect((await addTo(server, at, { isUnverified: true })).body.fields).toHaveProperty('passkey');
  expect((await addTo(server, at, { origin: 'https://spelwere1d.nl' })).body.fields).toHaveProperty(
    'passkey',
  );
  expect((await addTo(server, at, { origin: `https://${BE}` })).body.fields).toHaveProperty('passkey');
  const { sent, status } = await addTo(server, at);
  expect(status).toBe(200);
  // What was sent twice is there once.
  const again = await server.call('POST', `${ownPath(server, 'docent')}/passkeys`, {
    token,
    host: NL,
    body: sent,
  });
  expect(again.status).toBe(404);
  // Nor by somebody else, or for a question of somebody else.
  const admin = await server.login('schooladmin');
  const stolen = await addTo(server, { token: admin, role: 'schooladmin', device });
  expect([stolen.status, stolen.body.fields]).toEqual([
    422,
    { passkey: expect.stringMatching(/al toegevoegd/) },
  ]);
  const asked = await server.call<{ challenge: string; options: PasskeyMaking }>(
    'POST',
    `${ownPath(server, 'docent')}/passkey-proposals`,
    { token, host: NL, body: {} },
  );
  expect(asked.body.options.excludeCredentials).toEqual([
    { id: device.id, type: 'public-key', transports: ['internal'] },
  ]);
  const other = createDevice(`https://${NL}`);
  const taken = await server.call('POST', `${ownPath(server, 'schooladmin')}/passkeys`, {
    token: admin,
    host: NL,
    body: { challenge: asked.body.challenge, passkey: other.make(asked.body.options), label: '' },
  });
  expect(taken.status).toBe(404);
  expect(await server.db.selectFrom('second_factors').select('user_id').execute()).toEqual([
    { user_id: server.school.staff.docent },
  ]);
});

test('at the login an owner who shows nothing, another key, another address and a copy are refused', async () => {
  const server = await startSites();
  const { device } = await withPasskey(server);
  const refused = async (odd: Parameters<Device['answer']>[1], by: Device = device) => {
    const { challenge, asking } = await askedOf(server, 'docent');
    const { status, body } = await answer(server, { challenge, passkey: by.answer(asking, odd) });
    return [status, Object.keys(body.fields ?? {})];
  };
  const no = [422, ['passkey']];
  expect(await refused({ isUnverified: true })).toEqual(no);
  expect(await refused({}, createDevice(`https://${NL}`))).toEqual(no);
  expect(await refused({ origin: 'https://spelwere1d.nl' })).toEqual(no);
  // It counts how often it was used: who says a number of before is a copy.
  const { challenge, asking } = await askedOf(server, 'docent');
  expect((await answer(server, { challenge, passkey: device.answer(asking, { counter: 9 }) })).status).toBe(
    200,
  );
  expect(await refused({ counter: 9 })).toEqual(no);
  expect(await refused({ counter: 5 })).toEqual(no);
  // An answer that another key signed with its own name on it.
  const next = await askedOf(server, 'docent');
  const other = createDevice(`https://${NL}`).answer(next.asking, { counter: 50 });
  const forged = { ...other, id: device.id, rawId: device.id };
  expect((await answer(server, { challenge: next.challenge, passkey: forged })).status).toBe(422);
  expect((await answer(server, { challenge: next.challenge })).body.fields).toHaveProperty('code');
  expect((await answer(server, { challenge: next.challenge, passkey: { id: '!' } })).status).toBe(422);
});

test('a key of one site belongs to that one: on the other it says so, and the other ways are there', async () => {
  const server = await startSites();
  const { device, path, codes } = await withPasskey(server);
  const { body } = await first(server, 'docent', BE);
  expect(body.fields).toMatchObject({ ways: 'other-site,recovery' });
  const challenge = body.fields!['challenge']!;
  const asked = await server.call<PasskeyAsking>('POST', '/api/auth/second/passkey', {
    host: BE,
    body: { challenge },
  });
  expect(asked.body).toMatchObject({ rpId: BE, allowCredentials: [] });
  const passkey = device.answer(asked.body, { origin: `https://${BE}` });
  const refused = await answer(server, { challenge, passkey }, BE);
  expect([refused.status, refused.body.fields?.['passkey']]).toEqual([
    422,
    expect.stringMatching(/hoort bij de andere site/),
  ]);
  const passed = await answer(server, { challenge, code: codes[0] }, BE);
  expect(passed.status).toBe(200);
  const { token } = passed.body;
  const seen = await server.call<OwnSecond>('GET', path, { token, host: BE });
  expect(seen.body.factors[0]).toMatchObject({ otherSite: NL });
  // One of this site too, and both work where they belong.
  const here = createDevice(`https://${BE}`);
  expect((await addTo(server, { token, role: 'docent', device: here, host: BE })).status).toBe(200);
  expect((await first(server, 'docent', BE)).body.fields).toMatchObject({ ways: 'passkey,recovery' });
  const nl = await askedOf(server, 'docent', NL);
  expect(nl.asking.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
  expect((await answer(server, { challenge: nl.challenge, passkey: device.answer(nl.asking) })).status).toBe(
    200,
  );
});

test('who has only a key of the other site and no codes left is not let in by the password alone', async () => {
  const server = await startSites();
  await withPasskey(server);
  await server.db.deleteFrom('recovery_codes').execute();
  const { status, body } = await first(server, 'docent', BE);
  expect([status, body.token, body.fields?.['ways']]).toEqual([422, undefined, 'other-site']);
  await server.db.updateTable('second_factors').set({ rp_id: 'oud.example' }).execute();
  expect((await first(server, 'docent')).body.fields).toMatchObject({ ways: 'other-site' });
});

test('where passkeys do not work nobody can make one', async () => {
  const server = await startSites();
  const here = await startTestServer({ trustProxy: 'loopback' });
  const can = async (at: TestServer, host: string) => {
    const token = await at.login('docent');
    const path = ownPath(at, 'docent');
    const { body } = await at.call<OwnSecond>('GET', path, { token, host });
    const made = await at.call('POST', `${path}/passkey-proposals`, { token, host, body: {} });
    expect([host, made.status]).toEqual([host, body.canPasskey ? 200 : 409]);
    return body.canPasskey;
  };
  expect(await can(server, NL)).toBe(true);
  expect(await can(server, 'elders.example')).toBe(false);
  expect(await can(server, 'localhost:8080')).toBe(false);
  // With no configured sites it is this machine alone, by its name.
  expect(await can(here, 'localhost:8080')).toBe(true);
  expect(await can(here, NL)).toBe(false);
  expect(await can(here, '127.0.0.1:8080')).toBe(false);
  expect(await can(here, '[::1]:8080')).toBe(false);
});

test('a key has a name, and goes away again; the last one stays where one has to be', async () => {
  const server = await startSites();
  const { path, token, second } = await withPasskey(server, 'schooladmin');
  const { id } = second.factors[0]!;
  const named = await server.call<OwnSecond>('PATCH', `${path}/factors/${id}`, {
    token,
    host: NL,
    body: { label: 'Sleutelbos' },
  });
  expect(named.body.factors[0]).toMatchObject({ label: 'Sleutelbos' });
  const docent = await server.login('docent');
  const other = await server.call('PATCH', `${ownPath(server, 'docent')}/factors/${id}`, {
    token: docent,
    body: { label: 'Van mij' },
  });
  expect(other.status).toBe(404);

  const wish = `/api/accounts/${server.school.account}/second`;
  await server.call('PUT', wish, { token, body: { wanted: true } });
  const remove = () =>
    server.call<OwnSecond & ErrorBody>('DELETE', `${path}/factors/${id}`, { token, host: NL });
  expect((await remove()).body.code).toBe('conflict');
  await server.call('PUT', wish, { token, body: { wanted: false } });
  const gone = await remove();
  expect(gone.body).toMatchObject({ factors: [], codesLeft: 0 });
  expect((await first(server, 'schooladmin')).status).toBe(200);
});

test('asked again, a passkey is enough: for the login that asked, and once', async () => {
  const server = await startSites();
  const { device, token, path, second } = await withPasskey(server);
  await server.db.updateTable('token_families').set({ confirmed_at: null }).execute();
  const remove = () => server.call('DELETE', `${path}/factors/${second.factors[0]!.id}`, { token, host: NL });
  expect((await remove()).body.code).toBe('confirmation-needed');
  const ways = await server.call('GET', '/api/auth/confirmation', { token, host: NL });
  expect(ways.body).toEqual({ ways: ['passkey', 'recovery'], provider: null, mail: null });
  const ask = async (by: string) =>
    (
      await server.call<{ challenge: string; options: PasskeyAsking }>(
        'POST',
        '/api/auth/confirmation/passkey',
        { token: by, host: NL, body: {} },
      )
    ).body;
  const confirm = (by: string, body: object) =>
    server.call<ErrorBody>('POST', '/api/auth/confirmation', { token: by, host: NL, body });

  const { challenge, options } = await ask(token);
  const passkey = device.answer(options);
  expect((await confirm(token, { passkey })).body.fields).toHaveProperty('challenge');
  expect((await confirm(token, { passkey, challenge, password: 'geheim' })).status).toBe(422);
  // Somebody else's answer to the own question, or the own answer to somebody else's.
  const admin = await server.login('schooladmin');
  expect((await confirm(admin, { passkey, challenge })).status).toBe(404);
  const theirs = await ask(admin);
  expect(
    (await confirm(admin, { passkey: device.answer(theirs.options), challenge: theirs.challenge })).body
      .fields,
  ).toHaveProperty('passkey');
  expect((await remove()).body.code).toBe('confirmation-needed');

  expect(
    (await confirm(token, { passkey: device.answer(options, { isUnverified: true }), challenge })).status,
  ).toBe(422);
  expect((await confirm(token, { passkey: device.answer(options), challenge })).status).toBe(200);
  expect((await confirm(token, { passkey: device.answer(options), challenge })).status).toBe(404);
  expect((await remove()).status).toBe(200);
});

test('beside an app a key is another way, and the question of one counts wrong answers of both', async () => {
  const server = await startSites();
  const { device, token, path } = await withPasskey(server);
  const { body: app } = await server.call<{ challenge: string; key: string }>(
    'POST',
    `${path}/app-proposals`,
    {
      token,
      body: {},
    },
  );
  await server.call('POST', `${path}/apps`, {
    token,
    body: { challenge: app.challenge, code: codeOf(app.key), label: '' },
  });
  expect((await first(server, 'docent')).body.fields).toMatchObject({ ways: 'app,passkey,recovery' });
  const { challenge, asking } = await askedOf(server, 'docent');
  for (let i = 0; i < 5; i++) {
    const wrong = i % 2 ? { code: '0000-0000' } : { passkey: device.answer(asking, { isUnverified: true }) };
    expect((await answer(server, { challenge, ...wrong })).status).toBe(422);
  }
  expect((await answer(server, { challenge, passkey: device.answer(asking) })).body.code).toBe(
    'login-locked',
  );
});

test('who must have a second step makes a passkey at the login itself, and is let in with it', async () => {
  const server = await startSites({ secondNeeded: true });
  const asked = await first(server, 'office');
  expect(asked.body.fields).toMatchObject({ ways: 'set-up,set-up-passkey' });
  const challenge = asked.body.fields!['challenge']!;
  const making = (host = NL) =>
    server.call<PasskeyMaking>('POST', '/api/auth/second/set-up/passkey', { host, body: { challenge } });
  const { body: options } = await making();
  expect(options).toMatchObject({ rp: { id: NL }, user: { name: 'office' } });
  expect((await making('192.0.2.1')).status).toBe(409);
  const device = createDevice(`https://${NL}`);
  const odd = await answer(server, { challenge, made: device.make(options, { isUnverified: true }) });
  expect(odd.body.fields).toHaveProperty('passkey');
  // One thing at a time, and no app was shown whose code could be given.
  const made = device.make(options);
  expect((await answer(server, { challenge, made, code: '123456' })).status).toBe(422);
  expect((await answer(server, { challenge, code: '123456' })).status).toBe(404);
  const twice = await Promise.all([answer(server, { challenge, made }), answer(server, { challenge, made })]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const passed = twice.find(({ status }) => status === 200)!;
  expect(passed.body.codes).toHaveLength(10);
  const own = await server.call<OwnSecond>('GET', ownPath(server, 'office'), {
    token: passed.body.token,
    host: NL,
  });
  expect(own.body).toMatchObject({ factors: [{ kind: 'webauthn' }], codesLeft: 10 });

  const next = await askedOf(server, 'office');
  expect(
    (await answer(server, { challenge: next.challenge, passkey: device.answer(next.asking) })).status,
  ).toBe(200);
  // Who has one already adds none by the way of who has none.
  const another = createDevice(`https://${NL}`);
  const later = await askedOf(server, 'office');
  const added = {
    challenge: later.challenge,
    made: another.make({ ...options, challenge: later.asking.challenge }),
  };
  expect((await answer(server, added)).status).toBe(422);
  expect(await server.db.selectFrom('second_factors').select('id').execute()).toHaveLength(1);
});
