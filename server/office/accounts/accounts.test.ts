import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/call.ts';
import { likenessKey, type AccountHead, type OfficeAccountRow } from '../../contract/office-accounts.ts';
import type { Likeness } from '../../contract/applications.ts';
import { daysAfter } from '../../contract/days.ts';
import { nameOfDay } from '../../data/day.ts';
import { setState } from '../../testing/licence.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { countFigures } from './figures.ts';

const WANTED = {
  kind: 'school',
  variant: 'nl',
  name: 'De Zeilboot',
  number: '34cd',
  adminName: 'Bo de Vries',
  email: 'bo@zeilboot.test',
  licence: { kind: 'trial', seats: 80, endsOn: null },
};

interface Listed {
  accounts: OfficeAccountRow[];
  total: number;
}

async function start() {
  const server = await startTestServer();
  const token = await server.login('office');
  const list = async (query: Record<string, string> = {}) =>
    (await server.call<Listed>('GET', `/api/office/accounts?${new URLSearchParams(query)}`, { token })).body;
  const make = (changes: object = {}, id: string = randomUUID()) =>
    server.call<{ id: string } & ErrorBody>('PUT', `/api/office/accounts/${id}`, {
      token,
      body: { ...WANTED, sample: null, seen: [], ...changes },
    });
  const look = (changes: object = {}) =>
    server.call<{ alike: Likeness[]; letter: { text: string; html: string; subject: string } }>(
      'POST',
      '/api/office/account-previews',
      { token, body: { ...WANTED, ...changes } },
    );
  const head = async (account: string) =>
    (await server.call<AccountHead>('GET', `/api/office/accounts/${account}`, { token })).body;
  return { server, token, list, make, look, head };
}
const mails = ({ db }: TestServer) => db.selectFrom('mails').selectAll().orderBy('id').execute();
const names = ({ accounts }: Listed) => accounts.map(({ name }) => name);

test('a customer is found by name, number, place and by name or mail of its staff, whatever the accents', async () => {
  const { server, token, list, make } = await start();
  const { account, staff } = server.school;
  await make({ name: 'De Zeilboot' });
  const change = (body: object) =>
    server.call('PATCH', `/api/admins/${account}/accountgegevens`, { token, body });
  await change({ name: 'École Über', city: 'Liège' });
  await server.call('PATCH', `/api/admins/${account}/accountgegevens`, { token, body: { number: '12ab00' } });
  await server.db
    .updateTable('users')
    .set({ email: 'Juf.Zoë@elders.test', email_key: 'juf.zoë@elders.test' })
    .where('id', '=', staff.docent)
    .execute();
  const admin = await server.login('schooladmin');
  await server.call('PATCH', `/api/accounts/${account}/staff/${staff.docent}`, {
    token: admin,
    body: { name: 'Zoë Çelik' },
  });
  for (const search of ['ecole', 'UBER', 'liege', '12AB', 'celik', 'juf.zo'])
    expect([search, names(await list({ search }))]).toEqual([search, ['École Über']]);
  expect(names(await list({ search: 'zeil' }))).toEqual(['De Zeilboot']);
  // Pupils are not searched, and signs of a pattern are only signs.
  for (const search of ['noor', '%%', '__'])
    expect([search, (await list({ search })).total]).toEqual([search, 0]);
  const short = await server.call('GET', '/api/office/accounts?search=a', { token });
  expect(short.status).toBe(422);
});

test('the list is narrowed down by kind, country, licence, too many pupils, agreement and silence, and put in order', async () => {
  const { server, list, make } = await start();
  const { account } = server.school;
  const today = nameOfDay(Date.now());
  await make({
    kind: 'thuis',
    number: '',
    licence: { kind: 'paid', seats: 3, endsOn: daysAfter(today, 200) },
  });
  await make({ variant: 'be', name: 'Klas Eén', email: 'b@b.test', number: '12345' });
  expect(names(await list({ kind: 'thuis', search: 'zeil' }))).toEqual(['De Zeilboot']);
  expect(names(await list({ variant: 'be' }))).toEqual(['Klas Eén']);
  expect(names(await list({ state: 'trial' }))).toEqual(['Klas Eén']);
  await setState(server.db, account, 'readOnly');
  expect((await list({ state: 'readOnly' })).accounts.map(({ id }) => id)).toEqual([account]);

  const now = Date.now();
  await server.db.updateTable('licences').set({ seats: 1 }).where('account_id', '=', account).execute();
  await countFigures(server.db, now);
  const over = await list({ over: 'ja' });
  expect(over.accounts.map(({ id, seats }) => [id, seats.total, seats.used > 1])).toEqual([
    [account, 1, true],
  ]);
  expect((await list({ order: 'used', desc: 'ja' })).accounts[0]!.id).toBe(account);
  const ends = (await list({ order: 'end' })).accounts.map(({ endsOn }) => endsOn);
  const known = ends.filter((end) => end !== null);
  expect(ends).toEqual([...known.toSorted(), ...ends.filter((end) => end === null)]);

  const unsigned = await list({ unsigned: 'ja' });
  expect(unsigned.accounts.every(({ kind }) => kind !== 'thuis')).toBe(true);
  expect(unsigned.total).toBeGreaterThan(0);

  const { total } = await list();
  await server.db
    .updateTable('users')
    .set({ last_login_at: now - 100 * 24 * 60 * 60_000 })
    .where('account_id', 'is not', null)
    .execute();
  await server.db.deleteFrom('rounds').execute();
  await server.db
    .updateTable('accounts')
    .set({ created_at: now - 100 * 24 * 60 * 60_000 })
    .execute();
  await countFigures(server.db, now);
  expect((await list({ inactive: '90' })).total).toBe(total);
  expect((await list({ inactive: '120' })).total).toBe(0);
});

