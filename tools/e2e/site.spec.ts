// What a visitor does on the public site: apply, look something up, reckon a price, try a game, check a device.
import { expect } from '@playwright/test';
import type { LeadView } from '../../server/contract/leads.ts';
import { ask, consoleFaults, expectAccessible, logIn } from './actions.ts';
import { hasten, play, playable } from './play.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The most script that a first visit fetches, as it comes over the line. */
const MOST_SCRIPT = 120_000;

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

test('the home page is light, reads without script, and leads to the own screens of who is logged in', async ({
  browser,
  page,
}) => {
  let script = 0;
  const fetched: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    fetched.push(request.url());
    void request.sizes().then(({ responseBodySize }) => (script += responseBodySize));
  });
  await page.goto(school.url);
  await expect(page).toHaveURL(`${school.url}/app/site/home`);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /phaser|socket|Table|demo-game/i.test(url))).toEqual([]);
  expect(script).toBeGreaterThan(20_000);
  expect(script).toBeLessThan(MOST_SCRIPT);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${school.url}/app/site/faq`);
  await expect(plain.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toBeVisible();
  await plain.locator('summary', { hasText: 'Voor wie' }).click();
  await expect(plain.getByRole('link', { name: 'School, RT en thuis' }).first()).toBeVisible();
  await plain.context().close();

  await logIn(page, school.url, 'juf.marit', 'regenboog');
  await page.goto(school.url);
  await page.getByRole('link', { name: 'Naar mijn omgeving' }).click();
  await expect(page).toHaveURL(/\/groepen$/);
});

test('a school applies: what is faulty is said at its field, what is sent reaches the office', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await page.goto(`${school.url}/app/site/aanvraagformulier`);
  const submit = page.getByRole('button', { name: 'Vraag het proefaccount aan' });
  await submit.click();
  const name = page.getByLabel('Naam van de school of praktijk');
  // All that is wrong at once.
  await expect(page.getByText('Vul de naam van de school in.')).toBeVisible();
  await expect(page.getByText('Zet hier een vinkje')).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page, 'application with mistakes');
  await name.fill('De Vuurtoren');
  await page.getByLabel('Je naam').fill('Zoë van ’t Hof');
  await page.getByLabel('Je e-mailadres').fill('zoe@vuurtoren');
  await page.getByLabel('Hoeveel leerlingen').fill('180');
  await page.getByLabel('Jullie mogen deze gegevens').check();
  await submit.click();
  await expect(page.getByText('Vul een geldig e-mailadres in')).toBeVisible();
  await expect(name).toHaveValue('De Vuurtoren');
  await page.getByLabel('Je e-mailadres').fill('zoe@vuurtoren.example');
  await page.waitForTimeout(3000);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Je aanvraag is binnen' })).toBeVisible();
  expect(faults).toEqual([]);

  await logIn(page, school.url, 'kantoor', 'regenboog');
  const { leads } = await ask<{ leads: LeadView[] }>(page, '/api/office/leads?kind=application');
  expect(leads[0]).toMatchObject({ email: 'zoe@vuurtoren.example', status: 'new' });
  expect(leads[0]!.data).toMatchObject({ organisation: 'De Vuurtoren', pupils: 180 });
});

test('a question is looked up, and linked to', async ({ page }) => {
  await page.goto(`${school.url}/app/site/faq#offline`);
  await expect(page.getByText('De ronde gaat gewoon door.')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Zoek in de vragen' });
  await search.fill('wachtwoort');
  await expect(page.getByText(/\d antwoorden gevonden/)).toBeVisible();
  await expect(page.getByText('Een leerling weet zijn wachtwoord niet meer.')).toBeVisible();
  await expect(page.getByText('Mag ik zelf bepalen')).toBeHidden();
  await search.fill('zeilboot');
  await expect(page.getByRole('heading', { name: 'Daar hebben we nog geen antwoord op' })).toBeVisible();
  await page.getByRole('button', { name: 'Toon alle vragen' }).click();
  await expect(page.getByText('Mag ik zelf bepalen')).toBeVisible();
});

test('a price is reckoned, and its quote is a PDF', async ({ page }) => {
  await page.goto(`${school.url}/app/site/prijzen`);
  await page.getByLabel('Aantal leerlingen').fill('300');
  await expect(page.getByText('€ 2.185,00', { exact: true }).first()).toBeVisible();
  await page.getByText('inclusief btw', { exact: true }).first().click();
  await expect(page.getByText('€ 2.643,85', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Aantal leerlingen').fill('veel');
  await expect(page.getByText('Vul een heel getal in van 1')).toBeVisible();
  await page.getByLabel('Aantal leerlingen').fill('300');
  await page.getByRole('button', { name: 'Offerte invullen' }).click();
  await page.getByLabel('Op naam van').fill('De Vuurtoren');
  await page.getByLabel('Je naam').fill('Zoë');
  await page.getByLabel('Je e-mailadres').fill('zoe@vuurtoren.example');
  await page.waitForTimeout(3500);
  await page.getByRole('button', { name: 'Maak de offerte' }).click();
  const link = page.getByRole('link', { name: 'Download de offerte (pdf)' });
  const pdf = await page.request.get(school.url + (await link.getAttribute('href')));
  expect(pdf.headers()['content-type']).toBe('application/pdf');
});

test('what the office puts on the site is there', async ({ browser, page }) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'kantoor', 'regenboog');
  await page.goto(`${school.url}/app/superadmin/op-de-site`);
  await page.getByRole('link', { name: 'Nieuw bericht' }).click();
  await page.getByLabel('Storing').check();
  await page.getByRole('textbox', { name: 'Bericht' }).fill('Inloggen hapert.');
  await page.getByRole('button', { name: 'Zet op de site' }).click();
  await expect(page.getByRole('table')).toContainText('Inloggen hapert.');
  await expectAccessible(page, 'what the office puts on the site');

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${school.url}/app/site/prijzen`);
  await expect(plain.getByRole('complementary', { name: 'Storing' })).toContainText('Inloggen hapert.');
  await plain.context().close();

  expect(faults).toEqual([]);
});

test('a game is tried without an account', async ({ page }) => {
  const faults = consoleFaults(page);
  await hasten(page, 4);
  await page.goto(`${school.url}/app/site/home`);
  await page.getByRole('button', { name: 'Speel een proefronde van Pizza bakken' }).click();
  await playable(page);
  expect(await play(page, { hand: 'pointer', answers: 1 })).toHaveLength(1);
  await page.getByRole('button', { name: 'Stoppen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a device is checked', async ({ page }) => {
  await page.goto(`${school.url}/app/site/watisnodigvoorspellen`);
  await page.getByRole('button', { name: 'Start de controle' }).click();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByRole('cell', { name: 'Meekijken werkt, met een vaste verbinding.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kopieer de uitslag' })).toBeVisible();
  await expectAccessible(page, 'check of a device');
});
