// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { PlaySettings } from '../../engine/exercise/index.ts';
import { fixtureRound } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';

/** Coins for keeping pace in the first two exercises, before there is anything else to earn tips with. */
async function tips(settings: Partial<PlaySettings>) {
  const headless = new HeadlessHost();
  const round = fixtureRound({ form: 'split', size: 12, settings });
  await headless.open(gameById('splitsmachine')!, round);
  let [shown, earned] = [0, 0];
  headless.host.bus.on('exerciseShown', () => shown++);
  headless.host.bus.on('earned', ({ tips: all }) => (earned = all));
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  while (shown < 3) await robot.act();
  headless.destroy();
  return earned;
}

it('pays for keeping pace from tempo 0.4 on, in calm mode and with still motion as well', async () => {
  expect(await tips({ tempo: 0.5 })).toBe(2);
  expect(await tips({ tempo: 0.5, calm: true })).toBe(2);
  expect(await tips({ tempo: 0.5, reducedMotion: true })).toBe(2);
  expect(await tips({ tempo: 0.3 })).toBe(0);
});
