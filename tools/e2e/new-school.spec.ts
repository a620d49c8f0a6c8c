import { expect, type Browser, type Page } from '@playwright/test';
import { consoleFaults, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

/** What a school that never heard of us does first, from the site to a pupil on the map, in both variants. */
const VARIANTS = [
  {
    variant: 'nl',
    host: '127.0.0.1',
    year: 'Groep 5',
    number: 5,
  },
  {
    variant: 'be',
    host: 'be.localhost',
    year: '3e leerjaar',
    number: 3,
  },
] as const;
const PASSWORD = 'vier losse natte sokken';
const PUPILS = 28;
/** Whoever sends the form within this time is a machine (server/leads). */
const READING_MS = 3500;

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

for (const { variant, host, year, number } of VARIANTS)
  test(`a new school, from the site to a pupil's map: ${variant}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const url = school.url.replace('127.0.0.1', host);
    const faults: string[] = [];

    const site = await open(browser, faults);
    await site.goto(`${url}/app/site/aanvraagformulier`);
    await site.getByLabel('Naam van de school of praktijk').fill('De Kade');
    await site.getByLabel('Je naam').fill('Els Peeters');
    await site.getByLabel('Je e-mailadres').fill('els@kade.example');
    await site.getByLabel('Hoeveel leerlingen').fill('180');
    await site.getByLabel('Jullie mogen deze gegevens').check();
    await site.waitForTimeout(READING_MS);
    await site.getByRole('button', { name: 'Vraag het proefaccount aan' }).click();
    await expect(site.getByRole('heading', { name: 'Je aanvraag is binnen' })).toBeVisible();

    const mailed = await accept(await open(browser, faults), school.url);

    const els = await open(browser, faults);
    await els.goto(mailed.replace(/^http:\/\/[^/]+/, url));
    await els.getByLabel('Nieuw wachtwoord', { exact: true }).fill(PASSWORD);
    await els.getByLabel('Nog een keer').fill(PASSWORD);
    await els.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
    await els.getByRole('link', { name: 'Naar het inloggen' }).waitFor();
    await logIn(els, url, 'els@kade.example', PASSWORD);

    // All that is asked before the list: name and teacher follow from it.
    await els.getByRole('button', { name: year, exact: true }).click();
    await els.getByLabel('Plak hier je lijst').fill(sheet(number));
    await els.getByRole('button', { name: 'Overnemen' }).click();
    await els.getByRole('button', { name: `${PUPILS} leerlingen toevoegen` }).click();
    await expect(els.getByText(`${PUPILS} leerlingen toegevoegd.`)).toBeVisible();

    const shown = els.waitForResponse('**/passwords/reveal');
    await els.goto(els.url().replace(/toevoegen.*/, 'wachtwoorden'));
    await els.getByRole('button', { name: 'Kaartjes afdrukken' }).click();
    const { secrets } = (await (await shown).json()) as { secrets: Secret[] };
    expect(secrets).toHaveLength(PUPILS);

    const [one, other] = secrets as [Secret, Secret];
    const byName = await open(browser, faults);
    await logIn(byName, url, one.username, one.password);
    await expect(byName).toHaveURL(/\/landkaart$/);
    const byCard = await open(browser, faults);
    await byCard.goto(`${url}/app/auth/kaart#${other.card}`);
    await expect(byCard).toHaveURL(/\/landkaart$/);
    expect(faults).toEqual([]);
  });

interface Secret {
  username: string;
  password: string;
  card: string;
}

/** A page of somebody else's browser. */
async function open(browser: Browser, faults: string[]): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  consoleFaults(page, faults);
  return page;
}

/** The office accepts the application; the address in the mail that the school gets. */
async function accept(office: Page, url: string): Promise<string> {
  await logIn(office, url, 'kantoor', 'regenboog');
  await office.getByRole('link', { name: 'Aanvragen' }).click();
  await office.getByRole('link', { name: /De Kade/ }).click();
  await office.getByRole('button', { name: 'Account openen en mail sturen' }).click();
  await expect(office.getByText('is een account gemaakt')).toBeVisible();
  const menu = office.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('link', { name: 'Verzonden mail' }).click();
  await office
    .getByRole('table')
    .getByRole('link', { name: /^Welkom/ })
    .first()
    .click();
  return (await office.frameLocator('iframe').getByRole('link').getAttribute('href'))!;
}

/** Pupils as a teacher copies them from a sheet: first name, infix, last name, year. */
const sheet = (year: number) =>
  Array.from({ length: PUPILS }, (_, i) =>
    [
      'Kind',
      i % 3 ? '' : 'van',
      `Achter${String.fromCharCode(97 + (i % 26))}${i > 25 ? 'x' : ''}`,
      year,
    ].join('\t'),
  ).join('\n');
