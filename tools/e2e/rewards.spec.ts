import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Piece, Rewards } from '../../server/contract/rewards.ts';
import { ask, consoleFaults, logIn, mapOf, pupilIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

/** Goes on with Tab until this is in focus, as a hand on the keyboard would. */
async function tabTo(page: Page, role: 'button' | 'tab' | 'radio', name: RegExp) {
  const wanted = page.getByRole(role, { name });
  for (let tries = 0; tries < 40; tries++) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${name.source} by Tab`);
}

async function expectAccessible(page: Page, screen: string) {
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]),
    screen,
  ).toEqual([]);
}

test('a pupil tries on, buys and wears a hat by keyboard alone, and still has it on after a reload', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'anouk5', 'spelen');
  const before = await mapOf(page);
  const hat = (await forSale(page))[1]!;
  const worn = { ...before.pupil.avatar.worn, hat: hat.id };
  await tabTo(page, 'button', /Naar het clubhuis/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Het clubhuis' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Kraam' })).toBeFocused();
  await expectAccessible(page, 'the stall');

  // One stop for the whole shelf; arrows go over it.
  await tabTo(page, 'button', /^Feestmuts/);
  const card = page.getByRole('button', { name: new RegExp(`^${hat.name},`) });
  const inFocus = () => card.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < 20 && !(await inFocus()); i++) await page.keyboard.press('ArrowRight');
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  // Tried on, not bought.
  expect((await mapOf(page)).coins).toBe(before.coins);
  const price = `Kopen voor ${hat.price}`;
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: price })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Uitdoen' })).toBeFocused();
  await expect(page.getByText(`${before.coins - hat.price!} munten`, { exact: true })).toBeVisible();
  const bought = await mapOf(page);
  expect([bought.coins, bought.pupil.avatar.worn]).toEqual([before.coins - hat.price!, worn]);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Aandoen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Uitdoen' })).toBeFocused();

  // All rooms by arrow.
  for (let tries = 0; tries < 40 && !(await isFocused(page, 'Kraam')); tries++)
    await page.keyboard.press('Shift+Tab');
  for (const name of ['Klodder', 'Verzamelkast', 'Trofeeën', 'Ballon', 'Vlieger']) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, name);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Het clubhuis' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: `${before.coins - hat.price!} munten` })).toBeVisible();
  expect((await mapOf(page)).pupil.avatar.worn).toEqual(worn);
  expect(faults).toEqual([]);
});

/** Hats of the stall that the pupil has not got and can pay, cheapest first. */
async function forSale(page: Page) {
  const { outfits, coins } = await ask<Rewards>(page, `/api/pupils/${pupilIn(page)}/rewards`);
  return outfits.filter(
    ({ slot, price, owned }) => slot === 'hat' && !owned && price !== null && price <= coins,
  );
}

const isFocused = (page: Page, text: string) =>
  page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, text);

test('a pupil gives the own Klodder another look by keyboard; it stays after a reload, and costs nothing', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'anouk5', 'spelen');
  const before = await mapOf(page);
  await page.goto(`${page.url().split('?')[0]}?clubhuis=klodder`);
  await expect(page.getByRole('tab', { name: 'Klodder', exact: true })).toBeFocused();
  await expectAccessible(page, 'the look of the Klodder');
  const colour = page.getByRole('radiogroup', { name: 'Kleur' });
  await colour.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(colour.getByRole('radio', { name: 'koraal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Zo blijft je Klodder eruitzien.')).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Patroon' }).getByRole('radio', { name: 'sterren' }).click();
  await expect(page.getByRole('radio', { name: 'sterren' })).toHaveAttribute('aria-checked', 'true');
  await expect(async () => {
    const { coins, pupil } = await mapOf(page);
    expect(pupil.avatar).toEqual({ ...before.pupil.avatar, colour: 'koraal', pattern: 'sterren' });
    expect(coins).toBe(before.coins);
  }).toPass();
  await page.reload();
  await expect(colour.getByRole('radio', { name: 'koraal' })).toHaveAttribute('aria-checked', 'true');
  expect(faults).toEqual([]);
});

test('older pieces of the cabinet stay while one is open, with the focus; who closes a piece hears no more of it', async ({
  page,
}) => {
  await logIn(page, school.url, 'anouk5', 'spelen');
  // As if a shelf showed one piece at a time.
  await page.route('**/collection', async (route) => {
    const response = await route.fetch();
    const { shelves } = (await response.json()) as { shelves: { pieces: Piece[] }[] };
    for (const shelf of shelves) shelf.pieces.splice(1);
    return route.fulfill({ response, json: { shelves } });
  });
  await page.goto(`${page.url().split('?')[0]}?clubhuis=kast`);
  // Which shelves hold several depends on the day on which the demo is made.
  const older = page.getByRole('button', { name: /^Oudere bekijken/ });
  const shelfName = await page.getByRole('region').filter({ has: older }).first().getAttribute('aria-label');
  const shelf = page.getByRole('region', { name: shelfName!, exact: true });
  const pieces = shelf.getByRole('button', { name: / van \d/ });
  await shelf.getByRole('button', { name: /^Oudere bekijken/ }).press('Enter');
  await expect(pieces.nth(1)).toBeFocused();
  const count = await pieces.count();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Terug naar de kast' })).toBeFocused();
  await page.getByRole('button', { name: 'Alles horen' }).click();
  await expect(page.locator('[data-now="true"]')).toBeVisible();
  await page.getByRole('button', { name: 'Terug naar de kast' }).click();
  await expect(pieces.nth(1)).toBeFocused();
  await expect(pieces).toHaveCount(count);
  // What was asked for before it was closed is no matter; a word would follow within this time.
  let said = 0;
  page.on('request', (request) => (said += Number(request.url().includes('.mp3'))));
  await page.waitForTimeout(2500);
  expect(said).toBe(0);
});

test('without a line nothing is bought twice; slow purchases and those of another tab end well', async ({
  page,
  context,
}) => {
  await logIn(page, school.url, 'anouk5', 'spelen');
  const before = await mapOf(page);
  await page.getByRole('button', { name: 'Naar het clubhuis' }).click();
  const [hat] = await forSale(page);
  await page.getByRole('button', { name: new RegExp(`^${hat!.name},`) }).click();
  // The server takes the purchase, its answer is lost on the way.
  let lost = 0;
  await context.route('**/purchases', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: `Kopen voor ${hat!.price}` }).click();
  await expect(page.getByRole('status').filter({ hasText: /verbinding|internet/i })).toBeVisible();
  await page.getByRole('button', { name: `Kopen voor ${hat!.price}` }).click();
  await expect(page.getByRole('button', { name: 'Uitdoen' })).toBeVisible();
  expect((await mapOf(page)).coins).toBe(before.coins - hat!.price!);

  // What was begun is told, and put on, when something else is looked at meanwhile.
  await context.unroute('**/purchases');
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await context.route('**/purchases', async (route) => {
    await delivered;
    await route.continue();
  });
  const [next, other] = await forSale(page);
  const card = (name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
  await card(next!.name).click();
  await page.getByRole('button', { name: `Kopen voor ${next!.price}` }).click();
  await card(other!.name).click();
  deliver();
  await expect(page.getByText(`Gelukt! ${next!.name} is van jou.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `${next!.name}, heb je aan` })).toBeVisible();

  // Another tab spends the coins: this one sees it once it asks, and says how many are missing.
  await spendElsewhere(page, other!.price!);
  await page.getByRole('button', { name: `Kopen voor ${other!.price}` }).click();
  await expect(page.getByText(/^Nog \d+ munt(en)? te gaan\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: `Kopen voor ${other!.price}` })).toBeDisabled();
  const { coins } = await mapOf(page);
  const purseful = coins === 1 ? '1 munt' : `${coins} munten`;
  await expect(page.getByText(purseful, { exact: true })).toBeVisible();
  // A friend that is too dear says so too.
  await page.getByRole('radio', { name: 'Blobs' }).click();
  await page.getByRole('button', { name: /^Stip, / }).click();
  await expect(page.getByText(/^Nog \d+ munten te gaan\.$/)).toBeVisible();
  // The purse over the map tells the same.
  await page.keyboard.press('Escape');
  const purse = page.getByRole('button', { name: `${purseful}. Naar de kraam van Sjaak`, exact: true });
  await expect(purse).toBeVisible();
});

