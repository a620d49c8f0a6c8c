// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { bareStage } from '../testing/bare-stage.ts';
import { Dusk } from './dusk.ts';

const bare = bareStage();
const DEPTH = -550;

/** An evening, and what is drawn of it. */
function evening() {
  const falls: boolean[] = [];
  const dusk = new Dusk(bare.stage, { alpha: 0.4, depth: DEPTH, onFall: (now) => falls.push(now) });
  const dark = bare.stage.scene.children.list.find(
    (one) => (one as Phaser.GameObjects.Rectangle).depth === DEPTH,
  ) as Phaser.GameObjects.Rectangle;
  return { dusk, dark, falls };
}

it('falls slowly over the whole window, and goes again', async () => {
  const { dusk, dark, falls } = evening();
  dusk.fall(false);
  dusk.fall(true);
  dusk.fall(true);
  await bare.headless.step(30);
  expect(dark.alpha).toBeGreaterThan(0);
  expect(dark.alpha).toBeLessThan(0.4);
  await bare.headless.step(120);
  expect(dark.alpha).toBeCloseTo(0.4);
  bare.headless.resize(1920, 700);
  const { left, right, top, bottom } = bare.stage.view;
  expect([dark.width, dark.height]).toEqual([right - left, bottom - top]);
  dusk.fall(false);
  await bare.headless.step(150);
  expect([dark.alpha, falls]).toEqual([0, [true, false]]);
});

it('is there at once where it was evening already', async () => {
  const { dusk, dark } = evening();
  dusk.fall(true, true);
  await bare.headless.step(2);
  expect(dark.alpha).toBeCloseTo(0.4);
});

it('goes along with a camera that rises', () => {
  const { dusk, dark } = evening();
  dusk.follow(-900);
  expect(dark.y).toBe(-900);
});
