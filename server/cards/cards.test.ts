import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PASSWORD_STYLES, type PupilLogin, type PupilSecret } from '../contract/cards.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makePassword } from './make-password.ts';
import { createSeal } from './seal.ts';

const base = ({ school }: TestServer) => `/api/accounts/${school.account}/groups/${school.group}`;
const reveal = async (server: TestServer, token: string, body: object) =>
  server.call<{ secrets: PupilSecret[] }>('POST', `${base(server)}/passwords/reveal`, { token, body });
const scan = (server: TestServer, card: string) =>
  server.call<{ token: string; message: string }>('POST', '/api/auth/card', { body: { card } });

test('what is sealed opens for its owner only, and not after a change', () => {
  const seal = createSeal('one');
  const sealed = seal.close('vis-molen', 'anouk');
  expect(sealed).not.toContain('vis');
  expect(seal.open(sealed, 'anouk')).toBe('vis-molen');
  expect(() => seal.open(sealed, 'daan')).toThrow();
  expect(() => seal.open(sealed.slice(0, -2) + 'AA', 'anouk')).toThrow();
  expect(() => createSeal('two').open(sealed, 'anouk')).toThrow();
  expect(seal.cardToken('anouk', 1)).not.toBe(seal.cardToken('anouk', 2));
});

test('passwords are words to type, a word with digits, or pictures to tap', () => {
  const shapes = {
    woorden: /^[a-z]+-[a-z]+$/,
    cijfers: /^[a-z]+[2-9]{3}$/,
    plaatjes: /^([a-z]+-){3}[a-z]+$/,
  };
  for (const style of PASSWORD_STYLES) {
    const made = new Set(Array.from({ length: 60 }, () => makePassword(style)));
    expect(made.size).toBeGreaterThan(50);
    for (const password of made) expect(password).toMatch(shapes[style]);
  }
});

test('a new password replaces the old one, once per batch, and looking at it is noted', async () => {
  const server = await startTestServer();
  const { noor, daan } = server.school;
  const token = await server.login('docent');
  const body = { batch: randomUUID(), pupils: [noor, daan], style: 'woorden' };
  const renew = () => server.call<{ changed: number }>('POST', `${base(server)}/passwords`, { token, body });
  expect([(await renew()).body.changed, (await renew()).body.changed]).toEqual([2, 0]);
  const { secrets } = (await reveal(server, token, { pupils: [noor] })).body;
  const password = secrets[0]!.password!;
  const login = (word: string) =>
    server.call('POST', '/api/auth', { body: { username: 'noor', password: word } });
  expect((await login('geheim')).status).toBe(422);
  expect((await login(password)).status).toBe(200);

  // Not readable in the database; the key is this user's alone.
  const row = await server.db
    .selectFrom('pupil_passwords')
    .selectAll()
    .where('pupil_id', '=', noor)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(password);
  expect(statSync(join(server.path, 'keys/pupil-logins')).mode & 0o777).toBe(0o600);
  const noted = await server.db
    .selectFrom('audit')
    .select(['actor_id', 'detail'])
    .where('action', '=', 'pupil-password-viewed')
    .where('subject', '=', noor)
    .execute();
  expect(noted).toEqual([{ actor_id: server.school.staff.docent, detail: null }]);

  const { body: list } = await server.call<{ logins: PupilLogin[] }>('GET', `${base(server)}/passwords`, {
    token,
  });
  expect(JSON.stringify(list)).not.toContain(password);
  expect(list.logins.find(({ id }) => id === noor)).toMatchObject({ style: 'woorden', sso: false });
  expect(list.logins.find(({ name }) => name.startsWith('Zoë'))!.style).toBeUndefined();
  // Pupils of another group are not this group's to look at.
  const finn = server.school.finn;
  expect((await reveal(server, token, { pupils: [noor, finn] })).status).toBe(404);
});

test('a card logs its pupil in until there is a new one, it is taken back, or the pupil is in the trash', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const token = await server.login('docent');
  const cardOf = async () =>
    (await reveal(server, token, { pupils: [noor], cards: true })).body.secrets[0]!.card!;
  const first = await cardOf();
  // Printing again does not end what was printed before.
  expect(await cardOf()).toBe(first);
  const entered = await scan(server, first);
  const session = await server.call<{ id: string }>('GET', '/api/session', { token: entered.body.token });
  expect(session.body.id).toBe(noor);
  const stored = await server.db.selectFrom('login_cards').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain(first);
  expect(stored.used_at).not.toBeNull();

  const set = (card: 'new' | 'none', batch = randomUUID()) =>
    server.call<{ changed: number }>('POST', `${base(server)}/cards`, {
      token,
      body: { batch, pupils: [noor], card },
    });
  const batch = randomUUID();
  expect((await set('new', batch)).body.changed).toBe(1);
  // Whoever found the old card is out, also where it was scanned already.
  expect((await server.call('GET', '/api/session', { token: entered.body.token })).status).toBe(401);
  expect((await set('new', batch)).body.changed).toBe(0);
  expect((await scan(server, first)).status).toBe(422);
  const second = await cardOf();
  expect((await scan(server, second)).status).toBe(200);
  await server.call('PUT', `${base(server)}/pupils/trash`, {
    token,
    body: { pupils: [noor], trashed: true },
  });
  expect((await scan(server, second)).status).toBe(422);
  await server.call('PUT', `${base(server)}/pupils/trash`, {
    token,
    body: { pupils: [noor], trashed: false },
  });
  expect((await set('none')).body.changed).toBe(1);
  expect((await scan(server, second)).body.message).toContain('Dit kaartje werkt niet');
});

test('guessing cards is locked, in words', async () => {
  const server = await startTestServer();
  let last = await scan(server, 'x'.repeat(22));
  for (let i = 0; i < 130 && last.status === 422; i++) last = await scan(server, 'y'.repeat(22));
  expect(last.status).toBe(429);
  expect(last.body.message).toMatch(/minuten|minuut/);
});
