// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureRound } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { gameById } from '../index.ts';
import { Beckon } from './beckon.ts';
import { HOME } from './grid.ts';
import type Stofzuigen from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const ground = () => ({ walls: new Set<number>(), rugs: new Set<number>() });

async function open() {
  const round = fixtureRound({ form: 'build', size: 1 });
  const { stage } = (await headless.open(gameById('stofzuigen')!, round)) as unknown as Stofzuigen;
  return { stage, beckon: new Beckon(stage) };
}

it('shows where he can go only to who does nothing for a while, and no longer than that', async () => {
  const { beckon } = await open();
  beckon.arrows(true, HOME, ground);
  await headless.step(100);
  beckon.arrows(true, HOME, ground);
  expect(beckon.isBeckoning).toBe(false);
  await headless.step(60);
  beckon.arrows(true, HOME, ground);
  expect(beckon.isBeckoning).toBe(true);
  beckon.arrows(false, HOME, ground);
  expect(beckon.isBeckoning).toBe(false);
});
