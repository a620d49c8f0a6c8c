import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { FORMS } from '../../engine/exercise/index.ts';
import type { Group } from '../../server/contract/groups.ts';
import type { Setting, SettingOptions } from '../../server/contract/settings.ts';
import { paths } from '../../web/app/paths.ts';
import { ask, consoleFaults, expectAccessible, logIn, mapOf, pupilIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

/** Changes something at the server with the token of the page. */
async function change(page: Page, method: string, path: string, body: object) {
  const status = await page.evaluate(
    async ([how, address, text]) => {
      const token = localStorage.getItem('access_token');
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      return (await fetch(address, { method: how, headers, body: text })).status;
    },
    [method, path, JSON.stringify(body)] as const,
  );
  expect(status, path).toBe(200);
}

test('a pupil whom a move leaves nothing to play is told so on the map, and staff where it is mended', async ({
  browser,
  page,
}) => {
  const staff = await (await browser.newContext({ viewport: { width: 1024, height: 600 } })).newPage();
  const faults = [...consoleFaults(page), ...consoleFaults(staff)];
  await logIn(staff, school.url, 'directie', 'regenboog');
  const account = new URL(staff.url()).pathname.split('/')[3]!;
  const app = `${school.url}/app`;
  const base = `/api/accounts/${account}/groups`;
  const { groups } = await ask<{ groups: Group[] }>(staff, base);
  const { id: six } = groups.find(({ name }) => name === 'Groep 6')!;
  const { settings } = await ask<{ settings: Setting[] }>(staff, `${base}/${six}/settings`);
  const { games } = await ask<SettingOptions>(staff, `${base}/${six}/setting-options`);
  // Groep 6 types alone, and Anouk does without the games in which one types.
  const formsOff = FORMS.filter((form) => form !== 'type');
  await change(staff, 'PUT', `${base}/${six}/settings/${settings[0]!.id}`, {
    batch: randomUUID(),
    set: { formsOff },
  });
  await logIn(page, school.url, 'anouk5', 'spelen');
  const id = pupilIn(page);
  const gamesOff = games.filter(({ forms }) => forms.includes('type')).map((game) => game.id);
  await change(staff, 'PUT', `/api/pupils/${id}/practice-setting`, {
    batch: randomUUID(),
    set: { gamesOff },
  });
  const told = page.getByText('Er is hier nu geen spel voor jou. Vraag het aan je juf of meester.');
  expect((await mapOf(page)).tasks.some((task) => task.games.length > 0)).toBe(true);
  await expect(told).toBeHidden();
  // On the map, and with a line over which it can be told.
  await staff.goto(app + paths.groupProgress(account, groups.find(({ name }) => name === 'Groep 5')!.id));
  await expect(staff.locator(`[data-pupil="${id}"]`)).not.toContainText('afwezig');

  await change(staff, 'POST', `${base}/${six}/moves`, { change: randomUUID(), pupils: [id] });
  await expect(told).toBeVisible();
  await staff.goto(app + paths.groupProgress(account, six));
  const notice = staff
    .getByRole('status')
    .filter({ hasText: 'Voor deze leerling is er nu niets te oefenen' });
  await expect(notice).toContainText('Hiermee blijft er geen spel over');
  await expectAccessible(staff, 'the board with a notice');
  await staff.goto(app + paths.settings(account, six));
  await notice.getByRole('link', { name: /^Instelling van Anouk/ }).click();
  await expect(staff.getByText(/^Er is nu niets te oefenen voor Anouk/)).toBeVisible();

  await change(staff, 'PUT', `/api/pupils/${id}/practice-setting`, {
    batch: randomUUID(),
    clear: ['gamesOff'],
  });
  await expect(told).toBeHidden();
  await staff.goto(app + paths.settings(account, six));
  await expect(staff.getByRole('link', { name: /^Instelling van Anouk/ })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(faults).toEqual([]);
});
