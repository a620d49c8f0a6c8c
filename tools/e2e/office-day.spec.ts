// A day of the office, in its order: what a member of it does, and what the customer sees of it afterwards.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { accept, mailTo, openMail, openMenu, sayWhy, welcomeLink } from './at-office.ts';
import { addFirstPupils, apply, comeIn, openAsked, openPage, signUp, type Secret } from './customer.ts';
import {
  beginRelocation,
  BOARD,
  ELS,
  JAN,
  orderLicence,
  planWebinar,
  PUPILS,
  SCHOOL,
  signUpUnseen,
  writeTrouble,
} from './office-day-parts.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

// Each part goes on with the customers of those before it.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ viewport: { width: 1366, height: 768 }, contextOptions: { reducedMotion: 'reduce' } });

const SUPPLIER =
  'Spelwereld bv|Kerkstraat 1, 1234 AB Utrecht|KvK 12345678|Btw NL123456789B01|IBAN NL91 ABNA 0417 1643 00';

let school: School;
let pupils: Secret[];
test.beforeAll(async () => {
  school = await openSchool({ alone: { SUPPLIER } });
});
test.afterAll(() => school.close());

const faults: string[] = [];
test.beforeEach(async ({ page }) => {
  faults.length = 0;
  consoleFaults(page, faults);
  await logIn(page, school.url, 'kantoor', 'regenboog');
});
test.afterEach(() => expect(faults).toEqual([]));

