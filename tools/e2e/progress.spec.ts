import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { consoleFaults, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

/** Opens the overview of Groep 5, as its teacher. */
async function openOverview(page: Page) {
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await page.waitForURL(/groepen$/);
  await page.getByRole('button', { name: 'Meer van Groep 5' }).click();
  await page.getByRole('menuitem', { name: 'Voortgang' }).click();
  await page.getByRole('row', { name: /Fleur Groenewoud/ }).waitFor();
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html.slice(0, 160)])).toEqual([]);
}

test('a teacher reads the overview, sets something ready for two pupils and takes it back', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await openOverview(page);
  await expectAccessible(page);
  // The table scrolls, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.getByRole('checkbox', { name: 'Kies Fleur Groenewoud' }).press('Space');
  await page.getByRole('checkbox', { name: 'Kies Mats Postma' }).press('Space');
  await expect(page.getByText('2 leerlingen gekozen')).toBeVisible();
  await page.getByRole('button', { name: 'Oefeninstelling geven …' }).press('Enter');
  await page.getByRole('combobox', { name: 'Oefeninstelling' }).press('Enter');
  await page.getByRole('option', { name: 'als de groep' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Geven' }).press('Enter');
  await expect(page.getByText(/^2 leerlingen oefenen nu/)).toBeVisible();

  await page.getByLabel('Wat zet je klaar?').press('Enter');
  await page.getByRole('option').first().press('Enter');
  await page.getByRole('button', { name: 'Klaarzetten' }).press('Enter');
  await expect(page.getByText(/staat klaar voor 2 leerlingen/)).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText(/is weer weggehaald/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV-bestand' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv.startsWith('\uFEFFLeerling;Leerjaar;Aandacht;Minuten;')).toBe(true);
  expect(csv).toMatch(/\r\nFleur Groenewoud;5;[^;]*;\d+(,\d)?;\d+;/);

  await page.goto(`${page.url().split('?')[0]}?periode=own&van=2020-08-01&tot=2020-08-31`);
  await expect(page.getByText('In deze periode is niet geoefend.')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a teacher reads the page of a pupil and writes a note', async ({ page }) => {
  const faults = consoleFaults(page);
  await openOverview(page);
  await page.getByRole('link', { name: 'Fleur Groenewoud' }).click();
  const next = page.getByRole('region', { name: 'Waarom deze taken' });
  await expect(
    next.getByText(/Bijvoorbeeld .+; naar verwachting ongeveer \d+% goed\./).first(),
  ).toBeVisible();
  await expectAccessible(page);
  const letter = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Brief voor ouders' }).click();
  expect((await letter).suggestedFilename()).toBe('Brief voor ouders Fleur Groenewoud.pdf');
  expect(readFileSync(await (await letter).path(), 'latin1').startsWith('%PDF-')).toBe(true);
  await page.getByLabel('Wat zet je klaar?').press('Enter');
  await page.getByRole('option').first().press('Enter');
  await page.getByRole('button', { name: 'Klaarzetten' }).press('Enter');
  await expect(page.getByText(/staat klaar voor 1 leerling/)).toBeVisible();
  // What comes next begins with it.
  await expect(next.getByText(/Klaargezet voor deze leerling/)).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(next.getByText(/Klaargezet voor deze leerling/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Notitie toevoegen' }).press('Enter');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByText('Schrijf eerst een notitie.')).toBeVisible();
  await page.getByLabel('Notitie', { exact: true }).fill('Leest de opdracht nu zelf voor.');
  await page.getByRole('button', { name: 'Bewaren' }).press('Enter');
  await expect(page.getByText('De notitie is bewaard.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Leest de opdracht nu zelf voor.')).toBeVisible();
  await expect(page.getByText(/door Joost van Zuylen/)).toBeVisible();
  // What the server says to an empty note is a fault of the network for the console alone.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});
