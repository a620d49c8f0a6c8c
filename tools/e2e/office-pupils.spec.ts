import { expect, type Page } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

/** Says why, in the form or dialog that is open. */
async function sayWhy(page: Page, about = 'Vraag van de klant') {
  await page.getByLabel('Waar gaat het om?').click();
  await page.getByRole('option', { name: about }).click();
  await page.getByRole('textbox', { name: 'Waarom?' }).fill('De leerkracht belde hierover.');
}

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

  await page.getByRole('tab', { name: 'Op gebruikersnaam' }).click();
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
  await page.getByRole('button', { name: 'Ik heb het doorgegeven' }).click();

  // Somebody else is taken for the same child, and is not.
  await page.getByLabel('Andere gebruikersnaam').fill('fleur5');
  await page.getByRole('button', { name: 'Bekijken', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'fleur5 bij anouk5 voegen?' })).toBeVisible();
  await sayWhy(page, 'Een kind staat er dubbel in');
  await expectAccessible(page, 'putting twins together');
  await page.getByRole('button', { name: 'Samenvoegen', exact: true }).click();
  await page.getByText('fleur5 is erbij gevoegd').waitFor({ timeout: 30_000 });
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
