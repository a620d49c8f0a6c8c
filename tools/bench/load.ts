// What a pupil waits for on a slow machine: the public entry, the map after login, a game after Start.
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { gameAddress, mapOf, taskFor } from '../e2e/actions.ts';
import type { School } from '../e2e/school.ts';
import { freshTab, MAP_READY, openMap, quantile, report, slowDown, withSchool } from './browser.ts';

const MOST_MAP_MS = 4000;
const MOST_GAME_MS = 1000;
/** The median of these counts. */
const TURNS = 5;
/** Texts that are only in Phaser and in MUI, also after minifying. */
const HEAVY = { Phaser: 'phaser.io', MUI: 'MuiButtonBase' };

/** Measures the built app; true when all ceilings hold. */
export const benchLoad = (): Promise<boolean> =>
  withSchool(process.env['SPELWERELD_BENCH_WEB'] ?? '.build/web', async (browser, school) => {
    const light = await measureEntry(browser, school);
    const maps: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) maps.push(await measureMap(browser, school));
    const quick = report(
      'load: van inloggen tot kaart, lege cache, 4x traag',
      quantile(maps, 0.5),
      MOST_MAP_MS,
      ' ms',
    );
    console.log(`  keren: ${maps.map(Math.round).join(', ')} ms`);
    const games = await measureGames(browser, school);
    return light && quick && games;
  });

/** Lists what the login screen fetches; neither engine nor widgets of grown-ups may be among it. */
async function measureEntry(browser: Browser, school: School): Promise<boolean> {
  const { page } = await freshTab(browser);
  const files = collect(page);
  await page.goto(`${school.url}/app/auth/login`, { waitUntil: 'networkidle' });
  console.log('load: het inlogscherm haalt op (gzip)');
  const heavy = await printFiles(files);
  await page.context().close();
  return report('load: Phaser of MUI in het inlogscherm', heavy.length, 0);
}

/** Time from the press on Inloggen until something on the map can be chosen. */
async function measureMap(browser: Browser, school: School): Promise<number> {
  const { page, inside } = await freshTab(browser);
  await slowDown(inside);
  await page.goto(`${school.url}/app/auth/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Gebruikersnaam').fill('demo');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo');
  const ms = await timeUntil(page, { button: 'button[type=submit]' }, 'Landkaart', MAP_READY);
  await page.context().close();
  return ms;
}

/** Time from Start in the place panel until the pupil can do something, with everything in the cache. */
async function measureGames(browser: Browser, school: School): Promise<boolean> {
  const { page, inside } = await freshTab(browser);
  const files = collect(page);
  await openMap(page, school);
  await page.waitForLoadState('networkidle');
  console.log('load: inloggen en kaart halen samen op (gzip)');
  await printFiles(files);
  const map = await mapOf(page);
  const games = new Set(map.tasks.flatMap((task) => task.games.map(({ id }) => id)));
  let met = true;
  for (const game of games) {
    const task = taskFor(map, game);
    const title = task.games.find(({ id }) => id === game)!.title;
    // As Start does it: of what a place has, its panel offers six games at most.
    const address = gameAddress(map, task, game);
    const times: number[] = [];
    for (let turn = 0; turn <= TURNS; turn++) {
      await slowDown(inside);
      const ms = await timeUntil(page, { address }, 'Spel', `${MAP_READY}, .skip-button`);
      // The first time fills the cache.
      if (turn > 0) times.push(ms);
      await slowDown(inside, 1);
      await page.goBack();
      await page.locator('main[aria-label^="Landkaart"]').waitFor({ state: 'attached' });
      await page.locator(MAP_READY).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    }
    met =
      report(
        `load: van Start tot ${title}, uit cache, 4x traag`,
        quantile(times, 0.5),
        MOST_GAME_MS,
        ' ms',
      ) && met;
    console.log(`  keren: ${times.map(Math.round).join(', ')} ms`);
  }
  await page.context().close();
  return met;
}

/** Presses a button or goes to an address of the app, and measures in the page itself until the screen of that name can be used. */
const timeUntil = (
  page: Page,
  what: { button: string } | { address: string },
  screen: string,
  ready: string,
): Promise<number> =>
  page.evaluate(
    ({ what, screen, ready }) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        if ('button' in what) document.querySelector<HTMLButtonElement>(what.button)!.click();
        else {
          history.pushState(null, '', what.address);
          dispatchEvent(new PopStateEvent('popstate'));
        }
        const isThere = () =>
          document.querySelector(`main[aria-label^="${screen}"]`) &&
          !document.querySelector('.loading') &&
          document.querySelector(ready);
        const look = () => {
          if (isThere()) resolve(performance.now() - begin);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { what, screen, ready },
  );

/** Keeps the answers to all that a page asks for. */
function collect(page: Page): Response[] {
  const files: Response[] = [];
  page.on('response', (response) => files.push(response));
  return files;
}

/** Prints files with their sizes, largest first; gives those that hold something heavy. */
async function printFiles(files: readonly Response[]): Promise<string[]> {
  const rows = await Promise.all(
    files.map(async (response) => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const name = new URL(response.url()).pathname;
      const holds = Object.entries(HEAVY).flatMap(([what, mark]) => (body.includes(mark) ? [what] : []));
      return { name, size: gzipSync(body).length, holds: name.endsWith('.js') ? holds : [] };
    }),
  );
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  for (const { name, size, holds } of rows.sort((a, b) => b.size - a.size))
    console.log(`  ${kilobytes(size)}  ${name}${holds.length > 0 ? `  (${holds.join(', ')})` : ''}`);
  console.log(`  ${kilobytes(total)}  samen, in ${rows.length} aanvragen`);
  return rows.flatMap(({ name, holds }) => (holds.length > 0 ? [name] : []));
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} kB`;
