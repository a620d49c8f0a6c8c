// Every page of the adult areas and of the public site, looked at once as axe does, by the Tab key alone, at 400 %, and for what
// the console says, in turn of the Dutch variant in the light and of the Belgian one in the dark. `npm test -- alles` takes all four.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Group } from '../../server/contract/groups.ts';
import type { Setting } from '../../server/contract/settings.ts';
import { ask, consoleFaults, expectAccessible, logIn } from './actions.ts';
import { setToWork, type AtWork } from './at-work.ts';
import { IS_ALL } from './rounds.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';
import { expectWalkable } from './walk.ts';
import { expectZoomable } from './zoom.ts';

test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A file in this folder is a page of the site. */
const SITE_PAGES = readdirSync(join(import.meta.dirname, '../../web/site/pages'))
  .filter((file) => file.endsWith('-page.tsx'))
  .map((file) => file.replace('-page.tsx', ''));

let school: School;
let atWork: AtWork;
test.beforeAll(async () => {
  school = await openSchool();
  atWork = await setToWork(school.url);
});
test.afterAll(() => school.close());

interface Look {
  variant: 'nl' | 'be';
  mode: 'light' | 'dark';
}
/** Two that differ in all; each page is seen in one of them, and in four by `npm test -- alles`. */
const LOOKS: readonly Look[] = IS_ALL
  ? (['nl', 'be'] as const).flatMap((variant) =>
      (['light', 'dark'] as const).map((mode) => ({ variant, mode })),
    )
  : [
      { variant: 'nl', mode: 'light' },
      { variant: 'be', mode: 'dark' },
    ];

/** The pages that are seen in this look: of a list in turn, or all of it. */
const seenIn = (look: Look, pages: readonly string[]) =>
  IS_ALL ? pages : pages.filter((_, i) => LOOKS[i % LOOKS.length] === look);

/** A page of one variant in one light. */
async function open(browser: Browser, { mode }: Look): Promise<{ page: Page; faults: string[] }> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((value) => {
    if (window === top) localStorage.setItem('mui-mode', value);
  }, mode);
  return { page, faults: consoleFaults(page) };
}

const urlOf = ({ variant }: Look) =>
  variant === 'be' ? school.url.replace('127.0.0.1', 'be.localhost') : school.url;

/** Nothing in a mail that is shown may run, but for who examines it. */
const openFrames = () => {
  for (const frame of document.querySelectorAll('iframe')) {
    frame.removeAttribute('sandbox');
    frame.srcdoc = String(frame.srcdoc);
  }
};

/** Looks at the page that is open, and walks it by the keyboard: in the light on a wide screen, in the dark zoomed in. */
async function look(page: Page, name: string, { mode }: Look) {
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Deze bladzijde bestaat niet');
  await page.waitForLoadState('networkidle');
  await page.evaluate(openFrames);
  await expectAccessible(page, name);
  if (mode === 'light') await expectWalkable(page, name);
  await expectZoomable(page, name);
  if (mode === 'dark') await expectWalkable(page, `${name}, at 400 %`);
}

