import type { SitePage } from './page.ts';

const files = import.meta.glob<SitePage>('./pages/*-page.tsx', { import: 'default' });

const nameOf = (file: string) => /\/([a-z-]+)-page\.tsx$/.exec(file)![1]!;

const loaders = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

/** Names of all pages there are: a file in `pages/` is the registration. They are the last part of the address. */
export const PAGE_NAMES: readonly string[] = [...loaders.keys()].sort();

/** Fetches the code of a page; undefined where there is no such page. */
export const loadPage = async (name: string): Promise<SitePage | undefined> => loaders.get(name)?.();
