import { expect, type Page } from '@playwright/test';
import { openDatabase } from '../../server/data/database.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

const WHY = 'Neemt het werk van Petra over.';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

/** Opens the list as a superadmin. */
async function open(page: Page) {
  await logIn(page, school.url, 'beheer', 'regenboog');
  await page.getByRole('link', { name: 'Medewerkers van kantoor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Medewerkers van kantoor' })).toBeVisible();
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Chooses something from the menu of somebody. */
async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Meer van ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a superadmin invites a colleague, makes one a superadmin, stops one and starts again, and withdraws', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await open(page);
  await expectAccessible(page, 'members of the office');
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Medewerker uitnodigen' }).click();
  await dialog.getByLabel('Naam').fill('Bo de Vries');
  await dialog.getByLabel('E-mailadres').fill('bo@kantoor.example');
  await expect(dialog.getByLabel('Waarom')).toBeHidden();
  await dialog.getByLabel('superbeheerder').check();
  await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect(dialog.getByText('met minstens 10 tekens')).toBeVisible();
  await expectAccessible(page, 'inviting somebody to the office');
  await dialog.getByLabel('Waarom').fill(WHY);
  await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect(page.getByText('Bo de Vries is uitgenodigd.')).toBeVisible();
  await expect(rowOf(page, 'Bo de Vries')).toContainText('uitgenodigd');
  await expect(rowOf(page, 'Bo de Vries')).toContainText('superbeheerder');

  await choose(page, 'Bo de Vries', 'Uitnodiging nog eens sturen');
  await expect(page.getByText('De mail is net verstuurd.')).toBeVisible();
  await choose(page, 'Bo de Vries', 'Uitnodiging intrekken');
  await dialog.getByRole('button', { name: 'Intrekken' }).click();
  await expect(rowOf(page, 'Bo de Vries')).toBeHidden();

  await choose(page, 'Petra Visser', 'Naam, e-mailadres en rol');
  await dialog.getByLabel('Naam').fill('Petra de Visser');
  await expectAccessible(page, 'changing a member of the office');
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(rowOf(page, 'Petra de Visser')).toBeVisible();

  await choose(page, 'Petra de Visser', 'Uitzetten');
  await dialog.getByLabel('Waarom').fill(WHY);
  await expectAccessible(page, 'stopping a member of the office');
  await dialog.getByRole('button', { name: 'Uitzetten' }).click();
  await expect(rowOf(page, 'Petra de Visser')).toContainText('uitgezet');
  await choose(page, 'Petra de Visser', 'Weer aanzetten');
  await dialog.getByRole('button', { name: 'Weer aanzetten' }).click();
  await expect(rowOf(page, 'Petra de Visser')).not.toContainText('uitgezet');

  // Oneself is changed elsewhere.
  await choose(page, 'Kees Bouwman', 'Mijn gegevens');
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  // The browser says itself that a mail so soon was refused.
  expect(faults.filter((fault) => !/429/.test(fault))).toEqual([]);
});

test('somebody else changed it meanwhile, and who it is is asked anew after a while', async ({ page }) => {
  await open(page);
  const dialog = page.getByRole('dialog', { name: 'Petra' });
  await choose(page, 'Petra Visser', 'Naam, e-mailadres en rol');
  const db = await openDatabase(openDataFolder(school.dataDir).database);
  await db.updateTable('users').set({ name: 'Petra Elders' }).where('username', '=', 'kantoor').execute();
  await dialog.getByLabel('Naam').fill('Petra Hier');
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(dialog.getByText('Iemand anders heeft dit net veranderd.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(rowOf(page, 'Petra Elders')).toBeVisible();

  await db.updateTable('token_families').set({ confirmed_at: null }).execute();
  await choose(page, 'Petra Elders', 'Uitzetten');
  await dialog.getByLabel('Waarom').fill(WHY);
  await dialog.getByRole('button', { name: 'Uitzetten' }).click();
  const asked = page.getByRole('dialog', { name: 'Ben jij het?' });
  await asked.getByLabel('Wachtwoord').fill('regenboog');
  await asked.getByRole('button', { name: 'Doorgaan' }).click();
  await expect(rowOf(page, 'Petra Elders')).toContainText('uitgezet');
  await db.destroy();
});
