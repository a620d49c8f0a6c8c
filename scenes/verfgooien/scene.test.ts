// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureRound } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import type VerfGooien from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

it('a free fling gets twin splats after a third of the round, and any paint after two thirds', async () => {
  const round = fixtureRound({ form: 'judge', size: 6, settings: { tempo: 0 } });
  const scene = (await headless.open(gameById('verfgooien')!, round)) as VerfGooien;
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  const flings = Array.from({ length: 6 }, () => ({ sizes: [] as number[], marks: new Set<string>() }));
  const splat = scene.wall.splat.bind(scene.wall);
  scene.wall.splat = (mark, x, y, r) => {
    if (scene.fling.isOn) {
      const fling = flings[headless.host.opened!.round!.progress.at]!;
      fling.sizes.push(r);
      fling.marks.add(mark);
    }
    splat(mark, x, y, r);
  };
  while (scene.flow.phase !== 'einde') {
    if (!scene.fling.isOn) await robot.act();
    else {
      for (const type of ['keydown', 'keyup'] as const) scene.feed({ type, code: 'Space', key: ' ' });
      await headless.step(12);
    }
  }
  const smallest = flings.map(({ sizes }) => Math.min(...sizes));
  expect(smallest.map((r) => r < 42)).toEqual([false, false, true, true, true, true]);
  expect(flings.map(({ marks }) => marks.size > 1)).toEqual([false, false, false, false, true, true]);
});
