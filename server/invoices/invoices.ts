import { PAY_DAYS } from '../contract/account-terms.ts';
import { daysAfter, daysBetween } from '../contract/days.ts';
import { newId } from '../contract/id.ts';
import { OSS_THRESHOLD_CENTS, VAT_ID_DAYS, vatOf, vatOver } from '../contract/vat.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow, InvoiceRow, OrderRow } from '../data/schema.ts';
import { readDetails } from '../accounts/details.ts';
import { notFound, Problem } from '../http/problem.ts';
import {
  invoicePdf,
  LAYOUT,
  partsOf,
  sha256,
  type Buyer,
  type Line,
  type Seller,
  type Totals,
} from './document.ts';
import { checkSeller } from './seller.ts';

/** What a draft is made of. */
interface Sale {
  account: AccountRow;
  order: Pick<OrderRow, 'id' | 'order_number' | 'vat_id' | 'vat_id_checked_on'>;
  lines: readonly Line[];
  from: string;
  to: string;
}

/** Makes the draft of an invoice for an order. It has no number, and may be thrown away. */
export async function addDraft(
  trx: Db,
  seller: Seller,
  { account, order, lines, from, to }: Sale,
  today: string,
): Promise<void> {
  const { street, postalCode, city } = readDetails(account);
  const buyer: Buyer = {
    name: account.name,
    street,
    postalCode,
    city,
    country: account.variant,
    number: account.kind === 'school' ? account.number : '',
    vatId: order.vat_id,
    isHome: account.kind === 'thuis',
  };
  await trx
    .insertInto('invoices')
    .values({
      id: newId(),
      series: 'F',
      account_id: account.id,
      order_id: order.id,
      seller: JSON.stringify(seller),
      buyer: JSON.stringify(buyer),
      lines: JSON.stringify(lines),
      totals: JSON.stringify(
        await totalsFor(trx, { seller, buyer, checkedOn: order.vat_id_checked_on }, sumOf(lines), today),
      ),
      supply_from: from,
      supply_to: to,
      order_number: order.order_number,
      state: 'draft',
      created_at: Date.now(),
      ...NOT_YET,
    })
    .execute();
}

/** What lines come to together, in cents without VAT. */
export const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { total }) => sum + total, 0);

/** What only a number brings. */
export const NOT_YET = {
  year: null,
  number: null,
  corrects_id: null,
  issue_day: null,
  due_day: null,
  paid_on: null,
  refund_due: 0,
  pdf_sha256: null,
  reminders: 0,
  layout: LAYOUT,
} as const;

interface Parties {
  seller: Seller;
  buyer: Buyer;
  checkedOn: string | null;
}

async function totalsFor(
  db: Db,
  { seller, buyer, checkedOn }: Parties,
  excl: number,
  day: string,
): Promise<Totals> {
  const { percent, category, sentence } = vatOf({
    seller: seller.country,
    buyer: buyer.country,
    isHome: buyer.isHome,
    vatIdCheckedOn: buyer.vatId === '' ? null : checkedOn,
    day,
    isOverThreshold: seller.country !== buyer.country && (await isOverThreshold(db, Number(day.slice(0, 4)))),
  });
  const vat = vatOver(excl, percent);
  return { excl, percent, category, sentence, vat, incl: excl + vat };
}

/** Whether sales across the border without VAT id passed the threshold in this year or the one before. */
async function isOverThreshold(db: Db, year: number): Promise<boolean> {
  const rows = await db
    .selectFrom('invoices')
    .select(['year', 'seller', 'buyer', 'lines', 'totals'])
    .where('year', 'in', [year, year - 1])
    .execute();
  const sums = new Map<number, number>();
  for (const row of rows) {
    const { seller, buyer, totals } = partsOf(row);
    if (seller.country === buyer.country || totals.category !== 'S') continue;
    sums.set(row.year!, (sums.get(row.year!) ?? 0) + totals.excl);
  }
  return [...sums.values()].some((sum) => sum > OSS_THRESHOLD_CENTS);
}

/** An invoice; throws `not-found`. */
export async function findInvoice(db: Db, id: string): Promise<InvoiceRow> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Deze factuur is er niet.');
  return row;
}

