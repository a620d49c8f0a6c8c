import express, { type Router } from 'express';
import swaggerPath from 'swagger-ui-dist/absolute-path.js';
import { readCalls } from '../contract/docs.ts';
import type { Calls } from '../http/calls.ts';
import { openApiDocument } from './openapi.ts';

const PAGE = `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Spelwereld: de aanroepen</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
  </head>
  <body>
    <main id="lezer">
      <p id="weigering" hidden>De aanroepen zijn er voor medewerkers. <a href="/app/auth/login">Log eerst in</a> en open deze bladzijde dan opnieuw.</p>
    </main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script type="module" src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** In a file of its own: the pages of this server run no inline script. The token lies where the web client keeps it (web/app/session). */
const START = `const isSso = (sessionStorage.getItem('usingSSO') ?? localStorage.getItem('usingSSO')) === 'true';
const token = (isSso ? sessionStorage : localStorage).getItem('access_token');
const withToken = (request) => {
  if (token) request.headers = { ...request.headers, Authorization: 'Bearer ' + token };
  return request;
};
const answer = await fetch('/api/openapi.json', withToken({}));
if (answer.ok)
  SwaggerUIBundle({ spec: await answer.json(), dom_id: '#lezer', docExpansion: 'list', defaultModelsExpandDepth: 0, requestInterceptor: withToken });
else document.getElementById('weigering').hidden = false;
`;

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
