import { renderToString } from 'react-dom/server';
import { VARIANT } from '../app/variant.ts';
import { pageAddress } from './address.ts';
import shared from './art/shared.ts?drawn';
import { PageHeadings, type Heading } from './layout/headings.ts';
import { Layout } from './layout/layout.tsx';
import { loadPage, PAGE_NAMES } from './registry.ts';
import { site } from './wording/frame.ts';

/** A page as text: what comes in the head, and what comes in the body. */
export interface RenderedPage {
  name: string;
  /** Value of the `lang` attribute. */
  lang: string;
  head: string;
  body: string;
}

/** Stands in the page where the server writes the address of the site it is asked at. */
const ORIGIN = '{{origin}}';
/** Stands in the page where the server writes the links to the other variant. */
const ALTERNATES = '{{alternates}}';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The parts of a page that is text, as `headingsOf` finds them in a page that is there. */
const headingsIn = (html: string): Heading[] =>
  [...html.matchAll(/<h2 id="([^"]+)"[^>]*>([^<]*)<\/h2>/g)].map(([, id, title]) => ({
    id: id!,
    title: title!.replace(/&[^;]+;/g, (sign) => SIGNS[sign] ?? sign),
  }));

/** Renders all pages in the variant that this module was loaded for. */
export const renderPages = (): Promise<RenderedPage[]> => Promise.all(PAGE_NAMES.map(renderPage));

async function renderPage(name: string): Promise<RenderedPage> {
  const page = (await loadPage(name))!;
  const title = name === 'home' ? page.title : `${page.title} | ${site('product')}`;
  const address = ORIGIN + pageAddress(name);
  const lang = VARIANT === 'be' ? 'nl-BE' : 'nl';
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    `<meta ${kind}="${key}" content="${escaped(content)}">`;
  const head = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', page.description),
    `<link rel="canonical" href="${address}">`,
    ALTERNATES,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site('product')),
    meta('property', 'og:locale', lang === 'nl' ? 'nl_NL' : 'nl_BE'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', ORIGIN + shared.src),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(page.structured
      ? [
          `<script type="application/ld+json">${JSON.stringify(page.structured).replaceAll('<', '\\u003c')}</script>`,
        ]
      : []),
  ].join('\n    ');
  const render = (headings: readonly Heading[]) =>
    renderToString(
      <PageHeadings value={headings}>
        <Layout page={name}>
          <page.Component />
        </Layout>
      </PageHeadings>,
    );
  return { name, lang, head, body: render(headingsIn(render([]))) };
}
