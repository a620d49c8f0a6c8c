import { Router } from 'express';
import { variantOf } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { quoteNumber, quotePdf } from '../documents/quote.ts';
import { notFound } from '../http/problem.ts';
import { readLead } from './repository.ts';

interface QuoteDeps {
  db: Db;
  /** Hostnames of the Belgian variant. */
  belgian?: readonly string[] | undefined;
  /** Who makes quotes, line by line. */
  supplier?: readonly string[] | undefined;
}

/** GET /api/site/quotes/:file: a quote as PDF. No session: only who asked for it knows its id. */
export function quoteRoutes({ db, belgian, supplier = [] }: QuoteDeps): Router {
  const router = Router();
  router.get('/api/site/quotes/:file', async (request, response) => {
    const id = /^([\da-f-]{36})\.pdf$/.exec(request.params.file)?.[1];
    if (!id) throw notFound('Deze offerte bestaat niet.');
    const { lead, at } = await readLead(db, id);
    if (lead.kind !== 'quote') throw notFound('Deze offerte bestaat niet.');
    const variant = variantOf(request.hostname ?? '', belgian);
    const pdf = await quotePdf({ ...lead, id, at, variant }, supplier);
    response
      .set({
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `inline; filename="${quoteNumber(id)}.pdf"`,
      })
      .type('application/pdf')
      .send(pdf);
  });
  return router;
}
