// A webinar from its plan to its recording: the office plans it, visitors sign up and wait, it is moved, and does not take place.
import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { mailTo } from './at-office.ts';
import { signUp } from './customer.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

test('the office plans a webinar, people sign up and wait, it moves and is off', async ({ page }) => {
  test.setTimeout(120_000);
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'kantoor', 'regenboog');
  await page.getByRole('link', { name: 'Webinars' }).click();
  await expect(page.getByRole('table')).toContainText('Gericht oefenen');
  await expectAccessible(page, 'webinars');
  await page.getByRole('link', { name: 'Nieuw webinar' }).click();
  await page.getByRole('textbox', { name: 'Titel' }).fill('Werkwoorden oefenen');
  await page.getByLabel('Datum').fill('2099-12-09');
  await page.getByLabel('Tijd').fill('15:30');
  await page.getByRole('button', { name: 'Open het inschrijven' }).click();
  await expect(page.getByText('Vul dit in.')).toBeVisible();
  await expectAccessible(page, 'a webinar with a field that is empty');
  await page.getByLabel('Plaatsen').fill('1');
  await page.getByRole('button', { name: 'Open het inschrijven' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Werkwoorden oefenen' })).toBeVisible();
  await expect(page.getByText('Nog niemand.')).toBeVisible();
  const address = page.url();

  await signUp(page, school.url, { name: 'Saar', year: '2099' });
  await expect(page.getByText('Je bent aangemeld')).toBeVisible();
  await expectAccessible(page, 'signed up for a webinar');
  await signUp(page, school.url, { name: 'Bo', year: '2099', isLate: true });
  await expect(page.getByText('Je staat op de wachtlijst', { exact: true })).toBeVisible();
  const { text } = await mailTo(page, 'Saar');
  const [, id] = /#afmelden=([\da-f-]{36})/.exec(text)!;
  const file = await page.request.get(`${school.url}/api/site/signups/${id}.ics`);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('DTSTART:20991209T143000Z\r\n');

  // The seat that comes free is for who waits.
  await page.goto(`${school.url}/app/site/training#afmelden=${id}`);
  await page.getByRole('button', { name: 'Meld me af' }).click();
  await expect(page.getByText('Je bent afgemeld voor Werkwoorden oefenen')).toBeVisible();
  expect((await mailTo(page, 'Bo')).subject).toBe('Er is plaats: je komt naar Werkwoorden oefenen');

  await page.goto(address);
  await expect(page.getByRole('row').filter({ hasText: 'Bo' })).toContainText('bo@vuurtoren.example');
  await expectAccessible(page, 'a webinar');

  // Who the office takes off makes room for who waits.
  await signUp(page, school.url, { name: 'Cas', year: '2099', isLate: true });
  await expect(page.getByText('Je staat op de wachtlijst', { exact: true })).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: 'Meer van Bo' }).click();
  await page.getByRole('menuitem', { name: 'Afmelden' }).click();
  const leaving = page.getByRole('dialog');
  await expect(leaving.getByRole('checkbox', { name: 'Mail Bo dat de aanmelding vervalt' })).toBeChecked();
  await expectAccessible(page, 'taking somebody off a webinar');
  await leaving.getByRole('button', { name: 'Afmelden' }).click();
  await expect(page.getByText('Bo is afgemeld en krijgt een mail.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'bo@vuurtoren.example' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Aangemeld' })).toContainText('cas@vuurtoren.example');
  expect((await mailTo(page, 'Bo')).subject).toBe('Je bent afgemeld voor Werkwoorden oefenen');
  await page.getByRole('tab', { name: 'Gegevens' }).click();
  await expectAccessible(page, 'what a webinar is');
  await page.getByLabel('Datum').fill('2099-12-10');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Er is 1 aanmelding; die krijgt een mail.');
  await expectAccessible(page, 'asking before all are mailed');
  await page.getByRole('button', { name: 'Bewaar en mail' }).click();
  await expect(page.getByText('Het webinar is bewaard.')).toBeVisible();
  const moved = await mailTo(page, 'Cas');
  expect([moved.subject, moved.text.includes('donderdag 10 december 2099 om 15:30 uur')]).toEqual([
    'Veranderd: Werkwoorden oefenen',
    true,
  ]);

  await expect(page.getByRole('row').filter({ hasText: 'Cas' })).toBeVisible();
  await page.getByRole('tab', { name: 'Gegevens' }).click();
  await page.getByRole('button', { name: 'Gaat niet door' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('ziek');
  await dialog.getByRole('button', { name: 'Gaat niet door' }).click();
  await expect(dialog.getByText('Schrijf in een zin waarom.')).toBeVisible();
  await expectAccessible(page, 'cancelling a webinar');
  await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('De spreker is ziek.');
  await dialog.getByRole('button', { name: 'Gaat niet door' }).click();
  await expect(page.getByText('Dit webinar gaat niet door.', { exact: false }).first()).toBeVisible();
  expect((await mailTo(page, 'Cas')).subject).toBe('Werkwoorden oefenen gaat niet door');
  await page.getByRole('link', { name: 'Kopieer' }).click();
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Werkwoorden oefenen');
  await expect(page.getByLabel('Datum')).toHaveValue('');
  await page.goto(`${school.url}/app/site/training`);
  await expect(page.getByRole('article').filter({ hasText: '2099' })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('who was there is ticked, and the recording is mailed to them', async ({ page }) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'kantoor', 'regenboog');
  await page.goto(`${school.url}/app/superadmin/webinars`);
  await page
    .getByRole('row')
    .filter({ hasText: 'Geweest' })
    .getByRole('link', { name: 'Beginnen met Spelwereld' })
    .click();
  await page.getByRole('checkbox', { name: 'Was Hester er?' }).uncheck();
  await expect(page.getByText('3 waren er', { exact: false })).toBeVisible();
  await page.getByRole('combobox', { name: /Hoeveel van Bram waren er/ }).click();
  await page.getByRole('option', { name: '2' }).click();
  await expect(page.getByText('2 waren er', { exact: false })).toBeVisible();
  await expectAccessible(page, 'a webinar that was held');
  await page.getByRole('button', { name: 'Mail de opname' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'mailing a recording');
  await dialog.getByRole('button', { name: 'Mail de opname' }).click();
  await expect(page.getByText('Opname gemaild aan: Wie er was', { exact: false })).toBeVisible();
  expect((await mailTo(page, 'Bram')).subject).toBe('Kijk Beginnen met Spelwereld terug');
  await page.goto(`${school.url}/app/site/training`);
  await expect(page.getByRole('link', { name: /^Beginnen met Spelwereld, / })).toBeVisible();
  expect(faults).toEqual([]);
});
