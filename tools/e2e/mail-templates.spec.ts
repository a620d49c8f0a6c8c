import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

test('the office changes the text of a mail, sees how it arrives, and puts it back', async ({ page }) => {
  await logIn(page, school.url, 'beheer', 'regenboog');
  await page.getByRole('link', { name: 'Mailteksten' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'the texts of mails');
  await page.getByRole('link', { name: 'Aanvraag afgewezen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aanvraag afgewezen' })).toBeVisible();
  const frame = page.frameLocator('iframe[title="Mail voor Nederland"]');
  await expect(frame.getByText('Dag Sanne de Vries,')).toBeVisible();
  await expectAccessible(page, 'the text of a mail');

  const faults = consoleFaults(page);
  const body = page.getByRole('textbox', { name: 'Tekst' });
  await body.fill('Dag {{nam}},\n\nHelaas: ');
  await expect(page.getByText('Het voorbeeld volgt als dit klopt', { exact: false })).toContainText(
    '{{nam}} bestaat niet. Bedoel je {{naam}}?',
  );
  expect(faults).toEqual([]);
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '{{nam}} bestaat niet' }).first()).toBeVisible();
  await expectAccessible(page, 'a text with a fault');

  // What is filled in comes where the cursor was.
  await body.fill('Dag {{naam}},\n\n**Helaas**: ');
  await page.getByRole('button', { name: /^\{\{reden\}\}|^reden:/ }).click();
  await expect(body).toHaveValue('Dag {{naam}},\n\n**Helaas**: {{reden}}');
  await expect(body).toBeFocused();
  await expect(frame.getByText('Helaas', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Als tekst' }).click();
  await expect(page.getByText('Helaas: We vonden geen school', { exact: false })).toBeVisible();
  await page.getByRole('tab', { name: 'Vlaanderen' }).click();
  const leave = page.getByRole('dialog');
  await expect(leave).toBeVisible();
  await leave.getByRole('button', { name: 'Hier blijven' }).click();
  await expect(leave).toBeHidden();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('De tekst is bewaard', { exact: false })).toBeVisible();
  await expect(page.getByText('Versie 1,', { exact: false })).toContainText('gaat nu uit');

  await page.getByRole('button', { name: 'Terug naar de tekst van Spelwereld' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terug naar de tekst van Spelwereld' }).click();
  await expect(page.getByText('Versie 2,', { exact: false })).toContainText('terug naar de tekst');
  await expect(body).toHaveValue(/Bedankt voor je aanvraag/);
  await page.getByRole('button', { name: 'Zet versie 1 terug' }).click();
  await expect(body).toHaveValue(/\*\*Helaas\*\*/);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'the text of a mail, small');
});

test('of two of the office who change one text the second keeps theirs, and a mail about logging in is a superadmin’s', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  for (const [one, who] of [
    [page, 'kantoor'],
    [other, 'beheer'],
  ] as const) {
    await logIn(one, school.url, who, 'regenboog');
    await one.goto(`${school.url}/app/superadmin/mailtemplates/training-off/vlaanderen`);
    await one.getByRole('textbox', { name: 'Onderwerp' }).fill(`Van ${who}`);
  }
  await other.getByRole('button', { name: 'Bewaar' }).click();
  await expect(other.getByText('De tekst is bewaard', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Iemand anders heeft dit net veranderd', { exact: false })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('Van kantoor');
  await page.getByRole('button', { name: 'Ga verder met mijn tekst' }).click();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Versie 2,', { exact: false })).toContainText('gaat nu uit');
  await expect(page.getByText('Versie 1,', { exact: false })).toBeVisible();

  await page.goto(`${school.url}/app/superadmin/mailtemplates/reset`);
  await expect(page.getByText('verandert alleen een superadmin', { exact: false })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toBeDisabled();
  await other.close();
});
