import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openDataFolder } from '../../server/data/folder.ts';
import { openDemoSchool } from '../idp/demo.ts';
import { CLIENT, startIdp, type Idp } from '../idp/provider.ts';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

// One server and one provider for the whole file.
test.describe.configure({ mode: 'default' });

let idp: Idp;
let school: School;
const folder = mkdtempSync(join(tmpdir(), 'spelwereld-sso-'));
test.beforeAll(async () => {
  idp = await startIdp();
  const file = join(folder, 'providers.json');
  writeFileSync(file, JSON.stringify(idp.providers));
  school = await openSchool({
    alone: { SSO_PROVIDERS_FILE: file, TEST_IDP_SECRET: CLIENT.secret },
  });
  await openDemoSchool(openDataFolder(school.dataDir), idp);
});
test.afterAll(async () => {
  await school.close();
  await idp.close();
  rmSync(folder, { recursive: true });
});

const stored = (page: Page) =>
  page.evaluate(() => ({
    tab: Object.keys(sessionStorage).sort(),
    local: Object.keys(localStorage).sort(),
    sso: sessionStorage.getItem('usingSSO'),
  }));
/** From the login page to the provider, and back as this user. */
async function logInAs(page: Page, label: RegExp, provider = 'Testaanbieder') {
  await page.goto(`${school.url}/app/auth/login`);
  await page.getByRole('link', { name: `Inloggen met ${provider}` }).click();
  await page.getByRole('button', { name: label }).click();
}

test('a pupil logs in through the school, stays logged in, and a tile of the portal passes unseen', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logInAs(page, /^Noor/);
  await expect(page).toHaveURL(/\/app\/leerling\/[^/]+\/landkaart$/);
  await expect(page.locator('canvas')).toBeVisible();
  const { tab, local, sso } = await stored(page);
  expect(sso).toBe('true');
  expect(tab).toEqual(expect.arrayContaining(['access_token', 'jwt_public_key', 'refresh_token']));
  expect(tab).not.toContain('sso_start');
  expect(local).not.toContain('access_token');
  const map = page.url();
  await page.reload();
  await expect(page.locator('canvas')).toBeVisible();
  expect(page.url()).toBe(map);
  // A tab that knows nothing: the pupil is logged in at the provider already.
  const tile = await page.context().newPage();
  await tile.goto(`${school.url}/app/auth/login-sso?provider=test`);
  await expect(tile).toHaveURL(map);
  expect(faults).toEqual([]);
});

