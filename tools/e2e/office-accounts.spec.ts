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
  await search.fill('z');
  await expect(page.getByText('Typ minstens 2 tekens.')).toBeVisible();
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
  await page.getByLabel('Plaatsen', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Bekijk en controleer' }).click();
  await expect(
    page.getByText('Vul minstens 30 in: zoveel plaatsen heeft een proef hier altijd.'),
  ).toBeVisible();
  await page.getByLabel('Plaatsen', { exact: true }).fill('31');
  await page.getByRole('button', { name: 'Bekijk en controleer' }).click();
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused();
  await expect(page.getByText('Zelfde naam: Familie Ouwehand')).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Je gebruikersnaam is: els@kade.example')).toBeVisible();
  await expect(page.getByText('komt erbij, met verzonnen leerlingen')).toBeVisible();
  await expectAccessible(page, 'what a new customer resembles');
  // Leaving is asked about in both steps, and Back of the browser leads to the first.
  const klanten = page.getByRole('link', { name: 'Klanten', exact: true }).first();
  const stay = page.getByRole('button', { name: 'Hier blijven' });
  await klanten.click();
  await stay.click();
  await page.goBack();
  await expect(page.getByLabel('Naam van de organisatie')).toHaveValue('Familie Ouwehand');
  await expect(page.getByLabel('Plaatsen', { exact: true })).toHaveValue('31');
  await klanten.click();
  await stay.click();
  await page.getByRole('button', { name: 'Bekijk en controleer' }).click();
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

  // Somebody else changes it meanwhile: both texts stand there, and one is chosen.
  const other = await page.context().newPage();
  await other.goto(page.url());
  const elsewhere = async (words: string) => {
    await other.getByRole('button', { name: /^Notitie van .* aanpassen$/ }).click();
    await other.getByRole('textbox', { name: 'Notitie' }).fill(words);
    await other.getByRole('button', { name: 'Notitie bewaren' }).click();
    await expect(other.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  };
  const mine = async (words: string) => {
    await page.getByRole('textbox', { name: 'Notitie' }).fill(words);
    await page.getByRole('button', { name: 'Notitie bewaren' }).click();
  };
  const edit = page.getByRole('button', { name: /^Notitie van .* aanpassen$/ });
  await edit.click();
  await elsewhere('Belt liever na vier uur.');
  await mine('Belt liever op maandag.');
  await expect(page.getByRole('dialog').getByText('Belt liever na vier uur.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Notitie' })).toHaveValue('Belt liever op maandag.');
  await expectAccessible(page, 'a note that somebody else changed');
  await page.getByRole('button', { name: 'Bewaar toch mijn tekst' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Belt liever op maandag.' })).toBeVisible();
  await other.reload();
  await edit.click();
  await elsewhere('Belt liever na drie uur.');
  await mine('Belt nooit.');
  await page.getByRole('button', { name: /^Neem die van .* over$/ }).click();
  await expect(page.getByRole('textbox', { name: 'Notitie' })).toHaveValue('Belt liever na drie uur.');
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Belt liever na drie uur.' })).toBeVisible();
  await other.close();
  // The browser says itself that a call was refused.
  expect(faults.splice(0)).toEqual([expect.stringContaining('409'), expect.stringContaining('409')]);

  await page.getByRole('button', { name: 'Blokkeren' }).click();
  await page.getByLabel('Reden, die de beheerders lezen').fill('De rekening van maart staat nog open.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /lokkeren/ })
    .click();
  await expect(page.getByText('Het account is geblokkeerd.', { exact: false })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'De rekening van maart' });
  await expect(alert).toBeVisible();
  await expectAccessible(page, 'a blocked customer');
  await alert.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkade opheffen' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByText('De blokkade is opgeheven.')).toBeVisible();

  await page.reload();
  const changes = page.getByRole('table', { name: 'Wat er veranderde' });
  await expect(changes.getByRole('row')).toHaveCount(7);
  await expect(changes.getByText('De rekening van maart staat nog open.')).toBeVisible();
  expect(faults).toEqual([]);
});
