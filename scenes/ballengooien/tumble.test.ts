// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameStage } from '../../engine/stage/index.ts';
import { fixtureRound } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { gameById } from '../index.ts';
import { Target } from './target.ts';
import { Tumble } from './tumble.ts';

const FOOT = { x: 600, y: 560 };
const STEP_MS = 1000 / 60;

let headless: HeadlessHost;
let stage: GameStage;
beforeEach(async () => {
  headless = new HeadlessHost();
  const game = gameById('ballengooien')!;
  stage = (await headless.open(game, fixtureRound({ form: 'choose' }))).stage;
});
afterEach(() => headless.destroy());

/** Throws a ball at a tower, `across` and `up` from its foot, and lets the cans do what they do. */
async function throwAt(across: number, up: number, force = 1, scale = 1) {
  const answer = () => ({ form: 'choose', option: 'a' }) as const;
  const spec = { id: 'a', kind: 'option', value: 'a', label: 'a', answer, colour: 0 } as const;
  const target = new Target(stage, spec, FOOT, scale);
  const ball = { x: FOOT.x + across * scale, y: FOOT.y - up * scale, r: 17 };
  const tumble = new Tumble(stage, target, ball, force, 190 * scale);
  let fell: boolean | undefined;
  void tumble.fell.then((answered) => (fell = answered));
  for (let i = 0; i < 90 && fell === undefined; i++) {
    stage.matter.world.step(STEP_MS);
    tumble.step();
    await Promise.resolve();
  }
  tumble.end();
  const bodies = stage.matter.world.getAllBodies().length;
  target.destroy();
  return { fell, bodies };
}

describe('a tower of cans', () => {
  it.each([-55, -30, 0, 30, 55])(
    'falls when it is hit where it is aimed, %i beside the middle',
    async (across) => {
      for (const scale of [1, 0.6, 1.16]) expect((await throwAt(across, 72, 1, scale)).fell).toBe(true);
    },
  );

  it.each([
    [-80, 40],
    [80, 40],
    [75, 72],
    [-60, 10],
  ])('stands when it is only grazed, %i across and %i up', async (across, up) => {
    expect((await throwAt(across, up)).fell).toBe(false);
  });

  it('always falls where a throw is sure', async () => {
    for (const scale of [1, 0.6]) expect((await throwAt(0, 72, 1.7, scale)).fell).toBe(true);
  });

  it('leaves no body behind', async () => {
    expect((await throwAt(0, 72)).bodies).toBe(0);
  });
});
