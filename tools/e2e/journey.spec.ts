import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, type Page } from '@playwright/test';
import type { DealtRound } from '../../server/contract/practice.ts';
import { consoleFaults, gameAddress, logIn, mapOf, pupilIn, taskFor } from './actions.ts';
import { hasten, logOf, play, playable } from './play.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async ({}, { tags }) => {
  school = await openSchool({ alone: tags.includes('@killed') ? {} : undefined });
});
test.afterEach(() => school.close());

/** What plays the games of the journey, one after the other. Which games a place offers differs by the day. */
const HANDS = ['pointer', 'keyboard'] as const;

/** Every answer of a pupil that is stored since `from`: its round and number. */
function storedAnswers(pupil: string, from: number): string[] {
  const db = new Database(join(school.dataDir, 'spelwereld.sqlite'), { readonly: true });
  try {
    const rows = db
      .prepare(
        'select a.round_id, a.n from answers a join rounds r on r.id = a.round_id where r.pupil_id = ? and r.started_at >= ? order by a.n',
      )
      .all(pupil, from) as { round_id: string; n: number }[];
    return rows.map(({ round_id, n }) => `${round_id}/${n}`);
  } finally {
    db.close();
  }
}

/** Opens the live board of the group, as its teacher. */
async function openBoard(page: Page, group: string) {
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await page.getByRole('link', { name: `Live meekijken bij ${group}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(group);
}

/** Starts a game with real answers waiting, three times as fast as a person would see it. */
async function openGame(page: Page, username: string, game: string) {
  await hasten(page, 3);
  await logIn(page, school.url, username, 'spelen');
  const map = await mapOf(page);
  await page.goto(school.url + gameAddress(map, taskFor(map, game), game));
  await playable(page);
}

test('a pupil walks the map and plays; the teacher sees every answer at once', async ({ browser, page }) => {
  // Two whole rounds of whatever games the day brings; of some a letter takes a drive through a room.
  test.setTimeout(720_000);
  const teacher = await (await browser.newContext()).newPage();
  const faults = [...consoleFaults(page), ...consoleFaults(teacher)];
  await openBoard(teacher, 'Groep 5');
  await hasten(page, 3);
  await logIn(page, school.url, 'anouk5', 'spelen');
  const before = await mapOf(page);
  const tile = teacher.locator(`[data-pupil="${pupilIn(page)}"]`);
  await expect(tile).toHaveAttribute('data-state', 'map');

  for (const [i, hand] of HANDS.entries()) {
    // The canvas takes the keys as soon as it is there.
    await expect
      .poll(() => page.evaluate(() => window.__spel?.targets().some(({ id }) => id === 'plek-1')))
      .toBe(true);
    // Once: another one walks on to the place after it.
    await page.keyboard.press('n');
    await expect(async () => {
      await page.waitForTimeout(700);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Start' })).toBeVisible({ timeout: 1500 });
    }).toPass({ timeout: 30_000 });
    const card = page.getByRole('radio').nth(i);
    const title = (await card.getAttribute('aria-label'))!.split(',')[0]!;
    await card.click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page).toHaveURL(/\/somvensters\/[^/]+\/taken\/[^/]+\/spellen\/[^/]+$/);
    await playable(page);
    await expect(tile).toHaveAttribute('data-state', 'playing');
    await expect(tile).toContainText(title);
    await play(page, { hand, seconds: 300, want: (n) => (n % 4 === 1 ? 'wrong' : 'right') });
    await expect(page.getByRole('button', { name: 'Naar de kaart' })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Naar de kaart' }).click();
    await expect(page).toHaveURL(/\/landkaart$/);
  }
  const after = await mapOf(page);
  expect(after.coins).toBeGreaterThan(before.coins);
  await expect(tile).toHaveAttribute('data-state', 'map');
  expect(faults).toEqual([]);
});

test(
  'a server that is killed in mid-game costs no answer, and none is stored twice',
  { tag: '@killed' },
  async ({ browser, page }) => {
    const from = Date.now() - 1000;
    const teacher = await (await browser.newContext()).newPage();
    await openBoard(teacher, 'Groep 5');
    // As if all words were known from before: what is said of that must not lie over the progress when answers wait.
    await page.route('**/tasks/*/rounds', async (route) => {
      const response = await route.fetch();
      const round = (await response.json()) as DealtRound;
      await route.fulfill({
        response,
        json: { ...round, again: round.dealt.map(({ exercise }) => exercise.id) },
      });
    });
    await openGame(page, 'fleur5', 'bellenprikken');
    const pupil = pupilIn(page);
    await play(page, { hand: 'keyboard', answers: 3 });
    const again = page.locator('.again-mark');
    await expect.poll(async () => (await again.boundingBox())?.width).toBeGreaterThan(60);
    await school.kill();
    await play(page, { hand: 'keyboard', answers: 6 });
    await expect(page.getByRole('status').filter({ hasText: /wacht/ })).toBeVisible();
    await expect.poll(async () => (await again.boundingBox())?.width).toBeLessThan(2);
    await school.start();
    const log = await play(page, { hand: 'keyboard' });
    await expect.poll(() => storedAnswers(pupil, from).length, { timeout: 30_000 }).toBe(log.length);
    expect(new Set(storedAnswers(pupil, from)).size).toBe(log.length);
    await expect(teacher.locator(`[data-pupil="${pupil}"]`)).toContainText(
      /Bellen prikken|op de kaart|kaart/,
    );
  },
);

test(
  'answers that wait survive a lost line, a closed tab and a killed server',
  { tag: '@killed' },
  async ({ context, page }) => {
    const from = Date.now() - 1000;
    await openGame(page, 'gijs5', 'bellenprikken');
    const pupil = pupilIn(page);
    const address = page.url();
    await play(page, { hand: 'keyboard', answers: 2 });
    await school.kill();
    await play(page, { hand: 'keyboard', answers: 5 });
    const answered = (await logOf(page)).length;
    await page.close();
    await school.start();
    const again = await context.newPage();
    await hasten(again, 3);
    await again.goto(address);
    await playable(again);
    await expect.poll(() => storedAnswers(pupil, from).length, { timeout: 30_000 }).toBe(answered);
    expect((await logOf(again)).length).toBe(answered);
    await play(again, { hand: 'keyboard', answers: answered + 1 });
    await expect.poll(() => new Set(storedAnswers(pupil, from)).size, { timeout: 30_000 }).toBe(answered + 1);
  },
);
