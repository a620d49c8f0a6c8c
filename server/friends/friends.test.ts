import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../contract/call.ts';
import { daysAfter } from '../contract/days.ts';
import type { Friends } from '../contract/friends.ts';
import { newId } from '../contract/id.ts';
import { nameOfDay } from '../data/day.ts';
import { createAccount } from '../people/create.ts';
import { until } from '../testing/play.ts';
import { onPostgres } from '../testing/places.ts';
import { startTestServer } from '../testing/server.ts';
import { startSmtp } from '../testing/smtp.ts';
import { advanceFriends, monthsAfter } from './advance.ts';
import { firstPayment, type Payment } from './payment.ts';
import { rewardsToLookAt } from './rewards.ts';
import { isSameCustomer } from './same-customer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const APPLICATION = {
  kind: 'application',
  type: 'school',
  organisation: 'De Vriend',
  number: '',
  name: 'Bo Smit',
  email: 'bo@devriend.example',
  phone: '',
  pupils: 40,
  start: '',
  remark: '',
  consent: true,
  website: '',
  seconds: 30,
};

async function began(deps: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(deps);
  const { db, school } = server;
  const token = await server.login('schooladmin');
  await db
    .updateTable('users')
    .set({ email: 'mia@proefschool.example' })
    .where('username', '=', 'schooladmin')
    .execute();
  const base = `/api/accounts/${school.account}`;
  const ask = async (method: string, path: string, body?: object) =>
    server.call<Friends & ErrorBody & { text: string }>(method, `${base}/${path}`, {
      token,
      ...(body && { body }),
    });
  const link = async () => {
    const { body } = await ask('PUT', 'friend-link', {});
    return { id: body.link!.id, code: /vriend=(\w+)$/.exec(body.link!.url)![1]! };
  };
  const apply = (friend: string, more: object = {}, lead = newId()) =>
    server.call('PUT', `/api/site/leads/${lead}`, { body: { ...APPLICATION, friend, ...more } });
  /** The office makes an account of an application. */
  const accept = async (more: object = {}) => {
    const { id } = await db
      .selectFrom('leads')
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const account = await createAccount(db, { kind: 'school', name: 'De Vriend', ...more });
    await db.deleteFrom('licences').where('account_id', '=', account).execute();
    await db
      .insertInto('licences')
      .values({
        id: newId(),
        account_id: account,
        kind: 'trial',
        seats: 30,
        starts_on: '2027-01-01',
        ends_on: '2027-02-12',
        order_id: null,
        created_at: 0,
      })
      .execute();
    await db
      .updateTable('leads')
      .set({ account_id: account, status: 'accepted' })
      .where('id', '=', id)
      .execute();
    return account;
  };
  const states = async () => (await ask('GET', 'friends')).body.friends.map(({ state }) => state);
  const endOf = async (account: string) =>
    (
      await db
        .selectFrom('licences')
        .select('ends_on')
        .where('account_id', '=', account)
        .executeTakeFirstOrThrow()
    ).ends_on;
  return { server, db, school, token, ask, link, apply, accept, states, endOf };
}

test('the link of somebody is one, opens, works for several friends, and is withdrawn', async () => {
  const { server, ask, link, apply, states } = await began();
  const { id, code } = await link();
  expect((await link()).code).toBe(code);
  const visit = () =>
    server.call<{ by: string; days: number }>('POST', '/api/site/friend-visits', { body: { code } });
  expect((await ask('GET', 'friends')).body.link!.isOpened).toBe(false);
  expect((await visit()).body).toEqual({ by: 'De Proefschool', days: 14 });
  expect((await ask('GET', 'friends')).body.link!.isOpened).toBe(true);
  const lead = newId();
  expect((await apply(code, {}, lead)).status).toBe(200);
  await apply(code, {}, lead);
  await apply(code, { email: 'jo@ander.example' });
  await apply('ABCDEFGHJKMN');
  expect(await states()).toEqual(['applied', 'applied']);
  expect((await ask('POST', `friends/${id}/withdrawal`, {})).body.link).toBeNull();
  expect((await visit()).status).toBe(404);
  expect((await link()).code).not.toBe(code);
  // A teacher invites nobody.
  const docent = await server.login('docent');
  expect(
    (await server.call('GET', `/api/accounts/${server.school.account}/friends`, { token: docent })).status,
  ).toBe(403);
});

