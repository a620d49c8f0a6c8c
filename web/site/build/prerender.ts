import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { BE_HOSTNAMES, VARIANTS } from '../../../server/contract/variant.ts';
import type * as renderers from '../../render.tsx';
import { builtData } from './built.ts';
import { drawnPictures } from './drawn.ts';
import { filesAfterLogin, pageMaker } from './page-html.ts';
import { sizedPictures } from './sized.ts';

type Renderer = typeof renderers;

/** Folder of the built client in which the server finds the pages of the site; its name keeps it from being served as files. */
const PAGES = '.site';
/** The same for screens of the app. */
const SCREENS = '.screens';
const SITE = 'site/index.html';
const APP = 'index.html';
/** After this screen most who come see the map. */
const LOGIN = 'auth/login/login-page.tsx';
const PAGE_SOURCE = (name: string) => `site/pages/${name}-page.tsx`;

/**
 * Writes every page of the public site as HTML, once per variant, after the client was built: `.site/<name>.<variant>.html`;
 * and the screens of the app that strangers see first: `.screens/auth/login.<variant>.html`. The development server sends the empty template, which the browser fills.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let failed = false;
  return {
    name: 'spelwereld:prerender',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
        if (/^\/(app(\/(home|site)?)?\/?)?$|^\/home$/.test(pathname)) {
          response.writeHead(302, { Location: '/app/site/home' }).end();
        } else if (/^\/app\/site\/[a-z-]+$/.test(pathname)) {
          const template = readFileSync(join(config.root, SITE), 'utf8').replace(
            './entry.tsx',
            '/site/entry.tsx',
          );
          void server
            .transformIndexHtml(pathname, template)
            .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html), next);
        } else next();
      });
    },
    buildEnd(error) {
      failed = error !== undefined;
    },
    async closeBundle() {
      if (failed || config.command !== 'build' || config.build.ssr) return;
      const out = join(config.root, config.build.outDir);
      await writePages(config, config.build.outDir.startsWith('/') ? config.build.outDir : out);
    },
  };
}

async function writePages(config: ResolvedConfig, out: string) {
  const template = (file: string) => readFileSync(join(out, file), 'utf8');
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  const temporary = join(out, '.render');
  await build({
    configFile: false,
    root: config.root,
    base: config.base,
    mode: config.mode,
    logLevel: 'warn',
    plugins: [react(), drawnPictures(), sizedPictures(), builtData()],
    publicDir: false,
    define: { 'import.meta.env.VITE_HOOK': '""' },
    ssr: { noExternal: true },
    build: {
      ssr: join(config.root, 'render.tsx'),
      outDir: temporary,
      emptyOutDir: true,
      // A picture that only stands in HTML, such as the one for sharing, is not in the client's build.
      ssrEmitAssets: true,
      assetsInlineLimit: config.build.assetsInlineLimit,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'render.mjs' } },
    },
  });
  cpSync(join(temporary, 'assets'), join(out, 'assets'), { recursive: true });
  const { make } = pageMaker(out, config.base, manifest);
  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), html);
  };
  const fonts = readdirSync(join(out, 'assets'))
    .filter((file) => /^andika-latin-(400|700)-/.test(file))
    .map((file) => `assets/${file}`);
  const first = readFileSync(join(config.root, 'app/first-script.js'), 'utf8');
  for (const variant of VARIANTS) {
    const renderer = await openRenderer(variant, join(temporary, 'render.mjs'));
    for (const page of await renderer.renderPages())
      write(
        `${PAGES}/${page.name}.${variant}.html`,
        make({ ...page, template: withBulletin(template(SITE)), variant }, PAGE_SOURCE(page.name)),
      );
    for (const { path, source, lang, title, body } of await renderer.renderScreens())
      write(
        `${SCREENS}${path}.${variant}.html`,
        make(
          {
            template: template(APP).replace(/<title>[^<]*<\/title>/, '<!--head-->'),
            lang,
            variant,
            body,
            fonts,
            first,
            ...(source === LOGIN && { next: filesAfterLogin(manifest, LOGIN) }),
            head: `<title>${title}</title>${HIDDEN_FROM_KNOWN}`,
          },
          source,
        ),
      );
  }
  for (const made of [temporary, join(out, dirname(SITE)), join(out, '.vite')])
    rmSync(made, { recursive: true });
}

/** Leaves room for what the server writes in a page of the site (server/http/site.ts). */
const withBulletin = (page: string) =>
  page
    .replace('<html lang="nl"', '<html lang="nl" data-has="{{has}}"')
    .replace('<body class="site">', '<body class="site">{{notices}}');

/** A screen is for strangers; who is logged in goes on to another one as soon as the app is there (app/first-script.js). */
const HIDDEN_FROM_KNOWN = '<style>[data-known] #root{visibility:hidden}</style>';

/** Loads the renderer anew for a variant: it finds out by the hostname, once, as it does in a browser. */
async function openRenderer(variant: (typeof VARIANTS)[number], file: string): Promise<Renderer> {
  const scope = globalThis as { location?: unknown };
  scope.location = { hostname: variant === 'be' ? BE_HOSTNAMES[0] : 'localhost' };
  try {
    return (await import(`${pathToFileURL(file).href}?${variant}-${Date.now()}`)) as Renderer;
  } finally {
    delete scope.location;
  }
}
