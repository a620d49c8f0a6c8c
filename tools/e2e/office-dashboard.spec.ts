import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn, openTab } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

test('a teacher says that a word sounds wrong; the office sees it waits, listens and settles it', async ({
  browser,
  page,
}) => {
  const teaching = await (await browser.newContext()).newPage();
  await logIn(teaching, school.url, 'meester.joost', 'regenboog');
  await openTab(teaching, 'Groep 5', 'Woordenlijsten');
  await teaching.getByRole('link', { name: 'Nieuwe lijst' }).click();
  await teaching.getByLabel('Plak of typ woorden').fill('boomgaard');
  await teaching.getByRole('button', { name: 'Nakijken en toevoegen' }).click();
  await expect(teaching.getByRole('button', { name: 'Klinkt niet goed?' })).toHaveCount(0);
  await teaching.getByRole('button', { name: 'Luister naar boomgaard' }).click();
  await teaching.getByRole('button', { name: 'Klinkt niet goed?' }).click();
  await expectAccessible(teaching, 'saying that a word sounds wrong');
  await teaching.getByLabel('Wat klinkt er niet goed?').fill('De klemtoon ligt verkeerd.');
  await teaching.getByRole('button', { name: 'Melden' }).click();
  await expect(teaching.getByText('Dank je wel. Spelwereld luistert naar boomgaard.')).toBeVisible();

  const faults = consoleFaults(page);
  await logIn(page, school.url, 'kantoor', 'regenboog');
  await page.getByRole('main').getByRole('link', { name: 'Uitspraak' }).click();
  await expect(page.getByRole('row', { name: /boomgaard.*klemtoon/ })).toBeVisible();
  await expectAccessible(page, 'reports of sounds');
  const settle = async (answer: string) => {
    await page.getByRole('main').getByRole('button', { name: 'Verbeterd', exact: true }).last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Antwoord aan wie het meldde')).toBeFocused();
    await dialog.getByLabel('Antwoord aan wie het meldde').fill(answer);
    await expectAccessible(page, 'settling a word');
    await dialog.getByRole('button', { name: 'Verbeterd' }).click();
    await expect(page.getByText('boomgaard is verbeterd.', { exact: false })).toBeVisible();
    await expect(page.getByText('Er zijn geen open meldingen')).toBeVisible();
  };
  await settle('');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByRole('row', { name: /boomgaard/ })).toBeVisible();
  await settle('De klemtoon ligt nu goed.');
  await expect(page.getByText('1 persoon leest je antwoord bij Berichten.', { exact: false })).toBeVisible();
  expect(faults).toEqual([]);

  // The teacher reads it among the questions.
  await teaching.reload();
  await teaching.getByRole('link', { name: /^Berichten/ }).click();
  await teaching.getByRole('tab', { name: /Vragen/ }).click();
  await teaching.getByRole('link', { name: 'De uitspraak van “boomgaard”' }).click();
  await expect(teaching.getByText('De klemtoon ligt nu goed.')).toBeVisible();
  await expect(teaching.getByText('De klemtoon ligt verkeerd.')).toBeVisible();
});

test('each number of the dashboard opens the list of which it is the total, of one country too', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'beheer', 'regenboog');
  const customers = page.getByRole('region', { name: 'Klanten' });
  await expectAccessible(page, 'the dashboard');
  const figure = (name: string) =>
    customers
      .getByRole('definition')
      .filter({ has: page.locator(`xpath=preceding-sibling::dt[contains(., "${name}")]`) });
  const total = Number(await figure('Klanten').locator('span').first().innerText());
  expect(total).toBeGreaterThan(2);
  await customers.getByRole('link', { name: 'Klanten', exact: true }).click();
  await expect(page.getByText(`${total} klanten, samen`)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'België' }).click();
  await expect(figure('Klanten').locator('span').first()).toHaveText('0');
  await customers.getByRole('link', { name: 'Leerlingen', exact: true }).click();
  await expect(page.getByText('0 klanten, samen 0 leerlingen')).toBeVisible();
  await expect(page.getByLabel('Land')).toContainText('België');
  await page.goBack();
  // The texts that are set aside, and no other.
  await page.getByRole('link', { name: 'Mailteksten opzij gezet' }).click();
  await expect(page.getByText('0 mails', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Tekst' })).toContainText('opzij gezet');
  await expectAccessible(page, 'texts of mails that are set aside');
  await page.goBack();
  await page.getByRole('link', { name: 'Storingen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Belasting en storingen' })).toBeVisible();
  await page.getByRole('button', { name: 'Tabel' }).click();
  await expect(page.getByRole('table', { name: 'Antwoorden en verbindingen' }).getByRole('row')).toHaveCount(
    25,
  );
  await page.getByRole('button', { name: 'Laatste 7 dagen' }).click();
  await expect(page.getByRole('table', { name: 'Antwoorden en verbindingen' }).getByRole('row')).toHaveCount(
    169,
  );
  await expectAccessible(page, 'how busy it is');
  expect(faults).toEqual([]);
});
