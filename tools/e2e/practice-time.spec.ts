import { expect } from '@playwright/test';
import { consoleFaults, expectAccessible, gameAddress, logIn, mapOf, taskFor } from './actions.ts';
import { playable } from './play.ts';
import { openSchool, type School } from './school.ts';
import { openSettings } from './settings-page.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

/** Today as a button of the form calls it: maandag. */
const today = () =>
  new Intl.DateTimeFormat('nl', { weekday: 'long', timeZone: 'Europe/Amsterdam' }).format(new Date());

test('on a day without practice the map says so at once and by itself; a begun round goes on, and undone it is as before', async ({
  browser,
  page,
}) => {
  const faults = consoleFaults(page);
  const playing = await (await browser.newContext()).newPage();
  const seen = consoleFaults(playing);
  await logIn(playing, school.url, 'anouk5', 'spelen');
  const map = await mapOf(playing);
  const task = taskFor(map, 'bellenprikken');
  const landscape = playing.getByRole('main', { name: /^Landkaart van/ });
  const pupilAddress = playing.url();
  await playing.goto(school.url + gameAddress(map, task, 'bellenprikken'));
  await playable(playing);
  // Left without stopping, as by a reload: the round is open.
  await playing.goto(pupilAddress);
  await expect(landscape.getByText('Je was nog bezig met Bellen prikken.')).toBeVisible();

  await openSettings(page, school);
  await page.getByRole('link', { name: /^Instelling van Anouk/ }).click();
  await page.getByRole('tab', { name: 'Tijd' }).click();
  const days = page.getByRole('group', { name: 'Oefendagen' });
  await expect(days.getByRole('button', { pressed: true })).toHaveCount(7);
  // No day at all can't be; all but today can, by the keyboard.
  for (let left = 7; left > 0; left--) await days.getByRole('button', { pressed: true }).first().click();
  await expect(page.getByText('Kies minstens één dag. Zo kan er nooit geoefend worden.')).toBeVisible();
  await page.getByRole('button', { name: 'Elke dag' }).click();
  await days.getByRole('button', { name: today() }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('switch', { name: 'Alleen tussen vaste tijden' }).click();
  await page.getByLabel('Van', { exact: true }).fill('16:00');
  await page.getByLabel('Tot', { exact: true }).fill('16:10');
  await expect(page.getByText('Tussen de tijden moet minstens een kwartier zitten.')).toBeVisible();
  await expectAccessible(page, 'the days and hours of a pupil');
  await page.getByLabel('Tot', { exact: true }).fill('17:30');
  await page.getByRole('button', { name: 'Bekijk en bewaar' }).click();
  await expect(
    page.getByRole('dialog').getByRole('row', { name: 'Oefentijd de hele dag van 16.00 tot 17.30 uur' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(page.getByText(/De instelling van Anouk.* is bewaard/)).toBeVisible();

  const line = 'Nu is het geen oefentijd. Morgen vanaf 16 uur kun je weer oefenen.';
  await expect(
    landscape.getByText('Nu is het geen oefentijd. Bellen prikken mag je nog afmaken.'),
  ).toBeVisible();
  await expectAccessible(playing, 'a map without practice time');
  await playing.keyboard.press('l');
  await expect(landscape.getByText(line)).toBeVisible();
  const places = landscape.getByRole('button', { name: /^Oefenen: / });
  const other = map.tasks.find(({ id, state }) => id !== task.id && state !== 'dicht')!;
  await places.and(playing.getByLabel(`Oefenen: ${other.name}`)).click();
  const panel = playing.getByRole('dialog');
  await expect(panel.getByText(line)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Start' })).toBeDisabled();
  await panel.getByRole('radio').first().press('Enter');
  await expectAccessible(playing, 'a place without practice time');
  await panel.getByRole('button', { name: 'Sluiten' }).click();
  // An address of before says so too.
  await playing.goto(school.url + gameAddress(map, other, other.games[0]!.id));
  await expect(playing.getByRole('alert').getByText(line)).toBeVisible();
  await playing.getByRole('button', { name: 'Naar de kaart' }).click();
  await landscape.getByRole('button', { name: 'Ga verder' }).click();
  await playable(playing);

  await playing.getByRole('button', { name: 'Pauze' }).click();
  await playing.getByRole('button', { name: 'Stoppen' }).click();

  // Who is on the map, also after a game, sees at once that it is taken back; the map is not opened anew for it.
  await expect(landscape.getByText(line)).toBeVisible();
  await landscape.evaluate((map) => map.setAttribute('data-same', 'yes'));
  await page.getByText(/^Geschiedenis/).click();
  await page.getByRole('button', { name: 'Terugdraaien: oefendagen, oefentijd' }).click();
  await expect(landscape.getByText(line)).toBeHidden();
  await expect(landscape).toHaveAttribute('data-same', 'yes');
  expect(faults).toEqual([]);
  expect(seen.filter((fault) => !fault.includes('409'))).toEqual([]);
});

test('when practice time comes the map opens by itself, without a reload and by the clock of the server', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  // This device thinks that it is long past.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 5 * 60 * 60 * 1000;
  });
  let asked = 0;
  await page.route('**/api/pupils/*/map', async (route) => {
    const response = await route.fetch();
    const map = (await response.json()) as object;
    asked++;
    // What the server says shortly before and at the time.
    const practiceTime = asked > 1 ? { changesIn: 60_000 } : { closed: 'Nu niet. Straks.', changesIn: 3000 };
    await route.fulfill({ response, json: { ...map, practiceTime } });
  });
  await logIn(page, school.url, 'anouk5', 'spelen');
  await expect(page.getByText('Nu niet. Straks.')).toBeVisible();
  const before = await page.evaluate(() => performance.timeOrigin);
  await expect(page.getByText('Nu niet. Straks.')).toBeHidden({ timeout: 30_000 });
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);
  expect(asked).toBe(2);
  expect(faults).toEqual([]);
});