test('two tabs dress one Klodder: each changes its own slot, and shows the other one’s once it is looked at again', async ({
  page,
  context,
}) => {
  await logIn(page, school.url, 'anouk5', 'spelen');
  const [hat] = await forSale(page);
  const before = await mapOf(page);
  const { outfits } = await ask<Rewards>(page, `/api/pupils/${pupilIn(page)}/rewards`);
  const scarf = outfits.find(
    ({ slot, price, owned }) =>
      slot === 'neck' && !owned && price !== null && price <= before.coins - hat!.price!,
  )!;
  await page.goto(`${page.url().split('?')[0]}?clubhuis=kraam`);
  await expect(page.getByRole('button', { name: new RegExp(`^${hat!.name},`) })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('radio', { name: 'Sjaals' }).click();
  await other.getByRole('button', { name: new RegExp(`^${scarf.name},`) }).click();

  await page.getByRole('button', { name: new RegExp(`^${hat!.name},`) }).click();
  await page.getByRole('button', { name: `Kopen voor ${hat!.price}` }).click();
  await expect(page.getByRole('button', { name: `${hat!.name}, heb je aan` })).toBeVisible();
  // The other tab has not heard of the hat yet.
  await other.getByRole('button', { name: `Kopen voor ${scarf.price}` }).click();
  await expect(other.getByRole('button', { name: `${scarf.name}, heb je aan` })).toBeVisible();
  const worn = { ...before.pupil.avatar.worn, hat: hat!.id, neck: scarf.id };
  expect((await mapOf(page)).pupil.avatar.worn).toEqual(worn);

  // Back in the first one, well within the time that what was asked stays fresh.
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.getByRole('radio', { name: 'Sjaals' }).click();
  await expect(page.getByRole('button', { name: `${scarf.name}, heb je aan` })).toBeVisible();
});

/** Buys things past the page, dearest first, until fewer coins are left than this. */
async function spendElsewhere(page: Page, left: number) {
  const { outfits, coins } = await ask<Rewards>(page, `/api/pupils/${pupilIn(page)}/rewards`);
  let purse = coins;
  const sold = outfits.filter(({ slot, owned, price }) => slot !== 'hat' && !owned && price !== null);
  for (const { id, price } of sold.sort((a, b) => b.price! - a.price!)) {
    if (purse < left) return;
    if (price! > purse) continue;
    purse = await buyElsewhere(page, id);
  }
  expect(purse).toBeLessThan(left);
}

/** Buys a thing as another tab would; answers with the coins that are left. */
const buyElsewhere = (page: Page, item: string) =>
  page.evaluate(
    async ([address, thing]) => {
      const token = localStorage.getItem('access_token');
      const response = await fetch(address!, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), item: thing }),
      });
      return ((await response.json()) as { coins: number }).coins;
    },
    [`/api/pupils/${pupilIn(page)}/purchases`, item],
  );
