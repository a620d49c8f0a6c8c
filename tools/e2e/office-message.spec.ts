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

test('a message to one customer is for that one after a reload too, says for how many it is, and is withdrawn', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'kantoor', 'regenboog');
  await page.goto(`${school.url}/app/superadmin`);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Klanten', exact: true }).first().click();
  await page
    .getByRole('row', { name: /Familie Ouwehand/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Bericht sturen' }).click();
  await page.waitForURL(/berichten\/nieuw$/);
  await expect(page.getByText('Familie Ouwehand')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Familie Ouwehand')).toBeVisible();
  await page
    .getByRole('textbox', { name: /^Titel/ })
    .first()
    .fill('Storing vanmorgen');
  await page
    .getByRole('textbox', { name: /^Bericht/ })
    .first()
    .fill('Alles doet het weer.');
  await page.getByRole('button', { name: 'Plaats', exact: true }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('Plaatsen voor 1 medewerker van 1 account?');
  await expectAccessible(page, 'the question before a message is placed');
  await asked.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Plaats', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Plaats', exact: true }).click();
  await expect(page.getByText('Het bericht is geplaatst.')).toBeVisible();
  await page.getByRole('link', { name: 'Storing vanmorgen' }).click();
  await page.getByRole('button', { name: 'Trek in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Trek in' }).click();
  await expect(page.getByText('Het bericht is ingetrokken.')).toBeVisible();
  expect(faults).toEqual([]);
});
