import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../catalogue/examples.ts';
import { breakLevels } from './hyphenate.ts';

const require = createRequire(import.meta.url);
const hyphenateSync = require('hyphen')(require('hyphen/patterns/nl.js'), {
  hyphenChar: '·',
  minWordLength: 1,
}) as (text: string) => string;
/** Words that the package takes from its list of exceptions have levels of their own. */
const words = Object.values(EXAMPLES)
  .flatMap((list) => list.split(', '))
  .filter((word) => /^[a-z]{2,}$/.test(word));

describe('packed patterns', () => {
  it('break words where the package they come from breaks them', () => {
    const cut = (word: string) => {
      const levels = breakLevels(word);
      return [...word]
        .map((letter, i) => (i > 1 && i < word.length - 1 && levels[i]! % 2 === 1 ? `·${letter}` : letter))
        .join('');
    };
    expect(words.length).toBeGreaterThan(500);
    expect(words.filter((word) => cut(word) !== hyphenateSync(word))).toEqual([]);
  });
});
