import { createContext } from 'react';

/** A part of a page, and where it is found. */
export interface Heading {
  id: string;
  title: string;
}

/** The parts of the page in order, known once it was rendered: the build renders it twice, the browser reads what it got. */
export const PageHeadings = createContext<readonly Heading[]>([]);

/** Which headings are parts of a page. */
const PARTS = 'main h2[id]';

/** The parts of a page that is there. */
export const headingsOf = (page: ParentNode): Heading[] =>
  [...page.querySelectorAll(PARTS)].map(({ id, textContent }) => ({ id, title: textContent ?? '' }));
