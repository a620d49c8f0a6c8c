import { expect, type Page } from '@playwright/test';
import { consoleFaults, expectAccessible, gameAddress, logIn, mapOf, pupilIn } from './actions.ts';
import { hasten, logOf, play, playable } from './play.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async ({}, { tags }) => {
  school = await openSchool({ alone: tags.includes('@killed') ? {} : undefined });
});
test.afterEach(() => school.close());

async function openBoard(page: Page) {
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await page.getByRole('link', { name: 'Live meekijken bij Groep 5' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Groep 5');
}

const isChoice = ({ form }: { form: string }) => form === 'choose';
const heldOf = (page: Page) => page.getByRole('dialog', { name: 'Kijk even naar mij' });

test('a teacher sees which rule is broken, sets it ready, holds all screens and sends a pupil to the map', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const teacher = await (await browser.newContext()).newPage();
  const faults = [...consoleFaults(page), ...consoleFaults(teacher)];
  await openBoard(teacher);
  await hasten(page, 3);
  await logIn(page, school.url, 'anouk5', 'spelen');
  const map = await mapOf(page);
  // A wrong choice breaks the rule that was dealt with it; of random letters no rule is known.
  const task = map.tasks.find(({ state, games }) => state !== 'dicht' && games.some(isChoice))!;
  await page.goto(school.url + gameAddress(map, task, task.games.find(isChoice)!.id));
  await playable(page);
  const tile = teacher.locator(`[data-pupil="${pupilIn(page)}"]`);

  await test.step('misses become a rule, with what was written, and one tap sets it ready', async () => {
    await play(page, { hand: 'keyboard', answers: 4, want: () => 'wrong' });
    const rules = teacher.locator('li[data-rule]');
    await expect(rules.first()).toBeVisible();
    await expect(tile).toHaveAttribute('data-standing', 'stuck', { timeout: 30_000 });
    const give = teacher
      .locator('[data-cluster="stuck"]')
      .getByRole('button', { name: /^Zet .* klaar voor/ });
    await give.click();
    await expect(teacher.getByText(/staat klaar voor 1 leerling/)).toBeVisible();
    await expect
      .poll(async () => (await mapOf(page)).islands.flatMap(({ tasks }) => tasks).map(({ state }) => state))
      .toContain('klaargezet');
    await teacher.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(teacher.getByText(/staat niet meer klaar/)).toBeVisible();
  });

  await test.step('all screens stand still, also after a reload, and go on at the same exercise', async () => {
    const before = (await logOf(page)).length;
    await teacher.getByRole('button', { name: 'Kijk even naar mij' }).click();
    await expect(heldOf(page)).toBeVisible();
    await expect(tile).toHaveAttribute('data-held', 'true');
    await page.keyboard.press('Escape');
    await expect(heldOf(page)).toBeVisible();
    await page.reload();
    await expect(heldOf(page)).toBeVisible({ timeout: 30_000 });
    await teacher.getByRole('button', { name: 'Ga verder' }).click();
    await expect(heldOf(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await playable(page);
    expect((await logOf(page)).length).toBe(before);
    await play(page, { hand: 'keyboard', answers: before + 1 });
  });

  await test.step('a pupil is sent to the map', async () => {
    await tile.getByRole('button', { name: /^Meer voor/ }).click();
    await teacher.getByRole('menuitem', { name: 'Stuur naar de kaart' }).click();
    await expect(page).toHaveURL(/\/landkaart$/);
    await expect(teacher.getByText('1 leerling gaat naar de kaart.')).toBeVisible();
  });

  await test.step('extra explanation is noted, and the blackboard has no names', async () => {
    await teacher
      .getByRole('button', { name: /^Extra uitleg gegeven over/ })
      .first()
      .click();
    await expect(teacher.getByRole('heading', { name: 'Extra uitleg en wat het deed' })).toBeVisible();
    await expect(teacher.getByText(/te weinig antwoorden/)).toBeVisible();
    await teacher.setViewportSize({ width: 1024, height: 600 });
    const name = (await tile.getByRole('heading').textContent())!;
    await teacher.getByRole('button', { name: 'Bordweergave' }).click();
    const big = teacher.locator('[data-board="big"]');
    await expect(big).toBeVisible();
    await expect(big).not.toContainText(name.split(' ')[0]!);
    await big.getByRole('button', { name: 'Toon wat er geschreven werd' }).click();
    await teacher.keyboard.press('Escape');
    await expect(big).toBeHidden();
  });
  expect(faults).toEqual([]);
});

test(
  'the board can be read by everyone, and comes back by itself after the server was away',
  { tag: '@killed' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBoard(page);
    const tiles = page.locator('[data-pupil]');
    await expect(tiles.first()).toBeVisible();
    const count = await tiles.count();

    await test.step('axe, on the board, in the menu, in the dialog and on the blackboard; by keyboard', async () => {
      await expectAccessible(page, 'board');
      const menu = page.getByRole('button', { name: /^Meer voor/ }).first();
      await menu.focus();
      await page.keyboard.press('Enter');
      await expectAccessible(page, 'menu of a pupil', '[role="menu"]');
      await page.getByRole('menuitem', { name: 'Zet iets klaar …' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('combobox', { name: 'Woordenlijst of categorie' })).toBeFocused();
      await expectAccessible(page, 'dialog');
      await page.keyboard.type('ei of');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Zet klaar', exact: true }).press('Enter');
      await expect(page.getByText(/staat klaar voor 1 leerling/)).toBeVisible();
      const ready = page.locator('li[data-ready]');
      await expect(ready).toHaveCount(1);
      await ready.getByRole('button', { name: /^Haal .* weg$/ }).press('Enter');
      await expect(ready).toHaveCount(0);
      await page.getByRole('button', { name: 'Bordweergave' }).press('Enter');
      await expect(page.locator('[data-board="big"]')).toBeVisible();
      await expectAccessible(page, 'blackboard');
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-board="big"]')).toBeHidden();
    });

    await test.step('without a line all stays, says so, and mends itself', async () => {
      await school.kill();
      await expect(page.getByText(/Je ziet de stand van \d\d:\d\d uur/)).toBeVisible();
      await expect(tiles).toHaveCount(count);
      await expectAccessible(page, 'board without a line');
      await page.getByRole('button', { name: 'Allemaal naar de kaart' }).click();
      await expect(page.getByText(/Er is geen verbinding/)).toBeVisible();
      await school.start();
      await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/Je ziet de stand van/)).toBeHidden();
      await expect(tiles).toHaveCount(count);
    });
  },
);
