import { PAGE_NAMES } from '../registry.ts';
import { site } from '../wording/frame.ts';

export interface MenuGroup {
  title: string;
  /** `className` hides a link as long as its page is empty. */
  pages: { name: string; label: string; className: string | undefined }[];
}

type PageName = Parameters<typeof site>[0] extends infer K
  ? K extends `pages.${infer N}`
    ? N
    : never
  : never;

/** Pages to which no menu leads as long as there is nothing on them: the server says in the page what there is. */
const NEEDS: Partial<Record<PageName, string>> = { ervaringen: 'site-if-experiences' };

const group = (title: string, names: readonly PageName[]): MenuGroup => ({
  title,
  pages: names
    .filter((name) => PAGE_NAMES.includes(name))
    .map((name) => ({ name, label: site(`pages.${name}`), className: NEEDS[name] })),
});

/** What is behind the headings of the main menu; also the columns of the footer. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  group(site('groups.who'), ['school-rt-thuis', 'inzetbaarheid', 'ervaringen']),
  group(site('groups.how'), [
    'spellen',
    'adaptief',
    'aangepast-oefenen',
    'voortgang-volgen',
    'beloningssysteem',
  ]),
  group(site('groups.why'), ['didactiek', 'werkzame-componenten', 'web-based']),
  group(site('groups.practical'), ['watisnodigvoorspellen', 'instructievideo', 'training', 'faq']),
].filter(({ pages }) => pages.length > 0);

/** Pages with a place of their own in the menu. */
export const MENU_PAGES = group('', ['prijzen', 'contact']).pages;
