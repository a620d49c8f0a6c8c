import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

test('the office looks on as an administrator in a tab of its own, changes nothing, and the customer and the log tell of it', async ({
  browser,
  page,
}) => {
  const admin = await (await browser.newContext()).newPage();
  await logIn(admin, school.url, 'directie', 'regenboog');
  await admin.waitForURL(/admins\/[^/]+\/groepen/);
  const account = /admins\/([^/]+)/.exec(admin.url())![1]!;

  const faults = consoleFaults(page);
  await logIn(page, school.url, 'kantoor', 'regenboog');
  await page.waitForURL(/superadmin/);
  await page.goto(`${school.url}/app/superadmin/admins/${account}/accountgegevens/tweede-stap`);
  const row = page.getByRole('row').filter({ hasText: 'directie' });
  await row.getByRole('button', { name: /^Meekijken als/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Waarom kijk je mee?').fill('te kort');
  await dialog.getByRole('button', { name: 'Begin met meekijken' }).click();
  await expect(dialog.getByText('minstens 10 tekens')).toBeVisible();
  await dialog.getByLabel('Waarom kijk je mee?').fill('Belt over de lijst met groepen');
  await expectAccessible(page, 'beginning to look on');
  await dialog.getByRole('button', { name: 'Begin met meekijken' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open het scherm' }).click();
  const tab = await opening;
  const seen = consoleFaults(tab);

  await tab.waitForURL(/admins\/[^/]+\/groepen/);
  const banner = tab.getByRole('complementary', { name: 'Meekijken' });
  await expect(banner).toContainText('nog 30 minuten');
  await expect(banner).toContainText('alleen kijken');
  await expectAccessible(tab, 'looking on');
  // Loaded anew it is the same tab, and the office is who it was.
  await tab.reload();
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Logboek' })).toBeVisible();
  expect(seen).toEqual([]);

  // What belongs to the customer alone says so, and is no dead link.
  const dead: string[] = [];
  tab.on('request', (request) => {
    if (request.url().endsWith('/dead-links')) dead.push(request.url());
  });
  await tab.locator('a[href*="/leerlingen"]').first().click();
  await tab.waitForURL(/leerlingen/);
  await tab.goto(tab.url().replace(/leerlingen.*/, 'leerlingen/wachtwoorden'));
  await expect(tab.getByRole('heading', { name: 'Dit kan niet tijdens het meekijken' })).toBeVisible();
  expect(dead).toEqual([]);

  // The banner follows the customer, who lets the office in and out again.
  const letIn = async () => {
    await admin.goto(`${school.url}/app/admins/${account}/accountgegevens/privacy`);
    await admin.getByRole('switch', { name: 'Kantoor mag meewerken' }).click();
  };
  await tab.clock.install();
  await letIn();
  await expect(admin.getByText(/Aan tot/)).toBeVisible();
  await tab.reload();
  await expect(banner).toContainText('je kunt dingen veranderen');
  await letIn();
  await expect(admin.getByText(/Aan tot/)).toBeHidden();
  await tab.clock.fastForward(61_000);
  await expect(banner).toContainText('alleen kijken');

  await banner.getByRole('button', { name: 'Stop met meekijken' }).click();
  await expect(tab.getByRole('heading', { name: 'Het meekijken is afgelopen' })).toBeVisible();
  await expectAccessible(tab, 'looking on has ended');
  await tab.close();

  await admin.goto(`${school.url}/app/admins/${account}/accountgegevens/privacy`);
  const told = admin.getByRole('listitem').filter({ hasText: 'Waarom: Belt over de lijst met groepen' });
  await expect(told).toContainText('Er is niets veranderd.');
  await admin.getByRole('switch', { name: 'Kantoor mag meewerken' }).click();
  await expect(admin.getByText(/Aan tot/)).toBeVisible();
  await expectAccessible(admin, 'who looked on');

  await page.getByRole('link', { name: 'Logboek' }).click();
  await page.getByLabel('Handeling').selectOption({ label: 'Begonnen met meekijken' });
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  const line = page.getByRole('row').filter({ hasText: 'Belt over de lijst met groepen' });
  await expect(line).toContainText('Begonnen met meekijken');
  await expectAccessible(page, 'the log');
  await page.getByRole('button', { name: 'Bestand maken' }).click();
  await page
    .getByLabel('Waarom heb je dit bestand nodig?')
    .fill('Vraag van de functionaris gegevensbescherming');
  await page.getByRole('button', { name: 'Maak het bestand' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ophalen' }).click();
  expect((await download).suggestedFilename()).toBe('Logboek.csv');
  expect(faults).toEqual([]);
});
