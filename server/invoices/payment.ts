import type { Db } from '../data/database.ts';
import type { InvoiceRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { findInvoice } from './invoices.ts';

/** Throws `invalid-fields` when money would have come or gone on a day that is still to come. */
export function checkDay(field: string, day: string, today: string): void {
  if (day <= today) return;
  const message = 'Kies vandaag of een dag ervoor.';
  throw new Problem('invalid-fields', message, { fields: { [field]: message } });
}

/** Notes that an invoice was paid. False for one of which that was noted before: it keeps its day. */
export async function markPaid(db: Db, id: string, paidOn: string): Promise<boolean> {
  const row = await findInvoice(db, id);
  if (row.state === 'paid') return false;
  const { numUpdatedRows } = await db
    .updateTable('invoices')
    .set({ state: 'paid', paid_on: paidOn, version: row.version + 1 })
    .where('id', '=', id)
    .where('series', '=', 'F')
    .where('state', '=', 'final')
    .executeTakeFirst();
  if (!numUpdatedRows) throw new Problem('conflict', 'Alleen een openstaande factuur wordt betaald.');
  return true;
}

/** Notes that what a credit note takes back was paid back. False when that was noted before: it keeps its day. */
export async function markRefunded(db: Db, id: string, refundedOn: string): Promise<boolean> {
  const note = await findInvoice(db, id);
  if (note.refund_due === 0)
    throw new Problem('conflict', 'Van deze creditnota hoeft er niets te worden terugbetaald.');
  if (note.paid_on !== null) return false;
  await noteRefund(db, note, refundedOn);
  return true;
}

/** Takes back that it was paid back. False when that was not noted. */
export async function takeBackRefund(db: Db, id: string): Promise<boolean> {
  const note = await findInvoice(db, id);
  if (note.refund_due === 0 || note.paid_on === null) return false;
  await noteRefund(db, note, null);
  return true;
}

async function noteRefund(db: Db, { id, version }: InvoiceRow, paid_on: string | null) {
  const { numUpdatedRows } = await db
    .updateTable('invoices')
    .set({ paid_on, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!numUpdatedRows) throw new Problem('conflict');
}

/** Takes back that an invoice was paid: it is open again. False for one that is open. */
export async function takeBackPayment(db: Db, id: string): Promise<boolean> {
  const row = await findInvoice(db, id);
  if (row.series === 'F' && row.state === 'final') return false;
  const note = await db
    .selectFrom('invoices')
    .select('id')
    .where('corrects_id', '=', id)
    .where('refund_due', '>', 0)
    .executeTakeFirst();
  if (note) throw new Problem('conflict', 'Er is al een creditnota van wat betaald was.');
  const { numUpdatedRows } = await db
    .updateTable('invoices')
    .set({ state: 'final', paid_on: null, version: row.version + 1 })
    .where('id', '=', id)
    .where('series', '=', 'F')
    .where('state', '=', 'paid')
    .executeTakeFirst();
  if (!numUpdatedRows) throw new Problem('conflict', 'Alleen een betaalde factuur wordt weer openstaand.');
  return true;
}
