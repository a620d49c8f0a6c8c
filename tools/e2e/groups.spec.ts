import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

test('a school makes a group, moves pupils by keyboard, prints cards, puts a group away and takes it back, begins a school year, goes back, and invites colleagues', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'directie', 'regenboog');
  await page.getByRole('button', { name: 'Nieuwe groep' }).click();
  await page.getByLabel('Naam van de groep').fill('groep 5');
  await page.getByRole('button', { name: 'Groep maken' }).click();
  // One name is of one group, and what was typed stays.
  await expect(page.getByText('bestaat al in dit schooljaar')).toBeVisible();
  await page.getByLabel('Naam van de groep').fill('5b');
  await page.getByRole('button', { name: 'Groep maken' }).click();
  await expect(page.getByRole('row', { name: /5b/ })).toContainText('geen leerlingen');
  await expectAccessible(page, 'groups', 'main');

  await page.getByRole('link', { name: 'Groepsindeling' }).click();
  await page.getByRole('checkbox', { name: 'Anouk den Ouden aanvinken' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Verplaats naar' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '5b' }).press('Enter');
  await expect(page.getByRole('region', { name: '5b' })).toContainText('Anouk den Ouden');
  await expectAccessible(page, 'arranging', 'main');

  await page.getByRole('link', { name: 'Groepen' }).first().click();
  const tick = (name: string) => page.getByRole('checkbox', { name: `${name} aanvinken` }).check();
  await tick('5b');
  await tick('Groep 5');
  await page.getByRole('link', { name: 'Kaartjes afdrukken' }).click();
  // First for whom; what they log in with is shown, and noted, only when that is asked for.
  await expect(page.getByText('5b: 1 leerling')).toBeVisible();
  await expectAccessible(page, 'cards of groups', 'main');
  await page.getByRole('button', { name: 'Kaartjes bekijken en afdrukken' }).click();
  const sheetOf = (group: string) =>
    page.locator('.cards-sheet', { has: page.getByRole('heading', { name: group, exact: true }) });
  await expect(sheetOf('5b').getByRole('article')).toHaveCount(1);
  await expect(sheetOf('5b')).toContainText('Anouk den Ouden');
  await expect(sheetOf('Groep 5').first().getByRole('article')).toHaveCount(8);

  await page.getByRole('link', { name: 'Groepen' }).first().click();
  await tick('5b');
  await page.getByRole('button', { name: 'Naar de prullenbak' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByText('1 leerling, die dan niet meer kan inloggen')).toBeVisible();
  await expectAccessible(page, 'trash of groups', '[role=dialog]');
  await asked.getByRole('button', { name: 'Naar de prullenbak' }).click();
  await expect(page.getByText('5b ligt in de prullenbak')).toBeVisible();
  await expect(page.getByRole('row', { name: /5b/ })).toHaveCount(0);
  // The newest message stands first.
  await page.getByRole('button', { name: 'Ongedaan maken' }).first().click();
  await expect(page.getByRole('row', { name: /5b/ })).toContainText('van 1');

  await page.getByRole('link', { name: 'Nieuw schooljaar' }).click();
  await expect(page.getByText('leerlingen gaan naar een nieuwe groep')).toBeVisible();
  await expectAccessible(page, 'new school year', 'main');
  await page.getByRole('button', { name: /Begin het schooljaar/ }).click();
  await page.waitForURL('**/schooljaren');
  // Not that of a message that still stands: the one of the page.
  const undo = page.getByRole('main').getByRole('button', { name: 'Ongedaan maken' });
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(page.getByText('Ongedaan gemaakt.').first()).toBeVisible();

  await page.getByRole('link', { name: 'Leerkrachten' }).click();
  await page.getByRole('button', { name: 'Uitnodigen' }).click();
  await page.getByLabel('E-mailadressen').fill('An de Wit <an@school.test>\ngeen-adres');
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: '1 uitnodiging versturen' }).click();
  await expect(page.getByRole('button', { name: 'an@school.test weghalen' })).toHaveCount(0);
  // The faulty one stays to be mended.
  await expect(page.getByText('Vul een geldig e-mailadres in')).toBeVisible();
  await page.getByRole('button', { name: 'geen-adres weghalen' }).click();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('row', { name: /An de Wit/ })).toContainText('uitgenodigd');
  await expectAccessible(page, 'teachers', 'main');
  // The refused name is a 422, which the browser writes down itself.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});
