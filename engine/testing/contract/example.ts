import { expect, it } from 'vitest';
import type { GameEntry } from '../../bridge/index.ts';
import type { Form } from '../../exercise/index.ts';
import { fixtureRound, type FixtureOptions } from '../fixture.ts';
import { rowsOf, type Depth } from './depth.ts';
import { errorsOf, newHost, until } from './opening.ts';

type LongestWord = 'short' | 'long';

/** Opens a game for the first time; its example asks a word of at most 9 letters or the longest there is. */
async function openOnFirstVisit(
  entry: GameEntry,
  asked: Pick<FixtureOptions, 'form' | 'extras'>,
  words: LongestWord,
  settings: NonNullable<FixtureOptions['settings']>,
) {
  const headless = newHost();
  const lengths = words === 'short' ? { longest: 9 } : { shortest: 10 };
  const round = fixtureRound({
    ...asked,
    firstVisit: true,
    options: entry.manifest.cap,
    settings,
    ...lengths,
  });
  const longest = [...round.dealt].sort(
    (a, b) => b.solution.reveal.text.length - a.solution.reveal.text.length,
  )[0]!;
  const example = { ...longest, exercise: { ...longest.exercise, id: 'voorbeeld' } };
  const dealt = words === 'short' ? round.dealt : [...round.dealt.slice(0, round.size), example];
  const scene = await headless.open(entry, { ...round, dealt });
  return { headless, scene };
}

const SHOWN: readonly [string, boolean, FixtureOptions['settings'], LongestWord][] = [
  ['a hand, a word of 17 letters', false, {}, 'long'],
  ['a hand, short words', false, {}, 'short'],
  ['keys, short words', true, {}, 'short'],
  ['keys, a word of 17 letters', true, {}, 'long'],
  ['calm mode', false, { calm: true }, 'long'],
];

/** The example of the first visit: short, skipped at any moment, and no answer of the pupil. */
export function hasExample(entry: GameEntry, form: Form, extras: number, depth: Depth) {
  it.each(rowsOf(depth, 1, SHOWN))(
    'answers once in at most six seconds, and the round begins after it: %s',
    async (...row) => {
      const [, byKey, settings = {}, words] = row;
      const { headless, scene } = await openOnFirstVisit(entry, { form, extras }, words, settings);
      scene.live.byKey = byKey;
      const { clock } = scene.stage;
      let answered = 0;
      const respond = scene.respond.bind(scene);
      scene.respond = (outcome) => {
        if (scene.flow.isExample && outcome.verdict.right) answered++;
        return respond(outcome);
      };
      while (scene.flow.phase === 'voorbeeld' && clock.now < 20_000) await headless.step();
      expect(clock.now).toBeLessThanOrEqual(6000);
      expect(answered).toBeGreaterThan(0);
      await until(headless, 'spel');
      expect(headless.host.opened!.round!.log).toEqual([]);
      expect(errorsOf(headless)).toEqual([0, undefined]);
    },
  );

  if (depth === 'short') return;

  it('can be skipped at any moment', async () => {
    for (let at = 0; at < 5000; at += 350) {
      const { headless, scene } = await openOnFirstVisit(entry, { form, extras }, 'short', {});
      while (scene.stage.clock.now < at && scene.flow.phase === 'voorbeeld') await headless.step();
      scene.feed({ type: 'keydown', code: 'Space', key: ' ' });
      scene.feed({ type: 'keyup', code: 'Space', key: ' ' });
      await until(headless, 'spel');
      expect(headless.host.opened!.round!.log).toEqual([]);
      expect(errorsOf(headless)).toEqual([0, undefined]);
      headless.destroy();
    }
  });
}
