import { expect } from '@playwright/test';
import type { Group } from '../../server/contract/groups.ts';
import type { Pupil } from '../../server/contract/pupils.ts';
import { ask, consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

test('what was thrown away is where the message leads, comes back, and is erased only by who says so', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'directie', 'regenboog');
  const account = new URL(page.url()).pathname.split('/')[3]!;
  const { groups } = await ask<{ groups: Group[] }>(page, `/api/accounts/${account}/groups`);
  const group = groups.find(({ name }) => name === 'Groep 5')!;
  const ofGroup = `/api/accounts/${account}/groups/${group.id}`;
  const { pupils } = await ask<{ pupils: Pupil[] }>(page, `${ofGroup}/pupils`);
  const [first, second] = pupils as [Pupil, Pupil];

  await page.goto(`${school.url}/app/admins/${account}/groepen/${group.id}/leerlingen`);
  for (const { name } of [first, second])
    await page.getByRole('checkbox', { name: `${name} aanvinken`, exact: true }).check();
  await page.getByRole('button', { name: 'Prullenbak', exact: true }).click();
  await page.getByRole('link', { name: 'Naar de prullenbak' }).click();
  await expect(page.getByRole('heading', { name: 'Prullenbak' })).toBeVisible();
  // Its own row: that of a group names its pupils too.
  const row = (name: string) => page.getByRole('row', { name: `${name} aanvinken` });
  await expect(row(first.name)).toContainText('uit Groep 5');
  await expect(row(first.name)).toContainText('nog 90 dagen');
  await expectAccessible(page, 'the trash');

  await row(first.name).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Terughalen' }).click();
  await expect(page.getByText(`${first.name} is terug.`)).toBeVisible();
  await expect(row(first.name)).toHaveCount(0);

  // The group goes too: the one who lay there before it is asked where to go, the group brings back the other.
  const dialog = page.getByRole('dialog');
  await page.goto(`${school.url}/app/admins/${account}/groepen`);
  await page.getByRole('button', { name: 'Meer van Groep 5', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Naar de prullenbak' }).click();
  await dialog.getByRole('button', { name: 'Naar de prullenbak' }).click();
  await page.getByRole('link', { name: 'Naar de prullenbak' }).click();
  await expect(row(first.name)).toContainText('ging mee met Groep 5');
  await row(second.name).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Terughalen' }).click();
  await expectAccessible(page, 'bringing a pupil back');
  await dialog.getByLabel('Naar').click();
  await page.getByRole('option', { name: 'Groep 6' }).click();
  await dialog.getByRole('button', { name: 'Terughalen' }).click();
  await expect(page.getByText(`${second.name} is terug.`)).toBeVisible();

  await page.getByRole('button', { name: 'Meer van Groep 5', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Nu voorgoed wissen' }).click();
  await expectAccessible(page, 'erasing for good');
  const erase = dialog.getByRole('button', { name: 'Nu voorgoed wissen' });
  await expect(erase).toBeDisabled();
  await dialog.getByLabel('Typ WIS').fill('wis');
  await erase.click();
  await expect(page.getByText('Voorgoed wissen is klaar.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'De prullenbak is leeg' })).toBeVisible();
  expect(faults).toEqual([]);
});
