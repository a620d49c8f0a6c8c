import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './test.ts';

// One build for the whole file.
test.describe.configure({ mode: 'default' });

const ROOT = join(import.meta.dirname, '../..');

let child: ChildProcess;
let url = '';

// The pages as they are built, with the little server behind them, in a process of their own.
test.beforeAll(async () => {
  child = spawn('node', ['tools/preview/main.ts', 'build'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout!.setEncoding('utf8'), 'data')) as [string];
  url = /http\S+/.exec(said)![0];
});
test.afterAll(() => child.kill());

/** Warnings that only say that nobody has touched the page yet. */
const UNTOUCHED = /AudioContext was not allowed to start/;

test('an author finds a game, has the robot play it, and sends a link that opens the same', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !UNTOUCHED.test(message.text()))
      faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));

  await page.goto(url);
  await page.getByLabel('Zoek een spel').fill('bellen');
  await page.getByRole('button', { name: 'Bekijk Bellen prikken' }).click();
  await page.getByLabel('Eigen woorden').fill('bibliotheek, vakantie, 12');
  await page.getByLabel('Zaad').fill('link');
  await expect(page.getByText('Niet te gebruiken: 12')).toBeVisible();
  await page.getByRole('button', { name: '8×' }).click();
  await page.getByRole('button', { name: 'Speel goed' }).click();
  await page.getByRole('tab', { name: 'Antwoorden' }).click();
  await expect(page.getByRole('listitem').nth(1)).toContainText('goed', { timeout: 30_000 });
  await page.getByRole('button', { name: 'stil' }).click();
  const given = await page.getByRole('listitem').allInnerTexts();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Kopieer link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await page.getByRole('tab', { name: 'Antwoorden' }).click();
  await expect(page.getByRole('listitem')).toHaveText(given, { timeout: 30_000 });
  await page.getByRole('tab', { name: 'Opgave' }).click();
  await expect(page.getByText('Goede antwoord')).toBeVisible();
  expect(faults).toEqual([]);
});

test('time stands still and is stepped; a wish that nothing fits says so', async ({ page }) => {
  await page.goto(`${url}?spel=pizzabakken`);
  const tick = () =>
    page
      .frameLocator('iframe')
      .locator('body')
      .evaluate(() => window.__spel?.meta().tick ?? 0);
  await expect.poll(tick, { timeout: 30_000 }).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'stil' }).click();
  await page.waitForTimeout(300);
  const before = await tick();
  await page.getByRole('button', { name: '10 stappen' }).click();
  await expect.poll(tick).toBe(before + 10);
  await page.goto(`${url}?spel=pizzabakken&kortste=30&langste=30`);
  await expect(page.getByText(/Hier past geen enkele opgave bij/)).toBeVisible({ timeout: 60_000 });
});

test('an author chooses an island and how far its pupil is, and the link reopens it', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(`${url}?spel=landkaart`);
  await page.getByRole('combobox', { name: 'Eiland' }).click();
  await page.getByRole('option', { name: 'Sneeuwtop, kaart 2' }).click();
  await page.getByRole('combobox', { name: 'Stand van de plekken' }).click();
  await page.getByRole('option', { name: 'met een methodetoets' }).click();
  await expect(page).toHaveURL(/eiland=14/);
  await expect(page).toHaveURL(/stand=toets/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Eiland' })).toContainText('Sneeuwtop, kaart 2');
  const scene = page.frameLocator('iframe');
  await expect(scene.getByRole('button', { name: /: toets/ })).toHaveCount(1, { timeout: 30_000 });
});
