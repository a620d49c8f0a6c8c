// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureRound } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

it('the duck with the star swims along in the fifth and the ninth exercise, and pays a low pop double', async () => {
  const round = fixtureRound({ form: 'choose', options: 2, size: 10, settings: { tempo: 0 } });
  const scene = await headless.open(gameById('bellenprikken')!, round);
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  const tips: number[] = [];
  scene.stage.tip = (coins) => void tips.push(coins);
  while (scene.flow.phase !== 'einde') await robot.act();
  expect(tips).toEqual([2, 2, 2, 2, 4, 2, 2, 2, 4, 2]);
});