test('the list goes by page, and each customer stands on one of them', async () => {
  const { server, list } = await start();
  const rows = Array.from({ length: 120 }, (_, i) => ({
    id: randomUUID(),
    kind: 'school' as const,
    name: `School ${i % 40}`,
    search_key: `school ${i % 40}`,
    created_at: Date.now(),
  }));
  await server.db.insertInto('accounts').values(rows).execute();
  const pages = [await list({ page: '1' }), await list({ page: '2' }), await list({ page: '3' })];
  const { total } = pages[0]!;
  const ids = pages.flatMap(({ accounts }) => accounts.map(({ id }) => id));
  expect([pages[0]!.accounts.length, ids.length, new Set(ids).size]).toEqual([50, total, total]);
});

test('a customer is made with licence, administrator, mail and example in one go, and once', async () => {
  const { server, make, head } = await start();
  const id = randomUUID();
  const sample = randomUUID();
  const first = await make({ sample }, id);
  expect([first.status, first.body.id]).toEqual([200, id]);
  expect((await make({ sample }, id)).status).toBe(200);
  const db = server.db;
  const licences = await db.selectFrom('licences').selectAll().where('account_id', '=', id).execute();
  expect(licences).toMatchObject([{ kind: 'trial', seats: 80 }]);
  const sent = (await mails(server)).filter((mail) => mail.account_id === id);
  expect(sent).toMatchObject([{ kind: 'welcome', to_address: 'bo@zeilboot.test' }]);
  expect(sent[0]!.link).toMatch(/wachtwoordherstellen/);
  const groups = await db.selectFrom('groups').select('id').where('account_id', '=', id).execute();
  expect(groups).toEqual([{ id: sample }]);
  expect(await head(id)).toMatchObject({
    name: 'De Zeilboot',
    state: 'trial',
    seats: { used: 0, total: 80 },
    admins: [{ name: 'Bo de Vries', lastLoginAt: null }],
  });
});

