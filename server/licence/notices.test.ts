import { expect, test } from 'vitest';
import { daysAfter } from '../contract/days.ts';
import { createOutbox } from '../mail/outbox.ts';
import { setLicence } from '../testing/licence.ts';
import { startTestServer } from '../testing/server.ts';
import type { LicenceRow } from '../data/schema.ts';
import { sendNotices } from './send-notices.ts';

const E = '2027-06-30';
/** A moment on the day so many days after the end. */
const at = (days: number, time = '07:30+02:00') => Date.parse(`${daysAfter(E, days)}T${time}`);

/** A school with a paid licence to the end, an administrator who reads mail, and an address for invoices. */
async function start(period: Partial<LicenceRow> = {}) {
  const server = await startTestServer({ licences: { isOff: true } });
  const { db, school } = server;
  await setLicence(db, school.account, { starts_on: '2026-07-01', ends_on: E, ...period });
  await db
    .updateTable('users')
    .set({ email: 'admin@school.test' })
    .where('id', '=', school.staff.schooladmin)
    .execute();
  await db
    .updateTable('accounts')
    .set({ details: JSON.stringify({ invoiceEmail: 'geld@school.test' }) })
    .where('id', '=', school.account)
    .execute();
  const outbox = createOutbox(db, false);
  const post = { add: outbox.add.bind(outbox), nudge() {} };
  const notify = (now: number) => sendNotices({ db, post }, now);
  const sent = async () =>
    (await db.selectFrom('licence_notices').select(['kind', 'sent_at']).orderBy('sent_at').execute()).map(
      ({ kind }) => kind,
    );
  return { db, school, notify, sent };
}

test('who runs an account hears each thing once, on its day', async () => {
  const { db, school, notify, sent } = await start();
  const days: number[] = [];
  for (let day = -70; day <= 60; day++) if ((await notify(at(day))) > 0) days.push(day);
  expect(days).toEqual([-60, -30, -14, -7, -1, 1, 8, 15, 29, 40, 43, 50, 56]);
  expect(await sent()).toEqual([
    ...['end-60', 'end-30', 'end-14', 'end-7', 'end-1', 'grace-1', 'grace-8', 'readOnly'],
    ...['lapsed-14', 'lapsed-3', 'lapsed', 'erased-7', 'erased-1'],
  ]);
  const mails = await db.selectFrom('mails').select(['to_address', 'subject', 'text', 'kind']).execute();
  expect(mails.filter(({ to_address }) => to_address === 'geld@school.test')).toHaveLength(4);
  expect(mails.filter(({ to_address }) => to_address === 'admin@school.test')).toHaveLength(13);
  expect(mails.every(({ text }) => !/undefined|NaN|Noor/.test(text))).toBe(true);
  const messages = await db.selectFrom('messages').selectAll().orderBy('created_at').execute();
  expect(messages).toHaveLength(13);
  expect(messages.every(({ kind, text }) => kind === 'licentie' && !/undefined|deze mail/.test(text))).toBe(
    true,
  );
  const readers = await db.selectFrom('message_receivers').select('user_id').distinct().execute();
  expect(readers).toEqual([{ user_id: school.staff.schooladmin }]);
});

test('a trial is told two weeks and three days before, and then what comes', async () => {
  const { notify } = await start({ kind: 'trial' });
  const days: number[] = [];
  for (let day = -70; day <= 60; day++) if ((await notify(at(day))) > 0) days.push(day);
  expect(days).toEqual([-14, -3, 1, 15, 26, 29, 36, 42]);
});

test('who said to stop hears only that it ended and what is erased', async () => {
  const { notify, sent } = await start({ stops: 1 });
  for (let day = -70; day <= 60; day++) await notify(at(day));
  expect(await sent()).toEqual(['grace-1', 'readOnly', 'erased-7', 'erased-1']);
});

test('what was missed is told within three days, and later not any more', async () => {
  const { notify, sent } = await start();
  await notify(at(-30));
  await notify(at(-14));
  // Down from the seventh day before the end on; before seven in the morning a day has not begun.
  expect(await notify(at(-7, '06:59+02:00'))).toBe(0);
  expect(await notify(at(-6))).toBe(1);
  expect(await notify(at(-6, '09:00+02:00'))).toBe(0);
  expect(await sent()).toEqual(['end-30', 'end-14', 'end-7']);

  const other = await start();
  await other.notify(at(-14));
  expect(await other.notify(at(-2))).toBe(0);
  expect(await other.notify(at(-1))).toBe(1);
  expect(await other.sent()).toEqual(['end-14', 'end-1']);
});

test('two processes that look at the same moment send one', async () => {
  const { db, notify } = await start();
  const both = await Promise.all([notify(at(-7)), notify(at(-7))]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(1);
});

test('what follows is put off: told anew; renewed: not told any more', async () => {
  const { db, school, notify, sent } = await start();
  await notify(at(15));
  expect(await sent()).toContain('readOnly');
  await db
    .updateTable('accounts')
    .set({ hold_until: daysAfter(E, 30) })
    .where('id', '=', school.account)
    .execute();
  expect(await notify(at(16))).toBe(0);
  expect(await notify(at(31))).toBe(1);
  await db
    .insertInto('licences')
    .values({
      id: 'next',
      account_id: school.account,
      kind: 'paid',
      seats: 50,
      starts_on: daysAfter(E, 40),
      ends_on: daysAfter(E, 400),
      created_at: 1,
    })
    .execute();
  for (let day = 32; day <= 100; day++) expect(await notify(at(day))).toBe(0);
});
