// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { fixtureRound } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import type Rups from './scene.ts';

let headless: HeadlessHost;
afterEach(() => headless.destroy());

it('has more twigs after a third of the round, and stars to pick up after two thirds', async () => {
  headless = new HeadlessHost();
  const round = fixtureRound({ form: 'choose', size: 6, settings: { tempo: 0 } });
  const scene = (await headless.open(gameById('rups')!, round)) as unknown as Rups;
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  const seen: { twigs: number; dew: number }[] = [];
  while (headless.game.flow.phase !== 'einde') {
    const { phase, exercise } = headless.game.flow;
    const at = round.dealt.findIndex((one) => one.exercise.id === exercise?.id);
    if (phase === 'spel' && at >= 0) seen[at] = scene.plenty();
    await robot.act();
  }
  expect(seen.map(({ twigs }) => twigs)).toEqual([0, 0, 3, 3, 3, 3]);
  expect(seen.map(({ dew }) => dew)).toEqual([2, 2, 2, 2, 4, 4]);
});
