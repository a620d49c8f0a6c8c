import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { logIn } from '../e2e/actions.ts';
import makeDemoSchool from '../e2e/global-setup.ts';
import { CHROMIUM_ARGS } from '../e2e/playwright.config.ts';
import { openSchool, type School } from '../e2e/school.ts';

/** How much slower than this machine the measured one is: a cheap Chromebook. */
export const SLOW_DOWN = 4;

/** Runs a measurement against the real server with a demo school, in a browser of its own. */
export async function withSchool<T>(
  web: string,
  measure: (browser: Browser, school: School) => Promise<T>,
): Promise<T> {
  const removeDemo = makeDemoSchool();
  const school = await openSchool({ web, alone: {} });
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: CHROMIUM_ARGS });
  try {
    return await measure(browser, school);
  } finally {
    await browser.close();
    await school.close();
    removeDemo();
  }
}

/** A tab with an empty cache and storage, and a line to its inside. */
export async function freshTab(browser: Browser): Promise<{ page: Page; inside: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'nl-NL' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return { page, inside: await context.newCDPSession(page) };
}

/** Makes the processor of the tab slower. */
export const slowDown = (inside: CDPSession, rate = SLOW_DOWN) =>
  inside.send('Emulation.setCPUThrottlingRate', { rate });

/** Logs the demo pupil in and waits for the map. */
export async function openMap(page: Page, school: School) {
  await logIn(page, school.url, 'demo', 'demo');
  await page.locator(MAP_READY).first().waitFor({ state: 'attached' });
}

/** What can be chosen on the map or in a game is also a button for those who hear the screen. */
export const MAP_READY = '[data-mirror] button:not(:disabled)';

/** Prints one measurement against its limit, a ceiling unless it is said to be a floor, with the ratio of the two; gives whether it holds. */
export function report(
  what: string,
  value: number,
  limit: number,
  unit = '',
  kind: 'hoogstens' | 'minstens' = 'hoogstens',
): boolean {
  const met = kind === 'hoogstens' ? value <= limit : value >= limit;
  const digits = limit > 0 && limit < 10 ? 2 : 0;
  const ratio = limit > 0 ? `, verhouding ${(value / limit).toFixed(2)}` : '';
  const text = `${value.toFixed(digits)}${unit} (${kind} ${limit}${unit})${ratio}`;
  console.log(`${what.padEnd(52)} ${text}  ${met ? 'gehaald' : 'NIET GEHAALD'}`);
  return met;
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Infinity;
}
