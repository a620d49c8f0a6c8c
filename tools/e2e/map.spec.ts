import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { STATE_WORDS, type PlaceState } from '../../scenes/landkaart/data.ts';
import { ask, consoleFaults, gameAddress, logIn, mapOf, taskFor } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

type Target = ReturnType<NonNullable<Window['__spel']>['targets']>[number];
const targets = (page: Page): Promise<Target[]> => page.evaluate(() => window.__spel?.targets() ?? []);
const places = async (page: Page) => (await targets(page)).filter(({ id }) => id.startsWith('plek-'));

/** How many pixels of the canvas have the yellow of the focus ring. */
async function yellowAround(page: Page): Promise<number> {
  const picture = (await page.locator('.canvas canvas').screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    let count = 0;
    for (let i = 0; i < pixels.length; i += 4)
      if (pixels[i] === 0xff && pixels[i + 1] === 0xd8 && pixels[i + 2] === 0x4a) count++;
    return count;
  }, picture);
}

/** Logs in and waits until the places of the island are there. */
async function openMap(page: Page, username = 'fleur5') {
  await logIn(page, school.url, username, username === 'demo' ? 'demo' : 'spelen');
  await expect.poll(async () => (await places(page)).length, { timeout: 30_000 }).toBeGreaterThan(0);
}

async function tap(page: Page, { rect }: Target) {
  await page.mouse.click(rect.x + rect.w / 2, rect.y + rect.h / 2);
}

