import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import express, { Router } from 'express';
import { variantOf, type Variant } from '../contract/variant.ts';
import { publicSite, type Origins } from './site.ts';

/** Where the web client lives in an address (spec section 1). */
const APP = '/app';
/** What the build puts here has a hash of its content in its name: it never changes. */
const HASHED = 'assets';
/** The address of a file, not of a page. */
const FILE = /\.[a-z]\w{1,5}$/;

/**
 * Serves the built web client below /app, the public site included, and leads every other page address there; its page
 * says which variant it is.
 */
export function webClient(folder: string, belgian?: readonly string[], origins?: Origins): Router {
  const router = Router();
  router.use(publicSite(folder, belgian, origins));
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
    const page = join(folder, 'index.html');
    if (FILE.test(request.path) || !existsSync(page)) next();
    else
      response
        .status(request.path.startsWith(`${APP}/site/`) ? 404 : 200)
        .set({ 'Cache-Control': 'no-cache', 'Content-Type': 'text/html; charset=utf-8' })
        .send(inVariant(readFileSync(page, 'utf8'), variantOf(request.hostname ?? '', belgian)));
  });
  // Addresses without the prefix; what the app does not know gets its not-found page.
  router.get(/^\/(?!api(\/|$))/, (request, response, next) => {
    if (request.accepts('html') && !FILE.test(request.path)) response.redirect(APP + request.originalUrl);
    else next();
  });
  return router;
}

const inVariant = (page: string, variant: Variant) =>
  page.replace(
    '<html lang="nl"',
    `<html lang="${variant === 'be' ? 'nl-BE' : 'nl'}" data-variant="${variant}"`,
  );
