import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { consoleFaults, expectAccessible, gameAddress, logIn, mapOf, openTab } from './actions.ts';
import { hasten, logOf, play, playable } from './play.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async ({}, { tags }) => {
  school = await openSchool({ alone: tags.includes('@killed') ? {} : undefined });
});
test.afterEach(() => school.close());

const WORDS = ['bibliotheek', 'horloge', 'vakantie', 'eindelijk', 'thermometer', 'gevaarlijk'];

/** Opens the page of a new list for Groep 5, as its teacher. */
async function openNewList(page: Page) {
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await openTab(page, 'Groep 5', 'Woordenlijsten');
  await page.getByRole('link', { name: 'Nieuwe lijst' }).click();
}

/** Fills in the name and has the words checked. */
async function paste(page: Page, name: string, words: string) {
  await page.getByLabel('Naam van de lijst').fill(name);
  await page.getByLabel('Plak of typ woorden').fill(words);
  await page.getByRole('button', { name: 'Nakijken en toevoegen' }).click();
}

test('a teacher pastes a dictation, mends it and sets it ready; a pupil plays it from the boat', async ({
  browser,
  page,
}) => {
  const faults = consoleFaults(page);
  await openNewList(page);
  await paste(page, 'Dictee week 47', `${WORDS.join('\n')}\nvakansie\n2026`);
  await expect(page.getByText('Er staan cijfers in. Schrijf het getal in letters.')).toBeVisible();
  const wrong = page.locator('li[data-verdict="misspelled"]');
  await expect(wrong).toContainText('vakansie');
  await expectAccessible(page, 'a list that is checked');
  // It does not go to the pupils as it is.
  await page.getByRole('button', { name: 'Bewaren en klaarzetten' }).click();
  await expect(page.getByRole('dialog')).toContainText('Dit woord lijkt fout gespeld: vakansie.');
  await expectAccessible(page, 'the question about its spelling');
  await page.getByRole('button', { name: 'Eerst nakijken' }).click();
  // The word that was meant is in the list already.
  await wrong.getByRole('button', { name: 'vakantie', exact: true }).click();
  await expect(wrong).toHaveCount(0);
  await page.getByRole('button', { name: 'Meer over bibliotheek' }).click();
  await expect(page.getByText('biblioteek', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a word that is opened');
  const [sound] = await Promise.all([
    page.waitForResponse(/\/api\/speech\//),
    page.getByRole('button', { name: 'Luister naar bibliotheek' }).click(),
  ]);
  expect(sound.status()).toBe(200);
  await page.getByRole('button', { name: 'Bewaren en klaarzetten' }).click();
  await expect(page.getByText('“Dictee week 47” is bewaard en staat klaar.')).toBeVisible();
  const ready = page.getByRole('switch', { name: /Dictee week 47/ });
  await expect(ready).toBeChecked();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(ready).not.toBeChecked();
  await ready.click();
  await expect(ready).toBeChecked();
  await expectAccessible(page, 'the lists');

  const playing = await (await browser.newContext()).newPage();
  const playFaults = consoleFaults(playing);
  await hasten(playing, 3);
  await logIn(playing, school.url, 'anouk5', 'spelen');
  const map = await mapOf(playing);
  const place = map.tasks.find(({ name }) => name === 'Dictee week 47')!;
  expect(place.state).toBe('klaargezet');
  const post = () => playing.evaluate(() => window.__spel?.targets().find(({ id }) => id === 'post'));
  await expect.poll(post).toMatchObject({ label: 'Post voor jou: Dictee week 47' });
  const { x, y, w, h } = (await post())!.rect;
  await playing.mouse.click(x + w / 2, y + h / 2);
  await expect(playing.getByRole('heading', { name: 'Oefen: Dictee week 47' })).toBeVisible();
  await expect(playing.getByRole('radio')).toHaveCount(4);
  await expect(playing.getByRole('button', { name: 'Start' })).toBeVisible();
  // Which games stand there differs by the day: this one tells what was typed.
  await playing.goto(school.url + gameAddress(map, place, 'bellenprikken'));
  await playable(playing);
  await play(playing, { hand: 'keyboard', answers: 4 });
  const given = (await logOf(playing)).map(({ given }) => given as { text: string });
  for (const { text } of given) expect(WORDS).toContain(text);
  expect([...faults, ...playFaults]).toEqual([]);
});

test(
  'nothing is lost by leaving too early, and what is thrown away comes back',
  { tag: '@killed' },
  async ({ page }) => {
    await openNewList(page);
    await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(page.getByText('Geef de lijst een naam.')).toBeVisible();
    await expect(page.getByLabel('Naam van de lijst')).toBeFocused();
    await paste(page, 'Herfst', 'blad, wind, paddenstoel');
    await expect(page.getByText('3 woorden')).toBeVisible();
    await page.getByRole('link', { name: 'Terug' }).click();
    await page.getByRole('button', { name: 'Hier blijven' }).click();
    await expect(page.getByLabel('Naam van de lijst')).toHaveValue('Herfst');
    await school.kill();
    await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await school.start();
    await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(page.getByRole('rowheader', { name: 'Herfst' })).toBeVisible();

    await page.getByRole('button', { name: 'Herfst weggooien' }).click();
    await expect(page.getByRole('rowheader', { name: 'Herfst' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByRole('rowheader', { name: 'Herfst' })).toBeVisible();
    await page.getByRole('link', { name: 'Herfst wijzigen' }).click();
    await expect(page.getByRole('button', { name: 'Meer over paddenstoel' })).toBeVisible();
  },
);

test('a pasted mail: its words, and what stands around them as a question', async ({ page }) => {
  const faults = consoleFaults(page);
  await openNewList(page);
  const mail = [
    'Beste ouders,',
    'Woorden week 12:',
    '- de fiets',
    '- het lam (lammeren)',
    'Groetjes, juf Els',
  ];
  await paste(page, 'Week 12', mail.join('\n'));
  await expect(page.getByText('3 woorden')).toBeVisible();
  await expect(page.getByText('Deze 3 regels zijn overgeslagen. Klopt dat?')).toBeVisible();
  await expectAccessible(page, 'lines that were left out');
  await page.getByRole('button', { name: '“Woorden week 12:” toch toevoegen' }).click();
  await expect(page.getByRole('button', { name: 'Meer over woorden' })).toBeVisible();
  // What of it is no word is told, beside the lines that are still asked about.
  await expect(page.getByText('Er staan cijfers in. Schrijf het getal in letters.')).toBeVisible();
  await expect(page.getByText('Deze 2 regels zijn overgeslagen. Klopt dat?')).toBeVisible();
  await page.getByRole('button', { name: 'Klopt, overslaan' }).click();
  await expect(page.getByText('zijn overgeslagen')).toHaveCount(0);
  expect(faults).toEqual([]);
});

/** One game of so many is played here; that each form is dealt of a list is a server test (`server/words/deal-list`). */
const PLAYED_OF = 4;

test('every game takes a list', async ({ page }) => {
  await hasten(page, 3);
  await logIn(page, school.url, 'puck6', 'spelen');
  const map = await mapOf(page);
  const list = map.tasks.find(({ name }) => name === 'Dictee van deze week')!;
  const catalogue = readFileSync(join(import.meta.dirname, '../../.build/catalogue.json'), 'utf8');
  const games = (JSON.parse(catalogue) as { id: string }[]).map(({ id }) => id);
  test.setTimeout(150_000);
  expect(list.games.map(({ id }) => id)).toEqual(games);
  for (const { id } of list.games.filter((_, i) => i % PLAYED_OF === 0)) {
    await page.goto(school.url + gameAddress(map, list, id));
    await playable(page);
    await play(page, { hand: 'pointer', answers: 2 });
  }
});
