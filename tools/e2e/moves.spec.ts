import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

test('a school gives a pupil along by a code, a practice takes it over, and gives it back', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'directie', 'regenboog');
  await page.getByRole('link', { name: 'Groep 5', exact: true }).first().click();
  await page.getByRole('button', { name: 'Meer voor Anouk den Ouden' }).click();
  await page.getByRole('menuitem', { name: 'Naar een ander account' }).click();
  await page.getByRole('button', { name: 'Code maken' }).click();
  await expect(page.getByText('Kies waarom je deze gegevens mag doorgeven.')).toBeVisible();
  await page.getByLabel('Overstap naar een andere school').check();
  await page.getByRole('button', { name: 'Code maken' }).click();
  await expect(page.getByRole('heading', { name: 'De code van Anouk den Ouden' })).toBeVisible();
  const code = await page.locator('.move-code').innerText();
  await expectAccessible(page, 'the code');
  await page.evaluate(() => localStorage.clear());

  await logIn(page, school.url, 'praktijk', 'regenboog');
  await page.getByRole('link', { name: 'Maandagmiddag', exact: true }).first().click();
  await page.getByRole('link', { name: 'Verhuistoken inlezen' }).click();
  await page.getByLabel('Code').fill(code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  await page.getByRole('button', { name: 'Bekijken' }).click();
  await expect(page.getByRole('alert')).toHaveText('Deze code klopt niet. Kijk of alle tekens kloppen.');
  await page.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Bekijken' }).click();
  await expect(page.getByText('A. d. O.')).toBeVisible();
  await expect(page.getByText('De Regenboog, Kleurendam, school')).toBeVisible();
  await expect(page.getByText('Anouk')).toHaveCount(0);
  await expectAccessible(page, 'who would come');
  await page.getByRole('button', { name: 'Overnemen in Maandagmiddag' }).click();
  await expect(page.getByRole('heading', { name: 'Anouk den Ouden is er' })).toBeVisible();

  await page.getByRole('link', { name: 'Alle verhuizingen' }).click();
  await page.getByRole('button', { name: 'Meer van Anouk den Ouden' }).click();
  await page.getByRole('menuitem', { name: 'Terugzetten' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terugzetten' }).click();
  await expect(page.getByText('Anouk den Ouden is teruggezet naar De Regenboog.')).toBeVisible();
  expect(faults).toEqual([]);
});
