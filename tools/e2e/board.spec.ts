import { expect, test, type Page } from '@playwright/test';
import { consoleFaults, gameAddress, logIn, mapOf, pupilIn } from './actions.ts';
import { hasten, logOf, play, playable } from './play.ts';
import { openSchool, type School } from './school.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

async function openBoard(page: Page) {
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await page
    .getByRole('row', { name: 'Groep 5' })
    .getByRole('link', { name: /Live meekijken/ })
    .click();
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
