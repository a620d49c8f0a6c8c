import { expect, type Browser, type Page } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

/** Gives the school of a teacher action plans; gives the address of its care pupils. */
async function openCare(browser: Browser, page: Page): Promise<string> {
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await page.waitForURL(/admins\/[^/]+\/groepen/);
  const account = /admins\/([^/]+)/.exec(page.url())![1]!;
  const office = await (await browser.newContext()).newPage();
  await logIn(office, school.url, 'kantoor', 'regenboog');
  await office.waitForURL(/superadmin/);
  await office.goto(`${school.url}/app/superadmin/admins/${account}/accountgegevens/onderdelen`);
  await office.getByRole('switch', { name: 'Zorgtraject' }).click();
  await expect(office.getByText('Zorgtraject staat aan.')).toBeVisible();
  await office.context().close();
  return `${school.url}/app/admins/${account}/zorgleerlingen`;
}

test('a teacher lets three children begin together, logs a session for two, changes what they share and lets one go on alone', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const faults = consoleFaults(page);
  const care = await openCare(browser, page);
  await page.goto(care);
  await page.getByRole('button', { name: 'Nieuw groepsplan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox').nth(4)).toBeVisible();
  await expectAccessible(page, 'choosing for whom');
  for (const at of [1, 3, 4]) await dialog.getByRole('checkbox').nth(at).check();
  await expect(dialog.getByText('3 leerlingen gekozen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('checkbox', { checked: true }).first()).toBeVisible();
  await expectAccessible(page, 'a new group plan');
  await page.getByLabel('Naam van het groepsplan').fill('Instructietafel');
  await page.getByRole('button', { name: 'Concept maken' }).click();
  await page.waitForURL(/\/edit$/);
  await page.getByLabel('Hulpvraag').fill('Ze schrijven lange woorden nog op gehoor, ook in eigen teksten.');
  await expectAccessible(page, 'what is shared, written');

  // A colleague writes in the same field meanwhile.
  const colleague = await (await browser.newContext()).newPage();
  await logIn(colleague, school.url, 'directie', 'regenboog');
  await colleague.waitForURL(/admins/);
  await colleague.goto(page.url());
  await colleague.getByLabel('Aanpak').fill('Met kaartjes.');
  await colleague.getByRole('button', { name: 'Opslaan' }).click();
  await expect(colleague.getByText('Opgeslagen in alle plannen.')).toBeVisible();
  await colleague.context().close();
  await page.getByLabel('Aanpak').fill('Met stempels.');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Iemand anders schreef hier ook: aanpak')).toBeVisible();
  await expect(page.getByText('Met kaartjes.')).toBeVisible();
  await expect(page.getByLabel('Aanpak')).toHaveValue('Met stempels.');
  faults.splice(0);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Opgeslagen in alle plannen.')).toBeVisible();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instructietafel');
  await page.getByRole('button', { name: 'Samen laten beginnen' }).click();
  await expect(page.getByText('De plannen lopen tot en met')).toBeVisible();
  await page.getByLabel('Wat gedaan is').fill('Woorden gesorteerd.');
  await page.getByRole('group', { name: 'Wie was erbij' }).getByRole('checkbox').nth(1).uncheck();
  await page.getByRole('button', { name: 'Opschrijven', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'gesorteerd' })).toContainText('20');
  const minutes = page.getByRole('row').filter({ hasText: 'Minuten' }).first().getByRole('cell');
  await expect(minutes.nth(0)).toContainText('20 van');
  await expect(minutes.nth(1)).toContainText('0 van');
  await expectAccessible(page, 'a group plan that runs');

  // What runs is changed with a reason.
  await page.getByRole('link', { name: 'Wijzigen wat gedeeld is' }).click();
  await page.getByLabel('Minuten per keer').fill('30');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Schrijf kort waarom.')).toBeVisible();
  await page.getByLabel('Waarom wijzig je dit?').fill('Er is meer tijd.');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('3 keer per week 30 minuten')).toBeVisible();

  const columns = page.getByRole('columnheader').getByRole('link');
  const name = (await columns.first().textContent())!;
  const other = (await columns.nth(1).textContent())!;
  await page.getByRole('button', { name: `Meer met ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Losmaken: eigen plan verder' }).click();
  await expect(page.getByText('gaat verder met een eigen plan.')).toBeVisible();
  await expect(columns).toHaveCount(2);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(columns).toHaveCount(3);

  // The plan of one tells of the others nothing, and leads to what they share.
  await columns.first().click();
  await expect(page.getByText('Er is meer tijd.')).toBeVisible();
  expect(await page.locator('main').innerText()).not.toContain(other);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Dit plan hoort bij een groepsplan.')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Naar het groepsplan' }).click();

  // Two stop: who is left is asked whether to go on alone.
  for (const left of [2, 1]) {
    const leaver = (await columns.first().textContent())!;
    await page.getByRole('button', { name: `Meer met ${leaver}` }).click();
    await page.getByRole('menuitem', { name: 'Stoppen', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Reden').fill('Krijgt hulp van buiten.');
    await page.getByRole('dialog').getByRole('button', { name: 'Stoppen' }).click();
    await expect(columns).toHaveCount(left);
  }
  await expect(page.getByText('Er doet nog één leerling mee.')).toBeVisible();
  await expectAccessible(page, 'the last of a group plan');
  await page.getByRole('button', { name: 'Als eigen plan verder' }).click();
  await page.waitForURL(/handelingsplan\/[^/]+$/);
  await expect(page.getByText('Dit plan hoort bij een groepsplan.')).toBeHidden();
  await page.goto(care);
  await expect(page.getByRole('link', { name: 'Instructietafel' })).toBeVisible();
  await expect(page.getByText('afgesloten').first()).toBeVisible();
  await expectAccessible(page, 'care pupils with a group plan');
  expect(faults).toEqual([]);
});
