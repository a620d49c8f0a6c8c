import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openDatabase } from '../../server/data/database.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { openDemoSchool } from '../idp/demo.ts';
import { CLIENT, startIdp, type Idp } from '../idp/provider.ts';
import { consoleFaults, expectAccessible } from './actions.ts';
import { openSchool, type School } from './school.ts';

// One server and one provider for the whole file.
test.describe.configure({ mode: 'default' });

let idp: Idp;
let school: School;
const folder = mkdtempSync(join(tmpdir(), 'spelwereld-sso-'));
test.beforeAll(async () => {
  idp = await startIdp();
  const file = join(folder, 'providers.json');
  writeFileSync(file, JSON.stringify(idp.providers));
  school = await openSchool(undefined, { SSO_PROVIDERS_FILE: file, TEST_IDP_SECRET: CLIENT.secret });
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

test('a session is renewed once for all calls; switched off by the school it ends at login-sso', async ({
  page,
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
  await expect(page.getByRole('heading', { level: 1, name: /^Voortgang/ })).toBeVisible();
  await expect.poll(() => renewals).toBe(1);
  await expect(page.getByText(/afwezig/).first()).toBeVisible();
  expect(renewals).toBe(1);
  const db = await openDatabase(openDataFolder(school.dataDir).database);
  await db.deleteFrom('account_providers').where('provider', '=', 'test').execute();
  await db.destroy();
  await spoil();
  await page.goBack();
  await page.reload();
  await expect(page).toHaveURL(/\/app\/auth\/login-sso$/);
  await expect(page.getByRole('link', { name: /Testaanbieder/ })).toBeVisible();
  await expectAccessible(page, 'login-sso');
  expect((await stored(page)).tab).not.toContain('refresh_token');
});