test('who invites oneself is refused: the same domain, the same number, or an account that turns out to be the same', async () => {
  const { db, school, link, apply, accept, states, endOf } = await began();
  await db.updateTable('accounts').set({ number: '12AB' }).where('id', '=', school.account).execute();
  const { code } = await link();
  await apply(code, { email: 'ander@proefschool.example' });
  await apply(code, { number: '12 ab' });
  expect(await states()).toEqual(['refused', 'refused']);
  await apply(code);
  const account = await accept({ number: '12AB' });
  await advanceFriends(db, Date.now());
  expect(await states()).toEqual(['refused', 'refused', 'refused']);
  expect(await endOf(account)).toBe('2027-02-12');
  // The friend reads it too, in other words.
  const messages = await db.selectFrom('messages').select(['account_id', 'text']).execute();
  expect(messages).toMatchObject([
    { account_id: account, text: expect.stringContaining('omdat we je organisatie al kenden') },
  ]);
});

test('a friend’s trial is two weeks longer, once; who is paid for gives a month, which is taken back when it is paid back', async () => {
  const { db, school, ask, link, apply, accept, states, endOf } = await began();
  const now = Date.now();
  await db.deleteFrom('licences').where('account_id', '=', school.account).execute();
  const period = {
    id: newId(),
    account_id: school.account,
    kind: 'paid' as const,
    seats: 300,
    order_id: null,
    created_at: 0,
  };
  const end = daysAfter(nameOfDay(now), 40);
  await db
    .insertInto('licences')
    .values({ ...period, starts_on: '2026-01-01', ends_on: end })
    .execute();
  await apply((await link()).code);
  await advanceFriends(db, now);
  expect(await states()).toEqual(['applied']);
  const friend = await accept();
  await Promise.all([advanceFriends(db, now), advanceFriends(db, now)]);
  expect([await states(), await endOf(friend)]).toEqual([['trial'], '2027-02-26']);

  let payment: Payment | undefined;
  const go = (days: number) =>
    advanceFriends(db, now + days * DAY_MS, (_, id) => Promise.resolve(id === friend ? payment : undefined));
  await go(0);
  expect(await states()).toEqual(['trial']);
  payment = { paidOn: nameOfDay(now), months: 12, isCredited: false };
  await go(0);
  await go(13);
  expect([await states(), await endOf(school.account)]).toEqual([['paid'], end]);
  await go(14);
  await go(15);
  expect([await states(), await endOf(school.account)]).toEqual([['rewarded'], monthsAfter(end, 1)]);
  expect((await ask('GET', 'friends')).body.months).toBe(1);
  expect(
    await db.selectFrom('licence_changes').select('why').where('licence_id', '=', period.id).execute(),
  ).toEqual([{ why: 'een vriend ging mee: een maand erbij' }]);

  payment = { ...payment, isCredited: true };
  await go(60);
  // Not before today: the month was half gone.
  expect([await states(), await endOf(school.account)]).toEqual([['refused'], nameOfDay(now + 60 * DAY_MS)]);
  await go(61);
  expect(await endOf(school.account)).toBe(nameOfDay(now + 60 * DAY_MS));
});

