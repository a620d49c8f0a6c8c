import { createHash } from 'node:crypto';
import { z } from 'zod';
import { VARIANTS } from '../contract/variant.ts';
import { inEuros } from '../contract/price.ts';
import type { InvoiceRow } from '../data/schema.ts';
import { makePdf, text, type PdfCell } from '../documents/pdf.ts';
import { longDay } from '../licence/long-day.ts';

/** Who sells: the lines of SUPPLIER, with name, address, numbers and IBAN. */
export const sellerSchema = z.object({ lines: z.array(z.string()), country: z.enum(VARIANTS) });
export type Seller = z.infer<typeof sellerSchema>;

/** Who buys, as it was when the invoice was made. */
export const buyerSchema = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.enum(VARIANTS),
  /** BRIN or institution number. */
  number: z.string(),
  vatId: z.string(),
  isHome: z.boolean(),
});
export type Buyer = z.infer<typeof buyerSchema>;

/** One line; amounts in cents without VAT. Of a credit note `at` says which line of the invoice it takes back. */
export const linesSchema = z.array(
  z.object({ what: z.string(), quantity: z.int(), total: z.int(), at: z.int().optional() }),
);
export type Line = z.infer<typeof linesSchema>[number];

/** Of all lines together: there is one rate. */
export const totalsSchema = z.object({
  excl: z.int(),
  percent: z.int(),
  category: z.enum(['S', 'AE']),
  sentence: z.string(),
  vat: z.int(),
  incl: z.int(),
  /** Why a credit note was made. */
  reason: z.string().optional(),
});
export type Totals = z.infer<typeof totalsSchema>;

/** What is stored of an invoice as text, read. */
export const partsOf = (row: Pick<InvoiceRow, 'seller' | 'buyer' | 'lines' | 'totals'>) => ({
  seller: sellerSchema.parse(JSON.parse(row.seller)),
  buyer: buyerSchema.parse(JSON.parse(row.buyer)),
  lines: linesSchema.parse(JSON.parse(row.lines)),
  totals: totalsSchema.parse(JSON.parse(row.totals)),
});

/** The number as it is written: F2027-0001. */
export const numberText = ({ series, year, number }: Pick<InvoiceRow, 'series' | 'year' | 'number'>) =>
  number === null ? null : `${series}${year}-${String(number).padStart(4, '0')}`;

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** How new ones are laid out: since 2 the facts have the room that they need. */
export const LAYOUT = 2;

/**
 * An invoice or credit note as a PDF, made of what is stored alone: always the same bytes. `corrected` is what a credit note takes
 * back.
 */
export function invoicePdf(
  row: InvoiceRow,
  corrected: Pick<InvoiceRow, 'series' | 'year' | 'number' | 'issue_day'> | undefined,
): Promise<Buffer> {
  const { seller, buyer, lines, totals } = partsOf(row);
  const euros = (cents: number) => inEuros(cents, buyer.country);
  const isCredit = row.series === 'C';
  const isRoomy = row.layout >= 2;
  const title = isCredit ? 'Creditnota' : 'Factuur';
  const number = numberText(row) ?? 'concept';
  const right = (value: string, bold = false): PdfCell => ({
    text: value,
    alignment: 'right',
    bold,
    noWrap: true,
  });
  const facts: [string, string][] = [
    [`${title}nummer`, number],
    ['Datum', row.issue_day === null ? 'nog niet definitief' : longDay(row.issue_day)],
    ...(isCredit || row.due_day === null
      ? []
      : ([['Te betalen voor', longDay(row.due_day)]] as [string, string][])),
    ['Periode', `${longDay(row.supply_from)} t/m ${longDay(row.supply_to)}`],
    ...(row.order_number ? ([['Uw bestelnummer', row.order_number]] as [string, string][]) : []),
    ...(corrected
      ? ([['Bij factuur', `${numberText(corrected)} van ${longDay(corrected.issue_day!)}`]] as [
          string,
          string,
        ][])
      : []),
  ];
  const rows: PdfCell[][] = [
    [
      { text: 'Omschrijving', bold: true },
      { text: 'Aantal', bold: true, alignment: 'right' },
      { text: 'Bedrag', bold: true, alignment: 'right' },
    ],
    ...lines.map((line): PdfCell[] => [
      { text: text(line.what) },
      right(String(line.quantity)),
      right(euros(line.total)),
    ]),
    ['Totaal zonder btw', '', right(euros(totals.excl))],
    [`Btw ${totals.percent}% over ${euros(totals.excl)}`, '', right(euros(totals.vat))],
    [{ text: isCredit ? 'Totaal' : 'Te betalen', bold: true }, '', right(euros(totals.incl), true)],
  ];
  const notes = [totals.sentence, totals.reason ? `Reden: ${totals.reason}` : ''].filter(Boolean);
  // The day of the document, so that it is the same whenever it is made.
  const madeAt = new Date(row.issue_day ?? new Date(row.created_at).toISOString().slice(0, 10));
  return makePdf({
    info: { title: `${title} ${number}`, author: 'Spelwereld', creationDate: madeAt },
    content: [
      {
        columns: [
          {
            stack: [
              { text: 'Spelwereld', fontSize: 22, bold: true, color: '#1c4a9e' },
              { text: title, fontSize: 16, bold: true, margin: [0, 2, 0, 20] },
            ],
          },
          {
            stack: seller.lines.map((line, i) => ({ text: text(line), bold: i === 0 })),
            alignment: 'right',
            fontSize: 10,
          },
        ],
        columnGap: 24,
      },
      {
        columns: [
          {
            ...(isRoomy && { width: 150 }),
            stack: [
              { text: text(buyer.name), bold: true },
              { text: text(buyer.street) },
              { text: text(`${buyer.postalCode} ${buyer.city}`) },
              { text: buyer.country === 'be' ? 'België' : 'Nederland' },
              ...(buyer.number
                ? [{ text: `${buyer.country === 'be' ? 'Instellingsnummer' : 'BRIN'} ${buyer.number}` }]
                : []),
              ...(buyer.vatId ? [{ text: `Btw-nummer ${buyer.vatId}` }] : []),
            ],
          },
          {
            layout: 'noBorders',
            table: {
              ...(isRoomy && { widths: ['auto', '*'] }),
              body: facts.map(([what, value]) => [
                { text: what, color: '#565e78', ...(isRoomy && { noWrap: true }) },
                { text: text(value) },
              ]),
            },
          },
        ],
        columnGap: 24,
        margin: [0, isRoomy ? 16 : 0, 0, 24],
      },
      {
        table: { headerRows: 1, widths: ['*', 'auto', 90], body: rows },
        layout: 'lightHorizontalLines',
        margin: [0, 0, 0, 20],
      },
      ...notes.map((note) => ({
        text: text(note),
        margin: [0, 0, 0, 8] as [number, number, number, number],
      })),
    ],
    footer: (page, pages) => ({
      text: `${number} · bladzijde ${page} van ${pages}`,
      alignment: 'center',
      color: '#565e78',
      fontSize: 9,
      margin: [0, 20],
    }),
  });
}
