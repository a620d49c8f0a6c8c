import { Router } from 'express';
import { SAMPLE_LINE, sampleCard } from '../contract/site-sample.ts';
import { variantOf, type Variant } from '../contract/variant.ts';
import { makePdf } from './pdf.ts';

const WIDTH = 480;
const HEIGHT = 150;
/** Lowest percentage of the drawing. */
const LEAST = 50;

/** The line of an invented pupil as a drawing; its text stands below it. */
function chart(): string {
  const y = (p: number) => HEIGHT - 10 - ((p - LEAST) / (100 - LEAST)) * (HEIGHT - 20);
  const points = SAMPLE_LINE.map((p, i) => `${10 + (i * (WIDTH - 20)) / (SAMPLE_LINE.length - 1)} ${y(p)}`);
  const grid = [50, 75, 100].map(
    (p) => `<path d="M10 ${y(p)}H${WIDTH - 10}" stroke="#ddd3bb" stroke-width="1"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `${grid.join('')}<path d="M${points.join('L')}" fill="none" stroke="#0b5f5b" stroke-width="3"/></svg>`
  );
}

/** The card of an invented pupil as a PDF document. */
export function samplePdf(variant: Variant): Promise<Buffer> {
  const card = sampleCard(variant);
  return makePdf({
    info: { title: card.invented, author: 'Spelwereld' },
    content: [
      { text: card.invented, bold: true, color: '#6e4a00', margin: [0, 0, 0, 16] },
      { text: card.name, fontSize: 20, bold: true },
      { text: card.period, color: '#565e78', margin: [0, 0, 0, 16] },
      ...card.facts.map(({ what, value }) => ({
        stack: [{ text: what, bold: true }, value],
        margin: [0, 0, 0, 10] as [number, number, number, number],
      })),
      { text: card.lineTitle, bold: true, margin: [0, 10, 0, 6] },
      { svg: chart() },
      { text: card.lineText, color: '#565e78', margin: [0, 6, 0, 0] },
    ],
    footer: { text: card.invented, alignment: 'center', color: '#565e78', fontSize: 9, margin: [0, 20] },
  });
}

/** GET /api/site/sample-card.pdf: the same document for everybody, made once per variant. */
export function sampleCardRoutes(belgian?: readonly string[]): Router {
  const router = Router();
  const made = new Map<Variant, Promise<Buffer>>();
  router.get('/api/site/sample-card.pdf', async (request, response) => {
    const variant = variantOf(request.hostname ?? '', belgian);
    if (!made.has(variant)) made.set(variant, samplePdf(variant));
    response
      .set({
        'Cache-Control': 'public, max-age=3600',
        'Content-Disposition': 'inline; filename="spelwereld-voorbeeldkaart.pdf"',
      })
      .type('application/pdf')
      .send(await made.get(variant));
  });
  return router;
}
