import { expect } from '@playwright/test';
import { ask, consoleFaults, expectAccessible, gameAddress, logIn, mapOf, taskFor } from './actions.ts';
import { playable } from './play.ts';
import { openSchool, type School } from './school.ts';
import { openSettings, save } from './settings-page.ts';
import { test } from './test.ts';
import type { SettingOptions } from '../../server/contract/settings.ts';

let school: School;
test.beforeEach(async ({}, { tags }) => {
  school = await openSchool({ alone: tags.includes('@killed') ? {} : undefined });
});
test.afterEach(() => school.close());

test('a teacher makes a pupil calm by the keyboard, sees what comes tomorrow, and the game is calm', async ({
  browser,
  page,
}) => {
  const faults = consoleFaults(page);
  await openSettings(page, school);
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

  // What the pupil chooses is told apart from what the teacher sets, also from what is set for later days.
  const calm = playing.getByRole('switch', { name: /Rustig/ });
  await calm.click();
  await calm.click();
  await expect.poll(async () => (await mapOf(playing)).settings.calm).toBe(true);
  await page.reload();
  await expect(page.getByText('Koos zelf 1 ding in het spel.')).toBeVisible();
  await expect(page.getByText('in het spel gekozen')).toBeVisible();
  await page.getByRole('switch', { name: 'Steun' }).click();
  await page.getByRole('tab', { name: 'Tijd' }).click();
  await page.getByLabel('Eerste dag').fill('2999-01-01');
  await save(page);
  await expect(page.getByText(/De verschillen gelden vanaf .*2999.* Tot dan/)).toBeVisible();
  await expectAccessible(page, 'a pupil with a period');
  expect((await mapOf(playing)).settings).toMatchObject({ calm: true, support: false });
  await page.getByRole('button', { name: 'Laat altijd gelden' }).click();
  await expect(page.getByText('Wijkt in 1 ding af van de groep. Koos zelf 1 ding')).toBeVisible();
  expect((await mapOf(playing)).settings.support).toBe(true);
  await page.getByRole('button', { name: 'Ongedaan maken' }).first().click();
  await expect(page.getByText(/De verschillen gelden vanaf/)).toBeVisible();
  expect((await mapOf(playing)).settings).toMatchObject({ calm: true, support: false });
  expect(faults).toEqual([]);
});

test(
  'a setting for this week: three pasted words; what leaves nothing is refused, nothing is lost, and it is undone',
  { tag: '@killed' },
  async ({ page }) => {
    const faults = consoleFaults(page);
    await openSettings(page, school);
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
    // Told once.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Fietsweek de standaard maken' })).toBeVisible();
    await expect(page.getByText('“Fietsweek” is bewaard.')).toHaveCount(0);

    await page.getByRole('button', { name: 'Fietsweek de standaard maken' }).click();
    await expect(page.getByText('“Fietsweek” is nu de standaard.')).toBeVisible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByText('Ongedaan gemaakt.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fietsweek de standaard maken' })).toBeVisible();
    expect(faults.filter((fault) => !fault.includes('ERR_CONNECTION') && !fault.includes('422'))).toEqual([]);
  },
);

