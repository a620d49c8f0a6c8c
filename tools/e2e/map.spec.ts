import { expect, test, type Page } from '@playwright/test';
import { consoleFaults, logIn, mapOf } from './actions.ts';
import { openSchool, type School } from './school.ts';

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

type Target = ReturnType<NonNullable<Window['__spel']>['targets']>[number];
const targets = (page: Page): Promise<Target[]> => page.evaluate(() => window.__spel?.targets() ?? []);
const places = async (page: Page) => (await targets(page)).filter(({ id }) => id.startsWith('plek-'));

/** Logs in and waits until the places of the island are there. */
async function openMap(page: Page, username = 'fleur5') {
  await logIn(page, school.url, username, username === 'demo' ? 'demo' : 'spelen');
  await expect.poll(async () => (await places(page)).length, { timeout: 30_000 }).toBeGreaterThan(0);
}

async function tap(page: Page, { rect }: Target) {
  await page.mouse.click(rect.x + rect.w / 2, rect.y + rect.h / 2);
}

test('a place is reached by pointer, and offers three games, a surprise and others', async ({ page }) => {
  const faults = consoleFaults(page);
  await openMap(page);
  const open = (await places(page)).find(({ label }) => !label?.includes('nog dicht'))!;
  await tap(page, open);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible({ timeout: 30_000 });
  const cards = page.getByRole('radio');
  await expect(cards).toHaveCount(4);
  await expect(cards.last()).toHaveAccessibleName('Verras me');
  const before = await cards.first().getAttribute('aria-label');
  const others = page.getByRole('button', { name: 'Andere spellen' });
  if (await others.isVisible()) {
    await others.click();
    await expect(cards.first()).not.toHaveAttribute('aria-label', before!);
    await expect(others).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Start' })).toBeHidden();
  expect(faults).toEqual([]);
});

test('chart, island and list by keyboard alone, with still motion', async ({ page }) => {
  const faults = consoleFaults(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page);
  const map = await mapOf(page);
  const islands = async () => (await targets(page)).filter(({ id }) => id.startsWith('eiland-'));
  await page.keyboard.press('m');
  await expect.poll(async () => (await islands()).length).toBe(8);
  await expect(page.getByText('Inktzee', { exact: true })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect.poll(async () => (await places(page)).length).toBeGreaterThan(0);
  await expect(page.locator('.island-name')).toHaveText(map.somvenster.name);
  await page.keyboard.press('n');
  await expect(async () => {
    await page.waitForTimeout(500);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  const tasks = map.islands.flatMap((island) => island.tasks);
  await expect(page.locator('.list-view li')).toHaveCount(tasks.length);
  const open = page.getByRole('button', { name: /^Oefenen: / });
  await expect(open).toHaveCount(tasks.filter(({ state }) => state !== 'dicht').length);
  await page.keyboard.press('l');
  await expect(open).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('the chart button of the HUD does what M does', async ({ page }) => {
  await openMap(page);
  await page.getByRole('button', { name: 'Alle eilanden' }).click();
  await expect.poll(async () => (await targets(page)).some(({ id }) => id === 'eiland-1')).toBe(true);
  await page.getByRole('button', { name: 'Terug naar het eiland' }).click();
  await expect.poll(async () => (await places(page)).length).toBeGreaterThan(0);
});

test('every place stays in the window at every size', async ({ page }) => {
  await openMap(page);
  for (const [width, height] of [
    [1024, 600],
    [1024, 768],
    [1920, 1080],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () =>
        (await places(page)).filter(
          ({ rect }) => rect.x < 0 || rect.y < 0 || rect.x + rect.w > width || rect.y + rect.h > height,
        ),
      )
      .toEqual([]);
  }
});

test('what the map draws stays below its ceilings', async ({ page }) => {
  await openMap(page);
  await page.waitForTimeout(1500);
  const stats = await page.evaluate(() => window.__spel!.stats());
  expect(stats.objects).toBeLessThanOrEqual(220);
  expect(stats.drawn).toBeLessThanOrEqual(220);
  expect(stats.texts).toBeLessThanOrEqual(40);
  expect(stats.textureMB).toBeLessThanOrEqual(24.5);
});
