import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type { GameManifest } from '../../engine/exercise/index.ts';
import { consoleFaults } from './actions.ts';
import { hasten, logOf, phaseOf, play, playable, type Hand, type Plan, type Wish } from './play.ts';
import { openScene, serveStage, type Scene } from './stage/open.ts';
import { test } from './test.ts';

/** Every game x every form in the real host, with the browser's own mouse, finger and keys (scenes/README.md 6.1 and 6.4). */
const SCENES = join(import.meta.dirname, '../../scenes');
/** How much faster than the clock time goes: more would leave the robot too little time to look. */
const FASTER = 4;
/** A round may take so long on a slow, busy machine. */
const ROUND_SECONDS = 300;
const HANDS: readonly Hand[] = ['keyboard', 'touch', 'pointer'];
/** Steered by arrows, what goes on by itself may bite the next thing before the robot has looked: it points instead. */
const HANDS_LIVE: readonly Hand[] = ['touch', 'pointer'];
const SIZES: readonly [number, number][] = [
  [1024, 600],
  [2560, 1440],
  [1024, 768],
];

const games = await Promise.all(
  readdirSync(SCENES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(SCENES, entry.name)).includes('manifest.ts'))
    .map(async ({ name }) => {
      const module = (await import(join(SCENES, name, 'manifest.ts'))) as { default: GameManifest };
      return module.default;
    }),
);

// A finger beside a mouse, as on a school's Chromebook.
test.use({ hasTouch: true });

let stage: Awaited<ReturnType<typeof serveStage>>;
test.beforeAll(async () => {
  stage = await serveStage();
});
test.afterAll(() => stage.close());

let faults: string[] = [];
test.beforeEach(async ({ page }) => {
  test.setTimeout((ROUND_SECONDS + 40) * 1000);
  faults = consoleFaults(page);
});
test.afterEach(() => expect(faults).toEqual([]));

const WISHES: Record<string, (n: number) => Wish> = {
  'all right': () => 'right',
  'all wrong': () => 'wrong',
  'wrong and then right': (n) => (n % 2 === 0 ? 'wrong' : 'right'),
  mixed: (n) => (n % 3 === 1 ? 'wrong' : 'right'),
};

/** Plays a whole round; the log must be what the hand was asked to do, try by try. */
async function playRound(page: Page, scene: Scene, plan: Plan) {
  await hasten(page, FASTER);
  await openScene(page, stage.url, scene);
  await playable(page);
  const log = await play(page, { seconds: ROUND_SECONDS, ...plan });
  expectDone(log, scene, plan.want);
  expect(await page.evaluate(() => window.__spel!.stats().errors)).toBe(0);
}

/** Cards of the fixed sentence. Laid one by one, the last has no other that might be laid instead. */
const LAST_CARD = 4;

function expectDone(log: Awaited<ReturnType<typeof logOf>>, { size, form }: Scene, want: Plan['want']) {
  const isMeant = (n: number, item: number) =>
    (want?.(n) ?? 'right') === 'right' || (form === 'order' && item === LAST_CARD);
  expect(log.map(({ right }) => right)).toEqual(log.map(({ item }, n) => isMeant(n, item)));
  expect(new Set(log.map(({ exercise }) => exercise)).size).toBeGreaterThanOrEqual(size);
  const places = log.map(({ exercise, item, tryNo }) => `${exercise}/${item}/${tryNo}`);
  expect(new Set(places).size, 'no try is logged twice').toBe(places.length);
  const ticks = log.map(({ tick }) => tick);
  expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
}

/** Keeps a picture of the first time that each phase is seen, to be looked at by people. */
function pictures(page: Page, info: TestInfo) {
  const seen = new Set<string>();
  return async (phase: string) => {
    if (seen.has(phase)) return;
    seen.add(phase);
    await page.screenshot({ path: info.outputPath(`${phase}.png`) });
  };
}