test('who has no account yet hears so kindly, and so does who stops half-way', async ({ page }) => {
  await logInAs(page, /^Sam/);
  await expect(page.getByRole('alert')).toHaveText(
    'Je hebt hier nog geen account. Je juf of meester ziet nu dat je wilt inloggen.',
  );
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page, 'login-sso failed');
  // The provider knows Sam now, and is told to ask anew.
  await page.getByRole('link', { name: 'Als iemand anders inloggen' }).click();
  await expect(page.getByRole('button', { name: /^Noor/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stoppen' }).click();
  await page.getByRole('link', { name: 'Inloggen met wachtwoord' }).click();
  await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
  await logInAs(page, /^Mama/, 'Testschool');
  await expect(page.getByRole('alert')).toHaveText('Dit is een account van een ouder. Log in als leerling.');
  await page.getByRole('link', { name: 'Als iemand anders inloggen' }).click();
  await page.getByRole('button', { name: 'Stoppen' }).click();
  await expect(page.getByRole('alert')).toHaveText('Je hebt het inloggen gestopt.');
});

test('who waits is taken off and put back, linked by the teacher to a pupil, and is in', async ({
  page,
  browser,
}) => {
  await logInAs(page, /^Sam/);
  await expect(page.getByRole('alert')).toContainText('Je hebt hier nog geen account.');
  const staff = await (await browser.newContext()).newPage();
  await logIn(staff, school.url, 'meester.joost', 'regenboog');
  const address = staff.url();
  await staff.getByRole('link', { name: 'Groep 5', exact: true }).click();
  const sam = staff.getByRole('listitem').filter({ hasText: 'Sam wil inloggen via Testaanbieder' });
  await expect(sam).toBeVisible();
  await expectAccessible(staff, 'pupils with a waiting list');
  await staff.getByRole('button', { name: 'Sam van de lijst halen' }).click();
  await expect(sam).toBeHidden();
  await staff.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(sam).toBeVisible();
  await sam.getByRole('button', { name: 'Sam koppelen' }).click();
  await staff.getByRole('combobox', { name: 'Leerling' }).fill('Gijs');
  await staff.getByRole('option', { name: 'Gijs ten Brink' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Koppelen' }).click();
  await expect(staff.getByText('Sam is gekoppeld aan Gijs ten Brink')).toBeVisible();
  await expect(sam).toBeHidden();
  // The provider knows Sam already.
  await page.getByRole('link', { name: 'Inloggen met wachtwoord' }).click();
  await page.getByRole('link', { name: 'Inloggen met Testaanbieder' }).click();
  await expect(page).toHaveURL(/\/landkaart$/);

  // The same teacher links the own account, hears so on the page it began at, and loosens it again.
  await staff.goto(address.replace(/groepen.*$/, 'accountgegevens/mijn-gegevens'));
  const link = staff.getByRole('button', { name: 'Testaanbieder koppelen' });
  await link.click();
  await staff.getByRole('button', { name: 'Stoppen' }).click();
  await expect(staff.getByRole('alert')).toHaveText('Je hebt het koppelen gestopt. Er is niets veranderd.');
  await link.click();
  await staff.getByRole('button', { name: /^Juf/ }).click();
  await expect(staff).toHaveURL(/\/mijn-gegevens$/);
  await expect(staff.getByText('Gekoppeld. Je kunt voortaan inloggen via Testaanbieder.')).toBeVisible();
  await expectAccessible(staff, 'own details with links');
  await staff.getByRole('button', { name: 'Testaanbieder losmaken' }).click();
  await expect(link).toBeVisible();
});

test('a session is renewed once for all calls; switched off by the school it ends at login-sso', async ({
  page,
  browser,
}) => {
  await logInAs(page, /^Juf/);
  await expect(page).toHaveURL(/\/groepen$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/token/refresh')) renewals++;
  });
  const spoil = () =>
    page.evaluate(() => {
      const token = sessionStorage.getItem('access_token')!;
      sessionStorage.setItem('access_token', `${token.slice(0, -6)}AAAAAA`);
    });
  await spoil();
  await page
    .getByRole('link', { name: /Live meekijken/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Live meekijken/ })).toBeVisible();
  await expect.poll(() => renewals).toBe(1);
  await expect(page.getByText(/afwezig/).first()).toBeVisible();
  expect(renewals).toBe(1);
  const admin = await (await browser.newContext()).newPage();
  await logIn(admin, school.url, 'directie', 'regenboog');
  await admin.goto(admin.url().replace(/groepen.*$/, 'accountgegevens/schoollogin'));
  await expectAccessible(admin, 'school login');
  await admin.getByRole('switch', { name: 'Inloggen via Testaanbieder' }).click();
  // Said before: whoever is logged in by it is out.
  await expect(admin.getByRole('dialog')).toContainText(/nu zo ingelogd en word(t|en) meteen afgemeld/);
  await admin.getByRole('button', { name: 'Uitzetten' }).click();
  await expect(admin.getByText('Testaanbieder staat uit.')).toBeVisible();
  // The live board hears of it at once.
  await expect(page).toHaveURL(/\/app\/auth\/login-sso$/);
  await expect(page.getByRole('link', { name: /Testaanbieder/ })).toBeVisible();
  await expectAccessible(page, 'login-sso');
  expect((await stored(page)).tab).not.toContain('refresh_token');
  await admin.getByRole('switch', { name: 'Inloggen via Testaanbieder' }).click();
  await expect(admin.getByText('Testaanbieder staat aan.')).toBeVisible();
});

test('who came in without a password and is asked again logs in anew at the provider, and goes on', async ({
  page,
}) => {
  await logInAs(page, /^Directeur/i);
  await page.waitForURL(/groepen$/);
  await page.goto(`${page.url().replace(/groepen$/, '')}accountgegevens/mijn-gegevens`);
  const own = page.url();
  const add = page.getByRole('button', { name: 'App toevoegen' });
  await add.click();
  const asked = page.getByRole('dialog', { name: 'Ben jij het?' });
  await expect(asked.getByRole('button', { name: 'Opnieuw aanmelden bij Testaanbieder' })).toBeVisible();
  await expectAccessible(page, 'asked again after single sign-on');
  await asked.getByRole('button', { name: 'Opnieuw aanmelden bij Testaanbieder' }).click();
  // It knows who sits there, and asks all the same.
  await page.getByRole('button', { name: /^Directeur/i }).click();
  await expect(page).toHaveURL(own);
  await add.click();
  await expect(page.getByLabel('QR-code om de app in te stellen')).toBeVisible();
  await expect(asked).toBeHidden();
});
