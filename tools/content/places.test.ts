import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type GameManifest } from '../../engine/exercise/index.ts';
import { readingCategory } from '../../engine/spelling/catalogue/index.ts';
import { createDealer } from '../../server/practice/dealer.ts';
import { SILENT_SPEAKER, wordsOf } from '../../server/practice/words.ts';
import { createWordBank } from '../../server/words/index.ts';

const SCENES = join(import.meta.dirname, '../../scenes');
const games = await Promise.all(
  globSync('*/manifest.ts', { cwd: SCENES }).map(
    async (file) => ((await import(join(SCENES, file))) as { default: GameManifest }).default,
  ),
);
const words = wordsOf(createWordBank(), SILENT_SPEAKER);
const dealer = createDealer(words);

const readIn = (groep: number) =>
  words.categoriesOf(groep).flatMap(({ id }) => (readingCategory(id) === undefined ? [] : [id]));

it('has places to read on the island of each school year', () => {
  expect(Object.fromEntries([3, 4, 5, 6, 7, 8].map((groep) => [groep, readIn(groep)]))).toEqual({
    3: ['read-cvc', 'read-cluster-one', 'read-cluster-many', 'read-patterns', 'read-sentences'],
    4: ['read-two-syllable', 'read-open-closed', 'read-affixes', 'read-sentence-meaning'],
    5: ['read-multi-syllable', 'read-sentences', 'read-sentence-meaning'],
    6: ['read-loanwords', 'read-text-meaning', 'read-sentence-meaning'],
    7: ['read-multi-syllable', 'read-text-meaning', 'read-sentence-meaning'],
    8: ['read-text-meaning', 'read-sentence-meaning'],
  });
});

it.each([3, 4, 5, 6, 7, 8])(
  'plays every place of groep %i in every game that there is, in whole rounds',
  (groep) => {
    expect(games.length).toBeGreaterThanOrEqual(3);
    for (const { id: category } of words.categoriesOf(groep))
      for (const game of games) {
        const about = `${game.id} ${category} groep ${groep}`;
        const wish = { game, matter: { category }, settings: DEFAULT_SETTINGS, groep };
        const deal = dealer.deal({ ...wish, seed: about });
        expect(deal?.size, about).toBeGreaterThanOrEqual(8);
        expect(deal?.dealt.length, about).toBeGreaterThan(deal!.size);
      }
  },
);
