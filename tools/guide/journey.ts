// What people do at the address of the school, in a browser.
import { chromium, type Browser, type Page } from '@playwright/test';
import { codeOf } from '../../server/testing/second.ts';
import { logIn } from '../e2e/actions.ts';
import { CHROMIUM_ARGS } from '../e2e/playwright.config.ts';
import { soon } from './machine.ts';
import type { Outside } from './outside.ts';
import { SITE } from './reader.ts';

const URL = `https://${SITE}`;
const PASSWORD = 'vier losse natte sokken';
const DIRECTOR = 'els@kade.example';
const CHIEF = 'sanne@mijnschool.nl';
/** Whoever sends the form of the site within this time is a machine (server/leads). */
const READING_MS = 3500;

/** The people of the school, who come back after each change. */
export interface People {
  /** The first superadmin chooses a password; a school applies, opens its trial, and makes a group with pupils. */
  begin(link: string): Promise<void>;
  /** The pupil logs in and comes to the map, with a line to the server. */
  play(): Promise<Player>;
  close(): Promise<void>;
}

/** A pupil who is playing. */
export interface Player {
  /** Waits until there is a line to the server again, after the one before was lost. */
  isBack(): Promise<void>;
}

/** Opens a browser that takes the name of the site for this machine. */
export async function gather(outside: Outside): Promise<People> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${SITE} 127.0.0.1`],
  });
  let pupil = { username: '', password: '' };
  return {
    async begin(link) {
      const sanne = await open(browser);
      await choosePassword(sanne, link);
      await sanne.getByRole('link', { name: 'Naar het inloggen' }).waitFor();
      await logInFirst(sanne, CHIEF);
      await apply(await open(browser));
      // The mail to the school opens its trial, and lets in whoever chose the password; the office sees it.
      const els = await open(browser);
      await choosePassword(els, await outside.linkTo(DIRECTOR));
      pupil = await makeGroup(els);
      await sanne.getByRole('link', { name: 'Aanvragen' }).click();
      await sanne.getByRole('link', { name: /De Kade/ }).waitFor();
    },
    async play() {
      const page = await open(browser);
      let lines = 0;
      page.on('websocket', (line) => line.once('framereceived', () => (lines += 1)));
      const moreThan = (some: number) =>
        soon('the pupil has no line to the server', () => (lines > some ? true : undefined));
      await logIn(page, URL, pupil.username, pupil.password);
      await page.waitForURL(/\/landkaart$/);
      await moreThan(0);
      const before = lines;
      return { isBack: async () => void (await moreThan(before)) };
    },
    close: () => browser.close(),
  };
}

/** The certificate is looked at by curl; for a browser it is one that nobody knows. */
const open = async (browser: Browser) =>
  (await browser.newContext({ locale: 'nl-NL', ignoreHTTPSErrors: true })).newPage();

/** Members of the office set up an app for codes before all else. */
async function logInFirst(page: Page, username: string) {
  await page.goto(`${URL}/app/auth/login`);
  await page.getByLabel('Gebruikersnaam').fill(username);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  const key = await page.locator('.second-note code').innerText();
  await page.getByLabel('Code die de app nu toont').fill(codeOf(key.replaceAll(' ', '')));
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/auth/login'));
}

async function choosePassword(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Nog een keer').fill(PASSWORD);
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
}

async function apply(page: Page) {
  await page.goto(`${URL}/app/site/aanvraagformulier`);
  await page.getByLabel('Naam van de school of praktijk').fill('De Kade');
  await page.getByLabel('Je naam').fill('Els Peeters');
  await page.getByLabel('Je e-mailadres').fill(DIRECTOR);
  await page.getByLabel('Hoeveel leerlingen').fill('180');
  await page.getByLabel('Jullie mogen deze gegevens').check();
  await page.waitForTimeout(READING_MS);
  await page.getByRole('button', { name: 'Vraag het proefaccount aan' }).click();
  await page.getByRole('heading', { name: 'Je aanvraag is binnen' }).waitFor();
}

async function makeGroup(page: Page): Promise<{ username: string; password: string }> {
  await page.getByRole('button', { name: 'Groep 5', exact: true }).click();
  await page.getByLabel('Plak hier je lijst').fill('Mila\tvan\tDijk\t5\nNoor\t\tBakker\t5');
  await page.getByRole('button', { name: 'Overnemen' }).click();
  await page.getByRole('button', { name: '2 leerlingen toevoegen' }).click();
  await page.getByText('2 leerlingen toegevoegd.').waitFor();
  const shown = page.waitForResponse('**/passwords/reveal');
  await page.goto(page.url().replace(/toevoegen.*/, 'wachtwoorden'));
  await page.getByRole('button', { name: 'Kaartjes afdrukken' }).click();
  const { secrets } = (await (await shown).json()) as { secrets: { username: string; password: string }[] };
  return secrets[0]!;
}
