import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
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
  await page.getByRole('tab', { name: 'België' }).click();
  const leave = page.getByRole('dialog');
  await expect(leave).toBeVisible();
  await leave.getByRole('button', { name: 'Hier blijven' }).click();
  await expect(leave).toBeHidden();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('De tekst is bewaard', { exact: false })).toBeVisible();
  await expect(page.getByText('Versie 1,', { exact: false })).toContainText('gaat nu uit');

  await page.getByRole('button', { name: 'Bekijk verschil van versie 1' }).click();
  const difference = page.getByRole('dialog');
  await expect(difference.locator('ins').filter({ hasText: 'Helaas' }).first()).toBeVisible();
  await expectAccessible(page, 'what a version changed');
  await difference.getByRole('button', { name: 'Sluit' }).click();

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
    await one.goto(`${school.url}/app/superadmin/mailtemplates/webinar-off/vlaanderen`);
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
  await expect(page.getByText('verandert alleen een superbeheerder', { exact: false })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toBeDisabled();
  await other.close();
});

test('a mail that did not arrive is marked by hand, with a reason, and found from the dashboard', async ({
  page,
}) => {
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] });
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const sending = await openSchool({
    alone: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Spelwereld <mail@spelwereld.test>',
      SITE_NL: 'https://spelwereld.test',
    },
  });
  try {
    await logIn(page, sending.url, 'kantoor', 'regenboog');
    await page.goto(`${sending.url}/app/superadmin/mailtemplates/webinar-off`);
    await page.getByRole('button', { name: 'Stuur een proef naar mij' }).click();
    await expect(page.getByText('De proef gaat naar', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Bekijk de proef' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Proef: / })).toBeVisible();
    await expect(async () => {
      await page.goto(`${sending.url}/app/superadmin/verzonden-mail`);
      await expect(page.getByRole('row').filter({ hasText: 'Proef: ' })).toContainText('Verstuurd');
    }).toPass();
    await page.getByRole('link', { name: /^Proef: / }).click();
    await page.getByRole('button', { name: 'Komt niet aan' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, 'marking a mail');
    await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('Dit adres is van niemand.');
    await dialog.getByRole('button', { name: 'Komt niet aan' }).click();
    await expect(page.getByText('Komt niet aan: Dit adres is van niemand.')).toBeVisible();
    await page.goto(`${sending.url}/app/superadmin/dashboard`);
    await page.getByRole('link', { name: 'Mail niet aangekomen' }).click();
    await expect(page.getByText('Mislukt of niet aangekomen in de laatste 7 dagen.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Proef: ' })).toContainText('Komt niet aan');
    await expectAccessible(page, 'mails that did not arrive');
  } finally {
    await sending.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  }
});
