import { randomUUID } from 'node:crypto';
import { TERMS_VERSION } from '../contract/account-terms.ts';
import type { ErrorBody } from '../contract/call.ts';
import { daysAfter } from '../contract/days.ts';
import type { OfficeInvoice } from '../contract/invoices.ts';
import type { LicenceView } from '../contract/licence.ts';
import type { OrderView } from '../contract/orders.ts';
import { nameOfDay } from '../data/day.ts';
import { haveSigned } from './agreement.ts';
import { setLicence } from './licence.ts';
import { startTestServer } from './server.ts';

const SUPPLIER = [
  'Spelwereld bv',
  'Straat 1, 1234 AB Plaats',
  'KvK 12345678',
  'Btw NL123456789B01',
  'IBAN NL00 BANK 0123',
];
/** What of an account has to be known before it orders. */
export const ADDRESS = {
  street: 'Schoolstraat 1',
  postalCode: '1234 AB',
  city: 'Plaats',
  invoiceEmail: 'geld@school.test',
};

/** A school and a home that may order, each with a paid licence that ends in a month, and the office. */
export async function startOrdering({ supplier = SUPPLIER, clock = () => Date.now() } = {}) {
  const server = await startTestServer({ supplier, licences: { clock } });
  const { db, school } = server;
  const home = (
    await db.selectFrom('accounts').select('id').where('kind', '=', 'thuis').executeTakeFirstOrThrow()
  ).id;
  await db
    .updateTable('accounts')
    .set({ details: JSON.stringify(ADDRESS) })
    .execute();
  await haveSigned(db, school.account);
  const ends = nameOfDay(clock());
  for (const account of [school.account, home])
    await setLicence(db, account, {
      seats: account === home ? 2 : 100,
      starts_on: daysAfter(ends, -330),
      ends_on: daysAfter(ends, 30),
    });
  const tokens = {
    office: await server.login('office'),
    superadmin: await server.login('superadmin'),
    schooladmin: await server.login('schooladmin'),
    thuisadmin: await server.login('thuisadmin'),
  };
  const ask = <T>(method: string, path: string, body?: unknown, who: keyof typeof tokens = 'schooladmin') =>
    server.call<T & ErrorBody>(method, path, { token: tokens[who], body });
  const base = `/api/accounts/${school.account}`;
  const wish = {
    kind: 'extend',
    seats: 100,
    months: 12,
    orderNumber: 'PO-7',
    vatId: '',
    mayOrder: true,
    terms: TERMS_VERSION,
  };
  const place = (more: object = {}, id: string = randomUUID()) =>
    ask<OrderView>('PUT', `${base}/orders/${id}`, { ...wish, ...more });
  const drafts = async () =>
    (await ask<{ invoices: OfficeInvoice[] }>('GET', '/api/office/invoices', undefined, 'office')).body
      .invoices;
  const office = <T = OfficeInvoice>(method: string, path: string, body?: unknown) =>
    ask<T>(method, `/api/office/${path}`, body, 'office');
  const licence = async () => (await ask<LicenceView>('GET', `${base}/licence`)).body;
  return { server, home, ask, base, place, drafts, office, licence, wish };
}
