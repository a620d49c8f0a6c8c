import { newId } from '../contract/id.ts';
import { vatOver } from '../contract/vat.ts';
import { audit } from '../audit/audit.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { InvoiceRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { lockAccount, periodsOf } from '../licence/repository.ts';
import { isAgreed } from './again.ts';
import { partsOf, type Line } from './document.ts';
import { giveBack, periodOfOrder } from './give-back.ts';
import { findInvoice, inTurn, NOT_YET, number, sumOf } from './invoices.ts';
import { findOrder } from './orders.ts';

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

/** How an invoice is taken back. */
interface CreditWish {
  reason: string;
  /** Places of lines; all that are left without it. */
  lines?: readonly number[] | undefined;
  /** Whether what was ordered goes too; to be said while the customer has it. */
  licence?: 'ends' | 'stays' | undefined;
  actorId: string;
  now: number;
}

/**
 * Takes an invoice back with a credit note of its own number: the lines of it that are named, else all that were not taken back yet. Each
 * line is taken back once; asked again for the same ones, the note that did so is given. Of what was paid already the note says what
 * is to be paid back.
 */
export const credit = (
  db: Db,
  id: string,
  { reason, lines: wanted, licence, actorId, now }: CreditWish,
  also: (trx: Db, row: InvoiceRow) => Promise<void>,
): Promise<InvoiceRow> =>
  inTurn(db, async (trx) => {
    const today = nameOfDay(now);
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
    if (isRest) await settleLicence(trx, invoice, { licence, reason, actorId, now });
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
      refund_due: invoice.state === 'paid' ? sum + vat : 0,
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

/** Ends what was ordered along with its invoice, or leaves it. Throws `invalid-fields` when that has to be said. */
async function settleLicence(
  trx: Db,
  { order_id: orderId }: InvoiceRow,
  { licence, reason, actorId, now }: Omit<CreditWish, 'lines'>,
) {
  const order = orderId === null ? undefined : await findOrder(trx, orderId);
  if (!order || order.account_id === null || !isAgreed(order)) return;
  await lockAccount(trx, order.account_id);
  if (!periodOfOrder(order, await periodsOf(trx, order.account_id), nameOfDay(now))) return;
  if (licence === undefined) {
    const message = 'Kies of de klant houdt wat er besteld is.';
    throw new Problem('invalid-fields', message, { fields: { licence: message } });
  }
  if (licence === 'stays') return;
  const account = await trx
    .selectFrom('accounts')
    .select(['id', 'kind'])
    .where('id', '=', order.account_id)
    .executeTakeFirstOrThrow();
  await giveBack(trx, account, order, { why: reason, actorId, now });
  await trx
    .updateTable('orders')
    .set({ state: 'cancelled', version: order.version + 1 })
    .where('id', '=', order.id)
    .execute();
  await audit(trx, { action: 'order-ended', actorId, accountId: account.id, subject: order.id, reason });
}