/** A day so many days from today, as a date field wants it. */
const day = (away: number) => new Date(Date.now() + away * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test('a school defines the blocks of its method; the block of now is practised, and the method then stays', async ({
  browser,
  page,
}) => {
  const faults = consoleFaults(page);
  await openSettings(page, school);
  await page.getByRole('link', { name: /^Instelling van Anouk/ }).click();
  await page.getByRole('radio', { name: 'Blok uit een methode' }).check();
  await page.getByRole('button', { name: 'Methode toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(dialog.getByText('Vul dit in.')).toBeVisible();
  await expect(dialog.getByText('Kies minstens één categorie.')).toBeVisible();
  await expectAccessible(page, 'the blocks of a method');
  await dialog.getByLabel('Naam van de methode').fill('Taal in blokken, groep 5');
  await dialog.getByLabel('Begin met de categorieën van').click();
  await page.getByRole('option', { name: 'groep 5' }).click();
  const [first, second] = [
    dialog.getByRole('region', { name: 'Blok 1' }),
    dialog.getByRole('region', { name: 'Blok 2' }),
  ];
  await first.getByLabel('Eerste dag').fill(day(-30));
  await first.getByLabel('Laatste dag').fill(day(-5));
  await second.getByLabel('Eerste dag').fill(day(-6));
  await second.getByLabel('Laatste dag').fill(day(20));
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(second.getByText(/Deze dagen vallen samen met die van/)).toBeVisible();
  await second.getByLabel('Eerste dag').fill(day(-4));
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByText('“Taal in blokken, groep 5” is bewaard.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Blok', exact: true })).toHaveText(
    /het blok van nu \(vandaag: Blok 2\)/,
  );
  await expectAccessible(page, 'the block of now');
  await save(page);
  await expect(page.getByText(/De instelling van Anouk.* is bewaard/)).toBeVisible();

  // A colleague's method is not thrown away while a pupil practises with it.
  await page.getByRole('button', { name: 'Blokken wijzigen' }).click();
  await dialog.getByRole('button', { name: 'Gooi methode weg' }).click();
  await expect(dialog.getByText(/Anouk oefent nog met/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuleren' }).click();

  const playing = await (await browser.newContext()).newPage();
  await logIn(playing, school.url, 'anouk5', 'spelen');
  const [, account, group] = /admins\/([^/]+)\/groepen\/([^/]+)/.exec(page.url())!;
  const { methods } = await ask<SettingOptions>(
    page,
    `/api/accounts/${account}/groups/${group}/setting-options`,
  );
  const taught = new Set(methods[0]!.blocks[1]!.categories);
  const { tasks } = await mapOf(playing);
  const states = tasks.filter(({ category }) => taught.has(category ?? '')).map(({ state }) => state);
  expect(states.length).toBeGreaterThan(0);
  expect(states).not.toContain('dicht');
  expect(faults.filter((fault) => !/42[29]|409/.test(fault))).toEqual([]);
});

test('the dyslexia preset gives a pupil letters, a tint and a reading ruler that the game shows', async ({
  browser,
  page,
}) => {
  const faults = consoleFaults(page);
  await openSettings(page, school);
  await page.getByRole('link', { name: /^Instelling van Anouk/ }).click();
  await page.getByRole('combobox', { name: 'Voorbeeldinstelling' }).click();
  await page.getByRole('option', { name: /^Dyslexie/ }).click();
  await expect(page.getByRole('row', { name: 'Lettertype gewoon (Andika) OpenDyslexic' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Kaarttint geen crème' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Leesliniaal uit aan' })).toBeVisible();
  await page.getByRole('button', { name: 'Neem over' }).click();
  await page.getByRole('tab', { name: 'Toegankelijkheid' }).click();
  await expect(page.getByRole('group', { name: 'Zo zien de woorden eruit' })).toContainText('fiets');
  await expect(page.getByRole('group', { name: 'Leesliniaal' })).toContainText('wijkt af');
  await expect(page.getByRole('button', { name: 'Leesliniaal: terug naar de groep' })).toBeVisible();
  await expectAccessible(page, 'the tab about access, with letters and ruler of the preset');
  await save(page);
  await expect(page.getByText(/De instelling van Anouk.* is bewaard/)).toBeVisible();

  const playing = await (await browser.newContext()).newPage();
  const fetched: string[] = [];
  playing.on('request', (request) => void fetched.push(request.url()));
  const letters = () => fetched.filter((url) => /opendyslexic-latin-(400|700)/.test(url)).length;
  await logIn(playing, school.url, 'anouk5', 'spelen');
  const map = await mapOf(playing);
  expect(map.settings).toMatchObject({ font: 'dyslexic', tint: 'cream', largeLetters: true, ruler: true });
  await playing.goto(school.url + gameAddress(map, taskFor(map, 'bellenprikken'), 'bellenprikken'));
  await playable(playing);
  await expect(playing.locator('.ruler')).toBeVisible();
  expect(letters()).toBeGreaterThanOrEqual(2);
  expect(await playing.evaluate(() => document.fonts.check('400 40px OpenDyslexic'))).toBe(true);
  expect(faults).toEqual([]);
});
