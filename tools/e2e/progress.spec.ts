import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { consoleFaults, logIn, openTab } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

/** Opens the overview of Groep 5, as its teacher. */
async function openOverview(page: Page) {
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await page.waitForURL(/groepen$/);
  await openTab(page, 'Groep 5', 'Voortgang');
  await page.getByRole('row', { name: /Fleur Groenewoud/ }).waitFor();
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html.slice(0, 160)])).toEqual([]);
}

/** The panel is accessible; the page behind it is out of reach meanwhile. */
async function expectPanel(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html.slice(0, 160)])).toEqual([]);
}

test('a teacher reads the overview, sets something ready for two pupils and takes it back', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await openOverview(page);
  await expectAccessible(page);
  // The table scrolls, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.getByRole('checkbox', { name: 'Kies Fleur Groenewoud' }).press('Space');
  await page.getByRole('checkbox', { name: 'Kies Mats Postma' }).press('Space');
  await expect(page.getByText('2 leerlingen gekozen')).toBeVisible();
  await page.getByRole('button', { name: 'Oefeninstelling geven …' }).press('Enter');
  await page.getByRole('combobox', { name: 'Oefeninstelling' }).press('Enter');
  await page.getByRole('option', { name: 'als de groep' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Geven' }).press('Enter');
  await expect(page.getByText(/^2 leerlingen oefenen nu/)).toBeVisible();

  await page.getByLabel('Wat zet je klaar?').press('Enter');
  await page.getByRole('option').first().press('Enter');
  await page.getByRole('button', { name: 'Klaarzetten' }).press('Enter');
  // The message before it is still there.
  const told = page.getByRole('listitem').filter({ hasText: /staat klaar voor 2 leerlingen/ });
  await told.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText(/is weer weggehaald/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV-bestand' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv.startsWith('\uFEFFLeerling;Leerjaar;Aandacht;Minuten;')).toBe(true);
  expect(csv).toMatch(/\r\nFleur Groenewoud;5;("[^"]*"|[^;]*);\d+(,\d)?;\d+;/);

  await page.goto(`${page.url().split('?')[0]}?periode=own&van=2020-08-01&tot=2020-08-31`);
  await expect(page.getByText('In deze periode is niet geoefend.')).toBeVisible();
  await page.getByRole('button', { name: 'Bekijk dit schooljaar' }).click();
  await expect(page.getByRole('row', { name: /^Gemiddeld \d+ leerlingen \d+ min \d+%/ })).toBeVisible();
  // Two choices that leave nothing are let go of at once.
  await page.goto(`${page.url()}?soort=lijst&leerjaar=5`);
  await page.getByRole('button', { name: 'Alles tonen' }).click();
  await expect(page.getByRole('row', { name: /Fleur Groenewoud/ })).toBeVisible();
  expect(page.url()).not.toContain('?');
  expect(faults).toEqual([]);
});

test('a cell opens its details by mouse and keyboard: what went wrong, one step to set it ready, and back', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await openOverview(page);
  const cellsOf = (name: string) =>
    page.getByRole('row', { name: new RegExp(name) }).locator('button[data-column]');
  // Of a row Tab reaches one cell; arrows go on from there.
  const [first, second] = [cellsOf('Fleur Groenewoud').nth(0), cellsOf('Fleur Groenewoud').nth(1)];
  await page.getByRole('link', { name: 'Fleur Groenewoud' }).focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Fleur Groenewoud');
  await expect(panel.getByText('Stand', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await expectPanel(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(second).toBeFocused();
  // Tab comes back to the cell that was looked at last.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();

  await second.click();
  await panel
    .getByRole('button', { name: /laarzetten$/ })
    .first()
    .click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText(/staat klaar voor 1 leerling\./)).toBeVisible();
  await second.click();
  await expect(panel.getByText(/staat al klaar\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText(/is weer weggehaald/)).toBeVisible();
  await second.click();
  await expect(panel.getByText(/staat al klaar\.$/)).toHaveCount(0);
  await panel.getByRole('link', { name: 'Alles van deze leerling' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Voortgang Fleur Groenewoud' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a press beside the panel on another cell goes straight on to that one', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await openOverview(page);
  const rows = page.locator('tr[data-pupil]');
  const name = await rows.nth(0).getByRole('link').textContent();
  await rows.nth(6).locator('button[data-column]').nth(3).click();
  const panel = page.getByRole('dialog');
  await expect(panel).not.toContainText(name!);
  const other = (await rows.nth(0).locator('button[data-column]').nth(0).boundingBox())!;
  // Where is pressed it is not covered: how large the panel is depends on what it tells.
  const covered = (await panel.boundingBox())!;
  expect(covered.y > other.y + other.height || covered.x > other.x + 12).toBe(true);
  await page.mouse.click(other.x + 8, other.y + 8);
  await expect(panel).toContainText(name!);
  await page.keyboard.press('Escape');
  await expect(rows.nth(0).locator('button[data-column]').nth(0)).toBeFocused();
});

test('the head of a column tells who stands where, chooses them and puts the weakest first', async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await openOverview(page);
  // One of which it is known how far somebody is: what was practised lately depends on the day.
  const mark = page.locator(
    'button[data-column] .standing-mark[data-look]:not([data-look="few"], [data-look="none"])',
  );
  const column = (await mark.first().locator('xpath=ancestor::button').getAttribute('data-column'))!;
  const head = page.locator(`thead button[data-column="${column}"]`);
  const title = (await head.textContent())!;
  await head.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: title })).toBeVisible();
  await expectPanel(page);
  // It fits the screen.
  const { x, width } = (await panel.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  // What can be done is in view before anything is scrolled; what is told comes out from above it.
  const sort = panel.getByRole('button', { name: 'Zet de zwakste bovenaan' });
  await expect(sort).toBeInViewport({ ratio: 1 });
  const last = panel.getByRole('button', { name: /^Kies \d+ leerling/ }).last();
  await last.focus();
  const [told, foot] = [(await last.boundingBox())!, (await sort.boundingBox())!];
  expect(told.y + told.height).toBeLessThanOrEqual(foot.y);
  const choose = panel.getByRole('button', { name: /^Kies \d+ leerling/ }).first();
  const count = Number(/\d+/.exec((await choose.getAttribute('aria-label'))!)![0]);
  await choose.click();
  await expect(page.getByText(new RegExp(`^${count} leerling(en)? gekozen$`))).toBeVisible();
  await expect(page.getByLabel('Wat zet je klaar?')).toContainText(title);
  await page.getByRole('button', { name: 'Niemand kiezen' }).click();
  await head.click();
  await sort.click();
  await expect(page).toHaveURL(/volgorde=/);
  await expect(async () => {
    const said = await page.locator('tr[data-pupil]').evaluateAll(
      (rows, sorted) =>
        rows.map((row) => {
          const mark = row.querySelector<HTMLElement>(`[data-column="${sorted}"] .standing-mark`);
          return mark?.dataset['look'] === 'few' ? undefined : mark?.textContent;
        }),
      column,
    );
    // Who is known comes first; of whom too little is known stands after them.
    const levels = said.map((words) => /verwacht (\d+)% goed/.exec(words ?? '')?.[1]);
    const known = levels.filter((level) => level !== undefined).map(Number);
    expect(known.length).toBeGreaterThan(0);
    expect(levels.slice(0, known.length)).not.toContain(undefined);
    expect(known).toEqual([...known].sort((a, b) => a - b));
  }).toPass({ timeout: 5000 });
  expect(faults).toEqual([]);
});

test('without a line the matrix stays, says of which moment it is, and mends itself', async ({ page }) => {
  await openOverview(page);
  await page.context().setOffline(true);
  await expect(page.getByText(/Je ziet de stand van \d\d:\d\d uur\./)).toBeVisible();
  await expect(page.getByRole('row', { name: /Fleur Groenewoud/ })).toBeVisible();
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(page.getByText(/Er is geen verbinding.*Je ziet de stand van/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(page.getByText(/Je ziet de stand van/)).toHaveCount(0);
});

test('a teacher reads the page of a pupil and writes a note', async ({ page }) => {
  const faults = consoleFaults(page);
  await openOverview(page);
  await page.getByRole('link', { name: 'Fleur Groenewoud' }).click();
  const next = page.getByRole('region', { name: 'Waarom deze taken' });
  await expect(
    next.getByText(/Bijvoorbeeld .+; naar verwachting ongeveer \d+% goed\./).first(),
  ).toBeVisible();
  await expectAccessible(page);
  // The letter is read first, with what the teacher adds, which is there the next time too.
  await page.getByRole('button', { name: 'Brief voor ouders' }).click();
  const preview = page.getByRole('dialog');
  await preview.getByLabel('Eigen zin').fill('Vrijdag is er dictee.');
  await expect(preview.getByRole('article').getByText('Vrijdag is er dictee.')).toBeVisible();
  const letter = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Pdf opslaan' }).click();
  expect((await letter).suggestedFilename()).toBe('Brief voor ouders Fleur Groenewoud.pdf');
  expect(readFileSync(await (await letter).path(), 'latin1').startsWith('%PDF-')).toBe(true);
  await preview.getByRole('button', { name: 'Sluiten' }).click();
  await page.getByLabel('Wat zet je klaar?').press('Enter');
  await page.getByRole('option').first().press('Enter');
  await page.getByRole('button', { name: 'Klaarzetten' }).press('Enter');
  await expect(page.getByText(/staat klaar voor 1 leerling/)).toBeVisible();
  // What comes next begins with it.
  await expect(next.getByText(/Klaargezet voor deze leerling/)).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(next.getByText(/Klaargezet voor deze leerling/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Notitie toevoegen' }).press('Enter');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByText('Schrijf eerst een notitie.')).toBeVisible();
  await page.getByLabel('Notitie', { exact: true }).fill('Leest de opdracht nu zelf voor.');
  await page.getByRole('button', { name: 'Bewaren' }).press('Enter');
  await expect(page.getByText('De notitie is bewaard.')).toBeVisible();
  // Taking back what was thrown away leaves another note that is being written.
  await page.getByRole('button', { name: /^Gooi notitie van/ }).click();
  await page.getByRole('button', { name: 'Notitie toevoegen' }).click();
  await page.getByLabel('Notitie', { exact: true }).fill('Hier ben ik nog mee bezig.');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Leest de opdracht nu zelf voor.')).toBeVisible();
  await expect(page.getByLabel('Notitie', { exact: true })).toHaveValue('Hier ben ik nog mee bezig.');
  await page.getByRole('button', { name: 'Annuleren' }).click();
  // What was fetched stays when days are chosen that can't be.
  const words = page.getByRole('region', { name: 'Beheerste woorden' });
  await page.getByLabel('Periode').press('Enter');
  await page.getByRole('option', { name: 'eigen periode' }).press('Enter');
  await page.getByLabel('Van', { exact: true }).fill('2090-01-01');
  await expect(page.getByText('De laatste dag ligt voor de eerste.')).toHaveCount(1);
  await expect(words).toBeVisible();
  await page.goto(page.url().split('?')[0]!);
  await expect(page.getByText('Leest de opdracht nu zelf voor.')).toBeVisible();
  await expect(page.getByText(/door Joost van Zuylen/)).toBeVisible();
  // What the server says to an empty note is a fault of the network for the console alone.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});
