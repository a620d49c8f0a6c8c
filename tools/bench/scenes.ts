// How much practice each game gives, what changing scenes leaves behind, and how much script a frame of each scene takes on a slow machine.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { gameAddress, logIn, mapOf, taskFor } from '../e2e/actions.ts';
import { phaseOf, play } from '../e2e/play.ts';
import type { School } from '../e2e/school.ts';
import { freshTab, openMap, quantile, report, SLOW_DOWN, withSchool } from './browser.ts';
import { watchLoad, weighFiles } from './ceilings.ts';
import { stampSteps, timeFrames } from './frames.ts';
import { benchPace } from './pace.ts';

const WARM_UP = 60;
const CHANGES = 100;
/** After / before, of what is kept when all that is no longer used was cleared away. */
const MOST_HEAP = 1.05;
const MOST_OTHER = 1.01;
/** scenes/README.md 6, rule 16. */
const MOST_SCRIPT_MS = 5;
const PLAY_SECONDS = 14;

/** Measures the games, and the build with the test hook, of some games only or of all; true when all limits hold. */
export async function benchScenes(only?: readonly string[]): Promise<boolean> {
  const paced = await benchPace(only);
  const built = process.env['SPELWERELD_BENCH_HOOK'] ?? '.build/web-test';
  return withSchool(built, async (browser, school) => {
    const clean = only !== undefined || (await measureGrowth(browser, school));
    const quick = await measureScript(browser, school, only);
    return paced && clean && quick;
  });
}

interface Kept {
  heap: number;
  textures: number;
  listeners: number;
  nodes: number;
}

/** Goes back and forth between the map and every game. */
async function measureGrowth(browser: Browser, school: School): Promise<boolean> {
  const { page, inside } = await freshTab(browser);
  await openMap(page, school);
  await inside.send('Performance.enable');
  const stops = await addressesOf(page);
  let at = 0;
  const change = async (times: number) => {
    for (let i = 0; i < times; i++) {
      const game = at % 2 === 0 ? stops.games[(at / 2) % stops.games.length]! : undefined;
      await goTo(page, game?.address ?? stops.map, game?.id ?? '');
      at++;
    }
  };
  // What is made once is there, and the browser has learned the code: neither is growth.
  await change(WARM_UP);
  const before = await keptBy(page, inside);
  await change(CHANGES);
  const after = await keptBy(page, inside);
  await page.context().close();
  console.log(
    `scenes: na ${CHANGES} wisselingen  heap ${megabytes(before.heap)} -> ${megabytes(after.heap)}, ` +
      `texturen ${before.textures} -> ${after.textures}, luisteraars ${before.listeners} -> ${after.listeners}, ` +
      `DOM-knopen ${before.nodes} -> ${after.nodes}`,
  );
  return [
    report('scenes: groei van de heap', after.heap / before.heap, MOST_HEAP),
    report('scenes: groei van texturen', after.textures / before.textures, MOST_OTHER),
    report('scenes: groei van luisteraars', after.listeners / before.listeners, MOST_OTHER),
    report('scenes: groei van DOM-knopen', after.nodes / before.nodes, MOST_OTHER),
  ].every(Boolean);
}

/** The map and one place per game, as addresses. */
async function addressesOf(page: Page) {
  const map = await mapOf(page);
  const ids = [...new Set(map.tasks.flatMap((task) => task.games.map(({ id }) => id)))];
  const games = ids.map((id) => ({ id, address: gameAddress(map, taskFor(map, id), id) }));
  return { map: new URL(page.url()).pathname, games };
}

/** Changes the address as a link in the app does, and waits until the scene runs. */
async function goTo(page: Page, address: string, game: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction((id) => {
    const hook = window.__spel;
    if (!hook || hook.meta().tick < 5) return false;
    return id ? hook.meta().id === id && hook.phase() !== 'laden' : hook.meta().id === 'landkaart';
  }, game);
}

/** What is still held after all garbage was collected. */
async function keptBy(page: Page, inside: CDPSession): Promise<Kept> {
  await page.waitForLoadState('networkidle');
  for (let i = 0; i < 3; i++) await inside.send('HeapProfiler.collectGarbage');
  const { metrics } = await inside.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  const stats = await page.evaluate(() => window.__spel!.stats());
  return {
    heap: metric('JSHeapUsedSize'),
    textures: stats.textures,
    listeners: stats.listeners + metric('JSEventListeners'),
    nodes: metric('Nodes'),
  };
}

/** Plays in every game, and looks on at the map, while each frame's script is timed. */
async function measureScript(browser: Browser, school: School, only?: readonly string[]): Promise<boolean> {
  const { page, inside } = await freshTab(browser);
  await logIn(page, school.url, 'demo', 'demo');
  await page.waitForFunction(() => window.__spel?.meta().id === 'landkaart');
  const stops = await addressesOf(page);
  await stampSteps(page);
  let met = tell('landkaart', await timeFrames(inside, () => page.waitForTimeout(4000)));
  met = (await watchLoad(page, 'landkaart', () => page.waitForTimeout(1000))) && met;
  for (const { id, address } of stops.games.filter(({ id }) => only?.includes(id) ?? true)) {
    met = (await weighFiles(page, id, () => goTo(page, address, id))) && met;
    while ((await phaseOf(page)) === 'voorbeeld') await page.keyboard.press('Enter');
    const want = (n: number) => (n % 4 === 3 ? 'wrong' : 'right');
    // The round need not end: this many seconds of it are enough.
    const playing = () => play(page, { hand: 'pointer', want, seconds: PLAY_SECONDS }).catch(() => undefined);
    let quick = false;
    const timed = async () => void (quick = tell(id, await timeFrames(inside, playing)));
    met = (await watchLoad(page, id, timed)) && quick && met;
  }
  await page.context().close();
  return met;
}

/**
 * The slow machine is reckoned: the browser's own slow-down waits by the clock on the wall, so on a busy machine it
 * would slow down more than was asked. Drawing has no ceiling here, because this browser has no graphics card.
 */
function tell(scene: string, { steps, drawing }: Awaited<ReturnType<typeof timeFrames>>): boolean {
  const at = (times: readonly number[], share: number) => quantile(times, share) * SLOW_DOWN;
  const what = `scenes: script per frame p95, ${scene}, 4x traag`;
  const met = report(what, at(steps, 0.95), MOST_SCRIPT_MS, ' ms');
  console.log(
    `  ${steps.length} stappen, p50 ${at(steps, 0.5).toFixed(2)} ms, p99 ${at(steps, 0.99).toFixed(2)} ms; ` +
      `tekenen zonder grafische kaart p50 ${at(drawing, 0.5).toFixed(1)} ms, p95 ${at(drawing, 0.95).toFixed(1)} ms`,
  );
  return met;
}

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
