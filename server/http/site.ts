import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type Request } from 'express';
import { variantOf, type Variant } from '../contract/variant.ts';

/** Where the build puts the pages of the public site, below the built client (web/site/build/prerender.ts). */
const PAGES = '.site';
const HOME = '/app/site/home';
const LANGUAGE: Record<Variant, string> = { nl: 'nl', be: 'nl-BE' };
/** What a host may be made of: it is written into a page. */
const HOST = /^[a-z\d.:[\]-]+$/i;

/** The address at which each variant of the site is known to the world, such as https://spelwereld.nl. */
export type Origins = Partial<Record<Variant, string>>;

export interface SiteOptions {
  /** Hostnames of the Belgian variant; those of the specification without it. */
  belgian?: readonly string[] | undefined;
  origins?: Origins | undefined;
  /** What of the office stands in a page (server/bulletin). */
  bulletin: (variant: Variant, page: string) => Promise<{ bars: string; hasExperiences: boolean }>;
}

/**
 * The pages of the public site, as HTML in the variant of the hostname; `/`, `/home` and their like lead to the home page,
 * and `/robots.txt` and `/sitemap.xml` tell search engines where they are. With `origins` each page names the other variant.
 */
export function publicSite(folder: string, { belgian, origins = {}, bulletin }: SiteOptions): Router {
  const router = Router();
  const variantAt = (request: Request) => variantOf(request.hostname ?? '', belgian);
  const originAt = (request: Request) => origins[variantAt(request)] ?? ownOrigin(request);

  router.get(['/', '/home', '/app', '/app/', '/app/home', '/app/site', '/site'], (_, response) =>
    response.redirect(HOME),
  );

  router.get('/app/site/:page', async (request, response, next) => {
    const variant = variantAt(request);
    const { page } = request.params;
    const file = join(folder, PAGES, `${page}.${variant}.html`);
    if (!/^[a-z-]+$/.test(page) || !existsSync(file)) return next();
    const { bars, hasExperiences } = await bulletin(variant, page);
    const html = readFileSync(file, 'utf8')
      .replace('{{notices}}', () => bars)
      .replace('{{has}}', hasExperiences ? 'experiences' : '')
      .replaceAll('{{origin}}', originAt(request))
      .replace('{{alternates}}', alternates(page, origins));
    response.set({ 'Cache-Control': 'no-cache', 'Content-Type': 'text/html; charset=utf-8' }).send(html);
  });

  router.get('/robots.txt', (request, response) => {
    const lines = [
      'User-agent: *',
      'Allow: /app/site/',
      'Allow: /app/assets/',
      'Disallow: /api/',
      'Disallow: /app/admins/',
    ];
    response.type('text/plain').send([...lines, `Sitemap: ${originAt(request)}/sitemap.xml`, ''].join('\n'));
  });

  router.get('/sitemap.xml', (request, response) => {
    const urls = pageNames(folder).map(
      (page) => `<url><loc>${originAt(request)}/app/site/${page}</loc></url>`,
    );
    response
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });
  return router;
}

/** Names of all pages that were built. */
const pageNames = (folder: string) =>
  existsSync(join(folder, PAGES))
    ? readdirSync(join(folder, PAGES))
        .filter((file) => file.endsWith('.nl.html'))
        .map((file) => file.slice(0, -'.nl.html'.length))
        .sort()
    : [];

function ownOrigin(request: Request): string {
  const host = request.host ?? '';
  return HOST.test(host) ? `${request.protocol}://${host}` : '';
}

/** Links to the same page in both variants; nothing where the other one's address is not known. */
const alternates = (page: string, origins: Origins): string =>
  origins.nl && origins.be
    ? (['nl', 'be'] as const)
        .map(
          (one) =>
            `<link rel="alternate" hreflang="${LANGUAGE[one]}" href="${origins[one]}/app/site/${page}">`,
        )
        .join('')
    : '';
