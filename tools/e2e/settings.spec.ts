import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { consoleFaults, gameAddress, logIn, mapOf, taskFor } from './actions.ts';
import { playable } from './play.ts';
import { openSchool, type School } from './school.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

/** Opens the practice settings of Groep 5, as its teacher. */
async function openSettings(page: Page) {
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await page.getByRole('link', { name: 'Oefeninstellingen van Groep 5' }).click();
  await expect(page.getByRole('heading', { name: 'Oefeninstellingen Groep 5' })).toBeVisible();
}

async function expectAccessible(page: Page, screen: string) {
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]),
      screen,
    ).toEqual([]);
  }).toPass({ timeout: 15_000 });
}

/** Shows what changes, and saves it. */
async function save(page: Page) {
  await page.getByRole('button', { name: 'Bekijk en bewaar' }).click();
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
}

test('a teacher makes a pupil calm by the keyboard, sees what comes tomorrow, and the game is calm', async ({
  browser,
  page,
}) => {
  const faults = consoleFaults(page);
  await openSettings(page);
  await expectAccessible(page, 'the settings of a group');
  await page.getByRole('link', { name: /^Instelling van Anouk/ }).click();
  await expect(page.getByText('Deze leerling volgt in alles de')).toBeVisible();
  await page.getByRole('tab', { name: 'Inhoud' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('switch', { name: 'Rustig' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('wijkt af')).toBeVisible();
  await expect(page.getByText(/Rustig mikt op 90 %/)).toBeVisible();
  await expect(page.getByText(/woorden · .* plekken · .* spellen/)).toBeVisible();
  await expectAccessible(page, 'the form of a pupil');
  await page.getByRole('button', { name: 'Laat zien' }).click();
  await expect(page.getByText(/kans op goed/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Bekijk en bewaar' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'Rustig uit aan' })).toBeVisible();
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(page.getByText(/De instelling van Anouk.* is bewaard/)).toBeVisible();

  const playing = await (await browser.newContext()).newPage();
  await logIn(playing, school.url, 'anouk5', 'spelen');
  const map = await mapOf(playing);
  expect(map.settings.calm).toBe(true);
  await playing.goto(school.url + gameAddress(map, taskFor(map, 'bellenprikken'), 'bellenprikken'));
  await playable(playing);
  await playing.getByRole('button', { name: 'Pauze' }).click();
  await expect(playing.getByRole('switch', { name: /Rustig/ })).toBeChecked();

  await page.getByRole('button', { name: 'Rustig: terug naar de groep' }).click();
  await save(page);
  await expect(page.getByText('Deze leerling volgt in alles de')).toBeVisible();
  expect((await mapOf(playing)).settings.calm).toBe(false);
  expect(faults).toEqual([]);
});

test('a setting for this week: three pasted words; what leaves nothing is refused, nothing is lost, and it is undone', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await openSettings(page);
  await page.getByRole('link', { name: 'Nieuwe instelling' }).click();
  await page.getByRole('radio', { name: 'Eigen woordenlijsten' }).click();
  await page.getByRole('button', { name: 'Bekijk en bewaar' }).click();
  await expect(page.getByText('Kies minstens één woordenlijst, of plak woorden.')).toBeVisible();
  await page.getByLabel('Plak of typ woorden').fill('fiets\nzadel\nwiel');
  await page.getByRole('button', { name: 'Maak een lijst' }).click();
  await expect(page.getByText(/is gemaakt en gekozen \(3 woorden\)/)).toBeVisible();
  await expect(page.getByText(/3 woorden · 1 plek · \d+ spellen/)).toBeVisible();
  await page.getByRole('button', { name: 'Bekijk en bewaar' }).click();
  await expect(page.getByText('Geef de oefeninstelling een naam.')).toBeVisible();
  await page.getByLabel('Naam', { exact: false }).first().fill('Fietsweek');

  await page.getByRole('tab', { name: 'Spellen' }).click();
  await page.getByRole('button', { name: 'Alles uit' }).click();
  await expect(page.getByText('Laat minstens één spel aan staan.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Niet alles is goed ingevuld.')).toBeVisible();
  await page.getByRole('button', { name: 'Alles aan' }).click();
  // A line that is gone loses nothing either.
  await school.kill();
  await save(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await school.start();
  await page.getByRole('link', { name: 'Terug' }).click();
  await page.getByRole('button', { name: 'Hier blijven' }).click();
  await save(page);
  await expect(page.getByText('“Fietsweek” is bewaard.')).toBeVisible();

  await page.getByRole('button', { name: 'Fietsweek de standaard maken' }).click();
  await expect(page.getByText('“Fietsweek” is nu de standaard.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Ongedaan gemaakt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fietsweek de standaard maken' })).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('ERR_CONNECTION') && !fault.includes('422'))).toEqual([]);
});