test('a place is reached by pointer, and offers three games, a surprise and others', async ({ page }) => {
  const faults = consoleFaults(page);
  await openMap(page);
  const open = (await places(page)).find(({ label }) => !label?.includes('nog dicht'))!;
  await tap(page, open);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible({ timeout: 30_000 });
  const cards = page.getByRole('radio');
  await expect(cards).toHaveCount(4);
  await expect(cards.last()).toHaveAccessibleName('Verras me');
  // Who can't read it hears what to do here.
  const spoken = page.waitForResponse((response) => response.url().includes('/api/speech/'));
  await page.getByRole('button', { name: 'Lees voor' }).click();
  await expect(page.getByRole('button', { name: 'Stop met voorlezen' })).toBeVisible();
  expect((await spoken).headers()['content-type']).toBe('audio/mpeg');
  await page.getByRole('button', { name: 'Stop met voorlezen' }).click();
  await expect(page.getByRole('button', { name: 'Lees voor' })).toBeVisible();
  const named = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  const before = await named();
  const others = page.getByRole('button', { name: 'Andere spellen' });
  if (await others.isVisible()) {
    await others.click();
    // A favourite keeps its place among others.
    await expect.poll(named).not.toEqual(before);
    await expect(others).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Start' })).toBeHidden();
  expect(faults).toEqual([]);
});

test('chart, island and list by keyboard alone, with still motion', async ({ page }) => {
  const faults = consoleFaults(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page);
  const map = await mapOf(page);
  const islands = async () => (await targets(page)).filter(({ id }) => id.startsWith('eiland-'));
  await page.keyboard.press('m');
  await expect.poll(async () => (await islands()).length).toBe(8);
  await expect(page.getByText('Inktzee', { exact: true })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect.poll(async () => (await places(page)).length).toBeGreaterThan(0);
  await expect(page.locator('.island-name')).toHaveText(map.somvenster.name);
  await page.keyboard.press('n');
  await expect(async () => {
    await page.waitForTimeout(500);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  // The ring of the keys shows where Enter does something: yellow around the house.
  await expect.poll(() => yellowAround(page)).toBeGreaterThan(200);
  const drawn = (await places(page)).map(({ label }) => label).sort();
  await page.keyboard.press('l');
  await page.locator('.list-view li').first().waitFor();
  // What the island shows the list says: the same places in the same states.
  const listed = await page.locator('.list-view li').evaluateAll((items) =>
    items.map((item) => ({
      goal: item.querySelector('h3')!.textContent,
      state: item.getAttribute('data-state') as PlaceState,
      shut: item.querySelector('button')!.disabled,
    })),
  );
  for (const task of map.tasks.filter(({ anchor }) => anchor < 12)) {
    const row = listed.find(({ goal }) => goal === task.goal)!;
    expect(row.shut, row.goal).toBe(row.state === 'dicht');
    const label = `${row.goal}: ${STATE_WORDS[row.state]}`;
    expect(
      drawn.some((one) => one === label || one?.startsWith(`${label}, `)),
      label,
    ).toBe(true);
  }
  const tasks = map.islands.flatMap((island) => island.tasks);
  await expect(page.locator('.list-view li')).toHaveCount(tasks.length);
  const open = page.getByRole('button', { name: /^Oefenen: / });
  await expect(open).toHaveCount(tasks.filter(({ state }) => state !== 'dicht').length);
  await page.keyboard.press('l');
  await expect(open).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('the chart button of the HUD does what M does', async ({ page }) => {
  await openMap(page);
  await page.getByRole('button', { name: 'Alle eilanden' }).click();
  await expect.poll(async () => (await targets(page)).some(({ id }) => id === 'eiland-1')).toBe(true);
  await page.getByRole('button', { name: 'Terug naar het eiland' }).click();
  await expect.poll(async () => (await places(page)).length).toBeGreaterThan(0);
});

test('every place stays in the window at every size', async ({ page }) => {
  await openMap(page);
  for (const [width, height] of [
    [1024, 600],
    [1024, 768],
    [1920, 1080],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () =>
        (await places(page)).filter(
          ({ rect }) => rect.x < 0 || rect.y < 0 || rect.x + rect.w > width || rect.y + rect.h > height,
        ),
      )
      .toEqual([]);
  }
});

test('a screen that is held upright asks to be turned: the map lies under the hint, and a game waits for it', async ({
  page,
}) => {
  await openMap(page);
  const hint = page.getByRole('heading', { name: 'Draai je scherm' });
  await expect(hint).toBeHidden();
  await page.setViewportSize({ width: 600, height: 1000 });
  await expect(hint).toBeVisible();
  // Nothing of what lies below is picked by accident.
  const start = page.getByRole('button', { name: 'Start' });
  for (const place of await places(page)) await tap(page, place);
  await page.waitForTimeout(1000);
  await expect(start).toBeHidden();
  const map = await mapOf(page);
  await page.goto(school.url + gameAddress(map, taskFor(map, 'pizzabakken'), 'pizzabakken'));
  await expect(hint).toBeVisible();
  const phase = () => page.evaluate(() => window.__spel?.phase());
  await expect.poll(phase, { timeout: 30_000 }).toBe('pauze');
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(hint).toBeHidden();
  await page.getByRole('button', { name: 'Verder spelen' }).click();
  await expect.poll(phase).not.toBe('pauze');
});

test('what the map draws stays below its ceilings', async ({ page }) => {
  await openMap(page);
  await page.waitForTimeout(1500);
  const stats = await page.evaluate(() => window.__spel!.stats());
  expect(stats.objects).toBeLessThanOrEqual(220);
  expect(stats.drawn).toBeLessThanOrEqual(220);
  expect(stats.texts).toBeLessThanOrEqual(40);
  expect(stats.textureMB).toBeLessThanOrEqual(24);
});

test('what a teacher sets ready stands over the bridge, and is reached by pointer', async ({ page }) => {
  const faults = consoleFaults(page);
  await openMap(page);
  const before = await mapOf(page);
  const placed = new Set(before.islands.flatMap(({ tasks }) => tasks.map(({ category }) => category)));
  const wanted = ['ei-ij', 'au-ou', 'final-d-t', 'prefix-be-ge-ver'].filter((id) => !placed.has(id));
  expect(wanted.length).toBeGreaterThan(1);
  await setReady(page, wanted, before.pupil.id);
  await page.reload();
  await expect.poll(async () => (await places(page)).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const bridge = (await targets(page)).find(({ id }) => id === 'brug-oost')!;
  expect(bridge.label).toBe(`Brug naar het eilandje: ${wanted.length} plekken`);
  await tap(page, bridge);
  const labels = async () => (await places(page)).map(({ label }) => label);
  await expect.poll(labels, { timeout: 30_000 }).toHaveLength(wanted.length);
  for (const label of await labels()) expect(label).toContain('voor jou klaargezet');
  // The Klodder comes over the bridge first.
  await expect(async () => {
    await tap(page, (await places(page))[0]!);
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 40_000 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: 'Voor jou klaargezet' })).toBeVisible();
  expect(faults).toEqual([]);
});

/** Sets categories ready for one pupil as the teacher of its group does. */
async function setReady(page: Page, categories: readonly string[], pupil: string) {
  const teacher = await page.context().browser()!.newPage();
  await logIn(teacher, school.url, 'meester.joost', 'regenboog');
  const token = await teacher.evaluate(() => localStorage.getItem('access_token'));
  const account = new URL(teacher.url()).pathname.split('/')[3]!;
  const { groups } = await ask<{ groups: { id: string; name: string }[] }>(
    teacher,
    `/api/accounts/${account}/groups`,
  );
  const group = groups.find(({ name }) => name === 'Groep 5')!;
  for (const category of categories) {
    const response = await teacher.request.put(
      new URL(`/api/accounts/${account}/groups/${group.id}/ready-tasks/${randomUUID()}`, school.url).href,
      { headers: { Authorization: `Bearer ${token}` }, data: { category, pupils: [pupil] } },
    );
    expect(response.ok(), await response.text()).toBe(true);
  }
  await teacher.close();
}
