import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { daysAfter } from '../contract/days.ts';
import type { InvoiceView } from '../contract/invoices.ts';
import type { LicenceView } from '../contract/licence.ts';
import type { OfficeOrder, OrderPrice, OrderView } from '../contract/orders.ts';
import { inEuros, priceOf } from '../contract/price.ts';
import { nameOfDay } from '../data/day.ts';
import { createOutbox } from '../mail/outbox.ts';
import { haveSigned } from '../testing/agreement.ts';
import { setLicence } from '../testing/licence.ts';
import { ADDRESS, startOrdering as start } from '../testing/ordering.ts';
import { makeFinal } from './invoices.ts';
import { endOf } from './months.ts';
import { remind } from './reminders.ts';

const today = nameOfDay(Date.now());

test('an extension within the usual counts at once: the next licence, and a draft of its invoice', async () => {
  const { place, licence, drafts, ask, base } = await start();
  const asked = { kind: 'extend', seats: 125, months: 12 };
  const price = (await ask<OrderPrice>('POST', `${base}/order-price`, asked)).body;
  const reckoned = priceOf({ variant: 'nl', type: 'school', pupils: 125, months: 12 });
  expect(price).toMatchObject({ excl: reckoned.excl, vat: reckoned.vat, incl: reckoned.incl, atOnce: true });
  const id = randomUUID();
  const { status, body } = await place(asked, id);
  expect([status, body.state, body.excl]).toEqual([200, 'confirmed', price.excl]);
  expect((await place(asked, id)).body).toEqual(body);
  const { periods, standing } = await licence();
  expect([standing.state, standing.nextOn]).toEqual(['active', daysAfter(today, 31)]);
  expect(periods[1]).toMatchObject({
    kind: 'paid',
    seats: 125,
    startsOn: daysAfter(today, 31),
    endsOn: price.endsOn,
  });
  expect(await drafts()).toMatchObject([
    { state: 'draft', number: null, excl: price.excl, incl: price.incl },
  ]);
});

test('what an invitation promised of the price is given by the office, once', async () => {
  const { server, place, office, ask, base } = await start();
  const account = server.db.updateTable('accounts').where('id', '=', server.school.account);
  await account.set({ promised_off: 20 }).execute();
  const wished = { kind: 'extend', seats: 100, months: 12 };
  const price = (await ask<OrderPrice>('POST', `${base}/order-price`, wished)).body;
  const excl = Math.round(price.listExcl * 0.8);
  expect(price).toMatchObject({ atOnce: false, promisedOff: 20, excl });
  expect(price.listExcl).toBe(priceOf({ variant: 'nl', type: 'school', pupils: 100, months: 12 }).excl);
  expect(price.incl).toBe(excl + price.vat);
  const { body } = await place();
  expect(body).toMatchObject({ state: 'asked', excl: price.excl });
  const { orders } = (await office<{ orders: OfficeOrder[] }>('GET', 'orders')).body;
  expect(orders).toMatchObject([{ id: body.id, promisedOff: 20, excl, listExcl: price.listExcl }]);
  const confirmed = await office<OfficeOrder>('POST', `orders/${body.id}/confirmation`, {});
  expect(confirmed.body).toMatchObject({ state: 'confirmed', excl, promisedOff: null });
  expect(
    await server.db
      .selectFrom('accounts')
      .select('promised_off')
      .where('id', '=', server.school.account)
      .execute(),
  ).toEqual([{ promised_off: null }]);
});

test('of two administrators who order the same at once one does, and the other reads who', async () => {
  const { place, licence } = await start();
  const tries = await Promise.all(Array.from({ length: 5 }, () => place()));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(tries.find(({ status }) => status === 409)!.body.message).toMatch(
    /^Juf schooladmin heeft op \d+ \w+ \d{4} al besteld\.$/,
  );
  expect((await licence()).periods).toHaveLength(2);
});

