import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { BE_HOSTNAMES, VARIANTS } from '../../../server/contract/variant.ts';
import type { RenderedPage } from '../render.tsx';
import { builtData } from './built.ts';
import { drawnPictures } from './drawn.ts';
import { sizedPictures } from './sized.ts';

/** Folder of the built client in which the server finds the pages; its name keeps it from being served as files. */
const PAGES = '.site';
const TEMPLATE = 'site/index.html';
const PAGE_SOURCE = (name: string) => `site/pages/${name}-page.tsx`;

/**
 * Writes every page of the public site as HTML, once per variant, after the client was built: `.site/<name>.<variant>.html`.
 * The development server sends the empty template, which the browser fills.
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
          const template = readFileSync(join(config.root, TEMPLATE), 'utf8').replace(
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
  const template = readFileSync(join(out, TEMPLATE), 'utf8');
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
      ssr: join(config.root, 'site/render.tsx'),
      outDir: temporary,
      // A picture that only stands in HTML, such as the one for sharing, is not in the client's build.
      ssrEmitAssets: true,
      assetsInlineLimit: config.build.assetsInlineLimit,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'render.mjs' } },
    },
  });
  mkdirSync(join(out, PAGES), { recursive: true });
  const entry = chunksOf(manifest, TEMPLATE);
  cpSync(join(temporary, 'assets'), join(out, 'assets'), { recursive: true });
  for (const variant of VARIANTS) {
    for (const page of await renderIn(variant, join(temporary, 'render.mjs'))) {
      const { js, css } = filesOf(manifest, PAGE_SOURCE(page.name), entry);
      const head = [
        page.head,
        ...css.map((file) => styleOf(out, file)),
        ...js.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${config.base}${file}">`),
      ].join('\n    ');
      writeFileSync(
        join(out, PAGES, `${page.name}.${variant}.html`),
        template
          .replace('<html lang="nl"', () => `<html lang="${page.lang}" data-variant="${variant}"`)
          .replace('<!--head-->', () => head)
          // A page is read before it comes to life: styles in it, scripts after what is seen.
          .replaceAll(/<link rel="stylesheet" crossorigin href="([^"]+)">/g, (_, at: string) =>
            styleOf(out, at.slice(config.base.length)),
          )
          .replaceAll(
            '<link rel="modulepreload" crossorigin',
            '<link rel="modulepreload" fetchpriority="low" crossorigin',
          )
          .replace(
            '<script type="module" crossorigin',
            '<script type="module" fetchpriority="low" crossorigin',
          )
          .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`),
      );
    }
  }
  for (const made of [temporary, join(out, dirname(TEMPLATE)), join(out, '.vite')])
    rmSync(made, { recursive: true });
}

/** The style sheet itself: a few kB that nobody has to wait for. */
const styleOf = (out: string, file: string) =>
  `<style>${readFileSync(join(out, file), 'utf8').trim()}</style>`;

/** Loads the renderer anew for a variant: it finds out by the hostname, once, as it does in a browser. */
async function renderIn(variant: (typeof VARIANTS)[number], file: string): Promise<RenderedPage[]> {
  const scope = globalThis as { location?: unknown };
  scope.location = { hostname: variant === 'be' ? BE_HOSTNAMES[0] : 'localhost' };
  try {
    const renderer = (await import(`${pathToFileURL(file).href}?${variant}-${Date.now()}`)) as {
      renderPages(): Promise<RenderedPage[]>;
    };
    return await renderer.renderPages();
  } finally {
    delete scope.location;
  }
}

/** A chunk of the manifest and all that it imports at once. */
function chunksOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  if (found.has(source)) return found;
  found.add(source);
  for (const next of manifest[source]?.imports ?? []) chunksOf(manifest, next, found);
  return found;
}

/** Scripts and styles of a page beyond those that are already there. */
function filesOf(manifest: Manifest, source: string, there: ReadonlySet<string>) {
  const chunks = [...chunksOf(manifest, source)]
    .filter((one) => !there.has(one))
    .map((one) => manifest[one]!);
  return { js: chunks.map(({ file }) => file), css: [...new Set(chunks.flatMap(({ css = [] }) => css))] };
}
