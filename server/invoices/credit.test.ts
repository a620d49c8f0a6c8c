import { expect, test } from 'vitest';
import { daysAfter } from '../contract/days.ts';
import type { OfficeInvoice } from '../contract/invoices.ts';
import type { OfficeOrder } from '../contract/orders.ts';
import { nameOfDay } from '../data/day.ts';
import { startOrdering } from '../testing/ordering.ts';

const today = nameOfDay(Date.now());

/** An order of a school with its invoice, which is final. */
async function start(wish: object = {}) {
  const shop = await startOrdering();
  const { place, office, drafts } = shop;
  await place(wish);
  const { id } = (await drafts())[0]!;
  await office('POST', `invoices/${id}/final`);
  return {
    ...shop,
    path: `invoices/${id}`,
    credit: (more: object = {}) =>
      office('POST', `invoices/${id}/credit`, { reason: 'de school gaat dicht', ...more }),
    seen: async () => (await drafts()).find((one) => one.id === id)!,
  };
}

test('who takes an invoice back says whether the licence ends', async () => {
  const { credit, seen, licence, office, path } = await start();
  const until = (await licence()).periods[1]!.endsOn;
  expect((await seen()).orderUntil).toBe(until);
  expect((await credit()).body.fields).toEqual({ licence: 'Kies of de klant houdt wat er besteld is.' });
  expect((await seen()).state).toBe('final');
  expect((await credit({ licence: 'stays' })).status).toBe(200);
  expect((await licence()).periods[1]).toMatchObject({ kind: 'paid', endsOn: until });
  expect(await seen()).toMatchObject({ state: 'credited', orderUntil: null });
  expect((await office('DELETE', `${path}/payment`)).status).toBe(409);
});

test('a licence that ends with its invoice ends today, is not ordered any more, and can be ordered again', async () => {
  const { server, credit, licence, office, place } = await start();
  expect((await credit({ licence: 'ends' })).status).toBe(200);
  // It had not begun: its first day alone is left, and nobody pays for that.
  const [, period] = (await licence()).periods;
  expect(period).toMatchObject({
    kind: 'free',
    startsOn: daysAfter(today, 31),
    endsOn: daysAfter(today, 31),
  });
  const [order] = (await office<{ orders: OfficeOrder[] }>('GET', 'orders')).body.orders;
  expect(order).toMatchObject({ state: 'cancelled', lacksInvoice: false });
  expect((await credit({ licence: 'ends' })).status).toBe(200);
  expect((await place()).status).toBe(200);
  const lines = await server.db
    .selectFrom('audit')
    .select(['action', 'reason'])
    .where('action', 'in', ['order-ended', 'invoice-credited'])
    .execute();
  expect(lines.map(({ reason }) => reason)).toEqual(['de school gaat dicht', 'de school gaat dicht']);
});

test('seats that were ordered go with their invoice, and what else the licence has stays', async () => {
  const { credit, licence } = await start({ kind: 'seats', seats: 7, months: 1 });
  const before = (await licence()).periods[0]!;
  expect(before.seats).toBe(107);
  await credit({ licence: 'ends' });
  expect((await licence()).periods[0]).toMatchObject({ kind: 'paid', seats: 100, endsOn: before.endsOn });
});

test('what was paid of an invoice that is taken back is to be paid back until somebody notes that it was', async () => {
  const { credit, seen, office, path } = await start();
  const { incl } = (await office('POST', `${path}/payment`, { paidOn: today })).body;
  const note = (await credit({ licence: 'stays' })).body;
  const due = { id: note.id, number: note.number, cents: incl, refundedOn: null };
  expect([note.refunds, (await seen()).refunds]).toEqual([[due], [due]]);
  expect((await office('DELETE', `${path}/payment`)).status).toBe(409);
  const open = async () =>
    (await office<{ invoices: OfficeInvoice[] }>('GET', 'invoices?shown=refund')).body.invoices.map(
      ({ id }) => id,
    );
  expect(await open()).toEqual([note.id]);
  const refund = (days: number) =>
    office('POST', `invoices/${note.id}/refund`, { refundedOn: daysAfter(today, days) });
  expect((await refund(1)).body.fields).toHaveProperty('refundedOn');
  expect((await refund(0)).body.refunds).toEqual([{ ...due, refundedOn: today }]);
  // Again: it keeps its day.
  expect((await refund(-5)).body.refunds).toEqual([{ ...due, refundedOn: today }]);
  expect([await open(), (await seen()).refunds]).toEqual([[], [{ ...due, refundedOn: today }]]);
  expect((await office('DELETE', `invoices/${note.id}/refund`)).body.refunds).toEqual([due]);
  expect(await open()).toEqual([note.id]);
});

test('of what was not paid nothing is paid back', async () => {
  const { credit, seen, office } = await start();
  const note = (await credit({ licence: 'stays' })).body;
  expect([note.refunds, (await seen()).refunds]).toEqual([[], []]);
  expect((await office('POST', `invoices/${note.id}/refund`, { refundedOn: today })).status).toBe(409);
});