test('what is more than usual waits for the office, and all goes on meanwhile', async () => {
  const { server, place, licence, office, drafts, ask } = await start();
  const { account } = server.school;
  await setLicence(server.db, account, {
    starts_on: daysAfter(today, -400),
    ends_on: daysAfter(today, -13),
    seats: 100,
  });
  const { body } = await place({ seats: 126 });
  expect(body.state).toBe('asked');
  const { standing, periods } = await licence();
  expect([standing.state, standing.lastDays?.grace, periods.length]).toEqual([
    'grace',
    daysAfter(today, 14),
    1,
  ]);
  expect(await drafts()).toEqual([]);
  const confirmation = `orders/${body.id}/confirmation`;
  const cheap = { excl: Math.round(body.excl * 0.4), why: 'stichting met veel scholen' };
  expect((await office<OfficeOrder>('POST', confirmation, cheap)).body.fields).toHaveProperty('excl');
  expect(
    (await office<OfficeOrder>('POST', confirmation, { excl: body.excl - 100 })).body.fields,
  ).toHaveProperty('why');
  const done = await ask<OfficeOrder>('POST', `/api/office/${confirmation}`, cheap, 'superadmin');
  expect(done.body).toMatchObject({ state: 'confirmed', excl: cheap.excl, listExcl: body.excl });
  expect((await licence()).periods[1]).toMatchObject({ seats: 126, startsOn: daysAfter(today, -12) });
  expect(await drafts()).toMatchObject([{ excl: cheap.excl }]);
  expect((await office('POST', confirmation, {})).status).toBe(409);
});

test('more seats count at once, for the months that are left', async () => {
  const { server, place, licence, ask, base } = await start();
  await setLicence(server.db, server.school.account, { ends_on: endOf(today, 1) });
  const price = (months: number, pupils: number) =>
    priceOf({ variant: 'nl', type: 'school', pupils, months }).excl;
  const { body } = await place({ kind: 'seats', seats: 10, months: 1 });
  expect(body).toMatchObject({ state: 'confirmed', months: 1, excl: price(1, 110) - price(1, 100) });
  expect((await licence()).seats.total).toBe(110);
  // Again: there is no end to it.
  expect((await place({ kind: 'seats', seats: 10, months: 1 })).status).toBe(200);
  expect((await place({ kind: 'seats', seats: 251 })).body.fields).toHaveProperty('seats');
  const asked = { kind: 'seats', seats: 5, months: 1 };
  expect((await ask<OrderPrice>('POST', `${base}/order-price`, asked)).body.months).toBe(1);
});

test('an order begins with as many as use a seat, the order number of the account, and whether an address is known', async () => {
  const { server, ask, base } = await start();
  const begin = async () => (await ask<{ begin: object }>('GET', `${base}/orders`)).body.begin;
  const { used } = (await ask<LicenceView>('GET', `${base}/licence`)).body.seats;
  const store = (details: object) =>
    server.db
      .updateTable('accounts')
      .set({ details: JSON.stringify(details) })
      .where('id', '=', server.school.account)
      .execute();
  const email = 'directie@school.test';
  await server.db
    .updateTable('users')
    .set({ email, email_key: email })
    .where('id', '=', server.school.staff.schooladmin)
    .execute();
  await store({ ...ADDRESS, orderNumber: 'PO-9' });
  expect(await begin()).toEqual({ seats: used, orderNumber: 'PO-9', hasAddress: true, email });
  await store({ ...ADDRESS, city: '' });
  expect(await begin()).toEqual({ seats: used, orderNumber: '', hasAddress: false, email });
});

test('nothing is ordered without agreement, address, tick or the conditions of now; in a trial no seats', async () => {
  const { server, place } = await start();
  const { account } = server.school;
  const accounts = server.db.updateTable('accounts').where('id', '=', account);
  expect((await place({ mayOrder: false })).body.fields).toHaveProperty('mayOrder');
  expect((await place({ terms: '2020-01' })).body.fields).toHaveProperty('terms');
  expect((await place({ vatId: 'DE123' })).body.fields).toHaveProperty('vatId');
  await server.db.deleteFrom('agreements').execute();
  expect((await place()).body.message).toBe('Onderteken eerst de verwerkersovereenkomst.');
  await haveSigned(server.db, server.school.account);
  await accounts.set({ details: '{}' }).execute();
  expect((await place()).body.message).toMatch(/Accountgegevens/);
  await accounts.set({ details: JSON.stringify(ADDRESS) }).execute();
  await setLicence(server.db, account, { kind: 'trial', ends_on: daysAfter(today, 10) });
  expect((await place({ kind: 'seats', seats: 5 })).status).toBe(409);
});

