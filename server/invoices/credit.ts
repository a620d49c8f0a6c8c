import { newId } from '../contract/id.ts';
import { vatOver } from '../contract/vat.ts';
import type { Db } from '../data/database.ts';
import type { InvoiceRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { partsOf, type Line } from './document.ts';
import { findInvoice, inTurn, NOT_YET, number, sumOf } from './invoices.ts';

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
