import { expect, type Page } from '@playwright/test';
import type { PupilSecret } from '../../server/contract/cards.ts';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

/** A class as it comes out of a spreadsheet: 25 good rows, 3 that are not. */
const NAMES = [
  'Anouk\tvan der\tBerg',
  "Tim\t't\tHart",
  "Sem\td'\tHondt",
  'Zoë\t\tØster',
  'Anne-Marie\t\tDe Wit',
  'Łukasz\t\tNowak',
  'Bo\t\t',
  'Noor\tde\tVries',
  'Noor\t\tJansen',
  'İlayda\t\tYılmaz',
  ...Array.from({ length: 15 }, (_, i) => `Kim\t\tVan${String.fromCharCode(65 + i)}`),
];
const FAULTY = ['Bram3\t\tVos\t5', '\t\tZonder\t5', 'Fee\t\tBos\tnegen'];
const SHEET = [
  'Roepnaam\tTussenvoegsel\tAchternaam\tGroep',
  ...NAMES.map((name) => `${name}\t5`),
  ...FAULTY,
].join('\n');

const cell = (page: Page, name: string, row: number) =>
  page.getByLabel(`${name}, rij ${row}`, { exact: true });

test('a class is pasted, mended and saved; its cards are printed, and they log in', async ({
  page,
  browser,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  const account = new URL(page.url()).pathname.split('/')[3]!;
  const groups = await page.evaluate(async (id) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` };
    const answer = await fetch(`/api/accounts/${id}/groups`, { headers });
    return ((await answer.json()) as { groups: { id: string; name: string }[] }).groups;
  }, account);
  const group = groups.find(({ name }) => name === 'Groep 5')!;
  const list = `${school.url}/app/admins/${account}/groepen/${group.id}/leerlingen`;

  await page.goto(`${list}/toevoegen`);
  await page.getByLabel('Plak hier je lijst').fill(SHEET);
  await page.getByRole('button', { name: 'Overnemen' }).click();
  const save = page.getByRole('button', { name: '25 leerlingen toevoegen' });
  await expect(save).toBeVisible();
  await expect(page.getByText('3 rijen moet je nog verbeteren.')).toBeVisible();
  await expect(page.getByText('Een naam bestaat uit letters.')).toBeVisible();
  await expect(cell(page, 'Gebruikersnaam', 6)).toHaveAttribute('placeholder', 'lukasz5');
  await expectAccessible(page, 'adding pupils');

  // Without a line nothing is lost, and the same rows go again.
  await page.route('**/groups/*/pupils', (route) => route.abort());
  await save.click();
  await expect(page.getByText('Er is geen verbinding.')).toBeVisible();
  await page.unroute('**/groups/*/pupils');
  await save.click();
  await expect(page.getByText('25 leerlingen toegevoegd.')).toBeVisible();
  faults.length = 0;

  await page.getByRole('button', { name: 'Naar de eerste fout' }).click();
  await expect(cell(page, 'Voornaam', 1)).toBeFocused();
  await cell(page, 'Voornaam', 1).fill('Bram');
  await cell(page, 'Voornaam', 2).fill('Mila');
  await cell(page, 'Leerjaar', 3).selectOption('groep 5');
  await page.getByRole('button', { name: '3 leerlingen toevoegen' }).click();
  await expect(page.getByText('3 leerlingen toegevoegd.')).toBeVisible();

  // The print view of the whole class.
  const shown = page.waitForResponse('**/passwords/reveal');
  await page.goto(`${list}/wachtwoorden`);
  await page.getByRole('button', { name: 'Kaartjes afdrukken' }).click();
  const { secrets } = (await (await shown).json()) as { secrets: PupilSecret[] };
  expect(secrets.length).toBeGreaterThanOrEqual(28 + 20);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.login-card')).toHaveCount(secrets.length);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(Math.ceil(secrets.length / 8));
  expect(faults).toEqual([]);

  // One by the code of the card, one by name and password.
  const [anouk, sem] = ['Anouk van der Berg', "Sem d' Hondt"].map((name) =>
    secrets.find((secret) => secret.name === name),
  );
  const pupil = await browser.newPage();
  await pupil.goto(`${school.url}/app/auth/kaart#${anouk!.card}`);
  await expect(pupil).toHaveURL(/\/landkaart$/);
  await pupil.goBack();
  expect(pupil.url()).not.toContain(anouk!.card!);
  await pupil.goto(`${school.url}/app/auth/login`);
  await pupil.evaluate(() => localStorage.clear());
  await logIn(pupil, school.url, sem!.username, sem!.password!);
  await expect(pupil).toHaveURL(/\/landkaart$/);
  await pupil.goto(`${school.url}/app/auth/kaart#AAAAAAAAAAAAAAAAAAAAAA`);
  await expect(pupil.getByRole('alert')).toContainText('Dit kaartje werkt niet');
  await pupil.close();
});
