import { expect, onTestFinished, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { openDatabase, type Db } from '../data/database.ts';
import { emptyPlace } from '../testing/places.ts';
import { startTestServer } from '../testing/server.ts';
import { laidWebinar } from '../testing/webinars.ts';
import { forgetOld } from './forget-old.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Lays an invoice of a day, for a buyer of a country; `corrects` makes it a credit note. */
async function layInvoice(db: Db, id: string, day: string, country: 'nl' | 'be', corrects?: string) {
  const order = {
    ...{ id: `order-${id}`, account_id: null, kind: 'new' as const, seats: 30, months: 12, starts_on: day },
    ...{ list_excl: 1, excl: 1, price: '{}', order_number: '', vat_id: '', vat_id_checked_on: null },
    ...{ ordered_by: null, terms_version: '1', state: 'invoiced' as const, created_at: 1 },
  };
  await db.insertInto('orders').values(order).execute();
  await db
    .insertInto('invoices')
    .values({
      ...{
        id,
        series: corrects ? 'C' : 'F',
        year: 2018,
        number: Number(id.replace(/\D/g, '')),
        account_id: null,
      },
      ...{ order_id: order.id, corrects_id: corrects ?? null, seller: '{"country":"nl"}' },
      ...{ buyer: JSON.stringify({ country }), lines: '[]', totals: '{}', issue_day: day, due_day: day },
      ...{
        supply_from: day,
        supply_to: day,
        order_number: '',
        state: 'paid',
        paid_on: null,
        pdf_sha256: null,
      },
      created_at: 1,
    })
    .execute();
}

test('invoices stay as long as the law of either country wants them, and one as long as what takes it back', async () => {
  // Without a server: its own nightly work would forget them by the day of today.
  const db = await openDatabase(await emptyPlace());
  onTestFinished(() => db.destroy());
  await layInvoice(db, 'nl1', '2018-03-01', 'nl');
  await layInvoice(db, 'be2', '2018-03-01', 'be');
  await layInvoice(db, 'nl3', '2018-03-01', 'nl');
  await layInvoice(db, 'credit4', '2019-06-01', 'nl', 'nl3');
  const left = async (day: string) => {
    await forgetOld(db, Date.parse(`${day}T12:00Z`));
    const rows = await db.selectFrom('invoices').select('id').orderBy('id').execute();
    const orders = await db.selectFrom('orders').select('id').execute();
    expect(orders.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => `order-${id}`).sort());
    return rows.map(({ id }) => id);
  };
  expect(await left('2025-02-28')).toEqual(['be2', 'credit4', 'nl1', 'nl3']);
  expect(await left('2025-03-02')).toEqual(['be2', 'credit4', 'nl3']);
  expect(await left('2026-06-02')).toEqual(['be2']);
  expect(await left('2028-03-02')).toEqual([]);
});

test('who did what goes a year after the account, who signed up 90 days after the webinar', async () => {
  const server = await startTestServer();
  const { db } = server;
  const { account } = server.school;
  const now = Date.now();
  for (const accountId of ['gone', account])
    await audit(db, { action: 'pupil-erased', accountId, subject: `pupil of ${accountId}` });
  await audit(db, { action: 'account-erased', accountId: 'gone', subject: 'gone' });
  const { webinar, signUp } = await laidWebinar(db, now);
  const left = async (days: number) => {
    await forgetOld(db, now + days * DAY);
    const accounts = await db
      .selectFrom('audit')
      .select('account_id')
      .where('account_id', 'is not', null)
      .distinct()
      .execute();
    const signUps = await db.selectFrom('webinar_sign_ups').select('id').where('id', '=', signUp).execute();
    return [accounts.map((row) => row.account_id).includes('gone'), signUps.length];
  };
  expect(await left(89)).toEqual([true, 1]);
  expect(await left(91)).toEqual([true, 0]);
  // How many they were stays.
  expect(
    await db.selectFrom('webinars').select(['signed', 'waited', 'came']).where('id', '=', webinar).execute(),
  ).toEqual([{ signed: 3, waited: 0, came: 2 }]);
  expect(await left(364)).toEqual([true, 0]);
  expect(await left(366)).toEqual([false, 0]);
  expect(await db.selectFrom('audit').select('id').where('account_id', '=', account).execute()).not.toEqual(
    [],
  );
});
