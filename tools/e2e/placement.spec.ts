import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn, openTab } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

test('a teacher sets a placement test ready, a pupil takes its three parts, and the teacher has practice begin there', async ({
  browser,
  page,
}) => {
  test.slow();
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await openTab(page, 'Groep 5', 'Leerlingen');
  await page.getByRole('button', { name: /Anouk/ }).click();
  await page.getByRole('menuitem', { name: 'Instaptoets klaarzetten' }).click();
  await expectAccessible(page, 'setting a placement test ready');
  await page.getByRole('dialog').getByRole('button', { name: 'Klaarzetten' }).click();
  await page.getByRole('button', { name: 'Bekijken' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Anouk' });
  await expect(row).toContainText('staat klaar');
  await expectAccessible(page, 'placement tests of a group');

  const pupil = await (await browser.newContext()).newPage();
  consoleFaults(pupil, faults);
  await logIn(pupil, school.url, 'anouk5', 'spelen');
  await pupil.getByRole('link', { name: 'Naar de toets' }).click();
  await expect(pupil.getByText('3 delen van 10 woorden')).toBeVisible();
  await pupil.getByRole('button', { name: 'Beginnen' }).click();
  for (let n = 1; n <= 30; n++) {
    await expect(pupil.getByRole('heading', { name: `Woord ${n} van 30` })).toBeVisible();
    await pupil.getByLabel('Schrijf het woord').fill('kaas');
    await pupil.keyboard.press('Enter');
    if (n % 10 !== 0 || n === 30) continue;
    await expect(pupil.getByRole('heading', { name: `Deel ${n / 10} van 3 is klaar` })).toBeVisible();
    if (n === 10) {
      await expectAccessible(pupil, 'between two parts');
      // Left between two parts, it goes on there.
      await pupil.reload();
      await pupil.getByRole('button', { name: 'Verdergaan' }).click();
    }
    await pupil.getByRole('button', { name: `Verder met deel ${n / 10 + 1}` }).click();
  }
  await pupil.getByRole('button', { name: 'Inleveren' }).click();
  await expect(pupil.getByText('Klaar!')).toBeVisible();

  await page.reload();
  await expect(row).toContainText('nog te besluiten');
  await row.getByRole('link', { name: /Anouk/ }).click();
  await expect(page.getByText(/schreef 0 van de 30 woorden goed/)).toBeVisible();
  await expect(page.getByText('Er is nog niets veranderd.')).toBeVisible();
  await expectAccessible(page, 'the result of a placement test');
  await page.getByRole('button', { name: 'Overnemen', exact: true }).click();
  await expect(page.getByText(/^Overgenomen op/)).toBeVisible();
  await page.getByRole('link', { name: 'Oefeninstellingen' }).last().click();
  await expect(page.getByText('(instaptoets)').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Besluit terugdraaien' }).click();
  await expect(page.getByText('Er is nog niets veranderd.')).toBeVisible();
  expect(faults).toEqual([]);
});
