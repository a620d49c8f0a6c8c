import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import express, { Router } from 'express';

/** Where the web client lives in an address (spec section 1). */
const APP = '/app';
/** What the build puts here has a hash of its content in its name: it never changes. */
const HASHED = 'assets';
/** The address of a file, not of a page. */
const FILE = /\.[a-z]\w{1,5}$/;

/** Serves the built web client below /app and leads every other page address there. */
export function webClient(folder: string): Router {
  const router = Router();
  router.use(
    APP,
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders(response, file) {
        const forever = relative(resolve(folder), file).startsWith(HASHED);
        response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  router.get(/^\/app(\/.*)?$/, (request, response, next) => {
    // A file that is not there is not a page.
    if (FILE.test(request.path) || !existsSync(join(folder, 'index.html'))) next();
    else response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: resolve(folder) });
  });
  // Addresses without the prefix; what the app does not know gets its not-found page.
  router.get(/^\/(?!api(\/|$))/, (request, response, next) => {
    if (request.accepts('html') && !FILE.test(request.path)) response.redirect(APP + request.originalUrl);
    else next();
  });
  return router;
}
