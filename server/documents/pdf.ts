import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';

/** What a document is made of, and any part of what is on its pages. */
export type PdfDefinition = Parameters<typeof pdfmake.createPdf>[0];
type Content = PdfDefinition['content'];
/** One cell of a table. */
export type PdfCell = Extract<Content, { table: unknown }>['table']['body'][number][number];

const FILES = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/andika/package.json')),
  'files',
);
const file = (part: string, weight: 400 | 700) => join(FILES, `andika-${part}-${weight}-normal.woff`);
const family = (part: string) => ({ normal: file(part, 400), bold: file(part, 700) });

// The same letters as on the screen, from disk; a document fetches nothing.
pdfmake.setFonts({ Andika: family('latin'), AndikaExt: family('latin-ext') });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(FILES));

/** Letters beyond Western Europe (Şahin, Łukasz) are in a font file of their own. */
const BEYOND = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]+/g;

/** Text of a user, each letter in the font that has it. */
export function text(value: string): { text: string; font?: string }[] {
  const parts: { text: string; font?: string }[] = [];
  let at = 0;
  for (const { 0: letters, index } of value.matchAll(BEYOND)) {
    if (index > at) parts.push({ text: value.slice(at, index) });
    parts.push({ text: letters, font: 'AndikaExt' });
    at = index + letters.length;
  }
  if (at < value.length || parts.length === 0) parts.push({ text: value.slice(at) });
  return parts;
}

/** Of a node that is a heading. */
export const HEADING = { headlineLevel: 1 } as const;
/** What stands below each page is a node on it too, and no part of the text. */
export const FOOT = { headlineLevel: 9 } as const;

/** A heading is never the last line of a page. */
const keepHeadings: NonNullable<PdfDefinition['pageBreakBefore']> = (node, { getFollowingNodesOnPage }) =>
  node.headlineLevel === HEADING.headlineLevel &&
  getFollowingNodesOnPage().every(({ headlineLevel }) => headlineLevel === FOOT.headlineLevel);

/** Makes a PDF document on A4; no `HEADING` is the last line of a page, where what stands below it says that it is `FOOT`. */
export const makePdf = (definition: PdfDefinition): Promise<Buffer> =>
  pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [56, 56, 56, 64],
      language: 'nl',
      pageBreakBefore: keepHeadings,
      ...definition,
      defaultStyle: { font: 'Andika', fontSize: 10.5, lineHeight: 1.3, ...definition.defaultStyle },
    })
    .getBuffer();
