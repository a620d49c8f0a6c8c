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

test('a list of test results is pasted, mended and stored; a start is accepted, and all of it is thrown away again', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'directie', 'regenboog');
  const account = new URL(page.url()).pathname.split('/')[3]!;
  const { groups } = await ask<{ groups: Group[] }>(page, `/api/accounts/${account}/groups`);
  const group = groups.find(({ name }) => name === 'Groep 5')!;
  const { pupils } = await ask<{ pupils: Pupil[] }>(
    page,
    `/api/accounts/${account}/groups/${group.id}/pupils`,
  );
  const [first, second] = pupils as [Pupil, Pupil];
  const table = [
    'Leerling\tBSN\tToets\tToetsmoment\tNiveau',
    `${first.name}\t123456782\tCito Spelling\tM5\tIV`,
    'Bijnaam\t111222333\tCito Spelling\tM5\tI',
    'Groepsgemiddelde\t\t\t\tIII',
  ].join('\n');

  await page.getByRole('link', { name: 'LVS-spelling' }).click();
  await expect(page.getByText('Er zijn nog geen toetsen ingelezen')).toBeVisible();
  await expectAccessible(page, 'test results, none yet');
  const sent = page.waitForRequest((request) => request.url().endsWith('/table'));
  await page.getByLabel('Tabel met toetsen').fill(table);
  await page.getByRole('button', { name: 'Bekijken' }).click();
  // Numbers of the state stay in the browser.
  expect((await sent).postData()).not.toMatch(/123456782|111222333/);
  await expect(page.getByText('Er is nog niets bewaard.', { exact: false })).toBeVisible();
  await expect(page.getByText('1 rij is geen uitslag', { exact: false })).toBeVisible();
  await expectAccessible(page, 'a table of test results');

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Meer van Bijnaam, regel 3' }).click();
  await page.getByRole('menuitem', { name: 'Verbeteren' }).click();
  await dialog.getByLabel('Groep').click();
  await page.getByRole('option', { name: 'Groep 5', exact: true }).click();
  await dialog.getByLabel('Leerling').click();
  await page.getByRole('option', { name: second.name, exact: true }).click();
  await dialog.getByLabel('Niveau').fill('heel goed');
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(dialog.getByText('Vul een niveau in', { exact: false })).toBeVisible();
  await expectAccessible(page, 'mending a result');
  await dialog.getByLabel('Niveau').fill('I');
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await page.getByRole('button', { name: '2 uitslagen bewaren' }).click();

  await expect(page.getByRole('heading', { name: 'Voorstel: waar te beginnen' })).toBeVisible();
  await expectAccessible(page, 'proposed starts');
  await page.getByRole('button', { name: `Voorstel voor ${first.name}` }).click();
  await page.getByRole('menuitem', { name: 'Aannemen' }).click();
  await expect(page.getByRole('row').filter({ hasText: first.name }).first()).toContainText('aangenomen');
  const { own } = await ask<{ own: { start?: object } }>(page, `/api/pupils/${first.id}/practice-setting`);
  expect(own.start).toEqual({ groep: 4, half: 2 });

  await page.goto(`${school.url}/app/admins/${account}/groepen/${group.id}/leerlingen/${first.id}/voortgang`);
  await expect(page.getByRole('row').filter({ hasText: 'Cito M5' })).toContainText('niveau IV');
  await expectAccessible(page, 'test results with the progress of a pupil');

  await page.getByRole('link', { name: 'LVS-spelling' }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Weggooien' }).click();
  await dialog.getByRole('button', { name: 'Naar de prullenbak' }).click();
  await expect(page.getByText('De toetsen liggen in de prullenbak.')).toBeVisible();
  await page.goto(`${school.url}/app/admins/${account}/prullenbak`);
  await expect(page.getByRole('row').filter({ hasText: 'Cito M5' })).toContainText('2 resultaten');
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});