test('fifty invoices made final at once, one again and one that fails in between: numbers without a gap or a double', async () => {
  const { server, place, office, drafts } = await start();
  await place();
  const [draft] = await server.db.selectFrom('invoices').selectAll().execute();
  const ids = Array.from({ length: 50 }, () => randomUUID());
  await server.db.deleteFrom('invoices').execute();
  for (const id of ids)
    await server.db
      .insertInto('invoices')
      .values({ ...draft!, id, order_id: null })
      .execute();
  const killed = makeFinal(server.db, ids[0]!, today, () => Promise.reject(new Error('killed')));
  await expect(killed).rejects.toThrow('killed');
  // By two servers' worth of connections; a PDF each would take the most of the time.
  const quietly = () => Promise.resolve();
  const tries = [...ids, ids[0]!].map((id) => makeFinal(server.db, id, today, quietly));
  await Promise.all([...tries, ...ids.slice(0, 3).map((id) => office('POST', `invoices/${id}/final`))]);
  const numbers = (await drafts()).map(({ number }) => number!).toSorted();
  const year = today.slice(0, 4);
  expect(numbers).toEqual(ids.map((_, i) => `F${year}-${String(i + 1).padStart(4, '0')}`));
  const rows = await server.db.selectFrom('invoices').select(['issue_day']).orderBy('number').execute();
  expect(rows.map(({ issue_day }) => issue_day)).toEqual(rows.map(({ issue_day }) => issue_day).toSorted());
});

