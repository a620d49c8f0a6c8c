import type { GameEntry } from '../bridge/index.ts';
import type { Form } from '../exercise/index.ts';
import { fixtureRound } from './fixture.ts';
import { HeadlessHost } from './headless.ts';
import { Robot } from './robot.ts';

/** A visit of a stray: at which exercise of the round it sat there, what tapping it paid, and whether it then was gone. */
interface Visit {
  at: number;
  coins: number;
  isGone: boolean;
}

/** Plays a round of six all right, and taps the stray with this id wherever it sits. */
export async function strayVisits(game: GameEntry, form: Form, id: string): Promise<Visit[]> {
  const headless = new HeadlessHost();
  try {
    const round = fixtureRound({ form, size: 6, options: 3 });
    await headless.open(game, round);
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' });
    const stray = () => headless.game.stage.offers().find((offer) => offer.id === id);
    const coins = () => headless.host.opened!.round!.result().coins;
    const visits: Visit[] = [];
    let asked = '';
    while (headless.game.flow.phase !== 'einde') {
      const { phase, exerciseId = '' } = headless.host.hud.getState();
      const { at } = headless.host.opened!.round!.progress;
      if (phase === 'spel' && exerciseId !== asked) {
        asked = exerciseId;
        await headless.step(20);
        const here = stray();
        if (here) {
          const before = coins();
          const { x, y, width, height } = here.rect();
          await robot.send({ kind: 'tap', x: x + width / 2, y: y + height / 2 });
          const paid = coins() - before;
          await headless.step(60);
          visits.push({ at, coins: paid, isGone: stray() === undefined });
        }
      }
      await robot.act();
    }
    return visits;
  } finally {
    headless.destroy();
  }
}
