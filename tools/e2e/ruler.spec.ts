import { expect, type Page } from '@playwright/test';
import { consoleFaults, expectAccessible, gameAddress, logIn, mapOf, taskFor } from './actions.ts';
import { logOf, phaseOf, play, playable, type Hand } from './play.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

// A finger beside a mouse, as on a school's Chromebook.
test.use({ hasTouch: true });

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

/** The clear strip, in CSS px from the top of the window. */
async function strip(page: Page) {
  const above = (await page.locator('.ruler-above').boundingBox())!;
  const below = (await page.locator('.ruler-below').boundingBox())!;
  const [top, bottom] = [above.y + above.height, below.y];
  return { top, bottom, middle: (top + bottom) / 2 };
}

const middle = async (page: Page) => (await strip(page)).middle;

/** Logs in and puts the ruler on in the menu of the map. */
async function withRuler(page: Page, username: string) {
  await logIn(page, school.url, username, 'spelen');
  await expect.poll(() => page.evaluate(() => window.__spel?.targets().length ?? 0)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Menu' }).click();
  const ruler = page.getByRole('switch', { name: /^Leesliniaal/ });
  await expect(ruler).not.toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith('/settings') && response.ok());
  await ruler.click();
  await expect(ruler).toBeChecked();
  await saved;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** A finger that comes down, moves and is lifted. */
async function drag(page: Page, x: number, from: number, to: number) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await send('touchStart', from);
  for (let i = 1; i <= 4; i++) await send('touchMove', from + ((to - from) * i) / 4);
  await send('touchEnd');
  await client.detach();
}

test('a game is played under the ruler by mouse, finger and keyboard: it gets everything, and the ruler follows', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withRuler(page, 'aron6');
  const map = await mapOf(page);
  expect(map.settings.ruler).toBe(true);
  await page.goto(school.url + gameAddress(map, taskFor(map, 'pizzabakken'), 'pizzabakken'));
  await expect.poll(() => phaseOf(page), { timeout: 60_000, intervals: [50] }).toBe('voorbeeld');
  // Its own keys skip no example.
  await page.keyboard.press('Shift+ArrowUp');
  expect(await phaseOf(page)).toBe('voorbeeld');
  // It begins where the prompt is, right below the HUD: there is nothing above.
  const first = await strip(page);
  expect(first.top).toBeCloseTo(72, -1);
  expect(first.bottom - first.top).toBeGreaterThan(2 * 46);
  await page.keyboard.press('Shift+ArrowDown');
  expect(await middle(page)).toBeGreaterThan(first.middle + 40);
  await playable(page);
  await expectAccessible(page, 'a game under the ruler');

  const hands: Hand[] = ['pointer', 'touch', 'keyboard'];
  for (const [i, hand] of hands.entries()) {
    const log = await play(page, { hand, answers: i + 1 });
    expect(log.map(({ right }) => right)).toEqual(Array.from({ length: i + 1 }, () => true));
  }

  await page.mouse.move(500, 420);
  await expect.poll(() => middle(page)).toBeCloseTo(420, 0);
  await page.mouse.move(900, 560);
  await expect.poll(() => middle(page)).toBeCloseTo(560, 0);
  // In a window of another shape it stays with what is read.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => middle(page)).toBeCloseTo(560 + (900 - 768) / 2, 0);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(() => middle(page)).toBeCloseTo(560, 0);
  // Round the finger, most of it above.
  await drag(page, 683, 560, 330);
  const touched = await strip(page);
  expect(touched.middle).toBeLessThan(330);
  expect(touched.top).toBeLessThan(330);
  expect(touched.bottom).toBeGreaterThan(330);
  for (let i = 0; i < 30; i++) await page.keyboard.press('Shift+ArrowDown');
  expect((await strip(page)).bottom).toBeCloseTo(768, 0);
  for (let i = 0; i < 30; i++) await page.keyboard.press('Shift+ArrowUp');
  expect(await strip(page)).toEqual(first);
  expect(await logOf(page)).toHaveLength(3);

  // A pause has no ruler; it is put away there, and stays away.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Pauze' })).toBeVisible();
  await expect(page.locator('.ruler')).toBeHidden();
  await expectAccessible(page, 'the pause menu with the ruler');
  await page.getByRole('button', { name: 'Verder spelen' }).click();
  await expect(page.locator('.ruler')).toBeVisible();
  expect(await strip(page)).toEqual(first);
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: /^Leesliniaal/ }).click();
  await page.getByRole('button', { name: 'Verder spelen' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.ruler')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('in the list the ruler goes with mouse, keys and focus; at its end the list scrolls; a panel is read without it', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await page.setViewportSize({ width: 1024, height: 600 });
  await withRuler(page, 'daan4');
  await expect(page.locator('.ruler')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lijst van alle plekken' }).click();
  await expect(page.getByRole('list').first()).toBeVisible();
  await expectAccessible(page, 'the list under the ruler');

  await page.mouse.move(512, 300);
  await expect.poll(() => middle(page)).toBeCloseTo(300, 0);
  const list = page.locator('.list-view');
  const scrolled = () => list.evaluate(({ scrollTop }) => scrollTop);
  for (let i = 0; i < 20; i++) await page.keyboard.press('Shift+ArrowDown');
  expect(await scrolled()).toBeGreaterThan(100);
  await expect.poll(async () => (await strip(page)).bottom).toBeCloseTo(600, 0);

  // With Tab it lies on the place whose button has the focus.
  await list.evaluate((element) => element.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Tab');
  const place = page.locator('.list-view li').filter({ has: page.locator('button:focus') });
  await expect(place).toHaveCount(1);
  const { y, height } = (await place.boundingBox())!;
  await expect.poll(() => middle(page)).toBeCloseTo(y + height / 2, 0);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.locator('.ruler')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('.ruler')).toBeVisible();
  expect(faults).toEqual([]);
});
