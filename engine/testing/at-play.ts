import { afterEach } from 'vitest';
import type { Offer, OfferOptions, Thing } from '../stage/index.ts';
import { fixtureRound, type FixtureOptions } from './fixture.ts';
import { HeadlessHost } from './headless.ts';
import { REFERENCE, type ReferenceScene } from './reference-scene.ts';

let headless: HeadlessHost | undefined;
afterEach(() => {
  headless?.destroy();
  headless = undefined;
});

/** Opens the reference game, waits until it can be answered, and gives the ways to act in it. */
export async function play(options: FixtureOptions) {
  headless?.destroy();
  headless = new HeadlessHost();
  const scene = (await headless.open(REFERENCE, fixtureRound(options))) as ReferenceScene;
  for (let i = 0; i < 3000 && scene.flow.phase !== 'spel'; i++) await headless.step();
  await headless.step(30);
  const step = (count = 1) => headless!.step(count);
  return {
    headless,
    scene,
    step,
    async key(code: string, key = code) {
      scene.feed({ type: 'keydown', code, key });
      await step();
      scene.feed({ type: 'keyup', code, key });
      await step();
    },
    async tap(x: number, y: number) {
      scene.feed({ type: 'down', x, y });
      await step();
      scene.feed({ type: 'up', x, y });
      await step();
    },
    async drag(from: [number, number], to: [number, number]) {
      scene.feed({ type: 'down', x: from[0], y: from[1] });
      await step();
      for (const share of [0.3, 0.6, 1]) {
        scene.feed({
          type: 'move',
          x: from[0] + (to[0] - from[0]) * share,
          y: from[1] + (to[1] - from[1]) * share,
        });
        await step();
      }
      scene.feed({ type: 'up', x: to[0], y: to[1] });
      await step();
    },
    put(
      x: number,
      y: number,
      options: Partial<OfferOptions> & { id: string },
    ): { thing: Thing; offer: Offer } {
      const thing = scene.stage.image('niets', x, y).setDisplaySize(40, 40);
      return { thing, offer: scene.stage.offer(thing, { kind: 'control', label: options.id, ...options }) };
    },
  };
}

/** What was answered in the open game. */
export const log = () => headless!.host.opened!.round!.log;
