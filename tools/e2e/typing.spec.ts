import { expect } from '@playwright/test';
import {
  consoleFaults,
  expectAccessible,
  gameAddress,
  logIn,
  mapOf,
  openTab,
  pupilIn,
  taskFor,
} from './actions.ts';
import { hasten, logOf, play, playable } from './play.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

const GAME = 'bellenprikken';

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

test('a word that a pupil types wrong is built up rightly at the end, and its teacher sees how it was typed', async ({
  browser,
  page,
}) => {
  test.setTimeout(300_000);
  const faults = consoleFaults(page);
  await hasten(page, 3);
  await logIn(page, school.url, 'anouk5', 'spelen');
  const pupil = pupilIn(page);
  // How far the demo brought this pupil is chance; a place where words are typed is set ready.
  const teacher = await (await browser.newContext()).newPage();
  consoleFaults(teacher, faults);
  await logIn(teacher, school.url, 'meester.joost', 'regenboog');
  await openTab(teacher, 'Groep 5', 'Voortgang');
  const progress = teacher.url();
  await teacher.locator(`a[href*="${pupil}"]`).first().click();
  await teacher.getByLabel('Wat zet je klaar?').click();
  const option = teacher.getByRole('option').filter({ hasNotText: 'Lezen' }).first();
  const goal = await option.innerText();
  await option.click();
  await teacher.getByRole('button', { name: 'Klaarzetten' }).click();
  await expect(teacher.getByText(/staat klaar voor 1 leerling/)).toBeVisible();

  const map = await mapOf(page);
  const tasks = map.islands.flatMap((island) => island.tasks).filter((task) => task.goal === goal);
  await page.goto(school.url + gameAddress(map, taskFor({ ...map, tasks }, GAME, 'type'), GAME));
  await playable(page);
  // The first moment belongs to the exercise before.
  await page.waitForTimeout(500);
  await page.keyboard.type('xu', { delay: 60 });
  await page.keyboard.press('Backspace', { delay: 30 });
  await page.keyboard.type('ip', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await logOf(page)).length).toBe(1);
  await play(page, { hand: 'keyboard', seconds: 200 });
  const ended = page.getByRole('dialog');
  const built = ended.locator('.built-word');
  await expect(built).toHaveCount(1, { timeout: 30_000 });
  const word = (await built.innerText()).trim();
  await expect(built.locator('.hard').first()).toBeVisible();
  await expect(ended).not.toContainText('xip');

  await teacher.goto(progress);
  await teacher.locator(`a[href*="${pupil}"]`).first().click();
  await teacher.getByRole('button', { name: `Speel af hoe ${word} getypt werd` }).click();
  const played = teacher.getByRole('dialog');
  await expect(played.getByRole('listitem').filter({ hasText: 'Typte xu' })).toBeVisible();
  await expect(played.getByRole('listitem').filter({ hasText: 'Haalde u weg' })).toBeVisible();
  await expect(played.getByRole('button', { name: 'Nog eens' })).toBeVisible({ timeout: 15_000 });
  await expect(played.locator('.typing-line')).toHaveText('xip');
  // Step by step by keyboard.
  await played.getByRole('slider').press('Home');
  await played.getByRole('slider').press('ArrowRight');
  await expect(played.locator('.typing-line')).toHaveText('x');
  await expectAccessible(teacher, 'how a word was typed');
  expect(faults).toEqual([]);
});
