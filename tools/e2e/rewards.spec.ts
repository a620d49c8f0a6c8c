import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { consoleFaults, logIn, mapOf } from './actions.ts';
import { openSchool, type School } from './school.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

/** Goes on with Tab until this is in focus, as a hand on the keyboard would. */
async function tabTo(page: Page, role: 'button' | 'tab' | 'radio', name: RegExp) {
  const wanted = page.getByRole(role, { name });
  for (let tries = 0; tries < 40; tries++) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${name.source} by Tab`);
}

async function expectAccessible(page: Page, screen: string) {
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]),
    screen,
  ).toEqual([]);
}

test('a pupil tries on, buys and wears a hat by keyboard alone, and meets it on the map and in a game', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'anouk5', 'spelen');
  const before = await mapOf(page);
  expect(before.pupil.avatar.worn).toEqual({});
  await tabTo(page, 'button', /Naar het clubhuis/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Het clubhuis' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Kraam' })).toBeFocused();
  await expectAccessible(page, 'the stall');

  // One stop for the whole shelf; arrows go over it.
  await tabTo(page, 'button', /^Feestmuts/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Petje/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Petje/ })).toHaveAttribute('aria-pressed', 'true');
  // Tried on, not bought.
  expect((await mapOf(page)).coins).toBe(before.coins);
  const buy = page.getByRole('button', { name: 'Kopen voor 25' });
  for (let tries = 0; tries < 40 && !(await isFocused(page, 'Kopen voor 25')); tries++)
    await page.keyboard.press('Shift+Tab');
  await expect(buy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Uitdoen' })).toBeFocused();
  await expect(page.getByText(`${before.coins - 25} munten`, { exact: true })).toBeVisible();
  const bought = await mapOf(page);
  expect([bought.coins, bought.pupil.avatar.worn]).toEqual([before.coins - 25, { hat: 'petje' }]);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Aandoen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Uitdoen' })).toBeFocused();

  // All rooms by arrow.
  for (let tries = 0; tries < 40 && !(await isFocused(page, 'Kraam')); tries++)
    await page.keyboard.press('Shift+Tab');
  for (const name of ['Verzamelkast', 'Trofeeën', 'Ballon', 'Vlieger']) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, name);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Het clubhuis' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: `${before.coins - 25} munten` })).toBeVisible();
  expect((await mapOf(page)).pupil.avatar.worn).toEqual({ hat: 'petje' });
  expect(faults).toEqual([]);
});

const isFocused = (page: Page, text: string) =>
  page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, text);

test('without a line nothing is bought twice: trying again is the same purchase', async ({
  page,
  context,
}) => {
  await logIn(page, school.url, 'anouk5', 'spelen');
  const before = await mapOf(page);
  await page.getByRole('button', { name: 'Naar het clubhuis' }).click();
  await page.getByRole('button', { name: /^Feestmuts/ }).click();
  // The server takes the purchase, its answer is lost on the way.
  let lost = 0;
  await context.route('**/purchases', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Kopen voor 20' }).click();
  await expect(page.getByRole('status').filter({ hasText: /verbinding|internet/i })).toBeVisible();
  await page.getByRole('button', { name: 'Kopen voor 20' }).click();
  await expect(page.getByRole('button', { name: 'Uitdoen' })).toBeVisible();
  expect((await mapOf(page)).coins).toBe(before.coins - 20);
});
