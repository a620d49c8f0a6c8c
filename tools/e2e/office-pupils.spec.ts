import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { sayWhy } from './at-office.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

test('the office finds a pupil without the name, asks for it, and helps; the school reads what was done', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'kantoor', 'regenboog');
  await page.getByRole('link', { name: 'Leerlingen', exact: true }).click();
  await page.getByRole('tab', { name: 'Op naam, bij één klant' }).click();
  await page.getByRole('combobox', { name: 'Klant' }).fill('regenb');
  await page.getByRole('option', { name: 'De Regenboog' }).click();
  await page.getByLabel('Voornaam').fill('anouk');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByText('Kies waar het om gaat.')).toBeVisible();
  await sayWhy(page);
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('cell', { name: 'A. d. O.' })).toBeVisible();
  await expectAccessible(page, 'searching by name');
  // Who comes back finds the search as it was, and may leave it without a question.
  await page.getByRole('link', { name: 'anouk5', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A. d. O. (anouk5)' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('cell', { name: 'A. d. O.' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Klant' })).toHaveValue('De Regenboog');
  await expect(page.getByRole('textbox', { name: 'Waarom?' })).toHaveValue('De leerkracht belde hierover.');
  await page.getByLabel('Voornaam').fill('a');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByText('Vul minstens 2 letters')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'A. d. O.' })).toBeHidden();
  await page.getByRole('link', { name: 'Klanten', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klanten' })).toBeVisible();
  await page.goBack();

  await page.getByRole('tab', { name: 'Op gebruikersnaam' }).click();
  await page.getByLabel('Gebruikersnaam of id').fill('ano');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByText('Typ minstens vier tekens.')).toBeVisible();
  await page.getByLabel('Gebruikersnaam of id').fill('anouk');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await page.getByRole('link', { name: 'anouk5', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A. d. O. (anouk5)' })).toBeVisible();
  await expect(page.getByText('Ouden')).toHaveCount(0);
  await page.getByRole('button', { name: 'Naam tonen' }).click();
  await sayWhy(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Naam tonen' }).click();
  await expect(page.getByText('Anouk den Ouden')).toBeVisible();
  await expect(page).toHaveTitle(/^A\. d\. O\. \(anouk5\)/);

  await page.getByRole('button', { name: 'Nieuw wachtwoord' }).click();
  await sayWhy(page, 'Inloggen lukt niet');
  await expectAccessible(page, 'a new password');
  await page.getByRole('button', { name: 'Nieuw wachtwoord maken' }).click();
  await expect(page.getByRole('dialog', { name: 'Het nieuwe wachtwoord' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Het wachtwoord is al veranderd')).toBeVisible();
  await page.getByRole('button', { name: 'Ik heb het doorgegeven' }).click();

  // Somebody else is taken for the same child, and is not.
  const look = page.getByRole('button', { name: 'Bekijken', exact: true });
  await look.click();
  await expect(page.getByText('Vul de gebruikersnaam van de andere leerling in.')).toBeVisible();
  await page.getByLabel('Andere gebruikersnaam').fill('niemand');
  await look.click();
  await expect(page.getByText('Deze leerling is niet gevonden bij deze klant.')).toBeVisible();
  // The browser says itself that a call was refused.
  expect(faults.splice(0)).toEqual([expect.stringContaining('404')]);
  await page.getByLabel('Andere gebruikersnaam').fill('fleur5');
  await look.click();
  await expect(page.getByRole('dialog', { name: 'fleur5 bij anouk5 voegen?' })).toBeVisible();
  await sayWhy(page, 'Een kind staat er dubbel in');
  await expectAccessible(page, 'putting twins together');
  await page.getByRole('button', { name: 'Samenvoegen', exact: true }).click();
  await page.getByText('fleur5 is erbij gevoegd').waitFor({ timeout: 30_000 });
  const here = page.url();
  await page.getByRole('link', { name: 'Leerlingen', exact: true }).first().click();
  await page.getByLabel('Gebruikersnaam of id').fill('fleur5');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await page.getByRole('link', { name: 'fleur5', exact: true }).click();
  await expect(page.getByText(/^Bij anouk5 gevoegd op .* door /)).toBeVisible();
  await page.getByRole('button', { name: 'Terugzetten uit de prullenbak' }).click();
  await expect(page.getByText(/^fleur5 komt terug zonder resultaten/)).toBeVisible();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('link', { name: 'anouk5 bekijken' }).click();
  await expect(page).toHaveURL(here);
  await page.getByRole('button', { name: 'Terugdraaien' }).click();
  await sayWhy(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Terugdraaien' }).click();
  await expect(page.getByText(/^Samenvoegen van .* is teruggedraaid\.$/)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Wachtwoord van leerling veranderd' })).toBeVisible();
  await expectAccessible(page, 'the page of a pupil');
  await page.evaluate(() => localStorage.clear());

  await logIn(page, school.url, 'directie', 'regenboog');
  await page
    .getByRole('link', { name: /^Berichten/ })
    .first()
    .click();
  await expect(page.getByText('Een leerling kreeg een nieuw wachtwoord van kantoor')).toBeVisible();
  await expect(page.getByText('Twee dubbele leerlingen zijn samengevoegd')).toBeVisible();
  expect(faults).toEqual([]);
});
