import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BE_HOSTNAMES, VARIANTS, type Variant } from '../../server/contract/variant.ts';
import config from '../vite.config.ts';
import type { RenderedPage } from './render.tsx';

/** The pages that the public site has by its specification. */
const NAMES = [
  'home',
  'prijzen',
  'faq',
  'aanvraagformulier',
  'school-rt-thuis',
  'adaptief',
  'aangepast-oefenen',
  'voortgang-volgen',
  'beloningssysteem',
  'spellen',
  'didactiek',
  'inzetbaarheid',
  'web-based',
  'werkzame-componenten',
  'watisnodigvoorspellen',
  'ervaringen',
  'instructievideo',
  'contact',
  'training',
];

// It comes without types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { window: { document: Document } };
};

const out = mkdtempSync(join(tmpdir(), 'spelwereld-site-'));
const pages = new Map<Variant, Map<string, { page: RenderedPage; document: Document }>>();

/** Renders all pages as the build does, in a variant: which it is, is found out once, by the hostname. */
async function renderIn(variant: Variant) {
  const scope = globalThis as { location?: unknown };
  scope.location = { hostname: variant === 'be' ? BE_HOSTNAMES[0] : 'localhost' };
  const file = `${pathToFileURL(join(out, 'render.mjs')).href}?${variant}`;
  const { renderPages } = (await import(/* @vite-ignore */ file)) as {
    renderPages(): Promise<RenderedPage[]>;
  };
  const rendered = await renderPages();
  delete scope.location;
  return new Map(
    rendered.map((page) => [page.name, { page, document: new JSDOM(page.body).window.document }]),
  );
}

beforeAll(async () => {
  const { plugins = [] } = config({ command: 'build', mode: 'production' });
  await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    base: '/app/',
    logLevel: 'error',
    publicDir: false,
    // Those of the client, but for the one that renders after a build.
    plugins: (plugins.flat() as Plugin[]).filter(({ name }) => name !== 'spelwereld:prerender'),
    define: { 'import.meta.env.VITE_HOOK': '""' },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('render.tsx', import.meta.url)),
      outDir: out,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'render.mjs' } },
    },
  });
  for (const variant of VARIANTS) pages.set(variant, await renderIn(variant));
}, 120_000);
afterAll(() => rmSync(out, { recursive: true }));

/** What a visitor reads, without titles of publications in another language. */
function textOf(document: Document): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const foreign of copy.querySelectorAll('.site-sources, script')) foreign.remove();
  return [
    copy.innerHTML.replace(/<[^>]+>/g, ' '),
    ...[...copy.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')),
  ].join(' ');
}

const each = (variant: Variant, check: (name: string, document: Document, page: RenderedPage) => void) => {
  for (const [name, { document, page }] of pages.get(variant)!) check(name, document, page);
};

describe.each(VARIANTS)('the site, %s', (variant) => {
  test('every page of the specification is there', () => {
    expect([...pages.get(variant)!.keys()].sort()).toEqual([...NAMES].sort());
  });

  test('nothing is left open, and all of it is Dutch', () => {
    each(variant, (name, document) => {
      const text = textOf(document);
      expect(text.length, name).toBeGreaterThan(600);
      expect(text, name).not.toMatch(/undefined|\bNaN\b|\[object|\{\{|\}\}/);
      expect(text, name).not.toMatch(/\b(the|and|your|with|click|please|loading|submit)\b/i);
    });
  });

  test('each has one h1, headings in order, ids that are its own and pictures with their size', () => {
    each(variant, (name, document) => {
      const levels = [...document.querySelectorAll('main :is(h1,h2,h3,h4)')].map(({ tagName }) =>
        Number(tagName[1]),
      );
      expect(levels.filter((level) => level === 1).length, name).toBe(1);
      for (const [i, level] of levels.entries())
        expect(level - (levels[i - 1] ?? 0), `${name}: heading ${i}`).toBeLessThanOrEqual(1);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      for (const image of document.querySelectorAll('img')) {
        expect(image.hasAttribute('alt'), `${name}: ${image.src}`).toBe(true);
        expect(image.hasAttribute('width') && image.hasAttribute('height'), `${name}: ${image.src}`).toBe(
          true,
        );
      }
    });
  });

  test('a page of many parts has a way to each of them', () => {
    let long = 0;
    each(variant, (name, document) => {
      const parts = [...document.querySelectorAll('main h2[id]')].map(({ id, textContent }) => [
        `#${id}`,
        textContent,
      ]);
      const ways = [...document.querySelectorAll('.site-jump a')].map((link) => [
        link.getAttribute('href'),
        link.textContent,
      ]);
      expect(ways, name).toEqual(parts.length < 4 ? [] : parts);
      if (parts.length >= 4) long++;
    });
    expect(long).toBeGreaterThan(8);
  });

  test('links lead somewhere, and never to another site', () => {
    each(variant, (name, document) => {
      for (const link of document.querySelectorAll('a[href]')) {
        const href = link.getAttribute('href')!;
        if (/^\/(app\/auth|api\/site)\/|^(tel|mailto):/.test(href)) continue;
        const parts = /^(?:\/app\/site\/([a-z-]+))?(?:\?[^#]*)?(?:#(.+))?$/.exec(href);
        expect(parts, `${name}: ${href}`).not.toBeNull();
        const [, target, id] = parts!;
        const there = pages.get(variant)!.get(target ?? name)?.document;
        expect(there, `${name}: ${href}`).toBeDefined();
        if (id) expect(there!.getElementById(id), `${name}: ${href}`).not.toBeNull();
      }
    });
  });

  test('search engines get a title and a description of a length that they show', () => {
    const titles = new Set<string>();
    each(variant, (name, _, { head }) => {
      titles.add(/<title>(.*)<\/title>/.exec(head)![1]!);
      const description = /name="description" content="([^"]*)"/.exec(head)![1]!;
      expect(description.length, name).toBeGreaterThan(50);
      expect(description.length, name).toBeLessThanOrEqual(170);
    });
    expect(titles.size).toBe(NAMES.length);
  });
});

test('the Belgian pages have Belgian words', () => {
  each('be', (name, document) => {
    expect(textOf(document), name).not.toMatch(/\b(groep(en)? \d|RT-praktijk|remedial teacher)\b/i);
  });
});
