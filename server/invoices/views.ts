import type { InvoiceView, OfficeInvoice } from '../contract/invoices.ts';
import type { Db } from '../data/database.ts';
import type { InvoiceRow } from '../data/schema.ts';
import { numberText, partsOf } from './document.ts';
import { creditedLines } from './invoices.ts';

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

/** All invoices, drafts first, then the last one; or the one with this id. */
export async function officeInvoices(db: Db, id?: string): Promise<OfficeInvoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();
  const accounts = new Map(
    (await db.selectFrom('accounts').select(['id', 'name']).execute()).map((account) => [
      account.id,
      account,
    ]),
  );
  const corrected = await correctedBy(db, rows);
  const notes = await notesOf(db, rows);
  return rows
    .toSorted((a, b) => Number(b.state === 'draft') - Number(a.state === 'draft'))
    .map((row) => ({
      ...view(row, corrected),
      account: (row.account_id !== null && accounts.get(row.account_id)) || null,
      buyer: partsOf(row).buyer.name,
      reminders: row.reminders,
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
