import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/call.ts';
import { daysAfter } from '../../contract/days.ts';
import { likenessKey } from '../../contract/office-accounts.ts';
import { nameOfDay } from '../../data/day.ts';
import { setState } from '../../testing/licence.ts';
import { mails, startOffice, type Listed } from '../../testing/office-accounts.ts';
import { countFigures } from './figures.ts';

const names = ({ accounts }: Listed) => accounts.map(({ name }) => name);

test('a customer is found by name, number, place and by name or mail of its staff, whatever the accents', async () => {
  const { server, token, list, make } = await startOffice();
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
  const { server, list, make } = await startOffice();
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
  const { server, list } = await startOffice();
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
  const { server, make, head } = await startOffice();
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
  const { server, make, look } = await startOffice();
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

test('a mail domain of its own and a name with another beginning are shown, and keep nobody from going on', async () => {
  const { server, make, look } = await startOffice();
  await server.db
    .updateTable('accounts')
    .set({ name: 'Obs De Regenboog' })
    .where('id', '=', server.school.account)
    .execute();
  await make();
  const other = { name: 'CBS Regenboog', number: '12AB', email: 'cas@zeilboot.test' };
  const hints = async (changes: object) =>
    (await look({ ...other, ...changes })).body.alike.map(({ by, text }) => [by, text]);
  expect(await hints({})).toEqual([
    ['domain', 'De Zeilboot'],
    ['namesake', 'Obs De Regenboog'],
  ]);
  // Part of a name or domain is none, and anybody can have an address at a provider.
  expect(await hints({ name: 'Regenboogland', email: 'cas@boot.test' })).toEqual([]);
  await server.db
    .updateTable('users')
    .set({ email: 'bo@gmail.com', email_key: 'bo@gmail.com' })
    .where('email_key', '=', 'bo@zeilboot.test')
    .execute();
  expect(await hints({ name: 'Iets anders', email: 'cas@gmail.com' })).toEqual([]);
  expect((await make({ ...other, seen: [] })).status).toBe(200);
});

test('what is wrong is said at its field, and nothing is made of it', async () => {
  const { server, make } = await startOffice();
  const before = await server.db.selectFrom('accounts').select('id').execute();
  const paid = { kind: 'paid', seats: 30, endsOn: null };
  const wrong = async (changes: object) => Object.keys((await make(changes)).body.fields!);
  expect(await wrong({ licence: paid })).toEqual(['licence.endsOn']);
  expect(await wrong({ licence: { ...paid, endsOn: '2020-01-01' } })).toEqual(['licence.endsOn']);
  expect(await wrong({ kind: 'thuis', number: '', licence: { ...paid, endsOn: '2040-01-01' } })).toEqual([
    'licence.seats',
  ]);
  expect(await wrong({ number: '12' })).toEqual(['number']);
  // Never fewer than it would get.
  expect(await wrong({ licence: { kind: 'trial', seats: 29, endsOn: null } })).toEqual(['licence.seats']);
  await server.db
    .updateTable('users')
    .set({ email: 'bo@zeilboot.test', email_key: 'bo@zeilboot.test' })
    .where('id', '=', server.school.staff.docent)
    .execute();
  expect(await wrong({})).toEqual(['email']);
  expect(await server.db.selectFrom('accounts').select('id').execute()).toEqual(before);
});

test('the welcome mail is seen beforehand as it goes out, in the words of the country', async () => {
  const { server, make, look } = await startOffice();
  const be = { variant: 'be', number: '12345' };
  const { body } = await look(be);
  expect(body.seats).toBe(80);
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
  const { server, token } = await startOffice();
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
