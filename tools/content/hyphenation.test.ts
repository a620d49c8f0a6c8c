import { expect, it } from 'vitest';
import { syllableStarts } from '../../engine/spelling/analyse/syllables.ts';
import { readFrequency } from '../../server/words/index.ts';
import { NeededPatterns } from './hyphenation-needed.ts';
import { dutchPatterns } from './hyphenation-package.ts';

it('the packed patterns cut all common words as all patterns of the package do', () => {
  const patterns = new NeededPatterns(dutchPatterns());
  const words = readFrequency().words.filter((word) => /^[a-zéèëïöü]{2,}$/.test(word));
  expect(words.length).toBeGreaterThan(10_000);
  const cut = (word: string, starts: readonly number[]) => `${word} ${starts.join(' ')}`;
  const wrong = words.filter(
    (word) => cut(word, syllableStarts(word)) !== cut(word, patterns.startsByAll(word)),
  );
  expect(wrong).toEqual([]);
});

it('a pattern that decides nothing is left out', () => {
  const patterns = new NeededPatterns([
    { text: 'rda', levels: [2, 0, 3] },
    { text: 'kat', levels: [0, 5] },
    { text: 'xq', levels: [0, 3] },
  ]);
  const words = ['aardas', 'kat'];
  patterns.learn(words);
  patterns.prune(words);
  expect(patterns.kept).toEqual([{ text: 'rda', levels: [0, 0, 3] }]);
  expect(patterns.startsByAll('aardas')).toEqual([4]);
});
