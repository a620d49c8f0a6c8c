import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import express, { Router } from 'express';
import { LOGIN_SHORT } from '../contract/auth.ts';
import { variantOf, type Variant } from '../contract/variant.ts';
import { allowScriptsOf } from './security.ts';
import { publicSite, type SiteOptions } from './site.ts';

/** Where the web client lives in an address (spec section 1). */
const APP = '/app';
/** Where the build puts screens that it rendered, below the built client (web/site/build/prerender.ts). */
const SCREENS = '.screens';
/** Their addresses below the prefix. */
const SCREEN = /^\/auth\/[a-z-]+$/;
/** What the build puts here has a hash of its content in its name: it never changes. */
const HASHED = 'assets';
/** The address of a file, not of a page. */
const FILE = /\.[a-z]\w{1,5}$/;

/**
 * Serves the built web client below /app, the public site included, and leads every other page address there; its page
 * says which variant it is. A screen that the build rendered is sent as it is.
 */
export function webClient(folder: string, options: SiteOptions): Router {
  const { belgian } = options;
  const router = Router();
  router.use(publicSite(folder, options));
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
    if (FILE.test(request.path) || !existsSync(page)) return next();
    const variant = variantOf(request.hostname ?? '', belgian);
    const path = request.path.slice(APP.length);
    const screen = join(folder, SCREENS, `${path}.${variant}.html`);
    const isScreen = SCREEN.test(path) && existsSync(screen);
    const html = isScreen ? readFileSync(screen, 'utf8') : inVariant(readFileSync(page, 'utf8'), variant);
    if (isScreen) allowScriptsOf(html, response);
    response
      .status(path.startsWith('/site/') ? 404 : 200)
      .set({ 'Cache-Control': 'no-cache', 'Content-Type': 'text/html; charset=utf-8' })
      .send(html);
  });
  router.get(LOGIN_SHORT, (_, response) => response.redirect(`${APP}/auth/login`));
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
