// What each game asks of a machine and of a line, against the ceilings of scenes/README.md 6, rules 16 and 17.
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type { TestHook } from '../../engine/host/hook.ts';
import { report } from './browser.ts';

const MOST = {
  objects: 180,
  texts: 40,
  bodies: 40,
  particles: 120,
  textureMB: 24,
  textureSide: 2048,
} as const;
type Measure = keyof typeof MOST;
const NAMES: Record<Measure, string> = {
  objects: 'objecten',
  texts: 'teksten',
  bodies: 'lichamen',
  particles: 'deeltjes',
  textureMB: 'texturen in MB',
  textureSide: 'langste zijde',
};
/** The map has more on it, and no ceiling of its own for the rest. */
const MOST_ON_MAP = 220;
/** In kB of 1000 bytes, compressed. */
const MOST_KB = { art: 180, sound: 120, code: 40 } as const;
const LOOK_MS = 100;

interface Watcher {
  most: Record<Measure, number>;
  stop: number;
}
declare global {
  interface Window {
    ceilings?: Watcher;
  }
}

/** Notes the most of everything while something happens, and prints it; true when all ceilings hold. */
export async function watchLoad(page: Page, scene: string, during: () => Promise<unknown>): Promise<boolean> {
  await page.evaluate(
    ({ names, everyMs }) => {
      const most = Object.fromEntries(names.map((name) => [name, 0])) as Record<
        (typeof names)[number],
        number
      >;
      const look = () => {
        const stats: ReturnType<TestHook['stats']> | undefined = window.__spel?.stats();
        for (const name of names) most[name] = Math.max(most[name], stats?.[name] ?? 0);
      };
      window.ceilings = { most, stop: window.setInterval(look, everyMs) };
    },
    { names: Object.keys(MOST) as Measure[], everyMs: LOOK_MS },
  );
  await during();
  const most = await page.evaluate(() => {
    window.clearInterval(window.ceilings!.stop);
    return window.ceilings!.most;
  });
  return (Object.keys(MOST) as Measure[])
    .map((name) => {
      const ceiling = name === 'objects' && scene === 'landkaart' ? MOST_ON_MAP : MOST[name];
      return report(`scenes: ${NAMES[name]}, ${scene}`, most[name], ceiling);
    })
    .every(Boolean);
}

/** Weighs the files that opening a scene fetches besides those that are there already; true when all ceilings hold. */
export async function weighFiles(page: Page, scene: string, open: () => Promise<unknown>): Promise<boolean> {
  const fetched: Response[] = [];
  const collect = (response: Response) => void fetched.push(response);
  page.on('response', collect);
  await open();
  await page.waitForLoadState('networkidle');
  page.off('response', collect);
  const weight = { art: 0, sound: 0, code: 0 };
  for (const response of fetched) {
    const name = new URL(response.url()).pathname.split('/assets/')[1];
    if (!name || !response.ok()) continue;
    weight[kindOf(name)] += (await sizeOf(response, name)) / 1000;
  }
  return (['art', 'sound', 'code'] as const)
    .map((kind) => report(`scenes: ${kind}, ${scene}`, weight[kind], MOST_KB[kind], ' kB'))
    .every(Boolean);
}

/**
 * Bytes on the line. A picture that the page took as a blob is no longer held by the browser when it is asked for, and
 * it doesn't get smaller either: the server says how large it is.
 */
const sizeOf = async (response: Response, name: string): Promise<number> =>
  /\.(webp|png|mp3)$/.test(name)
    ? Number(response.headers()['content-length'])
    : gzipSync(await response.body()).length;

function kindOf(file: string): keyof typeof MOST_KB {
  if (file.endsWith('.js') || file.endsWith('.css')) return 'code';
  return /^(music|sounds?|sprite)-/.test(file) || file.endsWith('.mp3') ? 'sound' : 'art';
}
