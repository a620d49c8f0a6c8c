import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

const STRONG = 'vier losse natte sokken';

/** The address behind the button of the newest mail with this subject, as the office finds it in the outbox. */
async function linkInOutbox(office: Page, subject: RegExp): Promise<string> {
  const menu = office.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('link', { name: 'Verzonden mail' }).click();
  await office.getByRole('table').getByRole('link', { name: subject }).first().click();
  const link = await office.frameLocator('iframe').getByRole('link').getAttribute('href');
  return link!.replace(/^http:\/\/[^/]+/, school.url);
}

async function choosePassword(page: Page, link: string, password: string) {
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Nog een keer').fill(password);
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
}

test('from application to the groups page, and a forgotten password', async ({ browser }) => {
  const lead = { kind: 'application', type: 'school', organisation: 'De Vlieger', number: '12AB' };
  const who = { name: 'Bo de Vries', email: 'bo@vlieger.test', phone: '', pupils: 28, start: '', remark: '' };
  const sent = await fetch(`${school.url}/api/site/leads/${randomUUID()}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...lead, ...who, consent: true, website: '', seconds: 30 }),
  });
  expect(sent.status).toBe(200);

  const open = async () => (await browser.newContext()).newPage();
  const office = await open();
  const faults = consoleFaults(office);
  await logIn(office, school.url, 'kantoor', 'regenboog');
  await office.getByRole('link', { name: 'Aanvragen' }).click();
  await office.getByRole('link', { name: 'De Vlieger' }).click();
  await expect(office.getByRole('button', { name: 'Account openen en mail sturen' })).toBeVisible();
  await expectAccessible(office, 'application');
  await office.getByRole('button', { name: 'Account openen en mail sturen' }).click();
  await expect(office.getByText('is een account gemaakt')).toBeVisible();
  const welcome = await linkInOutbox(office, /^Welkom bij Spelwereld, De Vlieger/);

  const bo = await open();
  await bo.goto(welcome);
  await expect(bo.getByRole('heading', { name: 'Welkom! Kies je wachtwoord' })).toBeVisible();
  await expectAccessible(bo, 'first password');
  await choosePassword(bo, welcome, STRONG);
  // The link to the login page stands below the form too: only this says that the password is stored.
  await expect(bo.getByText('Waar je nog ingelogd was')).toBeVisible();
  await logIn(bo, school.url, 'bo@vlieger.test', STRONG);
  await expect(bo).toHaveURL(/\/app\/admins\/[^/]+\/groepen$/);
  await expect(bo.getByRole('heading', { level: 1 })).toHaveText('Groepen');

  await bo.getByRole('link', { name: 'Accountgegevens' }).click();
  await bo.getByRole('button', { name: 'Contactpersoon toevoegen' }).click();
  await bo.getByRole('textbox', { name: /^Naam/ }).last().fill('Administratie');
  await expectAccessible(bo, 'account details');
  await bo.getByRole('button', { name: 'Bewaren' }).click();
  await expect(bo.getByText('De gegevens zijn bewaard.')).toBeVisible();

  // Elsewhere the password is forgotten.
  const elsewhere = await open();
  await elsewhere.goto(`${school.url}/app/auth/login`);
  await elsewhere.getByRole('link', { name: /vergeten/ }).click();
  await elsewhere.getByLabel('E-mailadres of gebruikersnaam').fill('Bo@Vlieger.test');
  await elsewhere.getByRole('button', { name: 'Stuur me een link' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  // The office does not see this link: it could become who asked for it.
  const chief = await open();
  consoleFaults(chief, faults);
  await logIn(chief, school.url, 'beheer', 'regenboog');
  const again = await linkInOutbox(chief, /^Een nieuw wachtwoord/);
  await choosePassword(elsewhere, again, 'vlieger1');
  await expect(elsewhere.getByText(/makkelijk te raden\. Neem/)).toBeVisible();
  await choosePassword(elsewhere, again, 'drie oude rode fietsen');
  await expect(elsewhere.getByText('Waar je nog ingelogd was')).toBeVisible();
  await bo.getByRole('tab', { name: 'Mijn gegevens' }).click();
  await expect(bo).toHaveURL(/\/app\/auth\/login$/);
  await logIn(bo, school.url, 'bo@vlieger.test', 'drie oude rode fietsen');
  await expect(bo).toHaveURL(/\/app\/admins\//);

  await elsewhere.goto(again);
  await expect(elsewhere.getByRole('heading', { name: 'Deze link is al gebruikt' })).toBeVisible();
  expect(faults).toEqual([]);
});
