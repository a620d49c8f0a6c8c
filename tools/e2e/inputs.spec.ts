import { expect, type Page } from '@playwright/test';
import type { Form, GameManifest } from '../../engine/exercise/index.ts';
import type { Input } from '../../engine/stage/input.ts';
import { logOf, phaseOf, play, playable, type Hand } from './play.ts';
import { expectDone, GAMES, gameOf, IS_ALL, onStage, openRound, playRound, WISHES } from './rounds.ts';
import type { Scene } from './stage/open.ts';
import { test } from './test.ts';

// Each kind of real input once, in a game that can't be played without it. What a game does with an input is its contract's.

const SIZES: readonly [number, number][] = [
  [1024, 600],
  [2560, 1440],
  [1024, 768],
];

const stage = onStage();

const KINDS: readonly [what: string, hand: Hand, kind: Input['kind'], game: string, form: Form][] = [
  ['keys', 'keyboard', 'key', 'splitsmachine', 'split'],
  ['arrows that are held', 'keyboard', 'key', 'doolhof', 'choose'],
  ['typing on the keyboard', 'keyboard', 'type', 'bellenprikken', 'type'],
  ['typing on the screen, by mouse', 'pointer', 'tap', 'bioscoop2', 'type'],
  ['typing on the screen, by finger', 'touch', 'tap', 'bellenprikken', 'type'],
  ['the mouse, at what moves', 'pointer', 'tap', 'ballengooien', 'choose'],
  ['a finger', 'touch', 'tap', 'rups', 'choose'],
  ['dragging by mouse', 'pointer', 'drag', 'glazenwasser', 'judge'],
  ['wiping by finger', 'touch', 'drag', 'glazenwasser', 'choose'],
  ['holding by mouse', 'pointer', 'hold', 'bioscoop2', 'order'],
  ['holding by finger', 'touch', 'hold', 'bioscoop2', 'choose'],
];

for (const [what, hand, kind, id, form] of KINDS)
  test(`${what} (${id}, ${form})`, async ({ page }) => {
    const sent = new Set<string>();
    const onInput = (input: Input) => void sent.add(input.kind);
    await playRound(page, stage.url, { game: gameOf(id), form, size: 2 }, { hand, onInput });
    expect([...sent]).toContain(kind);
  });

/** One game stands for all; `npm test -- alles` takes each. */
const some = (id: string): readonly GameManifest[] => (IS_ALL ? GAMES : [gameOf(id)]);

for (const game of some('treinmachinist'))
  test(`the window changes in every phase, by touch (${game.id})`, async ({ page }) => {
    let turn = 0;
    const onPhase = async (phase: string) => {
      const [width, height] = SIZES[turn++ % SIZES.length]!;
      await page.setViewportSize({ width, height });
      if (phase === 'spel') await expectInWindow(page);
    };
    const want = WISHES['wrong and then right']!;
    const scene = { game, form: game.forms[0], size: 2 };
    await playRound(page, stage.url, scene, { hand: 'touch', want, onPhase });
  });

test('the window goes to a screen with more pixels', async ({ page }) => {
  const scene = { game: gameOf('rups'), form: 'choose' as const, size: 2 };
  await openRound(page, stage.url, scene);
  await playable(page);
  const pixels = () => page.evaluate(() => document.querySelector('canvas')!.width);
  const before = await pixels();
  const { width, height } = page.viewportSize()!;
  const devTools = await page.context().newCDPSession(page);
  for (const [deviceScaleFactor, times] of [
    [1.5, 1.5],
    [1, 1],
    [1.5, 1.5],
  ] as const) {
    await devTools.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor,
      mobile: false,
    });
    await expect.poll(pixels).toBe(before * times);
  }
  expectDone(await play(page, { hand: 'pointer' }), scene, undefined);
});

for (const game of some('ballengooien'))
  test(`a pause stands still (${game.id})`, async ({ page }) => {
    await pauseAndGoOn(page, { game, form: game.forms[0], size: 2 });
  });

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

async function pauseAndGoOn(page: Page, scene: Scene) {
  await openRound(page, stage.url, scene);
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
