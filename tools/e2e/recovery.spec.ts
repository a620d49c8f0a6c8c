import { expect, type Page } from '@playwright/test';
import { ask, consoleFaults, gameAddress, logIn, mapOf, pupilIn, taskFor } from './actions.ts';
import { hasten, logOf, phaseOf, play, playable } from './play.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

const LOGIN = /\/app\/auth\/login$/;

test('a session whose time has passed ends kindly, and one can log in again', async ({ page }) => {
  await logIn(page, school.url, 'juf.marit', 'regenboog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 400 * 24 * 3600 * 1000);
  await page.reload();
  await expect(page).toHaveURL(LOGIN);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('a token that the server does not take (any more) ends the session with a reason', async ({ page }) => {
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await expect(page.getByRole('link', { name: 'Groep 5', exact: true })).toBeVisible();
  await page.route('**/api/accounts/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Log opnieuw in.', code: 'no-session' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(LOGIN);
  await expect(page.locator('form').getByRole('alert')).not.toBeEmpty();
});

test('a game at the task of another pupil is not there, whoever asks', async ({ browser, page }) => {
  const other = await browser.newPage();
  await logIn(other, school.url, 'daan4', 'spelen');
  const theirs = await mapOf(other);
  await other.close();
  await logIn(page, school.url, 'aron6', 'spelen');
  const own = pupilIn(page);
  const address = gameAddress(theirs, taskFor(theirs, 'pizzabakken'), 'pizzabakken');
  for (const path of [address, address.replace(theirs.pupil.id, own)]) {
    await page.goto(school.url + path);
    await expect(page.getByText(/bestaat niet|is er niet|niet voor jou/).first()).toBeVisible();
    await expect(
      page.getByRole('button', { name: /kaart/ }).or(page.getByRole('link')).first(),
    ).toBeVisible();
    expect(await phaseOf(page)).not.toBe('spel');
  }
});

test('without a sound device a round is played all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['AudioContext', 'webkitAudioContext', 'Audio'])
      Object.defineProperty(window, name, { value: undefined });
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no device', 'NotFoundError'));
  });
  await hasten(page, 3);
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'anouk5', 'spelen');
  const map = await mapOf(page);
  await page.goto(school.url + gameAddress(map, taskFor(map, 'pizzabakken'), 'pizzabakken'));
  await playable(page);
  const log = await play(page, { hand: 'keyboard', answers: 2 });
  expect(log.map(({ right }) => right)).toEqual([true, true]);
  expect(faults.filter((fault) => fault.startsWith('uncaught'))).toEqual([]);
});

test('a graphics context that is lost comes back, and the round goes on', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('tekenaar', 'webgl');
    const get = HTMLCanvasElement.prototype.getContext as (...all: unknown[]) => unknown;
    // The driver of the test needs the same extension object to take the context away and give it back.
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...all: unknown[]) {
      const context = get.apply(this, all);
      if (context instanceof WebGLRenderingContext) Object.assign(window, { drawing: context });
      return context;
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await logIn(page, school.url, 'demo', 'demo');
  const map = await mapOf(page);
  await page.goto(school.url + gameAddress(map, taskFor(map, 'verfgooien'), 'verfgooien'));
  await playable(page);
  await expect(page.getByRole('note')).toHaveText('Demo: wat je hier doet, wordt niet bewaard.');
  await play(page, { hand: 'pointer', answers: 1 });
  const take = () =>
    page.evaluate(() => {
      const context = (window as { drawing?: WebGLRenderingContext }).drawing!;
      const lose = context.getExtension('WEBGL_lose_context')!;
      Object.assign(window, { lose });
      lose.loseContext();
    });
  const give = () => page.evaluate(() => (window as { lose?: WEBGL_lose_context }).lose!.restoreContext());
  await take();
  await expect(page.getByText('De computer tekent even niet meer')).toBeVisible();
  await give();
  await expect(page.getByText('De computer tekent even niet meer')).toBeHidden();
  const log = await play(page, { hand: 'pointer', answers: 2 });
  expect(log).toHaveLength(2);
});

test('a second tab of the same pupil takes over; the first one says so and can take it back', async ({
  page,
  context,
}) => {
  await hasten(page, 3);
  await page.clock.install();
  await logIn(page, school.url, 'puck6', 'spelen');
  const map = await mapOf(page);
  const address = school.url + gameAddress(map, taskFor(map, 'pizzabakken'), 'pizzabakken');
  await page.goto(address);
  await playable(page);
  const before = await play(page, { hand: 'keyboard', answers: 2 });
  const second = await context.newPage();
  await second.goto(address);
  await playable(second);
  expect(await logOf(second), 'the round goes on where it was').toHaveLength(before.length);
  const elsewhere = { name: 'Je speelt nu ergens anders' };
  await expect(page.getByRole('heading', elsewhere)).toBeVisible();
  // It goes on being there, as a screen of another computer does: that takes nothing back.
  await page.clock.runFor(25_000);
  // Out of sight a game pauses: its menu does not come over what is said here.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const after = await play(second, { hand: 'keyboard', answers: 3 });
  await expect(second.getByRole('heading', elsewhere)).toBeHidden();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Hier verder spelen' }).click();
  await playable(page);
  expect(await logOf(page)).toHaveLength(after.length);
  await expect(second.getByRole('heading', elsewhere)).toBeVisible();
});

test('coins for play skill survive a closed tab, and are paid once', async ({ context, page }) => {
  const coinsOf = async (tab: Page) =>
    Number.parseInt((await tab.getByRole('img', { name: /munt/ }).getAttribute('aria-label')) ?? '');
  await hasten(page, 3);
  await logIn(page, school.url, 'fleur5', 'spelen');
  // What the weeks of the demo still have to give comes when it is asked for.
  await ask(page, `/api/pupils/${pupilIn(page)}/rewards`);
  const before = await mapOf(page);
  const address = school.url + gameAddress(before, taskFor(before, 'pizzabakken'), 'pizzabakken');
  await page.goto(address);
  await playable(page);
  await play(page, { hand: 'keyboard', answers: 2 });
  await playable(page);
  // Three coins for each word that was laid right; the guests and the golden crust brought the rest.
  const coins = await coinsOf(page);
  expect(coins).toBeGreaterThan(6);
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await playable(again);
  expect(await logOf(again)).toHaveLength(2);
  expect(await coinsOf(again)).toBe(coins);
  await again.keyboard.press('Escape');
  await again.getByRole('button', { name: 'Stoppen' }).click();
  await expect(again).toHaveURL(/landkaart$/);
  await expect.poll(async () => (await mapOf(again)).coins).toBe(before.coins + coins);
});
