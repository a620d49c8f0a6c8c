import type { AccountKind } from '../contract/lead-kinds.ts';
import { inEuros, priceOf, type Order } from '../contract/price.ts';
import { QUOTE_DAYS } from '../contract/prices.ts';
import type { Variant } from '../contract/variant.ts';
import { makePdf, text, type PdfCell, type PdfDefinition } from './pdf.ts';

const NOTE_MARGIN: [number, number, number, number] = [0, 0, 0, 20];
const DAY_MS = 24 * 60 * 60 * 1000;

/** What stands on a quote. */
export interface Quote extends Order {
  id: string;
  organisation: string;
  name: string;
  email: string;
  /** The customer's own number; may be empty. */
  order: string;
  /** When it was asked for, ms since the epoch. */
  at: number;
}

const KIND: Record<Variant, Record<AccountKind, string>> = {
  nl: { school: 'school', rt: 'RT-praktijk', thuis: 'thuis' },
  be: { school: 'school', rt: 'logopediepraktijk', thuis: 'thuis' },
};

/** A number that people can read out: the end of the id, which is all chance. */
export const quoteNumber = (id: string): string => `OFF-${id.replaceAll('-', '').slice(-10).toUpperCase()}`;

const day = (at: number) =>
  new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(at);
const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What stands where the supplier should. */
const NO_SUPPLIER =
  'Op deze installatie is nog geen leverancier ingevuld: dit is een berekening, nog geen offerte.';

/** A quote as a PDF document; `supplier` are the lines with who makes it: name, address, numbers. */
export function quotePdf(quote: Quote, supplier: readonly string[]): Promise<Buffer> {
  const { variant, organisation, name, email, order, type, pupils, months } = quote;
  const price = priceOf(quote);
  const euros = (cents: number) => inEuros(cents, variant);
  const right = (value: string, bold = false): PdfCell => ({
    text: value,
    alignment: 'right',
    bold,
    noWrap: true,
  });
  const rows: PdfCell[][] = [
    [
      { text: 'Omschrijving', bold: true },
      { text: 'Per leerling per jaar', bold: true, alignment: 'right' },
      { text: 'Bedrag', bold: true, alignment: 'right' },
    ],
    ...price.lines.map((line): PdfCell[] => [
      many(line.pupils, 'leerling', 'leerlingen'),
      right(euros(line.each)),
      right(euros(line.total)),
    ]),
    ...(price.isLeast ? [['Laagste jaarbedrag', '', right(euros(price.year))]] : []),
    ...(months === 12
      ? []
      : [[`${many(months, 'maand', 'maanden')} van het jaar (${months}/12)`, '', right(euros(price.excl))]]),
    ['Totaal zonder btw', '', right(euros(price.excl))],
    [`Btw ${price.vatPercent}%`, '', right(euros(price.vat))],
    [{ text: 'Te betalen', bold: true }, '', right(euros(price.incl), true)],
  ];
  const facts: [string, string][] = [
    ['Offertenummer', quoteNumber(quote.id)],
    ['Datum', day(quote.at)],
    ['Geldig tot en met', day(quote.at + QUOTE_DAYS * DAY_MS)],
    ...(order ? ([['Uw bestelnummer', order]] as [string, string][]) : []),
  ];
  const definition: PdfDefinition = {
    info: { title: `Offerte ${quoteNumber(quote.id)}`, author: 'Spelwereld' },
    content: [
      {
        columns: [
          {
            stack: [
              { text: 'Spelwereld', fontSize: 22, bold: true, color: '#1c4a9e' },
              { text: 'Offerte', fontSize: 16, bold: true, margin: [0, 2, 0, 20] },
            ],
          },
          {
            stack: supplier.map((line, i) => ({ text: text(line), bold: i === 0 })),
            alignment: 'right',
            fontSize: 10,
          },
        ],
        columnGap: 24,
      },
      ...(supplier.length === 0 ? [{ text: NO_SUPPLIER, bold: true, margin: NOTE_MARGIN }] : []),
      {
        columns: [
          {
            stack: [
              { text: text(organisation), bold: true },
              { text: text(`t.a.v. ${name}`) },
              { text: text(email) },
            ],
          },
          {
            layout: 'noBorders',
            table: {
              body: facts.map(([what, value]) => [{ text: what, color: '#565e78' }, { text: text(value) }]),
            },
          },
        ],
        columnGap: 24,
        margin: [0, 0, 0, 24],
      },
      {
        text: `Licentie Spelwereld voor ${KIND[variant][type]}, ${many(pupils, 'leerling', 'leerlingen')}, ${many(months, 'maand', 'maanden')}.`,
        margin: [0, 0, 0, 10],
      },
      {
        table: { headerRows: 1, widths: ['*', 'auto', 90], body: rows },
        layout: 'lightHorizontalLines',
        margin: [0, 0, 0, 20],
      },
      {
        ul: [
          'Alle spellen, woorden, spraak, het live-bord en de overzichten zijn inbegrepen.',
          'De licentie loopt af op de einddatum en wordt niet stilzwijgend verlengd.',
          'Leerlingen die er tussentijds bij komen, worden per resterende maand berekend.',
        ],
        margin: [0, 0, 0, 28],
      },
      {
        columns: [
          { stack: ['Voor akkoord, naam:', { text: '\n_______________________________' }] },
          { stack: ['Datum en handtekening:', { text: '\n_______________________________' }] },
        ],
      },
    ],
    footer: (page, pages) => ({
      text: `${quoteNumber(quote.id)} · bladzijde ${page} van ${pages}`,
      alignment: 'center',
      color: '#565e78',
      fontSize: 9,
      margin: [0, 20],
    }),
  };
  return makePdf(definition);
}
