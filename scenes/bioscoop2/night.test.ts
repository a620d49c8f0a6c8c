// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { fixtureRound } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import manifest from './manifest.ts';

let headless: HeadlessHost;
afterEach(() => headless.destroy());

const stray = () => headless.game.stage.offers().find(({ id }) => id === 'nachtvlinder');

it.each(manifest.forms)(
  'the moth comes after two thirds of the round, and brings a coin once (%s)',
  async (form) => {
    headless = new HeadlessHost();
    const round = fixtureRound({ form, size: 6, options: 3 });
    await headless.open(gameById('bioscoop2')!, round);
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' });
    const coins = () => headless.host.opened!.round!.result().coins;
    const { hud } = headless.host;
    const came: number[] = [];
    const paid: number[] = [];
    let asked = '';
    while (headless.game.flow.phase !== 'einde') {
      const { phase, exerciseId = '' } = hud.getState();
      const { at } = headless.host.opened!.round!.progress;
      if (phase === 'spel' && exerciseId !== asked) {
        asked = exerciseId;
        await headless.step(20);
        const here = stray();
        if (here) {
          came.push(at);
          const before = coins();
          const { x, y, width, height } = here.rect();
          await robot.send({ kind: 'tap', x: x + width / 2, y: y + height / 2 });
          paid.push(coins() - before);
          await headless.step(60);
          expect(stray()).toBeUndefined();
        }
      }
      await robot.act();
    }
    expect(came).toEqual([4, 5]);
    expect(paid).toEqual([1, 1]);
  },
);