/** All that can be used now lies inside the window. */
async function expectInWindow(page: Page) {
  const { width, height } = page.viewportSize()!;
  const outside = () =>
    page.evaluate(
      ([width, height]) =>
        window
          .__spel!.targets()
          .filter(({ actionable, visible }) => actionable && visible)
          .filter(({ rect: { x, y, w, h } }) => x < -1 || y < -1 || x + w > width + 1 || y + h > height + 1)
          .map(({ id }) => id),
      [width, height] as const,
    );
  await expect.poll(outside, { message: `at ${width} x ${height}` }).toEqual([]);
}

/**
 * Whether each of the four runs is played with both hands. Else those two that no other run of the game repeats (by touch, in
 * calm mode), each with one hand, another from game to game.
 */
const BOTH_HANDS = process.env['SPELWERELD_E2E_HANDS'] === 'both';
const ALONE = 2;

games.forEach((game, number) => {
  const [primary, ...others] = game.forms;
  test.describe(game.id, () => {
    // The four runs of scenes/README.md 6.1, each by keyboard and by pointer.
    Object.entries(WISHES).forEach(([plan, want], turn) => {
      for (const [i, hand] of (['keyboard', 'pointer'] as const).entries())
        if (BOTH_HANDS || (turn < ALONE && (number + turn) % 2 !== i))
          test(`${primary}: ${plan}, by ${hand}`, async ({ page }) => {
            await playRound(page, { game, form: primary, size: 2 }, { hand, want });
          });
    });

    test(`${primary}: wrong and then right, by touch, while the window changes in every phase`, async ({
      page,
    }, info) => {
      const keep = pictures(page, info);
      let turn = 0;
      const onPhase = async (phase: string) => {
        await keep(phase);
        const [width, height] = SIZES[turn++ % SIZES.length]!;
        await page.setViewportSize({ width, height });
        if (phase === 'spel') await expectInWindow(page);
      };
      const want = WISHES['wrong and then right']!;
      await playRound(page, { game, form: primary, size: 2 }, { hand: 'touch', want, onPhase });
    });

    test(`${primary}: mixed in calm mode, by keyboard`, async ({ page }) => {
      const scene = { game, form: primary, size: 2, calm: true };
      await playRound(page, scene, { hand: 'keyboard', want: WISHES['mixed']! });
    });

    test(`${primary}: a pause stands still`, async ({ page }) => {
      await pauseAndGoOn(page, { game, form: primary, size: 2 });
    });

    others.forEach((form, i) => {
      const hands = game.pace === 'L' ? HANDS_LIVE : HANDS;
      const hand = hands[i % hands.length]!;
      test(`${form}: mixed, by ${hand}`, async ({ page }, info) => {
        const onPhase = pictures(page, info);
        await playRound(page, { game, form, size: 3 }, { hand, want: WISHES['mixed']!, onPhase });
      });
    });
  });
});

async function pauseAndGoOn(page: Page, scene: Scene) {
  await hasten(page, FASTER);
  await openScene(page, stage.url, scene);
  await playable(page);
  await play(page, { hand: 'keyboard', answers: 1 });
  await playable(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => phaseOf(page)).toBe('pauze');
  const standing = () =>
    page.evaluate(() => {
      const { meta, targets } = window.__spel!;
      return { tick: meta().tick, rects: targets().map(({ id, rect }) => ({ id, rect })) };
    });
  const before = await standing();
  expect(await page.evaluate(() => window.__spel!.targets().filter(({ actionable }) => actionable))).toEqual(
    [],
  );
  for (const { rect } of before.rects.slice(0, 3))
    await page.mouse.click(rect.x + rect.w / 2, rect.y + rect.h / 2);
  await page.keyboard.press('Digit1');
  await page.waitForTimeout(500);
  expect(await standing()).toEqual(before);
  expect(await logOf(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Verder spelen' }).click();
  const log = await play(page, { hand: 'pointer' });
  expectDone(log, scene, undefined);
}
