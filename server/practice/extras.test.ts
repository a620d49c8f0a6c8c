import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, slotsOf, type PlaySettings } from '../../engine/exercise/index.ts';
import { createWordBank } from '../words/index.ts';
import { extrasOf, type Game } from './catalogue.ts';
import { createDealer } from './dealer.ts';
import { SILENT_SPEAKER, wordsOf } from './words.ts';

const url = (text: string) => `/x/${text}`;
const dealer = createDealer(wordsOf(createWordBank(), { ...SILENT_SPEAKER, url, prepare: url }));
const PLAIN: Game = {
  id: 'proef',
  title: 'Proef',
  family: 'proef/proef',
  forms: ['order'],
  round: 8,
  cap: 4,
  pace: 'T',
  explain: 'Doe mee.',
};
/** A game that can lay two frames apart. */
const GAME: Game = { ...PLAIN, extras: 2 };
const settings = (more: Partial<PlaySettings>): PlaySettings => ({ ...DEFAULT_SETTINGS, ...more });

/** The most cards of an exercise in a round that do not belong. */
function most(game: Game, category: string, more: Partial<PlaySettings>): number {
  const wish = { game, matter: { category }, settings: settings(more), seed: 'een', groep: 5 };
  const { dealt } = dealer.deal(wish)!;
  expect(dealt.length).toBeGreaterThan(game.round);
  return Math.max(
    ...dealt.map(({ exercise }) =>
      exercise.form === 'order' ? exercise.cards.length - slotsOf(exercise) : NaN,
    ),
  );
}

test('cards that do not belong come from tempo 0.6, and never in calm mode', () => {
  const at = (tempo: number, calm = false) => extrasOf(GAME, settings({ tempo, calm }));
  expect([0, 0.59, 0.6, 0.79, 0.8, 1].map((tempo) => at(tempo))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(at(1, true)).toBe(0);
});

test.each(['ei-ij', 'read-sentences'])('a round of %s has as many as go with tempo and game', (category) => {
  expect(most(GAME, category, { tempo: 0.3 })).toBe(0);
  expect(most(GAME, category, { tempo: 0.7 })).toBe(1);
  expect(most(GAME, category, { tempo: 1 })).toBe(2);
  expect(most(GAME, category, { tempo: 1, calm: true })).toBe(0);
  expect(most(PLAIN, category, { tempo: 1 })).toBe(0);
});
