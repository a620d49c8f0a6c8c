import express, { type Router } from 'express';
import swaggerPath from 'swagger-ui-dist/absolute-path.js';
import { readCalls } from '../contract/docs.ts';
import type { Calls } from '../http/calls.ts';
import { openApiDocument } from './openapi.ts';
import { PAGE, START } from './reader.ts';

/**
 * The OpenAPI document, for staff alone, and a reader for it, all from this server. The page of the reader has nothing in it: a browser
 * asks for a page without a token, and the page asks for the document with the one of whoever is logged in.
 */
export function docsRoutes(calls: Calls, router: Router): void {
  let document: Record<string, unknown> | undefined;
  // Made when it is first asked for: it takes as long as all the rest of a start.
  calls.on(readCalls, async () => (document ??= openApiDocument()));
  router.get('/api/docs', (_request, response) => {
    response.type('html').send(PAGE);
  });
  router.get('/api/docs/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  router.use('/api/docs', express.static(swaggerPath(), { index: false, redirect: false }));
}
