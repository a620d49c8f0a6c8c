import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

test('the office invites a list once it is mended, and who was invited finds the form filled in', async ({
  page,
}) => {
  await logIn(page, school.url, 'kantoor', 'regenboog');
  await page.getByRole('link', { name: 'Uitnodigingen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uitnodigingen' })).toBeVisible();
  await expectAccessible(page, 'the invitations');
  await page.getByRole('link', { name: 'Uitnodiging versturen' }).click();

  // Nothing chosen yet: it says what is missing.
  await page.getByRole('button', { name: 'Kijk na' }).click();
  await expect(page.getByText('Vul in wie je uitnodigt, of kies een bestand.')).toBeVisible();
  await expectAccessible(page, 'an invitation with faults');
  const list = page.getByRole('textbox', { name: 'Wie nodig je uit?' });
  await list.fill(
    'Naam;E-mailadres;Organisatie;Soort;Land\n' +
      'Bo Smit;bo@vlieger.example;De Vlieger;school;Nederland\n' +
      'Jo Peeters;jo vlieger.example;;;\n' +
      'Bo Smit;BO@vlieger.example;;;',
  );
  await page.getByLabel('Ze vroegen erom').check();
  await page.getByLabel('Dagen proberen').fill('70');
  await page.getByLabel('Plaatsen').fill('120');
  await page.getByLabel('Korting op de eerste bestelling, in procent').fill('60');
  await page.getByRole('button', { name: 'Kijk na' }).click();
  await expect(
    page.getByText('Meer dan 50 % van de lijstprijs af kan alleen een superbeheerder.'),
  ).toBeVisible();
  // What was refused on purpose stands in the console.
  const faults = consoleFaults(page);
  await page.getByLabel('Korting op de eerste bestelling, in procent').fill('20');
  await page.getByRole('button', { name: 'Kijk na' }).click();

  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused();
  await expect(page.getByText('2 regels zijn fout of dubbel.', { exact: false })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Dit adres staat ook op regel 2.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Verstuur/ })).toHaveCount(0);
  await expect(
    page.frameLocator('iframe[title="Mail voor België"]').getByText('20 % korting', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page, 'a list with faults');

  await page.getByRole('button', { name: 'Terug en verbeteren' }).click();
  await expect(page.getByLabel('Dagen proberen')).toHaveValue('70');
  await list.fill('Bo Smit; bo@vlieger.example; De Vlieger');
  await page.getByRole('button', { name: 'Kijk na' }).click();
  await page.getByRole('button', { name: 'Stuur een proef naar mij (Nederland)' }).click();
  await expect(page.getByText('De proef gaat naar', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Verstuur 1 mail' }).click();
  await expect(page).toHaveURL(/\/superadmin\/uitnodigingen\/[^/]+$/);
  await expect(page.getByRole('link', { name: 'Mail aan Bo Smit' })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'who was invited');
  expect(faults).toEqual([]);

  // There is no mail server: the office reads the mail, link included.
  await page.getByRole('link', { name: 'Mail aan Bo Smit' }).click();
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Begin de proef' });
  const { pathname, search } = new URL((await link.getAttribute('href'))!);
  await page.goto(school.url + pathname + search);
  await expect(page.getByText('Met je uitnodiging duurt de proef 70 dagen.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Je e-mailadres')).toHaveValue('bo@vlieger.example');
  await expect(page.getByLabel('Naam van de school of praktijk')).toHaveValue('De Vlieger');
  await expectAccessible(page, 'the form of an invitation');

  await page.goto(`${school.url}/app/superadmin/uitnodigingen`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('cell', { name: 'Geopend' })).toBeVisible();
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Trek 1 in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Trek 1 in' }).click();
  await expect(page.getByText('De uitnodigingen zijn ingetrokken.')).toBeVisible();
  await page.goto(school.url + pathname + search);
  await expect(page.getByText('Deze uitnodiging werkt niet meer.', { exact: false })).toBeVisible();
});