test('a final invoice never changes: its PDF is the same bytes, it can’t be thrown away, and a credit note takes it back', async () => {
  const { server, place, office, drafts, ask, base } = await start();
  await place();
  const [draft] = await drafts();
  const final = (await office('POST', `invoices/${draft!.id}/final`)).body;
  expect(final).toMatchObject({
    state: 'final',
    number: `F${today.slice(0, 4)}-0001`,
    dueOn: daysAfter(today, 30),
  });
  // Renamed since: the invoice tells who bought it then.
  await server.db.updateTable('accounts').set({ name: 'Anders' }).execute();
  const pdf = async () => (await ask<{ pdf: string }>('GET', `${base}/invoices/${draft!.id}/pdf`)).body.pdf;
  const first = await pdf();
  expect(Buffer.from(first, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(await pdf()).toBe(first);
  expect((await office('DELETE', `invoices/${draft!.id}`)).status).toBe(409);

  const reason = { reason: 'dubbel besteld', licence: 'stays' };
  const note = (await office('POST', `invoices/${draft!.id}/credit`, reason)).body;
  expect(note).toMatchObject({ series: 'C', number: `C${today.slice(0, 4)}-0001`, corrects: final.number });
  expect([note.excl + final.excl, note.vat + final.vat, note.incl + final.incl]).toEqual([0, 0, 0]);
  expect((await office('POST', `invoices/${draft!.id}/credit`, reason)).body.number).toBe(note.number);
  expect((await office('POST', `invoices/${draft!.id}/payment`, { paidOn: today })).status).toBe(409);
  expect((await office('POST', `invoices/${note.id}/credit`, reason)).status).toBe(409);
  const list = (await ask<{ invoices: InvoiceView[] }>('GET', `${base}/invoices`)).body.invoices;
  expect(list.map(({ state, series }) => [series, state])).toEqual([
    ['C', 'final'],
    ['F', 'credited'],
  ]);
  expect(await pdf()).toBe(first);
  const mails = await server.db.selectFrom('mails').select(['to_address', 'subject']).execute();
  expect(mails.map(({ to_address }) => to_address)).toEqual(['geld@school.test', 'geld@school.test']);
});

test('lines of an invoice are taken back apart, each once, and all notes together are the invoice', async () => {
  const { server, place, office, drafts } = await start();
  await place({ seats: 110 });
  const [draft] = await drafts();
  // Three lines, of which VAT does not come out even.
  const lines = [101, 103, 107].map((total, i) => ({ what: `Regel ${i}`, quantity: 1, total }));
  await server.db
    .updateTable('invoices')
    .set({ lines: JSON.stringify(lines) })
    .where('id', '=', draft!.id)
    .execute();
  const final = (await office('POST', `invoices/${draft!.id}/final`)).body;
  const credit = (more: object) =>
    office('POST', `invoices/${draft!.id}/credit`, {
      reason: 'een regel klopt niet',
      licence: 'stays',
      ...more,
    });
  expect((await credit({ lines: [] })).status).toBe(422);
  expect((await credit({ lines: [3] })).status).toBe(409);
  const first = (await credit({ lines: [1] })).body;
  expect(first).toMatchObject({ excl: -103, corrects: final.number });
  // Once more, also side by side, is the same note.
  const again = await Promise.all([credit({ lines: [1] }), credit({ lines: [1] })]);
  expect(again.map(({ body }) => body.number)).toEqual([first.number, first.number]);
  expect((await credit({ lines: [0, 1] })).body.code).toBe('conflict');
  const seen = async () => (await drafts()).find(({ id }) => id === draft!.id)!;
  expect(await seen()).toMatchObject({ state: 'final' });
  expect((await seen()).lines.map(({ isCredited }) => isCredited)).toEqual([false, true, false]);
  const second = (await credit({ lines: [0] })).body;
  const rest = (await credit({})).body;
  expect(rest).toMatchObject({ excl: -107 });
  expect((await credit({})).body.number).toBe(rest.number);
  expect(await seen()).toMatchObject({ state: 'credited' });
  const notes = [first, second, rest];
  for (const what of ['excl', 'vat', 'incl'] as const)
    expect(notes.reduce((sum, note) => sum + note[what], final[what])).toBe(0);
  expect(new Set(notes.map(({ number }) => number)).size).toBe(3);
});

test('an invoice that is not paid is reminded of twice, each once, and never when it is paid', async () => {
  const { server, place, office, drafts } = await start();
  const outbox = createOutbox(server.db, false);
  const post = { add: outbox.add.bind(outbox), nudge() {} };
  await place();
  const [draft] = await drafts();
  const { dueOn, number } = (await office('POST', `invoices/${draft!.id}/final`)).body;
  const at = (days: number) => Date.parse(`${daysAfter(dueOn!, days)}T12:00Z`);
  const sent: number[] = [];
  for (let day = -1; day <= 60; day++) {
    const both = await Promise.all([
      remind({ db: server.db, post }, at(day)),
      remind({ db: server.db, post }, at(day)),
    ]);
    if (both.some((count) => count > 0)) sent.push(day);
  }
  expect(sent).toEqual([7, 21]);
  const mails = await server.db
    .selectFrom('mails')
    .select(['subject', 'to_address', 'text'])
    .where('kind', '=', 'invoice-reminder')
    .orderBy('id')
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Spelwereld: herinnering voor factuur ${number}`,
    `Spelwereld: tweede herinnering voor factuur ${number}`,
  ]);
  expect(
    mails.every(({ to_address, text }) => to_address === 'geld@school.test' && !/undefined/.test(text)),
  ).toBe(true);
  expect((await drafts())[0]!.reminders).toBe(2);

  await place({ kind: 'seats', seats: 3 });
  const other = (await drafts()).find(({ state }) => state === 'draft')!;
  await office('POST', `invoices/${other.id}/final`);
  await office('POST', `invoices/${other.id}/payment`, { paidOn: today });
  expect(await remind({ db: server.db, post }, at(40))).toBe(0);
});

test('a reminder names what is open, and what of it was credited meanwhile', async () => {
  const { server, place, office, drafts } = await start();
  const outbox = createOutbox(server.db, false);
  const post = { add: outbox.add.bind(outbox), nudge() {} };
  await place({ seats: 110 });
  const [draft] = await drafts();
  const lines = [12_345, 10_000].map((total, i) => ({ what: `Regel ${i}`, quantity: 1, total }));
  await server.db
    .updateTable('invoices')
    .set({ lines: JSON.stringify(lines) })
    .where('id', '=', draft!.id)
    .execute();
  const final = (await office('POST', `invoices/${draft!.id}/final`)).body;
  const at = (days: number) => Date.parse(`${daysAfter(final.dueOn!, days)}T12:00Z`);
  expect(await remind({ db: server.db, post }, at(7))).toBe(1);
  const { body: note } = await office('POST', `invoices/${draft!.id}/credit`, {
    reason: 'een regel klopt niet',
    lines: [1],
  });
  expect(await remind({ db: server.db, post }, at(21))).toBe(1);
  const [first, second] = (
    await server.db
      .selectFrom('mails')
      .select('text')
      .where('kind', '=', 'invoice-reminder')
      .orderBy('id')
      .execute()
  ).map(({ text }) => text);
  expect(first).toContain(`Er staat ${inEuros(final.incl, 'nl')} open`);
  expect(first).not.toContain('gecrediteerd');
  expect(note.incl).toBeLessThan(0);
  expect(second).toContain(`is ${inEuros(-note.incl, 'nl')} gecrediteerd`);
  expect(second).toContain(`staat ${inEuros(final.incl + note.incl, 'nl')} open`);
});

test('drafts are thrown away by the office alone, and paid is what was asked', async () => {
  const { place, office, drafts, ask, base } = await start();
  await place();
  const [draft] = await drafts();
  expect((await ask<{ invoices: unknown[] }>('GET', `${base}/invoices`)).body.invoices).toEqual([]);
  expect((await ask('GET', `${base}/invoices/${draft!.id}/pdf`)).status).toBe(404);
  expect((await office('POST', `invoices/${draft!.id}/payment`, { paidOn: today })).status).toBe(409);
  await office('POST', `invoices/${draft!.id}/final`);
  expect((await office('POST', `invoices/${draft!.id}/payment`, { paidOn: today })).body.state).toBe('paid');
  await place({ kind: 'seats', seats: 3 });
  const other = (await drafts()).find(({ state }) => state === 'draft')!;
  expect((await office('DELETE', `invoices/${other.id}`)).status).toBe(200);
  expect(await drafts()).toHaveLength(1);
});

test('without a supplier there are no invoices, and a VAT number across the border is looked at first', async () => {
  const none = await start({ supplier: [] });
  await none.place();
  const [draft] = await none.drafts();
  expect((await none.office('POST', `invoices/${draft!.id}/final`)).body.message).toMatch(/SUPPLIER/);

  const { server, place, office, drafts } = await start();
  await server.db.updateTable('accounts').set({ variant: 'be' }).execute();
  const order = (await place({ vatId: 'be 0123.456.789' })).body;
  expect(order.vatId).toBe('BE0123456789');
  const [other] = await drafts();
  expect(other!.vat).toBeGreaterThan(0);
  const final = () => office('POST', `invoices/${other!.id}/final`);
  expect((await final()).status).toBe(409);
  const check = (checkedOn: string) =>
    office<OfficeOrder>('PUT', `orders/${order.id}/vat-id-check`, { checkedOn });
  await check(daysAfter(today, -91));
  expect((await final()).status).toBe(409);
  await check(today);
  expect((await final()).body).toMatchObject({ vat: 0, state: 'final' });
});

test('a family takes back what it ordered for fourteen days, and not one more', async () => {
  let now = Date.now();
  const DAY = 24 * 60 * 60 * 1000;
  const { home, ask, office, drafts, wish } = await start({ clock: () => now });
  const id = randomUUID();
  const path = `/api/accounts/${home}/orders/${id}`;
  const placed = await ask<OrderView>('PUT', path, { ...wish, seats: 2 }, 'thuisadmin');
  expect(placed.body).toMatchObject({ state: 'confirmed', withdrawUntil: daysAfter(today, 14) });
  await office('POST', `invoices/${(await drafts())[0]!.id}/final`);
  now += 15 * DAY;
  expect((await ask('POST', `${path}/withdrawal`, {}, 'thuisadmin')).status).toBe(409);
  now -= DAY;
  const back = await ask<OrderView>('POST', `${path}/withdrawal`, {}, 'thuisadmin');
  expect(back.body).toMatchObject({ state: 'cancelled', withdrawUntil: null });
  const states = (await drafts()).map(({ series, state, incl }) => [series, state, Math.sign(incl)]);
  expect(states).toEqual(
    expect.arrayContaining([
      ['C', 'final', -1],
      ['F', 'credited', 1],
    ]),
  );
  const licence = (await ask<LicenceView>('GET', `/api/accounts/${home}/licence`, undefined, 'thuisadmin'))
    .body;
  expect(licence.periods.at(-1)).toMatchObject({
    kind: 'free',
    startsOn: daysAfter(today, 31),
    endsOn: daysAfter(today, 31),
  });
});

test('price, invoice and what stands on it are the same for a thousand orders', () => {
  for (let n = 1; n <= 1000; n++) {
    const months = (n % 36) + 1;
    const { excl, vat, incl, vatPercent } = priceOf({
      variant: n % 2 ? 'nl' : 'be',
      type: 'school',
      pupils: n * 3,
      months,
    });
    expect(excl + vat).toBe(incl);
    expect(Math.abs(vat * 100 - excl * vatPercent)).toBeLessThanOrEqual(50);
    expect(inEuros(incl, 'nl')).toMatch(/^€ [\d.]+,\d\d$/);
  }
});

test('an erased account leaves its invoices whole, with nobody’s name but its own', async () => {
  const { server, place, office, drafts } = await start();
  await place();
  const [draft] = await drafts();
  await office('POST', `invoices/${draft!.id}/final`);
  await server.db.deleteFrom('accounts').where('id', '=', server.school.account).execute();
  const [left] = await drafts();
  expect(left).toMatchObject({ account: null, buyer: 'De Proefschool', state: 'final' });
  expect((await office<{ pdf: string }>('GET', `invoices/${draft!.id}/pdf`)).status).toBe(200);
  expect(await server.db.selectFrom('orders').select(['account_id', 'ordered_by']).execute()).toEqual([
    { account_id: null, ordered_by: null },
  ]);
});
