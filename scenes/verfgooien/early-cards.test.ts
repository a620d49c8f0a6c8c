// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fixtureRound } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { CARD_DEPTH } from './cards.ts';

interface Seen {
  depth: number;
  alpha: number;
  scaleX: number;
  frame?: { name: string };
}

/** What hangs on the wall and is in view: cards, and cards that are folded shut. */
const onWall = (things: readonly object[]) =>
  (things as Seen[])
    .filter(({ depth, alpha, scaleX }) => depth === CARD_DEPTH && alpha > 0.05 && scaleX > 0.05)
    .map(({ frame }) => (frame?.name === 'kaart-dicht' ? 'folded' : 'card'));

/** Per fling of a round what of the next exercise is in view before it, just before its half and at its end. */
async function flings(options: number, tempo: number, seed: string) {
  const headless = new HeadlessHost();
  const form = options === 1 ? 'sort' : 'choose';
  const round = fixtureRound({ form, options, size: 8, seed, longest: 9, settings: { tempo } });
  const scene = await headless.open(gameById('verfgooien')!, round);
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  const found: { count: number; folded: boolean; left: number }[] = [];
  while (scene.flow.phase !== 'einde') {
    await robot.act();
    if (scene.flow.phase !== 'goed') continue;
    let last: string[] = [];
    while (scene.flow.phase === 'goed') {
      last = onWall(scene.children.list);
      await headless.step();
    }
    const left = scene.flow.phase === 'einde' ? 0 : 1;
    found.push({ count: last.length, folded: last.includes('folded'), left });
  }
  headless.destroy();
  return found.filter(({ left }) => left > 0);
}

it('the next cards always peek early, in a choice of many folded shut where they do not fit', async () => {
  const all = [];
  for (const seed of ['a', 'b', 'c']) all.push(...(await flings(6, 0.9, seed)));
  for (const { count, folded } of all) expect(folded ? count > 0 : count === 6).toBe(true);
  expect(all.some(({ folded }) => folded)).toBe(true);
});

it('a single card peeks early too, and none does at a low tempo', async () => {
  for (const { count } of await flings(1, 0.9, 'a')) expect(count).toBe(1);
  for (const { count } of await flings(1, 0.4, 'a')) expect(count).toBe(0);
});
