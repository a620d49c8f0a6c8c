// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fixtureRound } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { gameById } from '../index.ts';

/** Everything that is written on the stage, inside other things too. */
const written = (things: readonly object[]): string[] =>
  things.flatMap((thing) => [
    ...('text' in thing && typeof thing.text === 'string' ? [thing.text] : []),
    ...('list' in thing ? written(thing.list as object[]) : []),
  ]);

it.each([false, true])(
  'the example runs a sentence of two lines to its end within six seconds, by key: %s',
  async (byKey) => {
    const headless = new HeadlessHost();
    const round = fixtureRound({ form: 'read', firstVisit: true, options: 4 });
    const text = 'Toen de regen ophield, liep mijn zusje met haar laarzen door de plassen.';
    const scene = await headless.open(gameById('leesrace')!, {
      ...round,
      dealt: round.dealt.map(({ exercise, solution }) => ({
        exercise: { ...exercise, text } as typeof exercise,
        solution,
      })),
    });
    scene.live.byKey = byKey;
    const seen = new Set<string>();
    while (scene.flow.phase === 'voorbeeld' && scene.stage.clock.now < 20_000) {
      await headless.step();
      for (const words of written(scene.children.list)) seen.add(words);
    }
    const ms = scene.stage.clock.now;
    headless.destroy();
    expect(seen).toContain('Toen');
    expect(seen).toContain('plassen.');
    expect(ms).toBeLessThanOrEqual(6000);
  },
);
