// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot, type Plan } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { hatchSpots } from './hatch-spots.ts';
import { DESK } from './places.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

async function start({ plan = 'right', ...options }: Partial<FixtureOptions> & { plan?: Plan } = {}) {
  const round = fixtureRound({ form: 'choose', size: 6, longest: 6, settings: { tempo: 0 }, ...options });
  const scene = await headless.open(gameById('quizvraag')!, round);
  const robot = new Robot(headless, round.dealt, { plan, via: 'pointer' });
  const tips: number[] = [];
  let feats = 0;
  scene.stage.tip = (coins) => void tips.push(coins);
  scene.stage.feat = () => void feats++;
  const log = () => headless.host.opened!.round!.log;
  const play = async () => {
    for (let i = 0; i < 3000 && scene.flow.phase !== 'spel'; i++) await robot.act();
    await headless.step(30);
  };
  const usable = (kind: string) =>
    scene.stage
      .offers()
      .map(({ id }) => id)
      .filter((id) => id.startsWith(kind))
      .sort();
  const tapAt = async (x: number, y: number) => {
    await robot.send({ kind: 'tap', x, y });
    await headless.step(30);
  };
  const tap = async (id: string) => {
    const { x, y, width, height } = scene.stage
      .offers()
      .find((one) => one.id === id)!
      .rect();
    await tapAt(x + width / 2, y + height / 2);
  };
  /** Answers the word that is asked, and waits for the next one. */
  const answer = async () => {
    const count = log().length;
    for (let i = 0; i < 1800 && log().length === count; i++) await robot.act();
    await headless.step(40);
  };
  await play();
  return { scene, tips, feats: () => feats, log, play, usable, tap, tapAt, answer };
}

it('a token on the plate is won with the first answer, and four of them make the kunstje', async () => {
  const { tips, feats, play, usable, tap, answer, log } = await start();
  for (const [i, value] of [1, 1, 2, 3].entries()) {
    expect([usable('fiche'), feats()]).toEqual([expect.arrayContaining([`fiche-${i}`]), 0]);
    await tap(`fiche-${i}`);
    expect(log()).toHaveLength(i);
    await answer();
    await play();
    expect(tips.at(-1)).toBe(value);
  }
  expect(feats()).toBe(1);
});

it('a lost token is gone and takes nothing along, also when the second answer is right', async () => {
  const { tips, usable, tap, answer, play } = await start({ plan: 'wrong-then-right', options: 4 });
  await tap('fiche-2');
  await answer();
  await play();
  await answer();
  expect(tips).toEqual([]);
  await play();
  expect(usable('fiche')).toEqual(['fiche-0', 'fiche-1']);
});

it.each(['choose', 'judge'] as const)(
  'in %s a grey buzzer that is hit moves what can be set, and answers nothing',
  async (form) => {
    const { scene, tapAt, log } = await start({ form });
    const at = () => scene.stage.offers().map((one) => one.rect());
    const shake = vi.spyOn(scene.stage, 'tween');
    const before = at();
    await tapAt(738, DESK.y);
    const moved = shake.mock.calls.filter(([{ to }]) => to['angle'] === 2);
    expect([moved.length >= 2, log()]).toEqual([true, []]);
    expect(at()).toEqual(before);
  },
);

it('halves the wrong hatches after a miss only, once a round', async () => {
  const { usable, tap, answer, play } = await start({ plan: 'wrong', options: 6 });
  expect([usable('luik'), usable('hulp-halveren')]).toEqual([expect.objectContaining({ length: 6 }), []]);
  await answer();
  await play();
  expect(usable('luik')).toHaveLength(5);
  await tap('hulp-halveren');
  expect([usable('luik'), usable('luik-goed'), usable('hulp-halveren')]).toEqual([
    expect.objectContaining({ length: 3 }),
    ['luik-goed'],
    [],
  ]);
});

it('while letters are typed arrows bet and ask for help, and nothing is answered', async () => {
  const { scene, log, usable } = await start({ form: 'type' });
  const staked = () => scene.stage.offers().filter((one) => one.id.startsWith('fiche') && one.chosen());
  for (const code of ['ArrowLeft', 'ArrowDown', 'ArrowDown']) {
    scene.feed({ type: 'keydown', code, key: code });
    scene.feed({ type: 'keyup', code, key: code });
    await headless.step(10);
  }
  expect([staked().length, log().length]).toEqual([1, 0]);
  expect(usable('hulp')).toEqual([]);
});

it('in calm mode there are no tokens, and words that are right make the kunstje', async () => {
  const { feats, usable, answer, play } = await start({ settings: { calm: true } });
  expect(usable('fiche')).toEqual([]);
  for (let i = 0; i < 4; i++, await play()) await answer();
  expect(feats()).toBe(1);
});

describe('places for hatches', () => {
  const area = { left: 262, right: 1080, top: 220, bottom: 530 };
  it.each([
    [1, 500, 96],
    [2, 480, 96],
    [3, 300, 96],
    [4, 120, 96],
    [6, 420, 112],
    [6, 150, 150],
  ])('keep %i of %i by %i u apart and within', (count, width, height) => {
    const at = hatchSpots(
      Array.from({ length: count }, () => ({ width, height })),
      area,
    );
    const half = at.map(({ scale }) => ({ x: (width * scale) / 2, y: (height * scale) / 2 }));
    at.forEach((one, i) => {
      expect(one.x - half[i]!.x).toBeGreaterThanOrEqual(area.left - 0.1);
      expect(one.x + half[i]!.x).toBeLessThanOrEqual(area.right + 0.1);
      expect(one.y - half[i]!.y).toBeGreaterThanOrEqual(area.top);
      expect(one.y + half[i]!.y).toBeLessThanOrEqual(area.bottom);
      for (const other of at.slice(i + 1)) {
        const isBeside = Math.abs(one.x - other.x) >= 2 * half[i]!.x;
        expect(isBeside || Math.abs(one.y - other.y) >= 2 * half[i]!.y).toBe(true);
      }
    });
  });
});
