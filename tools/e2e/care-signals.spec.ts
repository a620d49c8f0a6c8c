import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

test('a signal is put off with a reason and comes back, and a plan for its categories takes it away, all by keyboard', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'directie', 'regenboog');
  await page.waitForURL(/admins\/[^/]+\/groepen/);
  const account = /admins\/([^/]+)/.exec(page.url())![1]!;
  const office = await (await browser.newContext()).newPage();
  await logIn(office, school.url, 'kantoor', 'regenboog');
  await office.waitForURL(/superadmin/);
  await office.goto(`${school.url}/app/superadmin/admins/${account}/accountgegevens/onderdelen`);
  await office.getByRole('switch', { name: 'Zorgtraject' }).click();
  await expect(office.getByText('Zorgtraject staat aan.')).toBeVisible();
  await office.context().close();

  await page.goto(`${school.url}/app/admins/${account}/zorgleerlingen`);
  const signals = page.getByRole('region', { name: 'Signalen' });
  // Of a whole school there are many: first in numbers.
  await expect(signals.getByText(/^\d+ leerlingen: \d+ /)).toBeVisible();
  await expectAccessible(page, 'signals in numbers');
  await signals.getByRole('button', { name: 'Toon signalen' }).press('Enter');
  const rows = signals.getByRole('row');
  await expect(signals.getByRole('table')).toBeVisible();
  const all = (await rows.count()) - 1;
  expect(all).toBeGreaterThan(3);
  // Which kinds there are is chance, groups there are always. The halo of a focused button is no ground of what it lies over.
  const groups = signals.getByRole('combobox', { name: 'Groep' });
  await groups.focus();
  await expectAccessible(page, 'signals');
  const group = await rows.nth(1).getByRole('cell').first().innerText();
  const there = await rows.filter({ has: page.getByRole('cell', { name: group, exact: true }) }).count();
  await groups.press('Enter');
  await page.getByRole('option', { name: group, exact: true }).press('Enter');
  await expect(rows).toHaveCount(there + 1);
  await groups.press('Enter');
  await page.getByRole('option', { name: 'Alle', exact: true }).press('Enter');
  await expect(rows).toHaveCount(all + 1);

  const first = rows.nth(1);
  const name = await first.getByRole('rowheader').innerText();
  await first.getByRole('button', { name: `Niet nu voor ${name}` }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Waarom niet nu?')).toBeFocused();
  await dialog.getByRole('button', { name: 'Niet nu' }).press('Enter');
  await expect(dialog.getByText('Schrijf kort waarom.')).toBeVisible();
  await expectAccessible(page, 'putting a signal off');
  await dialog.getByLabel('Waarom niet nu?').fill('Krijgt al hulp bij lezen.');
  await dialog.getByRole('button', { name: 'Niet nu' }).press('Enter');
  await expect(rows).toHaveCount(all);
  await signals.getByRole('checkbox', { name: 'Toon ook 1 die later komt' }).press('Space');
  await expect(rows.filter({ hasText: 'Krijgt al hulp bij lezen.' })).toContainText(/Niet nu, tot en met/);
  await expectAccessible(page, 'a signal that was put off');
  await signals.getByRole('button', { name: `Signaal van ${name} toch nu tonen` }).press('Enter');
  await expect(page.getByText(`Het signaal van ${name} staat er weer.`)).toBeVisible();
  await expect(signals.getByRole('checkbox')).toHaveCount(0);

  const again = rows.filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await again.getByRole('link', { name: `Plan maken voor ${name}` }).press('Enter');
  await expect(page.getByText(/^Dit plan volgt op een signaal/)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true }).first()).toBeVisible();
  await expectAccessible(page, 'a plan from a signal');
  await page.getByRole('button', { name: 'Concept maken' }).click();
  await page.waitForURL(/\/edit$/);
  await page.goto(`${school.url}/app/admins/${account}/zorgleerlingen?signalen=open`);
  await expect(page.getByRole('heading', { name: 'Handelingsplannen' })).toBeVisible();
  await expect(rows).toHaveCount(all);
  await expect(again).toHaveCount(0);
  expect(faults).toEqual([]);
});
