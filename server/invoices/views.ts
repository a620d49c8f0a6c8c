import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import {
  INVOICES_PER_PAGE,
  type InvoiceView,
  type listOfficeInvoices,
  type OfficeInvoice,
} from '../contract/invoices.ts';
import type { Db } from '../data/database.ts';
import { containing } from '../data/fold.ts';
import type { InvoiceRow } from '../data/schema.ts';
import { isAgreed } from './again.ts';
import { numberText, partsOf, totalsSchema } from './document.ts';
import { creditedLines } from './credit.ts';
import { periodOfOrder } from './give-back.ts';

type Corrected = Pick<InvoiceRow, 'id' | 'series' | 'year' | 'number'>;

const view = (row: InvoiceRow, corrected: ReadonlyMap<string, Corrected>): InvoiceView => {
  const { excl, vat, incl } = partsOf(row).totals;
  const taken = row.corrects_id === null ? undefined : corrected.get(row.corrects_id);
  return {
    id: row.id,
    series: row.series,
    number: numberText(row),
    state: row.state,
    issuedOn: row.issue_day,
    dueOn: row.due_day,
    excl,
    vat,
    incl,
    corrects: taken ? numberText(taken) : null,
  };
};

async function correctedBy(db: Db, rows: readonly InvoiceRow[]): Promise<Map<string, Corrected>> {
  const ids = rows.flatMap(({ corrects_id }) => corrects_id ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('invoices')
    .select(['id', 'series', 'year', 'number'])
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The invoices and credit notes of an account, the last one first; drafts are the office's. */
export async function invoicesOf(db: Db, accountId: string): Promise<InvoiceView[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '!=', 'draft')
    .orderBy('created_at', 'desc')
    .execute();
  const corrected = await correctedBy(db, rows);
  return rows.map((row) => view(row, corrected));
}

type Wanted = z.output<typeof listOfficeInvoices.query>;

/** Invoices that fit, without an order. */
function fitting(db: Db, { shown, search }: Omit<Wanted, 'page'>, today: string) {
  const all = db.selectFrom('invoices');
  const some =
    shown === undefined
      ? all
      : shown === 'credit-note' || shown === 'refund'
        ? all
            .where('series', '=', 'C')
            .$if(shown === 'refund', (notes) =>
              notes.where('refund_due', '>', 0).where('paid_on', 'is', null),
            )
        : all
            .where('series', '=', 'F')
            .where('state', '=', shown === 'open' || shown === 'late' ? 'final' : shown)
            .$if(shown === 'late', (open) => open.where('due_day', '<', today));
  if (!search) return some;
  const number = NUMBER.exec(search);
  if (number)
    return some
      .where('series', '=', number[1]!.toUpperCase() as 'F' | 'C')
      .where('year', '=', Number(number[2]))
      .where('number', '=', Number(number[3]));
  return some.where('invoices.account_id', 'in', ({ selectFrom }) =>
    selectFrom('accounts')
      .select('accounts.id')
      .where(sql<SqlBool>`accounts.search_key like ${containing(search)} escape '\\'`)
      .$castTo<{ id: string | null }>(),
  );
}

/** A number as numberText writes it. */
const NUMBER = /^([fc])(\d{4})-(\d+)$/i;

/** One page of the invoices of all accounts: drafts first, then the last one. */
export async function officePage(
  db: Db,
  { page, ...wanted }: Wanted,
  today: string,
): Promise<{ invoices: OfficeInvoice[]; total: number }> {
  const rows = await fitting(db, wanted, today)
    .selectAll('invoices')
    .orderBy(sql`case when invoices.state = 'draft' then 0 else 1 end`)
    .orderBy('invoices.created_at', 'desc')
    .limit(INVOICES_PER_PAGE)
    .offset((page - 1) * INVOICES_PER_PAGE)
    .execute();
  const { total } = await fitting(db, wanted, today)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { invoices: await officeViews(db, rows, today), total: Number(total) };
}

/** How many invoices had to be paid before today, and how much that is together, in cents with VAT. */
export async function overdue(db: Db, today: string): Promise<{ count: number; cents: number }> {
  const rows = await fitting(db, { shown: 'late' }, today).select('totals').execute();
  return {
    count: rows.length,
    cents: rows.reduce((sum, row) => sum + totalsSchema.parse(JSON.parse(row.totals)).incl, 0),
  };
}

/** The invoice with this id, as the office sees it. */
export async function officeInvoice(db: Db, id: string, today: string): Promise<OfficeInvoice[]> {
  const rows = await db.selectFrom('invoices').selectAll().where('id', '=', id).execute();
  return officeViews(db, rows, today);
}

async function officeViews(db: Db, rows: readonly InvoiceRow[], today: string): Promise<OfficeInvoice[]> {
  const corrected = await correctedBy(db, rows);
  const notes = await notesOf(db, rows);
  const until = await untilOf(db, rows, today);
  const ids = rows.flatMap(({ account_id }) => account_id ?? []);
  const named =
    ids.length === 0
      ? []
      : await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute();
  const accounts = new Map(named.map((account) => [account.id, account]));
  return rows.map((row) => ({
    ...view(row, corrected),
    account: (row.account_id !== null && accounts.get(row.account_id)) || null,
    buyer: partsOf(row).buyer.name,
    place: partsOf(row).buyer.city,
    paidOn: row.paid_on,
    reminders: row.reminders,
    refunds: [row, ...(notes.get(row.id) ?? [])]
      .filter((note) => note.refund_due > 0)
      .map((note) => ({
        id: note.id,
        number: numberText(note)!,
        cents: note.refund_due,
        refundedOn: note.paid_on,
      })),
    orderUntil: until.get(row.id) ?? null,
    lines: linesOf(row, notes.get(row.id) ?? []),
    version: row.version,
  }));
}

/** The credit notes of invoices, by the invoice. */
async function notesOf(db: Db, rows: readonly InvoiceRow[]): Promise<Map<string, InvoiceRow[]>> {
  if (rows.length === 0) return new Map();
  const notes = await db
    .selectFrom('invoices')
    .selectAll()
    .where(
      'corrects_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return Map.groupBy(notes, ({ corrects_id }) => corrects_id!);
}

function linesOf(row: InvoiceRow, notes: readonly InvoiceRow[]): OfficeInvoice['lines'] {
  const { lines } = partsOf(row);
  const gone = creditedLines(lines, notes);
  return lines.map(({ what, total }, at) => ({ what, total, isCredited: gone.has(at) }));
}

/** Until when customers have what the invoices are of, by the invoice. */
async function untilOf(
  db: Db,
  rows: readonly InvoiceRow[],
  today: string,
): Promise<Map<string, string | null>> {
  const open = rows.filter(({ series, state }) => series === 'F' && (state === 'final' || state === 'paid'));
  const ids = open.flatMap(({ order_id }) => order_id ?? []);
  if (ids.length === 0) return new Map();
  const orders = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const agreed = orders.filter((order) => isAgreed(order) && order.account_id !== null);
  if (agreed.length === 0) return new Map();
  const periods = await db
    .selectFrom('licences')
    .selectAll()
    .where(
      'account_id',
      'in',
      agreed.map(({ account_id }) => account_id!),
    )
    .execute();
  const last = new Map(
    agreed.map((order) => {
      const own = periods.filter(({ account_id }) => account_id === order.account_id);
      return [order.id, periodOfOrder(order, own, today)?.ends_on ?? null];
    }),
  );
  return new Map(open.map(({ id, order_id }) => [id, last.get(order_id ?? '') ?? null]));
}
