import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { setToWork } from './at-work.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

test('a start test that two people typed in: the words that differ are chosen; it does not count, and is taken with other words', async ({
  page,
}) => {
  const { care } = await setToWork(school.url);
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'directie', 'regenboog');
  await page.waitForURL(/admins\/[^/]+\/groepen/);
  const account = /admins\/([^/]+)/.exec(page.url())![1]!;
  const at = care.find((address) => address.endsWith('/eindtoets'))!;
  await page.goto(`${school.url}/app/admins/${account}/${at}`);
  await expect(page.getByText('1 woord is anders. Tot je kiest telt de eerste invoer.')).toBeVisible();
  await expect(page.getByText('Slecht leesbaar.')).toBeVisible();
  await expectAccessible(page, 'a test that two people typed in');
  await page.getByRole('button', { name: /^Tweede invoer van .* laten tellen$/ }).press('Enter');
  await expect(page.getByText('Er is niets meer te kiezen.')).toBeVisible();
  await expect(page.getByText('Twee keer ingevoerd en vergeleken.')).toBeVisible();

  const acts = page.getByRole('group', { name: 'Begintoets: openen en meetellen' });
  await acts.getByRole('button', { name: 'Niet laten meetellen' }).click();
  await expect(acts.getByText('Schrijf kort waarom (minstens 10 tekens).')).toBeVisible();
  faults.splice(0);
  await acts.getByLabel('Reden').fill('De brandbel ging af.');
  await acts.getByRole('button', { name: 'Niet laten meetellen' }).click();
  await page.getByRole('button', { name: 'Opnieuw, met andere woorden' }).press('Enter');
  await expect(page.getByText('Daarvoor in de plaats komt deze, met andere woorden.')).toBeVisible();
  await expectAccessible(page, 'a test that is taken again');
  await page.getByRole('button', { name: 'Op het scherm klaarzetten' }).first().click();
  await page.getByRole('button', { name: 'Klaarzetten', exact: true }).click();
  await expect(page.getByText(/^Staat klaar op de kaart van de leerling/)).toBeVisible();
  expect(faults).toEqual([]);
});