test('too short a bill, or one that was paid back at once, gives nothing; of many the office looks first', async () => {
  const { server, db, school, endOf } = await began();
  const now = Date.now();
  await db.deleteFrom('licences').where('account_id', '=', school.account).execute();
  await db
    .insertInto('licences')
    .values({
      id: 'p',
      account_id: school.account,
      kind: 'paid',
      seats: 300,
      starts_on: '2026-01-01',
      ends_on: '2027-12-31',
      order_id: null,
      created_at: 0,
    })
    .execute();
  const payments = new Map<string, Payment>();
  const friend = async (months: number, isCredited = false) => {
    const account = await createAccount(db, { kind: 'school', name: 'Vriend' });
    payments.set(account, { paidOn: nameOfDay(now - 20 * DAY_MS), months, isCredited });
    await db
      .insertInto('friends')
      .values({
        id: newId(),
        account_id: school.account,
        by_user: null,
        channel: 'link',
        state: 'paid',
        friend_account: account,
        created_at: now,
        changed_at: now,
      })
      .execute();
  };
  await friend(3);
  await friend(12, true);
  for (let i = 0; i < 7; i++) await friend(12);
  const go = () => advanceFriends(db, now, (_, id) => Promise.resolve(payments.get(id)));
  await go();
  await go();
  const rewarded = await db.selectFrom('friends').select('id').where('state', '=', 'rewarded').execute();
  expect([rewarded.length, await endOf(school.account)]).toEqual([5, '2028-05-31']);

  const waiting = () => rewardsToLookAt(db, now, (_, id) => Promise.resolve(payments.get(id)));
  const { rewards } = await waiting();
  expect(rewards.map(({ account, rewards: count, isGranted }) => [account.name, count, isGranted])).toEqual([
    ['De Proefschool', 5, false],
    ['De Proefschool', 5, false],
  ]);
  const decide = async (id: string, grants: boolean, who = 'office') =>
    server.call('POST', `/api/office/friend-rewards/${id}`, {
      token: await server.login(who),
      body: { grants },
    });
  const [yes, no] = rewards.map(({ id }) => id);
  expect((await decide(yes!, true, 'schooladmin')).status).toBe(403);
  expect((await decide(yes!, true)).status).toBe(200);
  expect((await decide(no!, false)).status).toBe(200);
  expect((await decide(no!, true)).status).toBe(409);
  expect((await waiting()).rewards.map(({ id, isGranted }) => [id, isGranted])).toEqual([[yes, true]]);
  await go();
  // Of the six months of one period that there can be.
  expect(await endOf(school.account)).toBe('2028-06-30');
  expect((await waiting()).rewards).toEqual([]);
  const told = await db
    .selectFrom('messages')
    .select('source')
    .where('source', '=', `friend ${no} looked`)
    .execute();
  expect(told).toHaveLength(1);
});

test('a mail to a friend says who sends it and holds no reward; afterwards nothing of it is in the database', async () => {
  const smtp = await startSmtp();
  const { server, db, ask } = await began({
    mailServer: { url: smtp.url, from: 'Spelwereld <mail@spelwereld.test>' },
    siteOrigins: { nl: 'https://spelwereld.test' },
  });
  const text = 'Wij werken er al een jaar mee, heel fijn.';
  const shown = (await ask('POST', 'friend-mail-preview', { text })).body.text;
  expect(shown).toContain('Deze mail stuurt Spelwereld namens Juf schooladmin van De Proefschool.');
  expect(shown).toContain(text);
  const batch = newId();
  const send = (addresses: string[], id = newId()) => ask('PUT', `friend-mails/${id}`, { addresses, text });
  expect((await send(['Wies@ver-weg.example'], batch)).body).toMatchObject({
    mailsLeft: 9,
    friends: [{ channel: 'mail', state: 'made' }],
  });
  expect((await send(['wies@ver-weg.example'], batch)).body.mailsLeft).toBe(9);
  await until(() => smtp.received.length === 1);
  const { raw } = smtp.received[0]!;
  expect(raw).not.toMatch(/maand|beloning|gratis maand|korting/i);
  await until(async () => {
    const mails = await db.selectFrom('mails').select('state').execute();
    return mails.every(({ state }) => state === 'sent');
  });
  const stored: unknown[] = [];
  for (const { name } of await db.introspection.getTables())
    stored.push(
      await db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    );
  expect(/ver-weg|heel fijn/.exec(JSON.stringify(stored))).toBeNull();
  if (!onPostgres) expect(readFileSync(server.place).includes('ver-weg')).toBe(false);

  // An address gets one a quarter, whoever asks; and none once it said so.
  const again = await send(['wies@ver-weg.example']);
  expect([again.status, again.body.fields]).toEqual([
    422,
    { 'addresses.0': expect.stringContaining('kunnen we nu geen uitnodiging sturen') },
  ]);
  await db
    .updateTable('friend_addresses')
    .set({ at: Date.now() - 91 * DAY_MS })
    .execute();
  const { digest } = await db.selectFrom('friend_addresses').select('digest').executeTakeFirstOrThrow();
  expect((await server.call('POST', '/api/site/friend-refusals', { body: { token: digest } })).body).toEqual({
    refused: true,
  });
  expect((await send(['wies@ver-weg.example'])).status).toBe(422);
  const ten = Array.from({ length: 10 }, (_, i) => `v${i}@ver-weg.example`);
  expect((await send(ten)).status).toBe(429);
  expect((await send(ten.slice(1))).body.mailsLeft).toBe(0);
});

