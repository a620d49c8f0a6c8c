// Processes that are killed while they give invoices their numbers: none is left out, none given twice.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { createAccount } from '../people/create.ts';
import { emptyPlace } from '../testing/places.ts';

const MAIN = join(import.meta.dirname, '../testing/invoice-main.ts');
const COUNT = 50;

test('fifty invoices, and the process killed in between again and again', { timeout: 180_000 }, async () => {
  const place = await emptyPlace();
  const db = await openDatabase(place);
  onTestFinished(() => db.destroy());
  const account = await createAccount(db, { kind: 'school', name: 'De Proefschool' });
  const seller = {
    lines: ['Spelwereld bv', 'Straat 1', 'KvK 12345678', 'Btw NL123456789B01', 'IBAN NL00 BANK 0123'],
    country: 'nl',
  };
  const buyer = { name: 'De Proefschool', street: '', postalCode: '', city: '', country: 'nl', number: '' };
  for (let i = 0; i < COUNT; i++)
    await db
      .insertInto('invoices')
      .values({
        id: randomUUID(),
        series: 'F',
        year: null,
        number: null,
        account_id: account,
        order_id: null,
        corrects_id: null,
        seller: JSON.stringify(seller),
        buyer: JSON.stringify({ ...buyer, vatId: '', isHome: false }),
        lines: JSON.stringify([{ what: 'Licentie', quantity: 1, total: 100 }]),
        totals: '{}',
        issue_day: null,
        due_day: null,
        supply_from: '2026-08-01',
        supply_to: '2027-07-31',
        order_number: '',
        state: 'draft',
        paid_on: null,
        pdf_sha256: null,
        created_at: i,
      })
      .execute();
  // Totals are read of a draft too.
  await db
    .updateTable('invoices')
    .set({
      totals: JSON.stringify({
        excl: 100,
        percent: 21,
        category: 'S',
        sentence: '',
        vat: 21,
        incl: 121,
      }),
    })
    .execute();
  const numbers = async () =>
    (
      await db
        .selectFrom('invoices')
        .select('number')
        .where('number', 'is not', null)
        .orderBy('number')
        .execute()
    ).map(({ number }) => number);
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
  let done = 0;
  // It dies when a number was given that nobody will ever see: in the first one, after a few, after many.
  for (const dieAt of [0, 3, 0, 17, 1]) {
    const child = spawn(process.execPath, [MAIN, place, String(dieAt)], { stdio: 'inherit' });
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
    done += dieAt;
    expect(await numbers()).toEqual(upTo(done));
  }
  // Two go on at the same moment.
  const both = [1, 2].map(() => once(spawn(process.execPath, [MAIN, place], { stdio: 'inherit' }), 'exit'));
  for (const [code] of await Promise.all(both)) expect(code).toBe(0);
  expect(await numbers()).toEqual(upTo(COUNT));
  const drafts = await db.selectFrom('invoices').select('id').where('state', '=', 'draft').execute();
  expect(drafts).toEqual([]);
});