for (const seen of LOOKS) {
  const title = `${seen.variant}, ${seen.mode}`;

  test(`the admin area: ${title}`, async ({ browser }) => {
    test.setTimeout(360_000);
    const { page, faults } = await open(browser, seen);
    const url = urlOf(seen);
    await logIn(page, url, 'directie', 'regenboog');
    const root = new URL(page.url()).pathname;
    const account = root.split('/')[3]!;
    const { groups } = await ask<{ groups: Group[] }>(page, `/api/accounts/${account}/groups`);
    const group = groups.find(({ name }) => name === 'Groep 5')!;
    const { pupils } = await ask<{ pupils: { id: string }[] }>(
      page,
      `/api/accounts/${account}/groups/${group.id}/progress`,
    );
    const pupil = pupils[0]!.id;
    const { settings } = await ask<{ settings: Setting[] }>(
      page,
      `/api/accounts/${account}/groups/${group.id}/settings`,
    );
    const { lists } = await ask<{ lists: { id: string }[] }>(
      page,
      `/api/accounts/${account}/groups/${group.id}/word-lists`,
    );
    const area = `/app/admins/${account}`;
    const ofGroup = `${root}/${group.id}`;
    for (const path of seenIn(seen, [
      ...['', '/indeling', '/nieuw-schooljaar', '/schooljaren', ...atWork.school].map((end) => root + end),
      `${root}/kaartjes?groepen=${groups.map(({ id }) => id).join(',')}`,
      `${area}/docenten`,
      ...['edexml', 'lvsspelling', 'prullenbak', 'verhuizingen', 'achtergrondwerk'].map(
        (end) => `${area}/${end}`,
      ),
      ...['berichten', 'roadmap', 'licentie', 'vriend-uitnodigen'].map((end) => `${area}/${end}`),
      `${area}/accountgegevens`,
      `${area}/accountgegevens/mijn-gegevens`,
      `${area}/accountgegevens/schoollogin`,
      ...['', '/overeenkomst', '/bijsluiter', '/verzoeken'].map(
        (end) => `${area}/accountgegevens/privacy${end}`,
      ),
      ...['', '/toevoegen', '/wachtwoorden', '/verhuistoken-inlezen'].map(
        (end) => `${ofGroup}/leerlingen${end}`,
      ),
      ...['voortgang', 'voortgang/overzicht'].map((end) => `${ofGroup}/${end}`),
      ...['', '/nieuw', `/${settings[0]!.id}`].map((end) => `${ofGroup}/oefeninstellingen${end}`),
      ...['', '/nieuw', `/${lists[0]!.id}`].map((end) => `${ofGroup}/woordenlijsten${end}`),
      `${ofGroup}/leerlingen/${pupil}/oefeninstellingen`,
      `${ofGroup}/leerlingen/${pupil}/voortgang`,
      `${ofGroup}/leerlingen/${pupil}/verhuistoken`,
      ...atWork.care.map((end) => `${area}/${end}`),
    ])) {
      await page.goto(url + path);
      await look(page, `${path} (${title})`, seen);
    }
    expect(faults).toEqual([]);
  });

  test(`a practice, and a home: ${title}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const { page, faults } = await open(browser, seen);
    for (const who of ['praktijk', 'thuis']) {
      await logIn(page, urlOf(seen), who, 'regenboog');
      const root = page.url();
      const { groups } = await ask<{ groups: Group[] }>(
        page,
        `/api/accounts/${new URL(root).pathname.split('/')[3]}/groups`,
      );
      const pupils = `/${groups[0]!.id}/leerlingen`;
      for (const path of seenIn(seen, [
        '',
        pupils,
        `${pupils}/kinderen-toevoegen`,
        `${pupils}/wachtwoorden`,
      ])) {
        await page.goto(root + path);
        await look(page, `${path} of ${who} (${title})`, seen);
      }
      await page.evaluate(() => localStorage.clear());
    }
    expect(faults).toEqual([]);
  });

  test(`the office: ${title}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const { page, faults } = await open(browser, seen);
    await logIn(page, urlOf(seen), 'kantoor', 'regenboog');
    for (const end of seenIn(seen, [
      'dashboard',
      'aanvragen',
      'verzonden-mail',
      'mijn-gegevens',
      ...['berichten', 'berichten/nieuw', 'vragen', 'roadmap', 'roadmap/nieuw'],
      ...['facturen', 'privacy', 'bekende-servers', 'zorgnormen'],
      ...['schoolvakanties', 'schoolvakanties/nl-zuid/2026'],
      ...['mailtemplates', 'mailtemplates/message', 'mailtemplates/reset/vlaanderen'],
      'verzonden-mail?problemen=1',
      ...['leerlingen', 'leerlingen?op=naam', 'leerlingen?q=fleur'],
      ...[
        'verhuizingen',
        'belasting',
        'belasting?periode=30',
        'achtergrondwerk',
        'uitspraak',
        'logboek',
        'admins',
      ],
      'op-de-site',
      ...['webinars', 'webinars/nieuw'],
      ...['notice', 'experience'].map((kind) => `op-de-site/nieuw/${kind}`),
      ...atWork.office,
    ])) {
      await page.goto(`${urlOf(seen)}/app/superadmin/${end}`);
      await look(page, `${end} (${title})`, seen);
    }
    expect(faults).toEqual([]);
  });

  test(`the doors: ${title}`, async ({ browser }) => {
    const { page, faults } = await open(browser, seen);
    for (const end of seenIn(seen, [
      'login',
      'login-sso',
      'wachtwoordaanvragen',
      'wachtwoordherstellen/x/y',
    ])) {
      await page.goto(`${urlOf(seen)}/app/auth/${end}`);
      await look(page, `${end} (${title})`, seen);
    }
    expect(faults.filter((fault) => !/status of (?:404|409|410)/.test(fault))).toEqual([]);
  });

  test(`the public site: ${title}`, async ({ browser }) => {
    test.setTimeout(360_000);
    const { page, faults } = await open(browser, seen);
    for (const name of seenIn(seen, SITE_PAGES)) {
      await page.goto(`${urlOf(seen)}/app/site/${name}`);
      await look(page, `${name} (${title})`, seen);
    }
    expect(faults).toEqual([]);
  });
}
