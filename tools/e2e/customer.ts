// What somebody new does: applying, coming in by the welcome mail, entering the first pupils, signing up for a webinar;
// and what a customer does for the office.
import { expect, type Browser, type Page } from '@playwright/test';
import { consoleFaults, logIn } from './actions.ts';

/** Whoever sends the form within this time is a machine (server/leads). */
const READING_MS = 3500;

/** What the first card of a pupil has. */
export interface Secret {
  username: string;
  password: string;
  card: string;
}

/** A page of somebody else's browser. */
export async function openPage(browser: Browser, faults: string[]): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  consoleFaults(page, faults);
  return page;
}

/** Asks for a trial of a school on the public site. */
export async function apply(site: Page, url: string, filled: Readonly<Record<string, string>>) {
  await site.goto(`${url}/app/site/aanvraagformulier`);
  for (const [label, value] of Object.entries(filled)) await site.getByLabel(label).fill(value);
  await site.getByLabel('Jullie mogen deze gegevens').check();
  await site.waitForTimeout(READING_MS);
  await site.getByRole('button', { name: 'Vraag het proefaccount aan' }).click();
  await expect(site.getByRole('heading', { name: 'Je aanvraag is binnen' })).toBeVisible();
}

/** Comes in for the first time, by the address of the welcome mail. */
export async function comeIn(
  page: Page,
  url: string,
  link: string,
  who: { email: string; password: string },
) {
  await page.goto(link.replace(/^http:\/\/[^/]+/, url));
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(who.password);
  await page.getByLabel('Nog een keer').fill(who.password);
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await page.getByRole('link', { name: 'Naar het inloggen' }).waitFor();
  await logIn(page, url, who.email, who.password);
}

/** Makes the first group of a new school of a pasted list, and prints the cards of it. */
export async function addFirstPupils(
  page: Page,
  { year, sheet, count }: { year: string; sheet: string; count: number },
): Promise<Secret[]> {
  // All that is asked before the list: name and teacher follow from it.
  await page.getByRole('button', { name: year, exact: true }).click();
  await page.getByLabel('Plak hier je lijst').fill(sheet);
  await page.getByRole('button', { name: 'Overnemen' }).click();
  await page.getByRole('button', { name: `${count} leerlingen toevoegen` }).click();
  await expect(page.getByText(`${count} leerlingen toegevoegd.`)).toBeVisible();
  const shown = page.waitForResponse('**/passwords/reveal');
  await page.goto(page.url().replace(/toevoegen.*/, 'wachtwoorden'));
  await page.getByRole('button', { name: 'Kaartjes afdrukken' }).click();
  const { secrets } = (await (await shown).json()) as { secrets: Secret[] };
  expect(secrets).toHaveLength(count);
  return secrets;
}

/** Signs up on the site for the one webinar that is shown of a year, or stands in line for it. */
export async function signUp(
  page: Page,
  url: string,
  { name, year, isLate = false }: { name: string; year: string; isLate?: boolean },
) {
  await page.goto(`${url}/app/site/training`);
  const card = page.getByRole('article').filter({ hasText: year });
  await card.getByRole('button', { name: isLate ? 'Ga op de wachtlijst' : 'Meld je aan' }).click();
  await card.getByLabel('Naam').fill(name);
  await card.getByLabel('E-mailadres').fill(`${name.toLowerCase()}@vuurtoren.example`);
  await card.getByLabel('Met hoeveel mensen').fill('1');
  await card.getByRole('button', { name: isLate ? 'Zet me op de wachtlijst' : 'Meld aan' }).click();
}

/** Opens what the office asks to move, by the message about it. */
export async function openAsked(admin: Page) {
  await admin
    .getByRole('link', { name: /^Berichten/ })
    .first()
    .click();
  await admin.getByText('Toestemming voor een verhuizing').first().click();
  await admin.getByRole('link', { name: 'Bekijk het' }).click();
  await expect(admin.getByText(/^Er gaan \d+ leerlingen mee/)).toBeVisible();
}
