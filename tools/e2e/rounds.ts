// Rounds of a game on the stage that is built for the tests, played with the browser's own mouse, finger and keys.
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type { GameManifest } from '../../engine/exercise/index.ts';
import { madeGames } from '../checks/changed.ts';
import { consoleFaults } from './actions.ts';
import { hasten, play, playable, type Log, type Plan, type Wish } from './play.ts';
import { openScene, serveStage, type Scene } from './stage/open.ts';
import { test } from './test.ts';

const ROOT = join(import.meta.dirname, '../..');
/** How much faster than the clock time goes: more would leave the robot too little time to look. */
const FASTER = 4;
/** A round may take so long on a slow, busy machine. */
const ROUND_SECONDS = 300;

/** `npm test -- alles`: everything in every combination. */
export const IS_ALL = process.env['SPELWERELD_ALL'] !== undefined;

/** The manifests of all games that are made. */
export const GAMES: readonly GameManifest[] = await Promise.all(
  madeGames(ROOT).map(async (folder) => {
    const module = (await import(join(ROOT, 'scenes', folder, 'manifest.ts'))) as { default: GameManifest };
    return module.default;
  }),
);

/** The game of this id. */
export function gameOf(id: string): GameManifest {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

export const WISHES: Record<string, (n: number) => Wish> = {
  'all right': () => 'right',
  'all wrong': () => 'wrong',
  'wrong and then right': (n) => (n % 2 === 0 ? 'wrong' : 'right'),
  mixed: (n) => (n % 3 === 1 ? 'wrong' : 'right'),
  'twice wrong, then right': (n) => (n < 2 ? 'wrong' : 'right'),
};

/** Serves the stage to the tests of a file, each with a finger beside a mouse; the console has to stay clean. */
export function onStage(): { readonly url: string } {
  let stage: Awaited<ReturnType<typeof serveStage>>;
  let faults: string[] = [];
  // As on a school's Chromebook.
  test.use({ hasTouch: true });
  test.beforeAll(async () => {
    stage = await serveStage();
  });
  test.afterAll(() => stage.close());
  test.beforeEach(({ page }) => {
    test.setTimeout((ROUND_SECONDS + 40) * 1000);
    faults = consoleFaults(page);
  });
  test.afterEach(() => expect(faults).toEqual([]));
  return {
    get url() {
      return stage.url;
    },
  };
}

/** Opens a game, in quick time, and waits until it can be played. */
export async function openRound(page: Page, url: string, scene: Scene) {
  await hasten(page, FASTER);
  await openScene(page, url, scene);
  await playable(page);
}

/** Plays a whole round; the log must be what the hand was asked to do, try by try. */
export async function playRound(page: Page, url: string, scene: Scene, plan: Plan) {
  await openRound(page, url, scene);
  const log = await play(page, { seconds: ROUND_SECONDS, ...plan });
  expectDone(log, scene, plan.want);
  expect(await page.evaluate(() => window.__spel!.stats().errors)).toBe(0);
}

/** Cards of the fixed sentence. Laid one by one, the last has no other that might be laid instead. */
const LAST_CARD = 4;

/** The log of a round that is over: all that was asked for, each once, in the order of time. */
export function expectDone(log: Log, { size, form }: Scene, want: Plan['want']) {
  const isMeant = (n: number, item: number) =>
    (want?.(n) ?? 'right') === 'right' || (form === 'order' && item === LAST_CARD);
  expect(log.map(({ right }) => right)).toEqual(log.map(({ item }, n) => isMeant(n, item)));
  expect(new Set(log.map(({ exercise }) => exercise)).size).toBeGreaterThanOrEqual(size);
  const places = log.map(({ exercise, item, tryNo }) => `${exercise}/${item}/${tryNo}`);
  expect(new Set(places).size, 'no try is logged twice').toBe(places.length);
  const ticks = log.map(({ tick }) => tick);
  expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
}

/** Keeps a picture of the first time that each phase is seen, to be looked at by people; `seen` are those phases. */
export function pictures(page: Page, info: TestInfo) {
  const seen = new Set<string>();
  const onPhase = async (phase: string) => {
    if (seen.has(phase)) return;
    seen.add(phase);
    await page.screenshot({ path: info.outputPath(`${phase}.png`) });
  };
  return { seen, onPhase };
}
