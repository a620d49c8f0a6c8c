import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
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
  await page.getByRole('option', { name: 'De Regenboog' }).click();
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
  await page.getByRole('button', { name: 'Bewaren en proefdraaien' }).click();
  await expect(page.getByRole('rowheader', { name: /^Groep 5/ }).first()).toBeVisible();
  await expectAccessible(page, 'a relocation that is tried');
  expect(faults).toEqual([]);
});
