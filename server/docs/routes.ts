import express, { type Router } from 'express';
import swaggerPath from 'swagger-ui-dist/absolute-path.js';
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
    <main id="lezer"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** In a file of its own: the pages of this server run no inline script. */
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#lezer', docExpansion: 'list', defaultModelsExpandDepth: 0 });
`;

/** The OpenAPI document and a reader for it, all from this server. */
export function docsRoutes(router: Router): void {
  let document: object | undefined;
  router.get('/api/openapi.json', (_request, response) => {
    // Made when it is first asked for: it takes as long as all the rest of a start.
    response.json((document ??= openApiDocument()));
  });
  router.get('/api/docs', (_request, response) => {
    response.type('html').send(PAGE);
  });
  router.get('/api/docs/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  router.use('/api/docs', express.static(swaggerPath(), { index: false, redirect: false }));
}
