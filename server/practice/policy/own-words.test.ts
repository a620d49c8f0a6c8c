import { expect, test } from 'vitest';
import type { PracticeEngine } from '../../../engine/practice/index.ts';
import { createReading, createWordBank, practiceItems } from '../../words/index.ts';
import { itemId, listCategory } from '../../words/practice-items.ts';
import { bankEngine, listEngine, untouched } from './engines.ts';
import { ownWordsOf } from './own-words.ts';

const bank = createWordBank();
const items = practiceItems(bank, createReading(bank));
const shared = untouched(items);
const ownWords = ownWordsOf(items);
const NOW = Date.UTC(2026, 10, 26);
const FORM = { kind: 'open' } as const;

/** An engine with one pupil, who wrote so many words of each category, all right or all wrong. */
function pupilWho(groep: number, wrote: Readonly<Record<string, { right: boolean; count: number }>>) {
  const engine = bankEngine(items, shared);
  engine.addPupil({ id: 'kind', groep, month: 3 });
  for (const [category, { right, count }] of Object.entries(wrote))
    for (const [i, { id }] of items.words
      .filter((word) => word.category === category)
      .slice(0, count)
      .entries())
      engine.record({
        pupil: 'kind',
        now: NOW - 10 * 24 * 3_600_000 + i * 60_000,
        session: 's',
        wordId: id,
        form: FORM,
        correct: right,
      });
  return engine;
}

/** The chance of each word of a list, in percent. */
function chances(engine: PracticeEngine, words: readonly string[]) {
  const own = listEngine(items, shared, 'l', ownWords(engine, 'kind', { id: 'l', words }));
  own.importPupil(engine.exportPupil('kind'));
  return words.map((word) =>
    Math.round(
      100 * own.predict({ pupil: 'kind', wordId: itemId(listCategory('l'), word), form: FORM, now: NOW }),
    ),
  );
}

test('a word of the first years is no risk for a strong pupil of later ones, who has more trouble with words of now', () => {
  const strong = pupilWho(6, {
    'ei-ij': { right: true, count: 20 },
    'open-syllable': { right: true, count: 20 },
  });
  const [boom, gebeurt, chauffeur] = chances(strong, ['boom', 'gebeurt', 'chauffeur']);
  expect(boom).toBeGreaterThan(90);
  expect(boom).toBeGreaterThanOrEqual(gebeurt!);
  expect(gebeurt).toBeGreaterThan(chauffeur!);
});

test('what a pupil can and can’t do elsewhere is told of the words of a list', () => {
  const [weak, able] = [false, true].map((right) =>
    pupilWho(5, { 'ei-ij': { right, count: 20 }, 'au-ou': { right: !right, count: 20 } }),
  );
  const [weakEi, weakAu] = chances(weak!, ['trein', 'blauw']);
  const [ableEi, ableAu] = chances(able!, ['trein', 'blauw']);
  expect(weakEi! + 25).toBeLessThan(weakAu!);
  expect(ableAu! + 25).toBeLessThan(ableEi!);
});

test('a word of which nothing is known has the chance of a word of a dictation', () => {
  expect(items.ownWord('ptk').every(({ category }) => category === undefined)).toBe(true);
  const [unknown] = chances(pupilWho(5, {}), ['ptk']);
  expect(unknown).toBeGreaterThan(20);
  expect(unknown).toBeLessThan(80);
});