test('two who make the same customer at once: one is told what it looks like', async () => {
  const { server, make, look } = await start();
  const both = await Promise.all([make(), make({ email: 'an@zeilboot.test', name: 'Zeilboot' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)!.body.message).toContain('Kijk eerst');
  const other = { email: 'cas@zeilboot.test', name: 'Zeilboot twee' };
  const { body } = await look(other);
  expect(body.alike.map(({ by }) => by)).toEqual(['number']);
  // It never decides by itself: who saw it makes it all the same.
  expect((await make({ ...other, seen: body.alike.map(likenessKey) })).status).toBe(200);
  expect(
    await server.db.selectFrom('accounts').select('id').where('number', '=', '34CD').execute(),
  ).toHaveLength(2);
});

test('what is wrong is said at its field, and nothing is made of it', async () => {
  const { server, make } = await start();
  const before = await server.db.selectFrom('accounts').select('id').execute();
  const paid = { kind: 'paid', seats: 30, endsOn: null };
  const wrong = async (changes: object) => Object.keys((await make(changes)).body.fields!);
  expect(await wrong({ licence: paid })).toEqual(['licence.endsOn']);
  expect(await wrong({ licence: { ...paid, endsOn: '2020-01-01' } })).toEqual(['licence.endsOn']);
  expect(await wrong({ kind: 'thuis', number: '', licence: { ...paid, endsOn: '2040-01-01' } })).toEqual([
    'licence.seats',
  ]);
  expect(await wrong({ number: '12' })).toEqual(['number']);
  await server.db
    .updateTable('users')
    .set({ email: 'bo@zeilboot.test', email_key: 'bo@zeilboot.test' })
    .where('id', '=', server.school.staff.docent)
    .execute();
  expect(await wrong({})).toEqual(['email']);
  expect(await server.db.selectFrom('accounts').select('id').execute()).toEqual(before);
});

test('the welcome mail is seen beforehand as it goes out, in the words of the country', async () => {
  const { server, make, look } = await start();
  const be = { variant: 'be', number: '12345' };
  const { body } = await look(be);
  expect(body.letter.text).toContain('Daarna maak je een klas aan');
  await make(be);
  const [mail] = await mails(server);
  expect(mail!.subject).toBe(body.letter.subject);
  // Nobody has the address twice, so that is said before anything is shown.
  expect((await look()).status).toBe(422);
  const free = { licence: { kind: 'free', seats: 30, endsOn: null }, email: 'an@zeilboot.test' };
  expect((await look(free)).body.letter.text).not.toContain('proef');
});

test('the list to keep has no pupils, and who took it and why stands in the log', async () => {
  const { server, token } = await start();
  const take = (reason: string) =>
    server.call<Listed & ErrorBody>('POST', '/api/office/account-lists', { token, body: { reason } });
  expect(Object.keys((await take('kort')).body.fields!)).toEqual(['reason']);
  const { body } = await take('Voor de accountant van dit jaar.');
  expect(body.accounts.length).toBeGreaterThan(1);
  const lines = await server.db
    .selectFrom('audit')
    .select(['actor_id', 'reason'])
    .where('action', '=', 'account-list-taken')
    .execute();
  expect(lines).toEqual([
    { actor_id: server.school.staff.office, reason: 'Voor de accountant van dit jaar.' },
  ]);
});

test('the welcome mail goes once more to who never logged in, and the link before it is dead', async () => {
  const { server, token, make, head } = await start();
  const id = randomUUID();
  await make({}, id);
  const [admin] = (await head(id)).admins;
  const again = (account: string, of: string) =>
    server.call('POST', `/api/office/accounts/${account}/welcome`, { token, body: { admin: of } });
  expect((await again(id, admin!.id)).status).toBe(429);
  const early = { created_at: Date.now() - 120_000 };
  await server.db.updateTable('password_tokens').set(early).execute();
  expect((await again(id, admin!.id)).status).toBe(200);
  const tokens = await server.db
    .selectFrom('password_tokens')
    .select('hash')
    .where('user_id', '=', admin!.id)
    .execute();
  expect(tokens).toHaveLength(1);
  expect((await mails(server)).filter(({ kind }) => kind === 'welcome')).toHaveLength(2);
  // Who logged in asks for a password, and who runs another account is nobody here.
  await server.login('schooladmin');
  const { account, staff } = server.school;
  await server.db
    .updateTable('users')
    .set({ email: 'directie@school.test' })
    .where('id', '=', staff.schooladmin)
    .execute();
  expect((await again(account, staff.schooladmin)).status).toBe(409);
  expect((await again(account, admin!.id)).status).toBe(404);
});

test('when the last administrator is gone the office invites another, with how that was checked; who is left hears of it', async () => {
  const { server, token } = await start();
  const { account, staff } = server.school;
  await server.db
    .updateTable('users')
    .set({ email: 'directie@school.test', email_key: 'directie@school.test' })
    .where('id', '=', staff.schooladmin)
    .execute();
  const id = randomUUID();
  const invite = (body: object) =>
    server.call<AccountHead & ErrorBody>('PUT', `/api/office/accounts/${account}/admins/${id}`, {
      token,
      body: { adminName: 'An Peeters', email: 'an@school.test', ...body },
    });
  expect(Object.keys((await invite({ reason: 'gebeld' })).body.fields!)).toEqual(['reason']);
  const reason = 'Teruggebeld via het nummer van het bestuur.';
  const { body } = await invite({ reason });
  expect(body.admins.map(({ name }) => name)).toContain('An Peeters');
  expect((await invite({ reason })).status).toBe(200);
  const sent = (await mails(server)).map(({ kind, to_address }) => [kind, to_address]);
  expect(sent).toEqual(
    expect.arrayContaining([
      ['new-admin', 'directie@school.test'],
      ['invitation', 'an@school.test'],
    ]),
  );
  expect(sent).toHaveLength(2);
  const line = await server.db
    .selectFrom('audit')
    .select(['subject', 'reason'])
    .where('action', '=', 'admin-invited')
    .execute();
  expect(line).toEqual([{ subject: id, reason }]);
});

test('blocking ends the sessions of staff, who read why when they log in anew; unblocking restores', async () => {
  const { server, token } = await start();
  const { account } = server.school;
  const [admin, docent, noor] = [
    await server.login('schooladmin'),
    await server.login('docent'),
    await server.login('noor'),
  ];
  const block = (body: object) =>
    server.call('PUT', `/api/office/accounts/${account}/block`, { token, body });
  const isIn = async (one: string) =>
    (await server.call('GET', '/api/session', { token: one })).status === 200;
  const why = 'De rekening van maart staat nog open.';
  expect((await block({ block: { kind: 'betaling', why } })).status).toBe(200);
  expect([await isIn(admin), await isIn(docent), await isIn(noor)]).toEqual([false, false, true]);
  const again = await server.login('schooladmin');
  const refused = await server.call('GET', `/api/accounts/${account}/groups`, { token: again });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(why)]);
  await block({ block: null });
  expect((await server.call('GET', `/api/accounts/${account}/groups`, { token: again })).status).toBe(200);
});
