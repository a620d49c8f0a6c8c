import { expect, type Page } from '@playwright/test';
import { openDatabase } from '../../server/data/database.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
let url: string;
// One school for the whole file.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  school = await openSchool();
  // A passkey belongs to a name: there are none for bare addresses.
  url = school.url.replace('127.0.0.1', 'localhost');
});
test.afterAll(() => school.close());

/** A device that shows finger and face by itself. */
async function withDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its owner shows a finger. */
    verifies: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** As if all who are logged in showed long ago who they are. */
async function letPass() {
  const db = await openDatabase(openDataFolder(school.dataDir).database);
  await db.updateTable('token_families').set({ confirmed_at: null }).execute();
  await db.destroy();
}

/** Logs in with the password, up to the second step. */
async function password(page: Page, title = 'Nog één stap') {
  await page.goto(`${url}/app/auth/login`);
  await page.getByLabel('Gebruikersnaam').fill('juf.marit');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('regenboog');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

const KEY = 'Toegangssleutel gebruiken';

test('a passkey is added, lets its owner in, answers when it is asked again, and goes away', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  const device = await withDevice(page);
  await logIn(page, url, 'juf.marit', 'regenboog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const own = `${page.url().replace(/groepen.*$/, '')}accountgegevens/mijn-gegevens`;
  await page.goto(own);
  await page.getByRole('button', { name: 'Toegangssleutel toevoegen' }).click();
  await page.getByLabel(/^Naam \(hoeft niet\)/).fill('Laptop');
  await expectAccessible(page, 'adding a passkey');
  await page.getByRole('dialog').getByRole('button', { name: 'Toevoegen' }).click();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  const second = page.getByRole('region', { name: 'Tweede stap bij het inloggen' });
  await expect(second.getByText('Laptop', { exact: true })).toBeVisible();
  await expect(second.getByText('nog niet gebruikt')).toBeVisible();

  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await password(page);
  await expectAccessible(page, 'second step with a passkey');
  // Without a finger it does not open, and nothing is lost by that.
  await device.verifies(false);
  await page.getByRole('button', { name: KEY }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'niet gelukt' })).toBeVisible();
  await device.verifies(true);
  await page.getByRole('button', { name: KEY }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/auth/login'));

  await page.goto(own);
  await expect(second.getByText('laatst gebruikt')).toBeVisible();
  await letPass();
  await page.getByRole('button', { name: 'Nieuwe herstelcodes maken' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nieuwe herstelcodes maken' }).click();
  const asked = page.getByRole('dialog', { name: 'Ben jij het?' });
  await expect(asked.getByLabel('Wachtwoord')).toBeVisible();
  await asked.getByRole('button', { name: 'Met een code' }).click();
  await expect(asked.getByLabel('Herstelcode')).toBeFocused();
  await expectAccessible(page, 'asked again');
  await asked.getByRole('button', { name: KEY }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();

  await page.getByRole('button', { name: 'Naam van Laptop wijzigen' }).click();
  await page.getByLabel('Naam', { exact: true }).last().fill('Sleutelbos');
  await page.getByRole('dialog').getByRole('button', { name: 'Naam wijzigen' }).click();
  await page.getByRole('button', { name: 'Sleutelbos weghalen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weghalen' }).click();
  await expect(second.getByText('Je hebt nog geen tweede stap.')).toBeVisible();
  // What was refused until it was asked again the browser notes by itself.
  expect(faults.filter((fault) => !/422/.test(fault))).toEqual([]);
});

test('who must have a second step chooses a passkey at the login itself', async ({ page }) => {
  const device = await withDevice(page);
  const db = await openDatabase(openDataFolder(school.dataDir).database);
  const longAgo = Date.now() - 40 * 24 * 60 * 60_000;
  await db.updateTable('users').set({ created_at: longAgo }).where('username', '=', 'juf.marit').execute();
  const wish = (second_since: number | null) =>
    db.updateTable('accounts').set({ second_since }).where('kind', '=', 'school').execute();
  await wish(longAgo);
  await password(page, 'Eerst een tweede stap');
  await expect(page.getByLabel('Code die de app nu toont')).toBeVisible();
  await page.getByRole('button', { name: /^Liever een toegangssleutel/ }).click();
  const make = page.getByRole('button', { name: 'Toegangssleutel maken' });
  await expect(make).toBeFocused();
  await expectAccessible(page, 'a passkey as the first second step');
  // Without a finger there is none, and the app is still there to choose.
  await device.verifies(false);
  await make.click();
  await expect(page.getByRole('alert').filter({ hasText: 'niet gelukt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Liever een app met codes' })).toBeVisible();
  await device.verifies(true);
  await make.click();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/auth/login'));
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await password(page);
  await page.getByRole('button', { name: KEY }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/auth/login'));
  await wish(null);
  await db.deleteFrom('second_factors').execute();
  await db.deleteFrom('recovery_codes').execute();
  await db.destroy();
});

test('on the site of the other country a key says that it belongs to the other one', async ({ page }) => {
  await withDevice(page);
  const db = await openDatabase(openDataFolder(school.dataDir).database);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'juf.marit')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('second_factors')
    .values({
      ...{ id: 'elders', user_id: id, kind: 'webauthn', label: 'Thuis', secret: null, transports: null },
      ...{
        credential_id: 'elders',
        public_key: 'elders',
        rp_id: 'spelwereld.be',
        created_at: 0,
        used_at: null,
      },
    })
    .execute();
  await db.insertInto('recovery_codes').values({ digest: 'elders', user_id: id, used_at: null }).execute();
  await password(page);
  await expect(page.getByText('hoort bij de andere site')).toBeVisible();
  await expect(page.getByText('Vul een van je herstelcodes in.')).toBeVisible();
  await expect(page.getByRole('button', { name: KEY })).toBeHidden();
  // With nothing else either, it says where to go.
  await db.deleteFrom('recovery_codes').execute();
  await password(page);
  await expect(page.getByText('Log in op de site waar je hem hebt gemaakt')).toBeVisible();
  await db.deleteFrom('second_factors').execute();
  await db.destroy();
});

test('a superadmin helps a colleague who lost the second step, and says why', async ({ page }) => {
  const faults = consoleFaults(page);
  const db = await openDatabase(openDataFolder(school.dataDir).database);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'kantoor')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('second_factors')
    .values({
      ...{ id: 'kwijt', user_id: id, kind: 'webauthn', label: '', secret: null, transports: null },
      ...{ credential_id: 'kwijt', public_key: 'kwijt', rp_id: 'localhost', created_at: 0, used_at: null },
    })
    .execute();
  await logIn(page, url, 'beheer', 'regenboog');
  await page.getByRole('link', { name: 'Medewerkers van kantoor' }).click();
  const menu = page.getByRole('button', { name: 'Meer van Petra Visser' });
  const lift = page.getByRole('menuitem', { name: 'Tweede stap weghalen' });
  await expect(menu).toBeVisible();
  await expectAccessible(page, 'colleagues');
  await menu.click();
  await lift.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Waarom').fill('kwijt');
  await dialog.getByRole('button', { name: 'Weghalen' }).click();
  await expect(dialog.getByText('Schrijf in een zin')).toBeVisible();
  await dialog.getByLabel('Waarom').fill('Gebeld op het nummer dat we kennen.');
  await dialog.getByRole('button', { name: 'Weghalen' }).click();
  await expect(dialog).toBeHidden();
  await menu.click();
  await expect(lift).toBeHidden();
  expect(await db.selectFrom('second_factors').select('id').where('user_id', '=', id).execute()).toEqual([]);
  await db.destroy();
  expect(faults.filter((fault) => !/422/.test(fault))).toEqual([]);
});
