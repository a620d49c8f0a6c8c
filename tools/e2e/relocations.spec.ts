import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openAsked } from './customer.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

test('the office picks what moves to another customer, and sees beforehand what would happen', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'kantoor', 'regenboog');
  await page.getByRole('link', { name: 'Verhuizingen', exact: true }).click();
  await expectAccessible(page, 'the list of relocations');
  await page.getByRole('button', { name: 'Nieuwe verhuizing' }).click();
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await expect(page.getByText('Schrijf in een zin waarom.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Van' }).fill('regenb');
  // Which one of that name is told by who runs it, and since when.
  await page.getByRole('option', { name: /^De Regenboog.*beheerder.*klant sinds/ }).click();
  await page.getByRole('combobox', { name: 'Naar' }).fill('praktijk');
  await page.getByRole('option').first().click();
  await page.getByLabel('Waarom').fill('De praktijk neemt deze groep over.');
  await expectAccessible(page, 'beginning a relocation');
  await page.getByRole('button', { name: 'Beginnen' }).click();

  await expect(page.getByRole('heading', { name: /^De Regenboog naar / })).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Groep 5/ })
    .first()
    .check();
  await page.getByLabel('Gebruikersnaam').fill('niemand99');
  await page.getByLabel('Groep bij Praktijk Letterlicht').click();
  await page.getByRole('option', { name: 'Woensdag' }).click();
  await page.getByRole('button', { name: 'Erbij zetten' }).click();
  await expect(page.getByText('Bij De Regenboog is niemand met deze gebruikersnaam.')).toBeVisible();
  await page.getByLabel('Gebruikersnaam').fill('fleur5');
  await page.getByRole('button', { name: 'Erbij zetten' }).click();
  await expect(page.getByText('fleur5, naar Woensdag')).toBeVisible();
  // She goes with her group already.
  await page.getByRole('button', { name: 'Bewaren en proefdraaien' }).click();
  await expect(page.getByRole('cell', { name: /^Gaat al mee met de groep/ })).toBeVisible();
  await page.getByRole('button', { name: 'fleur5 weghalen' }).click();
  await page.getByRole('button', { name: 'Bewaren en proefdraaien' }).click();
  await expect(page.getByRole('rowheader', { name: /^Groep 5/ }).first()).toBeVisible();
  await expectAccessible(page, 'a relocation that is tried');

  // Both are asked, and read what would happen in their own words.
  await page.getByRole('button', { name: 'Toestemming vragen' }).click();
  await expect(page.getByText('De Regenboog heeft nog niet geantwoord.')).toBeVisible();
  await expectAccessible(page, 'a relocation that is asked for');
  const address = page.url();
  for (const username of ['directie', 'praktijk']) {
    await page.evaluate(() => localStorage.clear());
    await logIn(page, school.url, username, 'regenboog');
    await openAsked(page);
    await expect(page.getByText(/: .*beheerder .*klant sinds .* Klopt dat niet/)).toBeVisible();
    await expectAccessible(page, `agreeing as ${username}`);
    await page.getByRole('button', { name: 'Akkoord', exact: true }).click();
    await expect(page.getByText(/^Akkoord gegeven door/)).toBeVisible();
  }
  await page.evaluate(() => localStorage.clear());
  await logIn(page, school.url, 'kantoor', 'regenboog');
  await page.goto(address);
  await expect(page.getByText(/^Praktijk Letterlicht is akkoord/)).toBeVisible();
  await page.getByRole('button', { name: 'Nu verhuizen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nu verhuizen' }).click();
  await expect(page.getByText('verhuisd', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'the report of a relocation');
  expect(faults).toEqual([]);
});
