import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

test('the office gives a school action plans; a teacher writes one, lets it begin, logs a session and looks back', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await page.waitForURL(/admins\/[^/]+\/groepen/);
  const account = /admins\/([^/]+)/.exec(page.url())![1]!;
  const care = `${school.url}/app/admins/${account}/zorgleerlingen`;
  // Where the office did not switch it on there is no such page, and no way to it.
  await expect(page.getByRole('link', { name: 'Zorgleerlingen' })).toHaveCount(0);
  await page.goto(care);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze bladzijde bestaat niet');
  faults.splice(0);

  const office = await (await browser.newContext()).newPage();
  await logIn(office, school.url, 'kantoor', 'regenboog');
  await office.waitForURL(/superadmin/);
  await office.goto(`${school.url}/app/superadmin/admins/${account}/accountgegevens/onderdelen`);
  await office.getByRole('switch', { name: 'Zorgtraject' }).click();
  await expect(office.getByText('Zorgtraject staat aan.')).toBeVisible();
  await office.context().close();

  await page.reload();
  await page.getByRole('link', { name: 'Zorgleerlingen' }).click();
  await expect(page.getByRole('heading', { name: /Nog geen handelingsplannen/ })).toBeVisible();
  await expectAccessible(page, 'the tour of care pupils');
  await page.getByRole('button', { name: 'Nieuw handelingsplan' }).click();
  await page.getByRole('combobox', { name: 'Groep' }).click();
  await page.getByRole('option', { name: 'Groep 5' }).click();
  await page.getByRole('combobox', { name: 'Leerling' }).click();
  await page.getByRole('option').nth(3).click();
  await page.getByRole('button', { name: 'Verder' }).click();

  await expect(page.getByRole('checkbox', { checked: true }).first()).toBeVisible();
  await expectAccessible(page, 'a new plan');
  await page.getByRole('button', { name: 'Concept maken' }).click();
  await page.waitForURL(/\/edit$/);
  await expect(page.getByText('Schrijf de hulpvraag op')).toBeVisible();
  await expectAccessible(page, 'a plan that is written');
  const help = 'Schrijft ei en ij door elkaar, ook in eigen teksten.';
  await page.getByLabel('Hulpvraag', { exact: true }).fill(help);
  await expect(page.getByText('Alles is bewaard.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Hulpvraag', { exact: true })).toHaveValue(help);

  // Without a line what is typed stays, and is stored when there is one again.
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Aanpak' }).fill('Elke dag kort oefenen.');
  await expect(page.getByText('Geen verbinding.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Alles is bewaard.')).toBeVisible();
  faults.splice(0);

  // A colleague writes in the same field meanwhile: both texts stand beside each other until one chooses.
  const colleague = await (await browser.newContext()).newPage();
  await logIn(colleague, school.url, 'directie', 'regenboog');
  await colleague.waitForURL(/admins/);
  await colleague.goto(page.url());
  await colleague.getByRole('textbox', { name: 'Afspraken' }).fill('Thuis lezen we samen.');
  await expect(colleague.getByText('Alles is bewaard.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Afspraken' }).fill('Elke vrijdag een dictee.');
  await expect(page.getByText('Iemand anders schreef hier ook.')).toBeVisible();
  await expect(page.getByText('Thuis lezen we samen.')).toBeVisible();
  await expectAccessible(page, 'a field in which two wrote');
  await page.getByRole('button', { name: 'Beide onder elkaar' }).click();
  await expect(page.getByRole('textbox', { name: 'Afspraken 2' })).toHaveValue('Elke vrijdag een dictee.');
  await expect(page.getByText('Alles is bewaard.')).toBeVisible();
  await colleague.context().close();
  faults.splice(0);

  await page.getByRole('button', { name: 'Activeren' }).click();
  await expect(page.getByText('Het plan loopt')).toBeVisible();
  await page.getByLabel('Wat gedaan is').fill('Woorden met ei en ij gesorteerd.');
  await page.getByRole('button', { name: 'Opschrijven', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'gesorteerd' })).toContainText('20');
  await expectAccessible(page, 'a plan that runs');

  // What runs is changed with a reason, and the history keeps what stood there.
  await page.getByRole('link', { name: 'Wijzigen' }).click();
  await page.getByLabel('Minuten per keer').fill('30');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const reason = page.getByRole('dialog');
  await reason.getByRole('button', { name: 'Opslaan' }).click();
  await expect(reason.getByText('Schrijf kort waarom.')).toBeVisible();
  await reason.getByLabel('Waarom wijzig je dit?').fill('Er is meer tijd.');
  await reason.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('De wijziging is opgeslagen.')).toBeVisible();
  await page.getByRole('button', { name: 'Naar het plan' }).click();
  await expect(page.getByText('Er is meer tijd.')).toBeVisible();

  await page.getByRole('button', { name: 'Nu terugkijken' }).click();
  await page.getByLabel('Reden').fill('De twaalf weken zijn om.');
  await page.getByRole('dialog').getByRole('button', { name: 'Nu terugkijken' }).click();
  await page.getByRole('button', { name: 'Evalueren' }).click();
  await page
    .getByRole('combobox', { name: /^Uitkomst van/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'bereikt', exact: true }).click();
  await page.getByRole('button', { name: 'Evaluatie opslaan en afsluiten' }).click();
  await expect(page.getByText('Schrijf kort waaraan je dat ziet.')).toBeVisible();
  await page.getByLabel('Waaraan zie je dat?').fill('Twee dictees zonder fout.');
  await expectAccessible(page, 'looking back on a plan');
  await page.getByRole('button', { name: 'Evaluatie opslaan en afsluiten' }).click();
  await expect(page.getByText('Het plan is geëvalueerd en afgesloten.')).toBeVisible();

  await page.getByRole('button', { name: 'Meer met dit plan' }).click();
  await page.getByRole('menuitem', { name: 'Naar de prullenbak' }).click();
  await expect(page.getByRole('heading', { name: /^Nog geen handelingsplan/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByRole('link', { name: 'Plan 1', exact: true })).toBeVisible();
  await expectAccessible(page, 'the trajectory of a pupil');
  await page.getByRole('link', { name: 'Zorgleerlingen' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'afgesloten' })).toBeVisible();
  await expectAccessible(page, 'care pupils');
  expect(faults).toEqual([]);
});
