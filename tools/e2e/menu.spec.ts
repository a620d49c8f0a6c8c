// Whoever works in an account follows the links of its pages, from the first on, to one page of each kind: each that they may see is found so,
// is there, and says where one is, in the tab of the browser and in its crumbs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { matchRoutes } from 'react-router';
import { reachOf, type Action, type Role } from '../../server/contract/permissions.ts';
import { consoleFaults, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'default' });

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

/** The screens of the admin area as web/app/routes/admin.ts registers them: the module itself runs in a browser only. */
const SCREENS = readFileSync(join(import.meta.dirname, '../../web/app/routes/admin.ts'), 'utf8')
  .split(/\bscreen\(\s*/)
  .slice(1)
  .map((text) => ({
    path: /^['`](.*?)['`]|^(GROUP_SEGMENT)/.exec(text)!.slice(1).find(Boolean)!,
    action: /action: '(.*?)'/.exec(text)?.[1] as Action | undefined,
  }))
  .map(({ path, action }) => ({
    path: path
      .replace(/\$\{GROUP\}/, 'groepen/:groepId')
      .replace(/\$\{GROUP_SEGMENT\}|^GROUP_SEGMENT$/, 'groepen'),
    handle: { action },
  }));

/** What no link leads to in the demo school: it is opened from a menu of a row, or is of something that has not happened there. */
const NOT_LINKED = [
  'groepen/kaartjes',
  'groepen/:groepId/leerlingen/:leerlingId/verhuistoken',
  'groepen/schooljaren/:groepId',
  'lvsspelling/:importId',
  'edexml/:importId',
  'achtergrondwerk/:jobId',
  'berichten/:berichtId',
  'berichten/vragen/:vraagId',
  'roadmap/:puntId',
  // Once one was set ready (placement.spec.ts).
  'groepen/:groepId/instaptoetsen/:toetsId',
  // Only where the office switched them on (method-tests.spec.ts).
  'groepen/:groepId/methodetoetsen',
  'groepen/:groepId/methodetoetsen/:toetsId',
  // The same (care.spec.ts).
  'zorgleerlingen',
  'zorgleerlingen/effect',
  'zorgleerlingen/handelingsplanaanmaken',
  'zorgleerlingen/groepsplannen/:groepsplanId',
  'zorgleerlingen/groepsplannen/:groepsplanId/edit',
  'groepen/:groepId/leerlingen/:leerlingId/zorgtraject',
  'groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplanaanmaken',
  'groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId',
  'groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/edit',
  'groepen/:groepId/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/eindtoets',
  'accountgegevens/vakanties',
];
/** What the permissions let a role see, and these people or an account of their kind have no use for. */
const NO_USE: Partial<Record<Role, readonly string[]>> = {
  schooladmin: ['groepen/:groepId/leerlingen/kinderen-toevoegen'],
  // She may bring in neither a school nor test results.
  docent: ['groepen/:groepId/leerlingen/kinderen-toevoegen', 'lvsspelling', 'edexml', 'leerlingenlijst'],
  rtadmin: ['groepen/:groepId/leerlingen/toevoegen'],
  thuisadmin: [
    'groepen/:groepId/leerlingen/toevoegen',
    'groepen/indeling',
    'groepen/nieuw-schooljaar',
    'groepen/schooljaren',
    'leerlingenlijst',
    // A family makes no such agreement.
    'accountgegevens/privacy/overeenkomst',
  ],
};

for (const [who, role] of [
  ['directie', 'schooladmin'],
  ['juf.marit', 'docent'],
  ['praktijk', 'rtadmin'],
  ['thuis', 'thuisadmin'],
] as const)
  test(`a ${role} finds each page, and reads where it is`, async ({ page }) => {
    test.setTimeout(300_000);
    const faults = consoleFaults(page);
    await logIn(page, school.url, who, 'regenboog');
    const found = await follow(page, new URL(page.url()).pathname);
    const open = SCREENS.filter(({ handle: { action } }) => !action || reachOf(role, action) !== undefined);
    const wanted = open
      .map(({ path }) => path)
      .filter((path) => !NOT_LINKED.includes(path) && !NO_USE[role]?.includes(path));
    expect([...found].filter((path) => !NOT_LINKED.includes(path)).toSorted()).toEqual(wanted.toSorted());
    expect(faults).toEqual([]);
  });

/** Follows the links from a page on, and looks at one page of each kind; gives the screens that were found. */
async function follow(page: Page, start: string): Promise<Set<string>> {
  const area = start.split('/').slice(0, 4).join('/');
  const found = new Set<string>();
  const ahead = [start];
  for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
    const below = path.replace(`${area}/`, '').replace(/[?#].*/, '');
    const screen = matchRoutes(SCREENS, `/${below}`)?.[0]?.route.path;
    expect(screen, `a link to ${below}`).toBeDefined();
    if (found.has(screen!)) continue;
    found.add(screen!);
    await page.goto(school.url + path);
    await lookAt(page, below, area);
    const links = page.locator(`a[href^="${area}/"]`);
    ahead.push(...(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))));
  }
  return found;
}

/** Looks whether a page is there, and says where it is: title of the tab, crumbs that lead to pages above it. */
async function lookAt(page: Page, below: string, area: string) {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, below).toBeVisible();
  await page.waitForLoadState('networkidle');
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
  // Heading and crumbs have a name of their own once it is known, which may be after the net is still.
  await expect(async () => {
    const title = (await heading.textContent())!;
    expect(title, below).not.toBe('Deze bladzijde bestaat niet');
    const here = (await crumbs.locator('[aria-current="page"]').textContent())!;
    expect(await page.title(), below).toBe([...new Set([here, title]), 'Spelwereld'].join(' · '));
  }).toPass({ timeout: 15_000 });
  const root = crumbs.getByRole('link').first();
  await expect(root, below).toHaveText('Admin account');
  await expect(root, below).toHaveAttribute('href', `${area}/groepen`);
  // A page of a group names it.
  const group = /^groepen\/([\da-f-]{36})\//.exec(below)?.[1];
  if (group === undefined) return;
  const named = crumbs.getByRole('link').nth(2);
  await expect(named, below).toHaveAttribute('href', `${area}/groepen/${group}/leerlingen`);
  await expect(named, below).not.toHaveText(/^(?:groep|klas)?$/);
  await expect(crumbs.getByRole('link').nth(1), below).toHaveText('Groepen');
}
