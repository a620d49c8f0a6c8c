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

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { total }) => sum + total, 0);

const NOT_YET = {
  year: null,
  number: null,
  corrects_id: null,
  issue_day: null,
  due_day: null,
  paid_on: null,
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
function inTurn<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
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

/** Which lines of an invoice were taken back, by the credit notes of it. One that names no line took all of them back. */
export function creditedLines(
  lines: readonly Line[],
  notes: readonly Pick<InvoiceRow, 'seller' | 'buyer' | 'lines' | 'totals'>[],
): Set<number> {
  return new Set(
    notes
      .flatMap((note) => partsOf(note).lines.map(({ at }, i) => at ?? i))
      .filter((at) => at < lines.length),
  );
}

/**
 * Takes an invoice back with a credit note of its own number: the lines of it that are named, else all that were not taken back yet. Each
 * line is taken back once; asked again for the same ones, the note that did so is given.
 */
export const credit = (
  db: Db,
  id: string,
  { reason, today, lines: wanted }: { reason: string; today: string; lines?: readonly number[] | undefined },
  also: (trx: Db, row: InvoiceRow) => Promise<void>,
): Promise<InvoiceRow> =>
  inTurn(db, async (trx) => {
    const invoice = await findInvoice(trx, id);
    if (invoice.series !== 'F' || invoice.state === 'draft')
      throw new Problem('conflict', 'Alleen een definitieve factuur krijgt een creditnota.');
    const earlier = await trx
      .selectFrom('invoices')
      .selectAll()
      .where('corrects_id', '=', id)
      .orderBy('number')
      .execute();
    const { lines, totals } = partsOf(invoice);
    const gone = creditedLines(lines, earlier);
    const left = [...lines.keys()].filter((at) => !gone.has(at));
    const places = wanted ? [...new Set(wanted)].sort((a, b) => a - b) : left;
    if (places.some((at) => lines[at] === undefined)) throw new Problem('conflict');
    const same = earlier.findLast((note) => {
      const took = creditedLines(lines, [note]);
      return wanted ? places.length === took.size && places.every((at) => took.has(at)) : left.length === 0;
    });
    if (same) return same;
    if (places.length === 0 || places.some((at) => gone.has(at)))
      throw new Problem('conflict', 'Een van deze regels is al gecrediteerd.');
    const isRest = places.length === left.length;
    const sum = sumOf(places.map((at) => lines[at]!));
    const vatBefore = earlier.reduce((vat, note) => vat - partsOf(note).totals.vat, 0);
    // The last note takes what rounding left over, so that together they are the invoice.
    const vat = isRest ? totals.vat - vatBefore : vatOver(sum, totals.percent);
    const back: InvoiceRow = {
      ...invoice,
      ...NOT_YET,
      id: newId(),
      series: 'C',
      corrects_id: id,
      lines: JSON.stringify(places.map((at) => ({ ...lines[at]!, total: -lines[at]!.total, at }))),
      totals: JSON.stringify({ ...totals, excl: -sum, vat: -vat, incl: -sum - vat, reason }),
      state: 'final',
      created_at: Date.now(),
    };
    const note = { ...back, ...(await number(trx, back, today)) };
    await trx.insertInto('invoices').values(note).execute();
    await trx
      .updateTable('invoices')
      .set({ ...(isRest && { state: 'credited' as const }), version: invoice.version + 1 })
      .where('id', '=', id)
      .execute();
    await also(trx, note);
    return note;
  });

/** The next number of a series in the year of a day, and that day: never before that of the number before. */
async function number(trx: Db, { series }: Pick<InvoiceRow, 'series'>, today: string) {
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

/** Notes that an invoice was paid, once, in a transaction; `also` is done with it. */
export const markPaid = (
  db: Db,
  id: string,
  paidOn: string,
  also: (trx: Db, row: InvoiceRow) => Promise<void>,
): Promise<InvoiceRow> =>
  transact(db, async (trx) => {
    const row = await findInvoice(trx, id);
    if (row.state === 'paid') return row;
    const { numUpdatedRows } = await trx
      .updateTable('invoices')
      .set({ state: 'paid', paid_on: paidOn, version: row.version + 1 })
      .where('id', '=', id)
      .where('series', '=', 'F')
      .where('state', '=', 'final')
      .executeTakeFirst();
    if (!numUpdatedRows) throw new Problem('conflict', 'Alleen een openstaande factuur wordt betaald.');
    const paid = await findInvoice(trx, id);
    await also(trx, paid);
    return paid;
  });
