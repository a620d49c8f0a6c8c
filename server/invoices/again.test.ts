import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { daysAfter } from '../contract/days.ts';
import type { OfficeOrder } from '../contract/orders.ts';
import { nameOfDay } from '../data/day.ts';
import { startOrdering as start } from '../testing/ordering.ts';

const today = nameOfDay(Date.now());

test.each(['extend', 'seats'])(
  'an order (%s) whose draft was thrown away, or whose invoice was taken back, gets an invoice again, and never two',
  async (kind) => {
    const { place, office, drafts } = await start();
    const order = (await place({ kind, seats: kind === 'seats' ? 5 : 100 })).body;
    const lacks = async () =>
      (await office<{ orders: OfficeOrder[] }>('GET', 'orders')).body.orders[0]!.lacksInvoice;
    const again = () => office<OfficeOrder>('POST', `orders/${order.id}/invoice`);
    const [first] = await drafts();
    expect(await lacks()).toBe(false);
    // As long as one stands it is that one.
    expect((await again()).status).toBe(200);
    expect((await drafts()).map(({ id }) => id)).toEqual([first!.id]);

    await office('DELETE', `invoices/${first!.id}`);
    expect(await lacks()).toBe(true);
    const tries = await Promise.all([again(), again(), again()]);
    expect(tries.map(({ status, body }) => [status, body.lacksInvoice])).toEqual(
      tries.map(() => [200, false]),
    );
    const { id, version, ...second } = (await drafts())[0]!;
    expect(await drafts()).toHaveLength(1);
    expect(second).toEqual({ ...first, id: undefined, version: undefined });

    await office('POST', `invoices/${id}/final`);
    await office('POST', `invoices/${id}/credit`, { reason: 'de naam klopt niet', licence: 'stays' });
    expect([version, await lacks()]).toEqual([1, true]);
    await again();
    const third = (await drafts()).find(({ state }) => state === 'draft')!;
    expect((await office('POST', `invoices/${third.id}/final`)).body.incl).toBe(first!.incl);
  },
);

test('an order that waits for the office, or was withdrawn, gets no invoice', async () => {
  const { place, office, drafts, ask, base } = await start();
  const { id } = (await place({ seats: 200 })).body;
  expect((await office('POST', `orders/${id}/invoice`)).status).toBe(409);
  await ask('POST', `${base}/orders/${id}/cancellation`, {});
  expect((await office('POST', `orders/${id}/invoice`)).status).toBe(409);
  expect((await office('POST', `orders/${randomUUID()}/invoice`)).status).toBe(404);
  expect(await drafts()).toEqual([]);
});

test('that it was paid has a day that is not to come, is taken back, and mails nobody', async () => {
  const { server, place, office, drafts } = await start();
  await place();
  const path = `invoices/${(await drafts())[0]!.id}`;
  // Pressed twice at once: one number, one mail.
  await Promise.all([office('POST', `${path}/final`), office('POST', `${path}/final`)]);
  const pay = (days: number) => office('POST', `${path}/payment`, { paidOn: daysAfter(today, days) });
  expect((await office('DELETE', `${path}/payment`)).body).toMatchObject({ state: 'final', paidOn: null });
  expect((await pay(1)).body.fields).toHaveProperty('paidOn');
  expect((await pay(-3)).body).toMatchObject({ state: 'paid', paidOn: daysAfter(today, -3) });
  // Again: it keeps its day.
  expect((await pay(0)).body).toMatchObject({ state: 'paid', paidOn: daysAfter(today, -3) });
  expect((await office('DELETE', `${path}/payment`)).body).toMatchObject({ state: 'final', paidOn: null });
  expect((await pay(0)).body).toMatchObject({ state: 'paid', paidOn: today });
  expect(await server.db.selectFrom('mails').select('kind').execute()).toHaveLength(1);
  const lines = await server.db
    .selectFrom('audit')
    .select(['action', 'account_id', 'detail'])
    .where('action', 'like', 'invoice-%paid')
    .orderBy('id')
    .execute();
  expect(lines.map(({ action, detail }) => [action, detail])).toEqual([
    ['invoice-paid', daysAfter(today, -3)],
    ['invoice-unpaid', null],
    ['invoice-paid', today],
  ]);
  expect(lines.every(({ account_id }) => account_id === server.school.account)).toBe(true);
});
