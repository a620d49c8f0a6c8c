import { expect, test } from 'vitest';
import { daysAfter } from '../contract/days.ts';
import { nameOfDay } from '../data/day.ts';
import type { LicenceRow } from '../data/schema.ts';
import { sendNotices } from '../licence/send-notices.ts';
import { createOutbox } from '../mail/outbox.ts';
import { setLicence } from '../testing/licence.ts';
import { answerTo, sendAnswer, startPlayer } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { openErasures } from './erasures.ts';
import { eraseLapsed } from './lapsed.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A small school whose trial ended so many days ago, with an administrator who reads mail; each test counts days from now on. */
async function startTrial(days: number, period: Partial<LicenceRow> = {}) {
  // What the server does by itself about licences is another test's.
  const server = await startTestServer({ licences: { isOff: true } });
  const { db, school } = server;
  const today = nameOfDay(Date.now());
  await setLicence(db, school.account, { kind: 'trial', ends_on: daysAfter(today, -days), ...period });
  await db
    .updateTable('users')
    .set({ email: 'admin@school.test' })
    .where('id', '=', school.staff.schooladmin)
    .execute();
  const outbox = createOutbox(db, false);
  const post = { add: outbox.add.bind(outbox), nudge() {} };
  const sessions = { endAll: () => Promise.resolve() };
  // At noon a day has begun for notices too.
  const noon = (later: number) => Date.parse(`${daysAfter(today, later)}T12:00Z`);
  return {
    server,
    today,
    notify: (later: number) => sendNotices({ db, post }, noon(later)),
    erase: (later: number) =>
      eraseLapsed({ db, erasures: openErasures(server.path), sessions, post }, noon(later)),
    mails: () => db.selectFrom('mails').select(['to_address', 'subject', 'text']).orderBy('id').execute(),
  };
}

/** How many rows each table has. */
async function counts({ db }: TestServer) {
  const all: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { count } = await db
      .selectFrom(name as 'users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    all[name] = Number(count);
  }
  return all;
}

test('an account that lapsed is erased whole, two weeks after that was told', async () => {
  const { server, notify, erase, mails } = await startTrial(29);
  const { account, noor, elsewhere } = server.school;
  const { socket, round } = await startPlayer(server, 'noor', noor);
  await sendAnswer(socket, answerTo(round, 0, true));

  expect(await notify(0)).toBeGreaterThan(0);
  expect(await notify(0)).toBe(0);
  const last = (await mails()).at(-1)!;
  expect(last).toMatchObject({ to_address: 'admin@school.test' });
  expect(last.subject).toContain('De Proefschool');
  expect(last.text).toContain('wissen we het account');
  expect(await erase(13)).toBe(0);
  expect(await erase(14)).toBe(1);

  const { db } = server;
  expect(await db.selectFrom('accounts').select('id').where('id', '=', account).execute()).toEqual([]);
  // The proof that it was erased, and no other mail.
  expect((await mails()).map(({ to_address, subject }) => [to_address, subject])).toEqual([
    ['admin@school.test', 'Alle gegevens van De Proefschool zijn gewist'],
  ]);
  for (const [table, count] of Object.entries(await counts(server)))
    if (['groups', 'pupils', 'answers', 'rounds', 'tasks', 'licence_notices'].includes(table))
      expect([table, count]).toEqual([table, ['groups', 'pupils'].includes(table) ? 1 : 0]);
  const others = await db.selectFrom('users').select('account_id').distinct().execute();
  expect(others.map((row) => row.account_id)).not.toContain(account);
  expect(others.map((row) => row.account_id)).toContain(elsewhere.account);
  const lines = db.selectFrom('audit').select('account_id').where('action', '=', 'account-erased');
  expect(await lines.execute()).toEqual([{ account_id: account }]);
});

test('nothing is erased without a warning, however long ago a licence ended', async () => {
  const { notify, erase } = await startTrial(400);
  expect(await erase(0)).toBe(0);
  // Only the warning: what else was missed is too old to be told.
  expect(await notify(0)).toBe(1);
  expect(await erase(13)).toBe(0);
  expect(await erase(14)).toBe(1);
});

test('who said to stop is warned a week before', async () => {
  const { notify, erase, mails } = await startTrial(35, { stops: 1 });
  await notify(0);
  expect(await mails()).toEqual([]);
  expect(await notify(1)).toBe(1);
  expect(await erase(7)).toBe(0);
  expect(await erase(8)).toBe(1);
});

test('what is renewed, put off, free or blocked stays', async () => {
  const { server, today, notify, erase } = await startTrial(100);
  const { db, school } = server;
  await notify(0);
  const accounts = db.updateTable('accounts').where('id', '=', school.account);
  await accounts.set({ block: JSON.stringify({ kind: 'betaling', why: 'x', at: 0, by: 'x' }) }).execute();
  expect(await erase(20)).toBe(0);
  await accounts.set({ block: null, hold_until: daysAfter(today, 10) }).execute();
  expect(await erase(20)).toBe(0);
  await accounts.set({ hold_until: null }).execute();
  const later = daysAfter(today, 60);
  await db
    .insertInto('licences')
    .values({
      id: 'next',
      account_id: school.account,
      kind: 'paid',
      seats: 9,
      starts_on: later,
      ends_on: daysAfter(later, 365),
      created_at: Date.now() + DAY,
    })
    .execute();
  expect(await erase(20)).toBe(0);
  await db.updateTable('licences').set({ kind: 'free', ends_on: null }).where('id', '=', 'next').execute();
  expect(await erase(400)).toBe(0);
  await db.deleteFrom('licences').where('id', '=', 'next').execute();
  expect(await erase(20)).toBe(1);
});
