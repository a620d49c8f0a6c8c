import { expect, type Page } from '@playwright/test';
import { consoleFaults, expectAccessible, gameAddress, logIn, mapOf, taskFor } from './actions.ts';
import { hasten, phaseOf, play, playable } from './play.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

// One school for the whole file, and nothing that moves while it is looked at.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

/** Nothing has to be scrolled to the side. */
const expectNoSideScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

test('logging in, on a wide screen and on one of 320 px, also with a mistake shown', async ({ page }) => {
  for (const [width, height] of [
    [1366, 768],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${school.url}/app/auth/login`);
    const logInButton = page.getByRole('button', { name: 'Inloggen' });
    await expect(logInButton).toBeVisible();
    await expectAccessible(page, `login at ${width}`);
    await expectNoSideScroll(page);
    await logInButton.click();
    await expect(page.getByText('Vul je gebruikersnaam in.')).toBeVisible();
    await expectAccessible(page, `login with mistakes at ${width}`);
    await expectNoSideScroll(page);
    await logInButton.scrollIntoViewIfNeeded();
    await expect(logInButton).toBeInViewport();
  }
});

test('the groups, the live board, and pages that are not there', async ({ browser, page }) => {
  const playing = await browser.newPage();
  await logIn(playing, school.url, 'daan4', 'spelen');
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'juf.marit', 'regenboog');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'groups');
  await page
    .getByRole('link', { name: /Live meekijken/ })
    .first()
    .click();
  await expect(page).toHaveURL(/voortgang$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Live meekijken/ })).toBeVisible();
  await expect(page.getByText('24 afwezig')).toBeVisible();
  await expectAccessible(page, 'live board');
  await playing.close();
  await page.goto(`${school.url}/app/dit/bestaat/niet`);
  await expect(page.getByRole('heading', { name: 'Deze bladzijde bestaat niet' })).toBeVisible();
  await expectAccessible(page, 'not found');
  await page.goto(`${school.url}/app/superadmin/dashboard`);
  await expect(page.getByRole('heading', { name: 'Hier mag je niet in' })).toBeVisible();
  await expectAccessible(page, 'no access');
  expect(faults).toEqual([]);
});

test('the map: its HUD, the menu, the list and the panel of a place', async ({ page }) => {
  await logIn(page, school.url, 'daan4', 'spelen');
  await expect.poll(() => page.evaluate(() => window.__spel?.targets().length ?? 0)).toBeGreaterThan(2);
  await expectAccessible(page, 'map');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lijst van alle plekken' }).click();
  await expect(page.getByRole('list').first()).toBeVisible();
  await expectAccessible(page, 'list');
  await page
    .getByRole('button', { name: /^Oefenen: / })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expectAccessible(page, 'panel of a place');
});

test('a game: its HUD, the pause menu and the end screen', async ({ page }) => {
  await hasten(page, 4);
  await logIn(page, school.url, 'aron6', 'spelen');
  const map = await mapOf(page);
  await page.goto(school.url + gameAddress(map, taskFor(map, 'pizzabakken'), 'pizzabakken'));
  await playable(page);
  await expectAccessible(page, 'game');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Pauze' })).toBeVisible();
  await expectAccessible(page, 'pause menu');
  await page.getByRole('button', { name: 'Verder spelen' }).click();
  await expect.poll(() => phaseOf(page)).not.toBe('pauze');
  await play(page, { hand: 'keyboard', want: (n) => (n === 1 ? 'wrong' : 'right') });
  await expect(page.getByRole('button', { name: 'Nog een ronde' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'end screen');
});
