import type { Leaflet } from '../contract/leaflet.ts';
import type { Variant } from '../contract/variant.ts';
import { FOOT, HEADING, makePdf, text, type PdfCell, type PdfDefinition } from '../documents/pdf.ts';
import { inWords } from '../http/words.ts';
import { longDay } from '../licence/long-day.ts';

type Block = Extract<PdfDefinition['content'], unknown[]>[number];

/** A heading of a document. */
export const heading = (value: string): Block => ({
  text: text(value),
  fontSize: 13,
  bold: true,
  margin: [0, 14, 0, 4],
  ...HEADING,
});

/** Paragraphs of a document. */
export const paragraphs = (values: readonly string[]): Block[] =>
  values.map((value) => ({ text: text(value), margin: [0, 0, 0, 5] }));

const list = (values: readonly string[]): Block => ({ ul: values.map((value) => ({ text: text(value) })) });

function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  widths: (string | number)[],
): Block {
  const cells: PdfCell[][] = [
    heads.map((head): PdfCell => ({ text: head, bold: true })),
    ...rows.map((row) => row.map((value): PdfCell => ({ text: text(value) }))),
  ];
  return {
    table: { headerRows: 1, dontBreakRows: true, widths, body: cells },
    layout: 'lightHorizontalLines',
    fontSize: 9.5,
  };
}

/** What stands in a leaflet, as parts of a document in the words of a country. */
export function leafletBlocks(leaflet: Leaflet, variant: Variant): Block[] {
  const w = (value: string) => inWords(value, { variant, isFamily: false });
  const { intro, persons, purposes, never, where, kept, measures, subprocessors, rights, contact } = leaflet;
  return [
    ...paragraphs(intro.map(w)),
    ...persons.flatMap(({ name, categories }): Block[] => [
      heading(`Gegevens: ${name.toLowerCase()}`),
      table(
        ['Gegevens', 'Wat', 'Waarvoor'],
        categories.map((one) => [one.name, w(one.what), one.purposes.join(', ').toLowerCase()]),
        [92, '*', 100],
      ),
    ]),
    heading('Waarvoor'),
    table(
      ['Doel', 'Wat'],
      purposes.map((one) => [one.name, w(one.what)]),
      [110, '*'],
    ),
    heading('Wat we niet doen'),
    list(never.map(w)),
    heading('Waar'),
    ...paragraphs(where),
    ...(subprocessors.length > 0
      ? [
          table(
            ['Subverwerker', 'Wat', 'Land', 'Vanaf'],
            subprocessors.map((one) => [one.name, one.what, one.country, longDay(one.startsOn)]),
            [110, '*', 70, 90],
          ),
        ]
      : []),
    heading('Hoelang'),
    table(
      ['Wat', 'Hoelang'],
      kept.map((one) => [w(one.what), w(one.time)]),
      ['*', 220],
    ),
    heading('Hoe het beveiligd is'),
    table(
      ['Maatregel', 'Wat'],
      measures.map((one) => [one.name, w(one.what)]),
      [110, '*'],
    ),
    heading('Rechten'),
    ...paragraphs(rights.map(w)),
    ...(contact.length > 0 ? [heading('Contact'), ...paragraphs([contact.join(', ')])] : []),
  ];
}

/** A leaflet as a document. */
export function leafletPdf(
  leaflet: Leaflet,
  organisation: string,
  variant: Variant,
  at: number,
): Promise<Buffer> {
  const { title, version, day } = leaflet;
  return makePdf({
    info: { title: `${title} Spelwereld`, author: 'Spelwereld', creationDate: new Date(at) },
    content: [
      { text: 'Spelwereld', fontSize: 22, bold: true, color: '#1c4a9e' },
      { text: title, fontSize: 16, bold: true, margin: [0, 2, 0, 4] },
      {
        text: text(`Versie ${version} van ${longDay(day)}, voor ${organisation}`),
        color: '#565e78',
        margin: [0, 0, 0, 12],
      },
      ...leafletBlocks(leaflet, variant),
    ],
    footer: footerOf(`${title}, versie ${version}`),
  });
}

/** What stands below each page. */
export const footerOf =
  (what: string): NonNullable<PdfDefinition['footer']> =>
  (page, pages) => ({
    text: `${what} · bladzijde ${page} van ${pages}`,
    ...FOOT,
    alignment: 'center',
    color: '#565e78',
    fontSize: 9,
    margin: [0, 20],
  });
