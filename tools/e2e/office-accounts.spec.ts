import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

test('the office finds a customer, makes one after looking at what it resembles, and writes to those that fit', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'kantoor', 'regenboog');
  await page.getByRole('link', { name: 'Klanten', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klanten' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Familie Ouwehand' })).toBeVisible();
  await expectAccessible(page, 'customers');

  await page.getByRole('button', { name: 'Lijst bewaren' }).click();
  await page.getByLabel('Waarvoor heb je de lijst nodig?').fill('Voor de accountant van dit jaar.');
  await expectAccessible(page, 'asking what a list is for');
  const file = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Lijst bewaren' }).click();
  expect((await file).suggestedFilename()).toBe('Klanten.csv');

  const search = page.getByRole('searchbox');
  await search.fill('zoiets is er niet');
  await expect(page.getByText('Geen klant gevonden.')).toBeVisible();
  await expectAccessible(page, 'no customers');
  await page.getByRole('link', { name: 'Nieuwe klant aanmaken' }).last().click();

  await page.getByLabel('Naam van de organisatie').fill('Familie Ouwehand');
  await page.getByLabel('BRIN of instellingsnummer').fill('12');
  await page.getByLabel('Naam van de beheerder').fill('Els Peeters');
  await page.getByLabel('E-mailadres van de beheerder').fill('els@kade.example');
  await page.getByRole('button', { name: 'Bekijk en controleer' }).click();
  await expect(page.getByText(/Een BRIN bestaat uit/)).toBeVisible();
  await expectAccessible(page, 'a new customer with a mistake');
  await page.getByLabel('BRIN of instellingsnummer').fill('98zz');
  await page.getByRole('button', { name: 'Bekijk en controleer' }).click();
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused();
  await expect(page.getByText('Zelfde naam: Familie Ouwehand')).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Je gebruikersnaam is: els@kade.example')).toBeVisible();
  await expectAccessible(page, 'what a new customer resembles');
  await page.getByRole('button', { name: 'Toch maken en mail sturen' }).click();
  await expect(page.getByText('de welkomstmail is klaargezet')).toBeVisible();
  await expect(page).toHaveURL(/\/superadmin\/admins\/[^/]+\/accountgegevens$/);

  await page.getByRole('link', { name: 'Klanten', exact: true }).first().click();
  await search.fill('els peeters');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Bericht aan deze klant' }).click();
  await expect(page.getByRole('button', { name: 'Familie Ouwehand' })).toBeVisible();
  await expect(page.getByLabel('Stuur ook per mail')).toBeChecked();
  expect(faults).toEqual([]);
});

test('of a customer the office sees how it stands, notes something, blocks and unblocks it, and reads who did what', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'kantoor', 'regenboog');
  await page.getByRole('link', { name: 'Klanten', exact: true }).click();
  await page.getByRole('link', { name: 'Familie Ouwehand' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Familie Ouwehand' })).toBeVisible();
  await expect(page.getByText('2 van 8 plaatsen')).toBeVisible();
  await page.getByRole('tab', { name: 'Kantoor' }).click();
  await expect(page.getByText('Er zijn nog geen notities.')).toBeVisible();
  await page.getByRole('button', { name: 'Notitie schrijven' }).click();
  await page.getByRole('textbox', { name: 'Notitie' }).fill('Belt liever na drie uur.');
  await expectAccessible(page, 'a note');
  await page.getByRole('button', { name: 'Notitie bewaren' }).click();
  const note = page.getByRole('listitem').filter({ hasText: 'Belt liever na drie uur.' });
  await expect(note).toBeVisible();
  await expectAccessible(page, 'what the office keeps');

  await page.getByRole('button', { name: 'Blokkeren' }).click();
  await page.getByLabel('Reden, die de beheerders lezen').fill('De rekening van maart staat nog open.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /lokkeren/ })
    .click();
  const alert = page.getByRole('alert').filter({ hasText: 'De rekening van maart' });
  await expect(alert).toBeVisible();
  await expectAccessible(page, 'a blocked customer');
  await alert.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkade opheffen' }).click();
  await expect(alert).toBeHidden();

  await page.reload();
  const changes = page.getByRole('table', { name: 'Wat er veranderde' });
  await expect(changes.getByRole('row')).toHaveCount(4);
  await expect(changes.getByText('De rekening van maart staat nog open.')).toBeVisible();
  expect(faults).toEqual([]);
});
