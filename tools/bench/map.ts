// What the main thread does until the map can be used: for who logs in, comes again, or comes back from a game.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { gameAddress, mapOf, taskFor } from '../e2e/actions.ts';
import { freshTab, MAP_READY, openMap, quantile, report, slowDown, withSchool } from './browser.ts';

/** scenes/landkaart/README.md 4.7: the first view of the map, from cache. */
const MOST_MS = 1000;
const TURNS = 5;
const BEGUN = 'kaart-gevraagd';
const READY = 'kaart-klaar';
const GAME = 'pizzabakken';
const CATEGORIES = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
/** What a task of the main thread is called in a trace, and where its time goes. */
const TASK = 'RunTask';
const PARTS: Record<string, readonly string[]> = {
  script: [
    'FunctionCall',
    'EvaluateScript',
    'v8.evaluateModule',
    'v8.compile',
    'v8.compileModule',
    'RunMicrotasks',
  ],
  opmaak: ['Layout', 'UpdateLayoutTree', 'PrePaint', 'Paint', 'Layerize', 'Commit'],
};

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Time that it took, and that of the processor; in µs. */
  dur?: number;
  tdur?: number;
}

/** Measures the built app; true when both ways to the map stay below the ceiling. */
export const benchMap = (): Promise<boolean> =>
  withSchool(process.env['SPELWERELD_BENCH_WEB'] ?? '.build/web', async (browser, school) => {
    const { page, inside } = await freshTab(browser);
    await page.addInitScript(watch, { ready: MAP_READY, mark: READY });
    await openMap(page, school);
    await page.waitForLoadState('networkidle');
    const map = await mapOf(page);
    const game = school.url + gameAddress(map, taskFor(map, GAME), GAME);
    const home = page.url();
    const again = await measure('opnieuw laden', { browser, page, inside }, async () => {
      await page.goto(home);
      await settled(page);
      return () => location.reload();
    });
    const back = await measure('terug uit een spel', { browser, page, inside }, async () => {
      await page.goto(home);
      await settled(page);
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, game);
      await page.locator('main[aria-label^="Spel"]').waitFor({ state: 'attached' });
      await page.locator(`${MAP_READY}, .skip-button`).first().waitFor({ state: 'attached' });
      await page.waitForTimeout(1500);
      return () => history.back();
    });
    return again && back;
  });

interface Tab {
  browser: Browser;
  page: Page;
  inside: CDPSession;
}

/** The middle of some turns; `prepare` gives what is measured, to be done in the page. */
async function measure(what: string, tab: Tab, prepare: () => Promise<() => void>): Promise<boolean> {
  const { browser, page, inside } = tab;
  const turns: Record<string, number>[] = [];
  // The first turn fills the cache, with compiled code too.
  for (let turn = 0; turn <= TURNS; turn++) {
    await slowDown(inside, 1);
    const act = await prepare();
    await slowDown(inside);
    await browser.startTracing(page, { categories: CATEGORIES });
    const ready = page.waitForEvent('console', (message) => message.text() === READY);
    await page.evaluate(`performance.mark('${BEGUN}'); (${String(act)})()`);
    await ready;
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    if (turn > 0) turns.push(spent(traceEvents));
  }
  await slowDown(inside, 1);
  const middle = (part: string) =>
    quantile(
      turns.map((turn) => turn[part]!),
      0.5,
    );
  const met = report(`map: ${what}, uit cache, 4x traag`, middle('samen'), MOST_MS, ' ms');
  for (const part of Object.keys(turns[0]!)) {
    const times = turns.map((turn) => Math.round(turn[part]!)).join(', ');
    console.log(`  ${part.padEnd(8)} ${middle(part).toFixed(0).padStart(6)} ms   (${times})`);
  }
  return met;
}

/**
 * How long the main thread worked from when the map was asked for until it was there, in ms of its processor: what else
 * runs does not count.
 */
function spent(events: readonly TraceEvent[]): Record<string, number> {
  const begin = events.find(({ name }) => name === BEGUN);
  const end = events.find(({ name }) => name === READY);
  if (!begin || !end) throw new Error('The trace does not say when the map was there.');
  const mine = events
    .filter(
      ({ ph, pid, tid, ts }) =>
        ph === 'X' && pid === end.pid && tid === end.tid && ts >= begin.ts && ts < end.ts,
    )
    .sort((a, b) => a.ts - b.ts);
  const sum = (names: readonly string[]) => {
    let last = 0;
    let total = 0;
    for (const { name, ts, dur = 0, tdur = dur } of mine) {
      // What lies within one of the same kind is counted with it.
      if (!names.includes(name) || ts < last) continue;
      last = ts + dur;
      total += tdur / 1000;
    }
    return total;
  };
  return {
    samen: sum([TASK]),
    ...Object.fromEntries(Object.entries(PARTS).map(([part, names]) => [part, sum(names)])),
    klok: (end.ts - begin.ts) / 1000,
  };
}

/**
 * In the page: says each time that the map can be used, when the frame that shows it has been drawn. It is the scene's
 * first step that lists what can be picked, and the same frame draws it: a message comes right after that.
 */
function watch({ ready, mark }: { ready: string; mark: string }) {
  let was = false;
  const drawn = new MessageChannel();
  drawn.port1.onmessage = () => {
    performance.mark(mark);
    console.log(mark);
  };
  new MutationObserver(() => {
    const is =
      document.querySelector('main[aria-label^="Landkaart"]') !== null &&
      !document.querySelector('.loading') &&
      document.querySelector(ready) !== null;
    if (is && !was) drawn.port2.postMessage(null);
    was = is;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** The map is there and nothing more comes in. */
async function settled(page: Page) {
  await page.locator(MAP_READY).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