/**
 * The PDF of an invoice. Of a final one the digest is noted the first time: making it takes too long for a transaction. Throws when it
 * is another one than it was then.
 */
export async function pdfOf(db: Db, row: InvoiceRow): Promise<Buffer> {
  const corrected = row.corrects_id === null ? undefined : await findInvoice(db, row.corrects_id);
  const pdf = await invoicePdf(row, corrected);
  if (row.state === 'draft') return pdf;
  const digest = sha256(pdf);
  if (row.pdf_sha256 === null)
    await db
      .updateTable('invoices')
      .set({ pdf_sha256: digest })
      .where('id', '=', row.id)
      .where('pdf_sha256', 'is', null)
      .execute();
  else if (row.pdf_sha256 !== digest) throw new Error(`invoice ${row.id} is not what it was`);
  return pdf;
}

/** Who gives numbers in this process, one after the other: side by side they would only have each other start again. */
let turn: Promise<unknown> = Promise.resolve();
export function inTurn<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  // Who holds the writer already may not wait for one who waits for it.
  if (db.isTransaction) return work(db);
  const mine = turn.then(() => transact(db, work));
  turn = mine.catch(() => undefined);
  return mine;
}

/**
 * Gives a draft its number and day, in a transaction: from then on it never changes. `also` is done with it. One that is final already
 * is given as it is. Throws `conflict` when the seller is not known, or the VAT number was not looked at lately.
 */
export const makeFinal = (
  db: Db,
  id: string,
  today: string,
  also: (trx: Db, row: InvoiceRow) => Promise<void>,
): Promise<InvoiceRow> =>
  inTurn(db, async (trx) => {
    const draft = await findInvoice(trx, id);
    if (draft.state !== 'draft') return draft;
    const { seller, buyer, lines } = partsOf(draft);
    checkSeller(seller);
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'vat_id_checked_on'])
      .where('id', '=', draft.order_id)
      .executeTakeFirst();
    const checkedOn = order?.vat_id_checked_on ?? null;
    const needsCheck = buyer.vatId !== '' && seller.country !== buyer.country;
    if (needsCheck && (checkedOn === null || daysBetween(checkedOn, today) > VAT_ID_DAYS))
      throw new Problem(
        'conflict',
        'Kijk het btw-nummer eerst (opnieuw) na bij VIES, en noteer de dag bij de bestelling.',
      );
    const excl = sumOf(lines);
    const totals = await totalsFor(trx, { seller, buyer, checkedOn }, excl, today);
    const numbered = await number(trx, draft, today);
    const { numUpdatedRows } = await trx
      .updateTable('invoices')
      .set({
        ...numbered,
        totals: JSON.stringify(totals),
        due_day: daysAfter(numbered.issue_day, PAY_DAYS),
        state: 'final',
        version: draft.version + 1,
      })
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .executeTakeFirst();
    if (!numUpdatedRows) throw new Problem('conflict');
    if (order)
      await trx.updateTable('orders').set({ state: 'invoiced' }).where('id', '=', order.id).execute();
    const final = await findInvoice(trx, id);
    await also(trx, final);
    return final;
  });

/** The next number of a series in the year of a day, and that day: never before that of the number before. */
export async function number(trx: Db, { series }: Pick<InvoiceRow, 'series'>, today: string) {
  const year = Number(today.slice(0, 4));
  await trx
    .insertInto('invoice_series')
    .values({ series, year, last: 0 })
    .onConflict((conflict) => conflict.columns(['series', 'year']).doNothing())
    .execute();
  const { last } = await trx
    .updateTable('invoice_series')
    .set(({ eb }) => ({ last: eb('last', '+', 1) }))
    .where('series', '=', series)
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirstOrThrow();
  const before = await trx
    .selectFrom('invoices')
    .select(({ fn }) => fn.max('issue_day').as('day'))
    .where('series', '=', series)
    .where('year', '=', year)
    .executeTakeFirst();
  const issue_day = before?.day && before.day > today ? before.day : today;
  return { year, number: last, issue_day };
}

/** Throws a draft away; what is final stays. */
export async function dropDraft(db: Db, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('invoices')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  if (numDeletedRows) return;
  await findInvoice(db, id);
  throw new Problem('conflict', 'Een definitieve factuur kan niet weg. Maak een creditnota.');
}