test('an application becomes a school, of which the admin comes in by the mail', async ({
  page,
  browser,
}) => {
  await apply(await openPage(browser, faults), school.url, {
    'Naam van de school of praktijk': SCHOOL,
    BRIN: '97QZ',
    'Je naam': ELS.name,
    'Je e-mailadres': ELS.email,
    'Hoeveel leerlingen': '40',
  });
  await accept(page, SCHOOL);
  await expect(page.getByRole('definition').filter({ hasText: '97QZ' })).toBeVisible();
  await expectAccessible(page, 'an application that was accepted');
  await page.getByRole('link', { name: 'Naar het account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: SCHOOL })).toBeVisible();
  await expect(page.getByText('0 van 40 plaatsen')).toBeVisible();
  const link = await welcomeLink(page, ELS.name);
  await expectAccessible(page, 'a welcome mail');

  const els = await openPage(browser, faults);
  await comeIn(els, school.url, link, ELS);
  const sheet = PUPILS.map((cells) => cells.join('\t')).join('\n');
  pupils = await addFirstPupils(els, { year: 'Groep 5', sheet, count: PUPILS.length });
  await openMenu(page, 'Klanten');
  await expectAccessible(page, 'customers');
  await page.getByRole('link', { name: SCHOOL }).click();
  await expect(page.getByText('3 van 40 plaatsen')).toBeVisible();
  await expectAccessible(page, 'a customer');
});

test('a customer is made by hand, after a look at what it resembles and at its mail', async ({
  page,
  browser,
}) => {
  await openMenu(page, 'Klanten');
  await page.getByRole('link', { name: 'Nieuwe klant aanmaken' }).first().click();
  await page.getByLabel('Naam van de organisatie').fill(BOARD);
  const number = page.getByLabel('BRIN of instellingsnummer');
  await number.fill('97qz');
  await page.getByLabel('Naam van de beheerder').fill(JAN.name);
  await page.getByLabel('E-mailadres van de beheerder').fill(JAN.email);
  await expectAccessible(page, 'a new customer');
  await page.getByRole('button', { name: 'Bekijk en controleer' }).click();
  await expect(page.getByText(`Zelfde BRIN of instellingsnummer: ${SCHOOL}`)).toBeVisible();
  await expectAccessible(page, 'a new customer that resembles another');
  await page.getByRole('button', { name: 'Terug', exact: false }).click();
  await number.fill('98QZ');
  await page.getByRole('button', { name: 'Bekijk en controleer' }).click();
  const letter = page.frameLocator('iframe');
  await expect(letter.getByText(`Je gebruikersnaam is: ${JAN.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Maken en mail sturen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: BOARD })).toBeVisible();
  await expectAccessible(page, 'a customer that was made');

  const jan = await openPage(browser, faults);
  await comeIn(jan, school.url, await welcomeLink(page, JAN.name), JAN);
  await expect(jan.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what a school orders becomes an invoice, which is found, read and paid', async ({ page, browser }) => {
  const els = await openPage(browser, faults);
  await logIn(els, school.url, ELS.email, ELS.password);
  await orderLicence(els);

  await openMenu(page, 'Facturen', 'Bestellingen en facturen');
  await page.getByRole('searchbox', { name: 'Zoek op nummer of klant' }).fill('vuurtoren');
  const invoices = page.getByRole('table', { name: 'Facturen en creditnota’s' });
  await expect(invoices.getByRole('row')).toHaveCount(2);
  const choose = async (action: string) => {
    await invoices.getByRole('button', { name: /^Meer van/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Definitief maken');
  await expectAccessible(page, 'the question before an invoice is final');
  await page.getByRole('dialog').getByRole('button', { name: 'Definitief maken' }).click();
  const final = await page.getByText(/^Factuur F\d{4}-\d{4} is definitief\.$/).innerText();
  const number = final.split(' ')[1]!;
  const file = page.waitForEvent('download');
  await choose('Pdf');
  expect((await file).suggestedFilename()).toContain(number);
  expect(readFileSync(await (await file).path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  await choose('Betaald melden');
  await expectAccessible(page, 'on which day an invoice was paid');
  await page.getByRole('dialog').getByRole('button', { name: 'Betaling noteren' }).click();
  await expect(invoices.getByRole('row').filter({ hasText: number })).toContainText('betaald');
  await expectAccessible(page, 'invoices');
  await openMail(page, ELS.email, `Spelwereld: factuur ${number}`);

  await els.reload();
  await expect(els.getByRole('listitem').filter({ hasText: `Factuur ${number}` })).toContainText('betaald');
});

test('a group moves to the board of schools after both agreed, and is found there', async ({
  page,
  browser,
}) => {
  await openMenu(page, 'Verhuizingen');
  await page.getByRole('button', { name: 'Nieuwe verhuizing' }).click();
  await beginRelocation(page, SCHOOL, BOARD, 'De school gaat verder bij dit bestuur.');
  await page.getByRole('checkbox', { name: /^Groep 5/ }).check();
  await page.getByRole('button', { name: 'Bewaren en proefdraaien' }).click();
  await expect(page.getByRole('rowheader', { name: /^Groep 5/ })).toBeVisible();
  await expectAccessible(page, 'a relocation that is tried');
  await page.getByRole('button', { name: 'Toestemming vragen' }).click();
  await expect(page.getByText(`${SCHOOL} heeft nog niet geantwoord.`)).toBeVisible();

  const sides = await Promise.all([ELS, JAN].map(() => openPage(browser, faults)));
  for (const [i, who] of [ELS, JAN].entries()) {
    const side = sides[i]!;
    await logIn(side, school.url, who.email, who.password);
    await openAsked(side);
    await expect(side.getByText('Er gaan 3 leerlingen mee')).toBeVisible();
    await side.getByRole('button', { name: 'Akkoord', exact: true }).click();
    await expect(side.getByText(`Akkoord gegeven door ${who.name}`)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('beide akkoord')).toBeVisible();
  await expectAccessible(page, 'a relocation that both agreed to');
  await page.getByRole('button', { name: 'Nu verhuizen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nu verhuizen' }).click();
  await expect(page.getByText('verhuisd', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'the report of a relocation');

  const jan = sides[1]!;
  await jan.getByRole('link', { name: 'Groepen', exact: true }).first().click();
  await jan.getByRole('link', { name: 'Groep 5', exact: true }).click();
  for (const [first] of PUPILS) await expect(jan.getByRole('row').filter({ hasText: first! })).toBeVisible();
  const child = await openPage(browser, faults);
  await logIn(child, school.url, pupils[0]!.username, pupils[0]!.password);
  await expect(child).toHaveURL(/\/landkaart$/);
});

test('a pupil who lost the way in gets a new one, and no other name is seen', async ({ page, browser }) => {
  const { username } = pupils.find((one) => one.username.startsWith('wouter'))!;
  const names = PUPILS.map(([, , last]) => last!);
  await openMenu(page, 'Leerlingen');
  await page.getByLabel('Gebruikersnaam of id').fill(username.toUpperCase());
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('cell', { name: 'W. Z.' })).toBeVisible();
  await expectAccessible(page, 'a pupil that is found');
  await page.getByRole('link', { name: username, exact: true }).click();
  await expect(page.getByRole('heading', { name: `W. Z. (${username})` })).toBeVisible();
  await expect(page.getByRole('link', { name: BOARD })).toBeVisible();
  await page.getByRole('button', { name: 'Nieuw wachtwoord' }).click();
  const reason = 'De juf belde: het kaartje is weg.';
  await sayWhy(page, 'Inloggen lukt niet', reason);
  const made = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && /\/api\/office\/pupils\//.test(response.url()),
  );
  await page.getByRole('button', { name: 'Nieuw wachtwoord maken' }).click();
  await expect(page.getByRole('dialog', { name: 'Het nieuwe wachtwoord' })).toBeVisible();
  await expectAccessible(page, 'the new password of a pupil');
  const { password } = (await (await made).json()) as Secret;
  for (const name of names) await expect(page.locator('body')).not.toContainText(name);
  await page.getByRole('button', { name: 'Ik heb het doorgegeven' }).click();
  await expectAccessible(page, 'the page of a pupil');

  const child = await openPage(browser, faults);
  await logIn(child, school.url, username, password);
  await expect(child).toHaveURL(/\/landkaart$/);
  const jan = await openPage(browser, faults);
  await logIn(jan, school.url, JAN.email, JAN.password);
  await jan
    .getByRole('navigation')
    .getByRole('link', { name: /^Berichten/ })
    .click();
  await expect(jan.getByText('Een leerling kreeg een nieuw wachtwoord van kantoor')).toBeVisible();
  await openMenu(page, 'Logboek');
  await page.getByLabel('Waarover').fill(username);
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  const line = page.getByRole('row').filter({ hasText: 'Wachtwoord van leerling veranderd' });
  await expect(line.filter({ hasText: reason })).toBeVisible();
  for (const name of names) await expect(page.locator('body')).not.toContainText(name);
  await expectAccessible(page, 'the log');
});

test('a webinar fills until people wait, and who waits moves up', async ({ page, browser }) => {
  await openMenu(page, 'Webinars');
  await planWebinar(page, 'Samen verder', 12);
  const training = new URL(page.url()).pathname.split('/').at(-1)!;
  for (let i = 0; i < 11; i++) await signUpUnseen(school.url, training, `Gast ${i}`);
  const guest = await openPage(browser, faults);
  await signUp(guest, school.url, { name: 'Saar', year: '2099' });
  await expect(guest.getByText('Je bent aangemeld')).toBeVisible();
  await signUp(guest, school.url, { name: 'Bo', year: '2099', isLate: true });
  await expect(guest.getByText('Je staat op de wachtlijst', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Wachtlijst' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(page, 'a webinar that is full');
  const { text } = await mailTo(page, 'Saar');
  const [, id] = /#afmelden=([\da-f-]{36})/.exec(text)!;
  const file = await page.request.get(`${school.url}/api/site/signups/${id}.ics`);
  expect(await file.text()).toContain('SUMMARY:Samen verder');
  await guest.goto(`${school.url}/app/site/training#afmelden=${id}`);
  await guest.getByRole('button', { name: 'Meld me af' }).click();
  await expect(guest.getByText('Je bent afgemeld voor Samen verder')).toBeVisible();
  await openMail(page, 'bo@vuurtoren.example', 'Er is plaats');
  await page.goto(`${school.url}/app/superadmin/webinars`);
  await page.getByRole('link', { name: 'Samen verder' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'bo@vuurtoren.example' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Wachtlijst' })).toHaveCount(0);
  await expectAccessible(page, 'a webinar that is full without anybody who waits');
});

test('a message of trouble reaches a teacher, and is gone once it is withdrawn', async ({
  page,
  browser,
}) => {
  const title = 'Vanmorgen was Spelwereld traag';
  await openMenu(page, 'Berichten');
  await writeTrouble(page, title, 'Alles doet het weer.');
  await page.getByRole('button', { name: 'Bekijk vooraf' }).click();
  await expect(page.getByText('Zo ziet het eruit')).toBeVisible();
  await expectAccessible(page, 'a message before it is placed');
  await page.getByRole('button', { name: 'Plaats', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(/^Plaatsen voor \d+ medewerkers van \d+ accounts\?/);
  await expectAccessible(page, 'the question before a message for all');
  await page.getByRole('dialog').getByRole('button', { name: 'Plaats', exact: true }).click();
  await expect(page.getByText('Het bericht is geplaatst.')).toBeVisible();

  const teacher = await openPage(browser, faults);
  await logIn(teacher, school.url, 'meester.joost', 'regenboog');
  await teacher
    .getByRole('link', { name: /^Berichten/ })
    .first()
    .click();
  await expect(teacher.getByText(title).first()).toBeVisible();
  const list = teacher.url();
  await teacher.getByText(title).first().click();
  await expect(teacher.getByText('Alles doet het weer.')).toBeVisible();

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText(/^Gelezen door 1 van \d+ medewerkers/)).toBeVisible();
  await page.getByRole('button', { name: 'Trek in' }).click();
  await expectAccessible(page, 'the question before a message is withdrawn');
  await page.getByRole('dialog').getByRole('button', { name: 'Trek in' }).click();
  await expect(page.getByText('Het bericht is ingetrokken.')).toBeVisible();
  await expectAccessible(page, 'messages');
  await teacher.goto(list);
  await expect(teacher.getByRole('heading', { level: 1, name: 'Berichten' })).toBeVisible();
  await teacher.waitForLoadState('networkidle');
  await expect(teacher.getByText(title)).toHaveCount(0);
});

test('the text of a mail is changed, tried, and put back to the one before', async ({ page }) => {
  await openMenu(page, 'Mailteksten');
  await expectAccessible(page, 'the texts of mails');
  await page.getByRole('link', { name: 'Aanvraag afgewezen' }).click();
  const body = page.getByRole('textbox', { name: 'Tekst' });
  const save = page.getByRole('button', { name: 'Bewaar' });
  await body.fill('Dag {{nam}},\n\nHelaas: {{reden}}');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bedoel je {{naam}}?' }).first()).toBeVisible();
  // The browser says itself that a call was refused.
  expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
  await expectAccessible(page, 'a text with a fault');
  for (const [i, first] of ['Helaas', 'Het spijt ons'].entries()) {
    await body.fill(`Dag {{naam}},\n\n${first}: {{reden}}`);
    await save.click();
    await expect(page.getByText(`Versie ${i + 1},`, { exact: false })).toContainText('gaat nu uit');
  }
  await page.getByRole('button', { name: 'Stuur een proef naar mij' }).click();
  await expect(page.getByText('De proef gaat naar', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Zet versie 1 terug' }).click();
  await expect(body).toHaveValue(/Helaas/);
  await expect(page.getByText('Versie 3,', { exact: false })).toContainText('gaat nu uit');
  await expectAccessible(page, 'the text of a mail');
  await openMail(page, 'Petra Visser', 'Proef: ');
  const letter = page.frameLocator('iframe');
  await expect(letter.getByText('Het spijt ons', { exact: false })).toBeVisible();
});