test('a mail that nobody took up is over after ninety days, and its address is forgotten', async () => {
  const { db, ask, states } = await began();
  await ask('PUT', `friend-mails/${newId()}`, { addresses: ['a@ver.example'], text: '' });
  await advanceFriends(db, Date.now() + 89 * DAY_MS);
  expect(await states()).toEqual(['made']);
  await advanceFriends(db, Date.now() + 91 * DAY_MS);
  expect(await states()).toEqual(['expired']);
  expect(await db.selectFrom('friend_addresses').selectAll().execute()).toEqual([]);
});

test('a withdrawn mail that waits is not sent', async () => {
  const { db, ask, states } = await began();
  const { body } = await ask('PUT', `friend-mails/${newId()}`, { addresses: ['a@ver.example'], text: '' });
  await ask('POST', `friends/${body.friends[0]!.id}/withdrawal`, {});
  expect(await states()).toEqual(['withdrawn']);
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
});

test('organisations are known by number, address and domain, but not by a domain of everybody', () => {
  const of = (number: string, ...emails: string[]) => ({ number, emails });
  expect(isSameCustomer(of('12AB', 'a@x.nl'), of('12AB', 'b@y.nl'))).toBe(true);
  expect(isSameCustomer(of('', 'a@x.nl'), of('', 'B@X.nl'))).toBe(true);
  expect(isSameCustomer(of('', 'a@gmail.com'), of('', 'b@gmail.com'))).toBe(false);
  expect(isSameCustomer(of('', 'a@gmail.com'), of('', 'A@gmail.com'))).toBe(true);
  expect(isSameCustomer(of('', 'a@x.nl'), of('', 'a@y.nl'))).toBe(false);
});

test('a month further is the same day, and a last day stays one', () => {
  expect(['2027-01-31', '2027-02-28', '2027-12-15'].map((day) => monthsAfter(day, 1))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2028-01-15',
  ]);
  expect(monthsAfter('2027-03-31', -1)).toBe('2027-02-28');
});

test('the first bill that was paid counts, and is told when it was given back', async () => {
  const { db, school } = await began();
  const add = async (months: number, state: 'final' | 'paid' | 'credited', paidOn: string | null) => {
    const [order, invoice] = [newId(), newId()];
    await db
      .insertInto('orders')
      .values({
        ...{
          id: order,
          account_id: school.account,
          kind: 'extend',
          seats: 30,
          months,
          starts_on: '2027-01-01',
        },
        ...{ list_excl: 0, excl: 0, price: '{}', order_number: '', vat_id: '', terms_version: '1' },
        ...{ state: 'invoiced', created_at: 0 },
      })
      .execute();
    await db
      .insertInto('invoices')
      .values({
        ...{
          id: invoice,
          series: 'F',
          account_id: school.account,
          order_id: order,
          seller: '{}',
          buyer: '{}',
        },
        ...{ lines: '[]', totals: '{}', supply_from: '2027-01-01', supply_to: '2027-12-31' },
        ...{ order_number: '', state, paid_on: paidOn, created_at: 0 },
      })
      .execute();
    return invoice;
  };
  await add(12, 'final', null);
  expect(await firstPayment(db, school.account)).toBeUndefined();
  await add(12, 'paid', '2027-03-02');
  const first = await add(8, 'paid', '2027-02-01');
  expect(await firstPayment(db, school.account)).toEqual({
    paidOn: '2027-02-01',
    months: 8,
    isCredited: false,
  });
  await db.updateTable('invoices').set({ state: 'credited' }).where('id', '=', first).execute();
  expect((await firstPayment(db, school.account))!.isCredited).toBe(true);
});
