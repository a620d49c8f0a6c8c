import type { ComponentType } from 'react';

/** One page of the public site: what a search engine and the tab say about it, and what is on it. */
export interface SitePage {
  /** In the tab, in search results and where the page is shared; without the name of the product. */
  title: string;
  /** One or two sentences for search results, at most about 160 characters. */
  description: string;
  Component: ComponentType;
  /** What schema.org calls this page, for search engines; plain JSON. */
  structured?: object;
}

/** Checks the shape of a page; the default export of `pages/<name>-page.tsx`. */
export const definePage = (page: SitePage): SitePage => page;
