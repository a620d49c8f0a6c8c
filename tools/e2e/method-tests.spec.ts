import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn, openTab } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

test('the office gives a school method tests; a teacher sets one ready, a pupil takes it, the teacher shows how it went', async ({
  browser,
  page,
}) => {
  await logIn(page, school.url, 'directie', 'regenboog');
  await page.waitForURL(/admins\/[^/]+\/groepen/);
  const account = /admins\/([^/]+)/.exec(page.url())![1]!;
  // Where the office did not switch it on there is no such page, and no way to it.
  await openTab(page, 'Groep 5', 'Woordenlijsten');
  await expect(page.getByRole('link', { name: 'Methodetoetsen' })).toHaveCount(0);
  await page.goto(page.url().replace('woordenlijsten', 'methodetoetsen'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('niet');

  const office = await (await browser.newContext()).newPage();
  await logIn(office, school.url, 'kantoor', 'regenboog');
  await office.waitForURL(/superadmin/);
  await office.goto(`${school.url}/app/superadmin/admins/${account}/accountgegevens/onderdelen`);
  await office.getByRole('switch', { name: 'Methodetoetsen' }).click();
  await expect(office.getByText('Methodetoetsen staat aan.')).toBeVisible();
  await expectAccessible(office, 'parts of the product');
  await office.context().close();

  const teacher = await (await browser.newContext()).newPage();
  const faults = consoleFaults(teacher);
  await logIn(teacher, school.url, 'meester.joost', 'regenboog');
  await openTab(teacher, 'Groep 5', 'Methodetoetsen');
  await teacher.getByRole('button', { name: 'Nieuwe toets' }).click();
  await teacher.getByRole('button', { name: 'Klaarzetten' }).click();
  await expect(teacher.getByText('Geef de toets een naam.')).toBeVisible();
  await teacher.getByLabel('Naam').fill('Blok 3');
  await teacher.getByLabel('Waarover').click();
  await teacher.getByRole('option').first().click();
  await teacher.getByLabel('Woorden', { exact: true }).fill('10');
  await teacher.getByRole('button', { name: 'Woorden bekijken' }).click();
  await expect(teacher.getByRole('heading', { name: 'Deze woorden worden gevraagd' })).toBeVisible();
  await expectAccessible(teacher, 'a new method test');
  const words = await teacher.getByRole('dialog').getByRole('row').getByRole('rowheader').allTextContents();
  expect(words.length).toBe(10);
  await teacher.getByRole('button', { name: 'Klaarzetten' }).click();
  await expect(teacher.getByText('Blok 3 staat klaar.')).toBeVisible();

  const pupil = await (await browser.newContext()).newPage();
  consoleFaults(pupil, faults);
  await logIn(pupil, school.url, 'anouk5', 'spelen');
  await pupil.getByRole('link', { name: 'Naar de toets' }).click();
  await expectAccessible(pupil, 'a test before it is begun');
  await pupil.getByRole('button', { name: 'Beginnen' }).click();
  for (const [i, word] of words.entries()) {
    await expect(pupil.getByRole('heading', { name: `Woord ${i + 1} van 10` })).toBeVisible();
    if (i === 4) {
      // It goes on where it was, after a reload too.
      await pupil.reload();
      await pupil.getByRole('button', { name: 'Verdergaan' }).click();
      await expect(pupil.getByRole('heading', { name: 'Woord 5 van 10' })).toBeVisible();
      await expectAccessible(pupil, 'a word of a test');
    }
    await pupil.getByLabel('Schrijf het woord').fill(i === 0 ? 'zxq' : word);
    await pupil.keyboard.press('Enter');
  }
  await expect(pupil.getByRole('heading', { name: 'Dit heb je geschreven' })).toBeVisible();
  await expectAccessible(pupil, 'all that was written');
  await pupil.getByRole('button', { name: 'Inleveren' }).click();
  await expect(pupil.getByText('Klaar!')).toBeVisible();

  await teacher.getByRole('link', { name: 'Blok 3' }).click();
  await expect(teacher.getByRole('row').filter({ hasText: 'Anouk' })).toContainText('nagekeken');
  await teacher.getByRole('button', { name: /Antwoorden van Anouk/ }).click();
  await expect(teacher.getByRole('dialog')).toContainText('zxq');
  await expectAccessible(teacher, 'answers of a pupil');
  await teacher.getByRole('button', { name: 'Sluiten' }).click();
  await teacher.getByRole('button', { name: 'Vrijgeven voor leerlingen' }).click();
  await expect(teacher.getByText('Leerlingen zien nu hun uitslag.')).toBeVisible();
  await expectAccessible(teacher, 'a method test');
  await pupil.reload();
  await expect(pupil.getByText('jij schreef zxq')).toBeVisible();
  expect(faults).toEqual([]);
});
