import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import writeWorkbook, { type SheetData } from 'write-excel-file/universal';
import type { PupilSecret } from '../../server/contract/cards.ts';
import { ask, consoleFaults, expectAccessible, logIn } from './actions.ts';
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

/** The address of the pupils of a group of who is logged in. */
async function listOf(page: Page, name: string): Promise<string> {
  const account = new URL(page.url()).pathname.split('/')[3]!;
  const { groups } = await ask<{ groups: { id: string; name: string }[] }>(
    page,
    `/api/accounts/${account}/groups`,
  );
  const group = groups.find((one) => one.name === name)!;
  return `${school.url}/app/admins/${account}/groepen/${group.id}/leerlingen`;
}

test('a class is pasted, mended and saved; its cards are printed, and they log in', async ({
  page,
  browser,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  const list = await listOf(page, 'Groep 5');

  await page.goto(`${list}/toevoegen`);
  await page.getByLabel('Plak hier je lijst').fill(SHEET);
  await page.getByRole('button', { name: '28 leerlingen overnemen' }).click();
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

  // After saving the page glides to its top: a press while it moves may miss the button.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
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

test('what a list does not say is asked, by keyboard too, and nothing of it is lost', async ({ page }) => {
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await page.goto(`${await listOf(page, 'Groep 5')}/toevoegen`);
  const box = page.getByLabel('Plak hier je lijst');
  await box.fill(
    [
      'Leerlingenlijst groep 5',
      '1\tWietske\tvan den Berg\t12-03-2016\tZeist',
      '2\tWobbe\tBakker\t01-11-2015\tUtrecht',
    ].join('\n'),
  );
  const preview = page.getByRole('region', { name: 'Zo lezen wij je lijst' });
  await expect(preview.getByText('Wietske van den Berg')).toBeVisible();
  await expect(preview.getByLabel('Kolom 4')).toHaveValue('skip');
  await expect(preview.getByText('Regel 1: Leerlingenlijst groep 5')).toBeVisible();
  await expectAccessible(page, 'a list that is pasted');

  // The first press goes to what is asked.
  const take = page.getByRole('button', { name: '2 leerlingen overnemen' });
  await take.focus();
  await page.keyboard.press('Enter');
  await expect(preview.getByLabel('Kolom 5')).toBeFocused();
  await expect(page.getByText('Kies eerst wat er in elke kolom staat.')).toBeVisible();
  await page.keyboard.type('Niet');
  await expect(preview.getByLabel('Kolom 5')).toHaveValue('skip');
  await take.focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Voornaam', 1)).toHaveValue('Wietske');
  await expect(cell(page, 'Tussenv.', 1)).toHaveValue('van den');
  await expect(cell(page, 'Gebruikersnaam', 1)).toHaveValue('');
  await expect(cell(page, 'Gebruikersnaam', 1)).toHaveAttribute('placeholder', 'wietske5');
  await expect(cell(page, 'Leerjaar', 2)).toHaveValue('5');
  await expect(box).toHaveValue('');

  // A column out of a spreadsheet, into the cell where it belongs.
  await cell(page, 'Nummer', 1).evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '0011\n0012\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(cell(page, 'Nummer', 2)).toHaveValue('0012');
  await expect(cell(page, 'Voornaam', 2)).toHaveValue('Wobbe');

  // A file, of a program that writes another alphabet.
  await page.getByRole('button', { name: 'Bestand kiezen' }).waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'klas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Voornaam;Achternaam\r\nZo\u00EB;Bakker\r\n', 'latin1'),
  });
  await expect(preview.getByText('Zoë Bakker')).toBeVisible();
});

test('a workbook: the sheet is chosen, what is no list is refused in words, and its pupils are made', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await page.goto(`${await listOf(page, 'Groep 5')}/toevoegen`);
  const box = page.getByLabel('Plak hier je lijst');
  /** Lets a file go over the box, as from the desktop. */
  const drop = async (name: string, bytes: Buffer) => {
    const dataTransfer = await page.evaluateHandle(
      ([name, base64]) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(atob(base64!), (sign) => sign.charCodeAt(0))], name!));
        return data;
      },
      [name, bytes.toString('base64')],
    );
    await box.dispatchEvent('dragover', { dataTransfer });
    await box.dispatchEvent('drop', { dataTransfer });
  };
  await drop('klas.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
  await expect(page.getByText('Bewaar het in Excel als .xlsx')).toBeVisible();
  await drop('juf.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]));
  await expect(page.getByText('Dit is geen lijst die we kunnen lezen.')).toBeVisible();
  await expect(box).toHaveValue('');

  const heads = ['Roepnaam', 'Tussenvoegsel', 'Achternaam', 'Geboortedatum', 'Groep'];
  const sheet = (name: string, rows: SheetData) => ({
    sheet: name,
    data: [['Groepslijst'], [], heads, ...rows],
  });
  const born = { value: new Date('2016-03-01'), type: Date, format: 'dd-mm-yyyy' };
  const file = await writeWorkbook([
    sheet('Groep 5', [
      ['Pleun', 'van den', 'Akker', born, 5],
      ['Guusje', null, 'Zwart', born, 5],
    ]),
    sheet('Groep 6', [['Sterre', null, 'Blauw', born, 6]]),
  ]).toBlob();
  await page.locator('input[type=file]').setInputFiles({
    name: 'school.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await file.arrayBuffer()),
  });
  await expectAccessible(page, 'a workbook with more sheets');
  await page.getByRole('button', { name: 'Groep 5 (4 rijen)' }).click();
  await expect(page.getByText('Dit bewaren we niet.')).toBeVisible();
  await page.getByRole('button', { name: '2 leerlingen overnemen' }).click();
  await expect(cell(page, 'Tussenv.', 1)).toHaveValue('van den');
  await page.getByRole('button', { name: '2 leerlingen toevoegen' }).click();
  await expect(page.getByText('2 leerlingen toegevoegd.')).toBeVisible();
  // The sheet of another group is still there to be taken.
  await expect(page.getByRole('button', { name: 'Groep 6 (3 rijen)' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a whole school is pasted at once, its cards are printed, and its file comes back as it went', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  const list = await listOf(page, 'Groep 5');
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = letters.flatMap((a) => letters.slice(0, 9).map((b) => `Qu${a}${b}`));
  await page.goto(`${list}/toevoegen`);
  await page
    .getByLabel('Plak hier je lijst')
    .fill(['Voornaam;Tussenvoegsel;Achternaam', ...names.map((name) => `${name};van den;Proef`)].join('\n'));
  await page.getByRole('button', { name: `${names.length} leerlingen overnemen` }).click();
  await page.getByRole('button', { name: `${names.length} leerlingen toevoegen` }).click();
  await expect(page.getByText(`${names.length} leerlingen toegevoegd.`)).toBeVisible({ timeout: 60_000 });

  await page.goto(`${list}/wachtwoorden`);
  await page.getByRole('button', { name: 'Kaartjes afdrukken' }).click();
  await expect(page).toHaveURL(/kaartjes=alle/);
  await expect(page.locator('.login-card', { hasText: 'van den Proef' })).toHaveCount(names.length);

  await page.goto(list);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV-bestand' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.split('\r\n')[0]).toMatch(
    /^\uFEFFVoornaam;Tussenvoegsel;Achternaam;Leerjaar;Nummer;Gebruikersnaam;/,
  );
  expect(file).toContain('Quaa;van den;Proef;groep 5;;quaa5;');
  expect(faults).toEqual([]);
});
