import { expect } from '@playwright/test';
import type { PupilMap } from '../../server/contract/practice.ts';
import { consoleFaults, expectAccessible, logIn, mapOf } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

test('at a place that is too hard the child reads which place to practise first', async ({ page }) => {
  const faults = consoleFaults(page);
  const reason = 'Dit is nog lastig. Vaar naar Weide-eiland en oefen eerst “etje of nkje”.';
  await page.route('**/api/pupils/*/map', async (route) => {
    const response = await route.fetch();
    const map = (await response.json()) as PupilMap;
    const tasks = map.tasks.map((task, i) => (i === 0 ? { ...task, reason, tooHard: true } : task));
    const islands = [...map.islands.slice(0, -1), { ...map.islands.at(-1)!, tasks }];
    await route.fulfill({ response, json: { ...map, tasks, islands } });
  });
  await logIn(page, school.url, 'anouk5', 'spelen');
  const [hard, other] = (await mapOf(page)).tasks;
  for (const [width, height] of [
    [1366, 768],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${page.url().split('?')[0]}?plek=${hard!.id}`);
    await expect(page.getByRole('dialog').getByText(reason)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Start' })).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page, 'a place that is too hard');
  await page.goto(`${page.url().split('?')[0]}?plek=${other!.id}`);
  await expect(page.getByRole('dialog').getByText('Kies een spel')).toBeVisible();
  expect(faults).toEqual([]);
});
