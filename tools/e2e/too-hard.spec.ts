import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { consoleFaults, expectAccessible, logIn, mapOf } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

function withDatabase(run: (db: Database.Database) => void) {
  const db = new Database(join(school.dataDir, 'spelwereld.sqlite'));
  run(db);
  db.close();
}

/** The learning line of a pupil becomes this one category, and no place stands open. */
const practises = (pupil: string, category: string) =>
  withDatabase((db) => {
    db.prepare('UPDATE tasks SET opened_at = NULL WHERE pupil_id = ?').run(pupil);
    db.prepare(
      `INSERT INTO pupil_settings (pupil_id, fields, changed_at) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET fields = excluded.fields`,
    ).run(
      pupil,
      JSON.stringify({ learningLine: { kind: 'categories', categories: [category] } }),
      Date.now(),
    );
  });

/** What the policy keeps of a pupil who fails at a category. */
const fails = (pupil: string, category: string) =>
  withDatabase((db) =>
    db
      .prepare(
        `INSERT INTO practice_levels (pupil_id, category, mean, sd, p, status, answers, reason, last_at, review)
     VALUES (?, ?, -2, 0.2, 0.2, 'stap-terug', 20, 'te-moeilijk', ?, '[]')
     ON CONFLICT DO UPDATE SET mean = -2, p = 0.2, status = 'stap-terug', last_at = excluded.last_at`,
      )
      .run(pupil, category, Date.now()),
  );

const openPlace = (page: Page, id: string) => page.goto(`${page.url().split('?')[0]}?plek=${id}`);

test('at a place that is too hard the child reads what to practise first, on the map and in the list', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'anouk5', 'spelen');
  const { pupil, tasks } = await mapOf(page);
  // What is done stays done, however it goes later.
  const first = tasks.find(({ state }) => state === 'bezig' || state === 'open')!;
  fails(pupil.id, first.category);
  await page.reload();
  // Who is stuck got another island as well.
  const places = (await mapOf(page)).islands.flatMap((island) => island.tasks);
  const hard = places.find(({ id }) => id === first.id)!;
  expect(hard.tooHard).toBe(true);
  expect(hard.reason).toMatch(/^Dit is nog lastig\. .*[Oo]efen eerst “.+”/);
  for (const [width, height] of [
    [1366, 768],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPlace(page, hard.id);
    await expect(page.getByRole('dialog').getByText(hard.reason)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Start' })).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page, 'a place that is too hard');
  const other = tasks.find(({ id, state }) => id !== first.id && state !== 'dicht')!;
  await openPlace(page, other.id);
  await expect(page.getByRole('dialog').getByText('Kies een spel')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lijst van alle plekken' }).click();
  const lines = page.locator('.list-view li').filter({ hasText: hard.reason });
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole('heading')).toHaveText(hard.goal);
  await expectAccessible(page, 'the list with a place that is too hard');
  expect(faults).toEqual([]);
});

test('what the setting leaves out before it, a teacher sets ready all the same', async ({ page }) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'anouk5', 'spelen');
  const { pupil } = await mapOf(page);
  const hard = 'final-b-p';
  practises(pupil.id, hard);
  fails(pupil.id, hard);
  await page.evaluate(() => localStorage.clear());
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await page.getByRole('link', { name: 'Live meekijken bij Groep 5' }).click();
  // What more pupils of the demo stumble over stands before it.
  await page.getByRole('button', { name: /^Toon nog \d+ stap/ }).click();
  const step = page.locator(`[data-step="${hard}"]`);
  await expect(step).toContainText('zit niet in de oefeninstelling. Zet het toch klaar of leg het uit.');
  await expectAccessible(page, 'a step back outside the setting');
  await step.getByRole('button', { name: /zet eerst .* klaar voor 1 leerling/ }).click();
  await expect(page.getByText(/staat klaar voor 1 leerling/)).toBeVisible();
  await expect(step).toContainText('“d of t” staat klaar');
  expect(faults).toEqual([]);
});
